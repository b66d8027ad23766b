import Foundation
import ListLayout

extension NSCollectionLayoutSection {
  /// The section of a list: rows of the full width, one below the other, that measure themselves
  /// (list rules L1-L6, with a phone's figures).
  ///
  /// - Parameters:
  ///   - configuration: The look of the list.
  ///   - layoutEnvironment: The view; figures do not depend on it here.
  /// - Returns: A section whose header and footer are of `UICollectionView`'s kinds.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let value = CollectionLayoutSection.list(using: configuration.value)
    let size = NSCollectionLayoutSize(value.group.layoutSize)
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.contentInsets = NSDirectionalEdgeInsets(value.contentInsets)
    section.supplementariesFollowContentInsets = value.supplementariesFollowContentInsets
    section.boundarySupplementaryItems = value.boundarySupplementaryItems.map { item in
      let isHeader = item.elementKind == CollectionLayoutListConfiguration.headerKind
      let boundary = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(item.layoutSize),
        elementKind: isHeader
          ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter,
        alignment: isHeader ? .top : .bottom)
      boundary.pinToVisibleBounds = item.pinToVisibleBounds
      boundary.extendsBoundary = item.extendsBoundary
      boundary.zIndex = item.zIndex
      return boundary
    }
    return section
  }
}

extension NSCollectionLayoutSize {
  convenience init(_ value: CollectionLayoutSize) {
    self.init(
      widthDimension: NSCollectionLayoutDimension(value.widthDimension),
      heightDimension: NSCollectionLayoutDimension(value.heightDimension))
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout all of whose sections are lists of one look.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
