import Foundation
import TerminalKit

/// What lines on standard output have to keep to: how wide they may be, and which characters.
struct Page {
  /// The columns of the terminal, nil for no limit, as on a pipe or in a file.
  let columns: Int?
  /// The characters that the terminal's locale can show.
  let glyphs: GlyphSet

  /// What standard output is now.
  static var standardOutput: Page {
    guard isatty(1) == 1 else { return Page(columns: nil, glyphs: .unicode) }
    let variables = ProcessInfo.processInfo.environment
    let environment = TerminalEnvironment(variables: variables)
    return Page(
      columns: CellSize.lineWidth(
        reported: CellSize.reported(by: 1)?.columns, variables: variables),
      glyphs: environment.glyphs)
  }

  /// The line as it may be written: whole where it fits, else cut between clusters and ended by an
  /// ellipsis (terminal rules 17 and 28).
  func fitted(_ line: String) -> String {
    let line = glyphs == .ascii ? line.inASCII : line
    guard let columns, line.columnWidth > columns else { return line }
    let ellipsis = glyphs.ellipsis.columnWidth <= columns ? glyphs.ellipsis : ""
    var room = columns - ellipsis.columnWidth
    var kept = ""
    for cluster in line {
      room -= String(cluster).columnWidth
      if room < 0 { break }
      kept.append(cluster)
    }
    return kept + ellipsis
  }
}

extension String {
  /// The columns that the text takes on a terminal.
  var columnWidth: Int {
    utf8.allSatisfy { 0x20...0x7E ~= $0 } ? utf8.count : reduce(0) { $0 + ClusterWidth.of($1) }
  }

  /// The text with a `?` for each cluster that is not ASCII.
  fileprivate var inASCII: String {
    String(map { $0.isASCII ? $0 : "?" })
  }
}
