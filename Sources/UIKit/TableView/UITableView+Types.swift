public import Foundation

extension UITableView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// One after another; headers stay in sight.
    case plain = 0
    /// Each a group with room around it.
    case grouped
    /// Each a group that keeps clear of the sides.
    case insetGrouped
  }

  /// Where a row comes to stand that is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it shows with the least scrolling (table rule TB3).
    case none = 0
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How rows come and go: kept without effect.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// From and to the right.
    case right
    /// From and to the left.
    case left
    /// From and to the top.
    case top
    /// From and to the bottom.
    case bottom
    /// At once.
    case none
    /// In the middle.
    case middle
    /// As the table likes.
    case automatic = 100
  }

  /// The line between rows: kept without effect.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// One line.
    case singleLine
  }

  /// Says that a height is to be measured, or the table's own is meant (table rule TB1).
  public nonisolated static let automaticDimension: CGFloat = -1
}
