public import Foundation
import ListLayout

/// How a section looks that is a list.
///
/// Appearance, header, footer and the header's padding make the layout (list rules L1-L6);
/// separators, colours and swipe actions are accepted and given back.
public struct UICollectionLayoutListConfiguration {
  /// The overall look of a list.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge, headers that stay in sight.
    case plain = 0
    /// Groups of rows, apart from each other.
    case grouped
    /// The same with room at the sides.
    case insetGrouped
    /// The first column of a split view.
    case sidebar
    /// The first column, its headers staying in sight.
    case sidebarPlain
  }

  /// What a list's header is.
  public enum HeaderMode: Int, Sendable {
    /// There is none.
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The section's first item.
    case firstItemInSection
  }

  /// What a list's footer is.
  public enum FooterMode: Int, Sendable {
    /// There is none.
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// Answers an item's separators, given those of the list.
  public typealias ItemSeparatorHandler =
    (
      _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    )
    -> UIListSeparatorConfiguration

  /// Answers the actions of an item that is swiped.
  public typealias SwipeActionsConfigurationProvider =
    (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The overall look.
  public var appearance: Appearance
  /// What the header is.
  public var headerMode = HeaderMode.none
  /// What the footer is.
  public var footerMode = FooterMode.none
  /// The room above a header that is the first item of a plain list, in pt; nil for the platform's
  /// (list rule L2).
  public var headerTopPadding: CGFloat?
  /// Whether rows are parted by separators.
  public var showsSeparators = true
  /// How separators look.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Answers an item's own separators.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// What lies behind the list: kept without effect.
  public var backgroundColor: UIColor?
  /// Answers the actions at the leading side: kept without effect.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Answers the actions at the trailing side: kept without effect.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a configuration without header and footer, with separators.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  var value: CollectionLayoutListConfiguration {
    CollectionLayoutListConfiguration(
      appearance: appearance.value, headerMode: headerMode.value, footerMode: footerMode.value,
      showsSeparators: showsSeparators, headerTopPadding: headerTopPadding.map(Double.init))
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  var value: CollectionLayoutListConfiguration.Appearance {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }
}

extension UICollectionLayoutListConfiguration.HeaderMode {
  var value: CollectionLayoutListConfiguration.HeaderMode {
    switch self {
    case .none: .none
    case .supplementary: .supplementary
    case .firstItemInSection: .firstItemInSection
    }
  }
}

extension UICollectionLayoutListConfiguration.FooterMode {
  var value: CollectionLayoutListConfiguration.FooterMode {
    switch self {
    case .none: .none
    case .supplementary: .supplementary
    }
  }
}
