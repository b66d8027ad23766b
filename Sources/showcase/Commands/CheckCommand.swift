import CommandLineTable
import JSONText
import ListScreen

/// `showcase check`: every diagnostic of screen documents.
enum CheckCommand: Command {
  static let specification = CommandSpecification(
    "check", "Check screen documents and print every diagnostic.",
    discussion: [
      """
      A diagnostic is one line: FILE:LINE:COLUMN: error or warning: the way to the value: what is
      wrong; what to do. The exit code is 1 when there are errors or a document cannot be read.
      """,
      "With --json one object a document and line; \"error\" says why one cannot be read:",
      .verbatim(
        """
        {"document", "ok", "diagnostics": [{"severity", "code", "path", "line",
          "column", "message", "remedy"}], "error"?}
        """),
    ],
    operands: [
      OperandSpecification(
        "DOCUMENT", .oneOrMore, "A screen document, JSON of format 1; '-' reads standard input.")
    ],
    options: [SharedOptions.strict, SharedOptions.json],
    examples: [
      .init("showcase check --strict screens/*.json", "What a CI job runs before screens ship.")
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let isJSON = arguments.has(SharedOptions.json)
    var status = ExitStatus.done
    for name in arguments.operands {
      let verdict = DocumentVerdict(name, strict: arguments.has(SharedOptions.strict))
      if let failure = verdict.failure { console.note(failure) }
      if isJSON {
        try console.line(verdict.json.text())
      } else {
        for diagnostic in verdict.diagnostics { try console.line(diagnostic.line(file: name)) }
      }
      if !verdict.isSound { status = .failed }
    }
    return status
  }
}

/// What came of checking one document.
private struct DocumentVerdict {
  let name: String
  /// Why the document could not be read, or nil.
  let failure: String?
  let diagnostics: [DocumentDiagnostic]

  init(_ name: String, strict: Bool) {
    self.name = name
    do {
      diagnostics = try ScreenInput.read(name, strict: strict).diagnostics
      failure = nil
    } catch {
      diagnostics = []
      failure = error.message
    }
  }

  var isSound: Bool { failure == nil && !diagnostics.contains { $0.severity == .error } }

  var json: JSONValue {
    var object = JSONObject()
    object.append("document", .string(name))
    object.append("ok", .bool(isSound))
    object.append("diagnostics", .array(diagnostics.map(Self.json)))
    object.append("error", ifPresent: failure.map(JSONValue.string))
    return .object(object)
  }

  private static func json(_ diagnostic: DocumentDiagnostic) -> JSONValue {
    [
      "severity": .string(diagnostic.severity.rawValue), "code": .string(diagnostic.code.rawValue),
      "path": .string(diagnostic.path), "line": .integer(diagnostic.line),
      "column": .integer(diagnostic.column), "message": .string(diagnostic.message),
      "remedy": .string(diagnostic.remedy),
    ]
  }
}
