import Foundation
import ListLayout

/// What a flow layout, its delegate and its view say, section by section, for solving.
@MainActor
struct FlowDescription {
  private let flow: UICollectionViewFlowLayout
  private let host: any CollectionLayoutHost
  private let environment: CollectionLayoutEnvironment

  init(of flow: UICollectionViewFlowLayout, in host: any CollectionLayoutHost) {
    self.flow = flow
    self.host = host
    environment = CollectionLayoutEnvironment(
      of: host, isVertical: flow.scrollDirection == .vertical,
      mirrors: flow.flipsHorizontallyInOppositeLayoutDirection)
  }

  var layout: LayoutDescription {
    LayoutDescription(
      sections: (0..<host.numberOfSections).map { section in
        let count = host.numberOfItems(inSection: section)
        return ResolvedLayout.Section(
          itemCount: count, layout: .flow(self.section(section, count: count)))
      },
      configuration: CollectionViewCompositionalLayoutConfiguration(
        scrollDirection: flow.scrollDirection.value, contentInsetsReference: .none),
      environment: environment)
  }

  private func section(_ number: Int, count: Int) -> CollectionViewFlowLayout {
    var section = CollectionViewFlowLayout()
    section.scrollDirection = flow.scrollDirection.value
    section.sectionInset = insets(
      ask { $0.collectionView($1, layout: flow, insetForSectionAt: number) } ?? flow.sectionInset)
    section.minimumLineSpacing = Double(
      ask { $0.collectionView($1, layout: flow, minimumLineSpacingForSectionAt: number) }
        ?? flow.minimumLineSpacing)
    section.minimumInteritemSpacing = Double(
      ask { $0.collectionView($1, layout: flow, minimumInteritemSpacingForSectionAt: number) }
        ?? flow.minimumInteritemSpacing)
    section.headerReferenceSize =
      ask { $0.collectionView($1, layout: flow, referenceSizeForHeaderInSection: number) }
      ?? flow.headerReferenceSize
    section.footerReferenceSize =
      ask { $0.collectionView($1, layout: flow, referenceSizeForFooterInSection: number) }
      ?? flow.footerReferenceSize
    section.estimatedItemSize = estimate
    section.itemSizes = sizes(number, count: count)
    // Under an estimate a size is the delegate's alone (flow rule F2).
    if estimate == nil { section.itemSize = flow.itemSize }
    return section
  }

  /// What items count with until they are measured; nil where they do not size themselves.
  private var estimate: CGSize? {
    let automatic = UICollectionViewFlowLayout.automaticSize
    if flow.estimatedItemSize == .zero {
      return flow.itemSize == automatic ? CollectionViewFlowLayout.defaultItemSize : nil
    }
    guard flow.estimatedItemSize == automatic else { return flow.estimatedItemSize }
    return flow.itemSize == automatic
      ? CollectionViewFlowLayout.defaultItemSize : flow.itemSize
  }

  /// The delegate's sizes; none where it does not answer for the first item.
  private func sizes(_ section: Int, count: Int) -> [CGSize] {
    var sizes: [CGSize] = []
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      guard let size = ask({ $0.collectionView($1, layout: flow, sizeForItemAt: path) }) else {
        break
      }
      sizes.append(size)
    }
    return sizes
  }

  private func ask<Value>(
    _ question: (any UICollectionViewDelegateFlowLayout, UICollectionView) -> Value
  ) -> Value? {
    guard let view = host.collectionView, let delegate = host.flowDelegate else { return nil }
    return flow.ask { question(delegate, view) }
  }

  /// A section's insets with those of its reference across the scroll direction (flow rule F8).
  private func insets(_ own: UIEdgeInsets) -> DirectionalEdgeInsets {
    var insets = own
    if let reference {
      let content = host.adjustedContentInset
      if flow.scrollDirection == .vertical {
        insets.left = max(own.left + reference.left - content.left, 0)
        insets.right = max(own.right + reference.right - content.right, 0)
      } else {
        insets.top = max(own.top + reference.top - content.top, 0)
        insets.bottom = max(own.bottom + reference.bottom - content.bottom, 0)
      }
    }
    let isRightToLeft = environment.traitCollection.layoutDirection == .rightToLeft
    return DirectionalEdgeInsets(
      top: Double(insets.top), leading: Double(isRightToLeft ? insets.right : insets.left),
      bottom: Double(insets.bottom), trailing: Double(isRightToLeft ? insets.left : insets.right))
  }

  /// The edges that sections keep clear beside their insets; nil for those the content insets have
  /// cleared already.
  private var reference: UIEdgeInsets? {
    switch flow.sectionInsetReference {
    case .fromContentInset: nil
    case .fromSafeArea: host.safeAreaInsets
    case .fromLayoutMargins: host.layoutMargins
    }
  }
}

extension UICollectionView.ScrollDirection {
  var value: ScrollDirection { self == .vertical ? .vertical : .horizontal }
}
