import CommandLineTable
import ListScreen

/// A screen document that a command was given, read and its diagnostics told.
struct ScreenInput {
  let document: ScreenDocument
  /// The file, or `-`.
  let path: String
  /// What is wrong with the document, one line each, safe for a terminal.
  let warnings: [String]

  /// The document that is shown when none is named.
  static let bundledName = "cars.json"

  /// What the operand of a command that shows a document is.
  static let operand = OperandSpecification(
    "DOCUMENT", .optional,
    "A screen document, JSON of format 1, '-' for standard input; the bundled one if absent.")

  /// Reads a document and tells what is wrong with it on standard error.
  ///
  /// What has an error is left out and the rest is shown; `check` is the command that fails.
  ///
  /// - Parameters:
  ///   - name: The document's path, `-`, or nil for the bundled one.
  ///   - arguments: The command line, for where the bundled files are.
  ///   - console: Where diagnostics are told.
  /// - Returns: The document; nil when the text is none, which has been told then.
  /// - Throws: `CommandFailure` when it cannot be read.
  static func open(
    _ name: String?, _ arguments: ParsedArguments, _ console: Console
  ) throws(CommandFailure) -> ScreenInput? {
    let path: String
    if let name { path = name } else { path = try BundledFiles(arguments).path(of: bundledName) }
    let reading = try read(path)
    let lines = reading.diagnostics.map { $0.line(file: path) }
    for line in lines { console.diagnostic(line) }
    return reading.document.map { ScreenInput(document: $0, path: path, warnings: lines) }
  }

  /// Reads the document at a path, or on standard input for `-`, where names of pictures are looked
  /// for in the working folder.
  static func read(_ path: String, strict: Bool = false) throws(CommandFailure) -> DocumentReading {
    if path == InputFile.standardInput {
      return ScreenDocument.read(
        try InputFile.bytes(path, as: .screenDocument), folder: ".", strict: strict)
    }
    do {
      return try ScreenDocument.read(contentsOf: path, strict: strict)
    } catch {
      throw CommandFailure(error.description)
    }
  }
}
