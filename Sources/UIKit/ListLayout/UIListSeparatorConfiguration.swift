import Foundation

/// How the separators of a list look. Accepted and given back: nothing is drawn here.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a separator shows.
  public enum Visibility: Int, Sendable {
    /// Where the list's look has one.
    case automatic = 0
    /// Always.
    case visible
    /// Never.
    case hidden
  }

  /// Stands for the insets of the list's look.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Whether the separator above a row shows.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the separator below a row shows.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// What the separator above is shorter than the row.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// What the separator below is shorter than the row.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

  /// The colour.
  public var color = UIColor.separator
  /// The colour between rows that are selected together.
  public var multipleSelectionColor = UIColor.separator

  /// Creates the separators of a look.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
