import JSONText

/// What came of reading a document.
public struct DocumentReading: Sendable {
  /// The document, without the entries that have errors; nil when the text is not JSON, no object,
  /// or of a format that is not known.
  public let document: ScreenDocument?
  /// All that is wrong, in the order of the text.
  public let diagnostics: [DocumentDiagnostic]

  /// Whether a diagnostic is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension ScreenDocument {
  /// Reads the document in a file, and looks for the pictures and videos that it names beside it.
  ///
  /// A document takes at most 64 MiB, 128 levels of nesting and a million items. Its own folder is
  /// that of the file itself, links resolved.
  ///
  /// - Parameters:
  ///   - path: The file's path. Only a regular file is read.
  ///   - strict: Whether warnings are errors. What is left out of the document does not change.
  /// - Returns: The document and all that is wrong with it.
  /// - Throws: `DocumentFileError` when the file can not be read.
  /// - Complexity: O(n) in the number of bytes, and a look into the folder for each name.
  public static func read(
    contentsOf path: String, strict: Bool = false
  ) throws(DocumentFileError) -> DocumentReading {
    let bytes = try DocumentFile.read(path, limit: JSONLimits.standard.bytes)
    let real = MediaFolder.realPath(path) ?? path
    return read(bytes, folder: folder(of: real), strict: strict)
  }

  /// Reads the document that bytes are.
  ///
  /// - Parameters:
  ///   - bytes: JSON in UTF-8.
  ///   - folder: The folder that holds the pictures and videos; nil for not looking for them.
  ///   - strict: Whether warnings are errors. What is left out of the document does not change.
  /// - Returns: The document and all that is wrong with it.
  /// - Complexity: O(n) in the number of bytes, and a look into the folder for each name.
  public static func read(
    _ bytes: [UInt8], folder: String? = nil, strict: Bool = false
  ) -> DocumentReading {
    do {
      let tree = try JSONTree.read(bytes)
      let context = DocumentContext(folder: folder)
      let document =
        tree.root.kind == .array
        ? AppStorePage.document(tree.root, context) : ScreenDocument(tree.root, context)
      for duplicate in tree.duplicateKeys() {
        context.log.add(
          .error, .duplicateKey, at: duplicate.key,
          "the key stands here again, after line \(duplicate.first.position.line)",
          remedy: "remove one of the two; the first counts")
      }
      return DocumentReading(
        document: document, diagnostics: context.log.diagnostics(strict: strict))
    } catch {
      return DocumentReading(document: nil, diagnostics: [DocumentDiagnostic(error)])
    }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

extension DocumentDiagnostic {
  /// The text is not JSON.
  init(_ problem: JSONProblem) {
    self.init(
      severity: .error, code: .badJSON, path: problem.path.text, line: problem.position.line,
      column: problem.position.column, message: problem.message, remedy: problem.remedy)
  }
}
