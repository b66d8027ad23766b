import Foundation
import ListLayout
import UIKit

/// Answers a case's insets and spacings section by section, as an app's delegate does.
@MainActor
protocol CaseDelegate: UICollectionViewDelegateFlowLayout {
  var sections: [CollectionViewFlowLayout] { get }
}

extension CaseDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    let inset = sections[section].sectionInset
    return UIEdgeInsets(
      top: CGFloat(inset.top), left: CGFloat(inset.leading), bottom: CGFloat(inset.bottom),
      right: CGFloat(inset.trailing))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { CGFloat(sections[section].minimumLineSpacing) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { CGFloat(sections[section].minimumInteritemSpacing) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { sections[section].headerReferenceSize }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { sections[section].footerReferenceSize }
}

/// Insets and spacings, no sizes.
@MainActor
final class SpacingDelegate: CaseDelegate {
  let sections: [CollectionViewFlowLayout]

  init(_ sections: [CollectionViewFlowLayout]) {
    self.sections = sections
  }
}

/// The same, answering for single items too.
@MainActor
final class SizeDelegate: CaseDelegate {
  let sections: [CollectionViewFlowLayout]

  init(_ sections: [CollectionViewFlowLayout]) {
    self.sections = sections
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let section = sections[indexPath.section]
    return indexPath.item < section.itemSizes.count
      ? section.itemSizes[indexPath.item]
      : section.itemSize ?? CollectionViewFlowLayout.defaultItemSize
  }
}

extension LayoutDocument {
  /// The delegate of a document whose sections flow.
  @MainActor var flowDelegate: any UICollectionViewDelegateFlowLayout {
    let flows = sections.map { section in
      if case .flow(let flow) = section.layout { flow } else { CollectionViewFlowLayout() }
    }
    let givesSizes = flows.contains { flow in
      !flow.itemSizes.isEmpty || (flow.estimatedItemSize != nil && flow.itemSize != nil)
    }
    return givesSizes ? SizeDelegate(flows) : SpacingDelegate(flows)
  }
}
