import Foundation
import ListLayout

/// A background behind a whole section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of view.
  public let elementKind: String
  /// Its z index.
  open var zIndex = 0

  /// Creates a background.
  public required init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// A background of a kind.
  open class func background(elementKind: String) -> Self { self.init(elementKind: elementKind) }

  var decoration: CollectionLayoutDecorationItem {
    CollectionLayoutDecorationItem(
      elementKind: elementKind, contentInsets: contentInsets.value, zIndex: zIndex)
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutDecorationItem(elementKind: elementKind)
    copy.takeProperties(of: self)
    copy.zIndex = zIndex
    return copy
  }
}
