import JSONText

/// Collects what is wrong with one document while it is decoded.
///
/// A document of a million bad items would drown its reader, so the log keeps a limited number and
/// says at the end how many more there were.
struct DiagnosticLog {
  /// The most diagnostics that are kept.
  static let limit = 10_000

  private var kept: [DocumentDiagnostic] = []
  private var errorsBeyond = 0
  private var warningsBeyond = 0

  mutating func add(
    _ severity: DocumentDiagnostic.Severity, _ code: DocumentDiagnostic.Code, at node: JSONNode,
    path: JSONPath? = nil, _ message: @autoclosure () -> String,
    remedy: @autoclosure () -> String
  ) {
    guard kept.count < Self.limit else {
      if severity == .error { errorsBeyond += 1 } else { warningsBeyond += 1 }
      return
    }
    let position = node.position
    kept.append(
      DocumentDiagnostic(
        severity: severity, code: code, path: (path ?? node.path).text, line: position.line,
        column: position.column, message: message(), remedy: remedy()))
  }

  /// Everything in the order of the text, warnings made errors where asked.
  func diagnostics(strict: Bool) -> [DocumentDiagnostic] {
    var all = kept.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    if errorsBeyond + warningsBeyond > 0 {
      all.append(
        DocumentDiagnostic(
          severity: errorsBeyond > 0 ? .error : .warning, code: .tooManyDiagnostics, path: "$",
          line: 1, column: 1,
          message: "\(errorsBeyond + warningsBeyond) more things are wrong and not listed",
          remedy: "mend those listed and check again"))
    }
    guard strict else { return all }
    for index in all.indices { all[index].severity = .error }
    return all
  }
}
