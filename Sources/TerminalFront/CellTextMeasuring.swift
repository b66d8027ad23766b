public import Foundation
public import ListScreen
import TerminalKit

/// Measures text as a terminal shows it: every cluster one or two columns, every line one row.
public struct CellTextMeasuring: TextMeasuring {
  /// How points become cells.
  public let scale: CellScale

  /// Creates a measurer.
  public init(scale: CellScale) { self.scale = scale }

  /// The columns of the longest line and the rows of all lines, in pt. The font plays no part.
  public func size(of text: String, font: Font, width: Double, lines: Int) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let columns = width.isFinite ? Int(max(min(width / scale.pointsPerColumn, 1e6), 1)) : 1_000_000
    let wrapped = TextLines(text, columns: columns, limit: lines).lines
    let longest = wrapped.map(CellBuffer.width(of:)).max() ?? 0
    return CGSize(
      width: Double(longest) * scale.pointsPerColumn,
      height: Double(wrapped.count) * scale.pointsPerRow)
  }
}
