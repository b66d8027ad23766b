import Foundation
import ListLayout

/// The same layout with every length multiplied.
struct Scaling {
  let factor: Double

  func document(_ document: LayoutDocument) -> LayoutDocument {
    var scaled = document
    scaled.container.width *= factor
    scaled.container.height *= factor
    scaled.configuration = document.configuration.map(configuration)
    scaled.safeArea = document.safeArea.map(insets)
    scaled.layoutMargins = document.layoutMargins.map(insets)
    scaled.contentOffset = document.contentOffset.map {
      CGPoint(x: $0.x * factor, y: $0.y * factor)
    }
    scaled.measured = document.measured.map {
      .init(
        items: $0.items?.mapValues(measured), supplementary: $0.supplementary?.mapValues(measured))
    }
    scaled.sections = document.sections.map {
      .init(itemCount: $0.itemCount, layout: layout($0.layout))
    }
    return scaled
  }

  private func layout(_ layout: SectionLayout) -> SectionLayout {
    switch layout {
    case .compositional(let section): .compositional(self.section(section))
    case .flow(let flow): .flow(self.flow(flow))
    }
  }

  private func measured(_ size: MeasuredSize) -> MeasuredSize {
    MeasuredSize(width: size.width.map { $0 * factor }, height: size.height.map { $0 * factor })
  }

  private func insets(_ insets: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: insets.top * factor, leading: insets.leading * factor, bottom: insets.bottom * factor,
      trailing: insets.trailing * factor)
  }

  private func size(_ size: CGSize) -> CGSize {
    CGSize(width: size.width * factor, height: size.height * factor)
  }

  private func flow(_ flow: CollectionViewFlowLayout) -> CollectionViewFlowLayout {
    var scaled = flow
    scaled.itemSize = size(flow.itemSize ?? CollectionViewFlowLayout.defaultItemSize)
    // A size given is a delegate's answer where items are estimated (flow rule F2).
    if flow.estimatedItemSize != nil { scaled.itemSize = flow.itemSize.map(size) }
    scaled.itemSizes = flow.itemSizes.map(size)
    scaled.estimatedItemSize = flow.estimatedItemSize.map(size)
    scaled.sectionInset = insets(flow.sectionInset)
    scaled.minimumLineSpacing *= factor
    scaled.minimumInteritemSpacing *= factor
    scaled.headerReferenceSize = size(flow.headerReferenceSize)
    scaled.footerReferenceSize = size(flow.footerReferenceSize)
    return scaled
  }

  private func dimension(_ dimension: CollectionLayoutDimension) -> CollectionLayoutDimension {
    switch dimension {
    case .fractionalWidth, .fractionalHeight: dimension
    case .absolute(let length): .absolute(length * factor)
    case .estimated(let length): .estimated(length * factor)
    }
  }

  private func size(_ size: CollectionLayoutSize) -> CollectionLayoutSize {
    CollectionLayoutSize(
      widthDimension: dimension(size.widthDimension),
      heightDimension: dimension(size.heightDimension))
  }

  private func spacing(_ spacing: CollectionLayoutSpacing?) -> CollectionLayoutSpacing? {
    switch spacing {
    case .fixed(let length): .fixed(length * factor)
    case .flexible(let length): .flexible(length * factor)
    case nil: nil
    }
  }

  private func edges(_ edges: CollectionLayoutEdgeSpacing) -> CollectionLayoutEdgeSpacing {
    CollectionLayoutEdgeSpacing(
      leading: spacing(edges.leading), top: spacing(edges.top),
      trailing: spacing(edges.trailing), bottom: spacing(edges.bottom))
  }

  private func anchor(_ anchor: CollectionLayoutAnchor) -> CollectionLayoutAnchor {
    guard case .absolute(let x, let y) = anchor.offset else { return anchor }
    return CollectionLayoutAnchor(
      edges: anchor.edges, offset: .absolute(x: x * factor, y: y * factor))
  }

  private func anchored(
    _ item: CollectionLayoutSupplementaryItem
  ) -> CollectionLayoutSupplementaryItem {
    var scaled = item
    scaled.layoutSize = size(item.layoutSize)
    scaled.containerAnchor = anchor(item.containerAnchor)
    scaled.itemAnchor = item.itemAnchor.map(anchor)
    return scaled
  }

  private func boundary(
    _ item: CollectionLayoutBoundarySupplementaryItem
  ) -> CollectionLayoutBoundarySupplementaryItem {
    var scaled = item
    scaled.layoutSize = size(item.layoutSize)
    scaled.absoluteOffset.x *= factor
    scaled.absoluteOffset.y *= factor
    return scaled
  }

  private func configuration(
    _ configuration: CollectionViewCompositionalLayoutConfiguration
  ) -> CollectionViewCompositionalLayoutConfiguration {
    var scaled = configuration
    scaled.interSectionSpacing *= factor
    scaled.boundarySupplementaryItems = configuration.boundarySupplementaryItems.map(boundary)
    return scaled
  }

  private func section(_ section: CollectionLayoutSection) -> CollectionLayoutSection {
    var scaled = section
    scaled.group = group(section.group)
    scaled.contentInsets = insets(section.contentInsets)
    scaled.interGroupSpacing *= factor
    scaled.boundarySupplementaryItems = section.boundarySupplementaryItems.map(boundary)
    for index in scaled.decorationItems.indices {
      scaled.decorationItems[index].contentInsets = insets(
        section.decorationItems[index].contentInsets)
    }
    return scaled
  }

  private func group(_ group: CollectionLayoutGroup) -> CollectionLayoutGroup {
    var scaled = group
    scaled.layoutSize = size(group.layoutSize)
    switch group.arrangement {
    case .horizontal(let subitems, let count):
      scaled.arrangement = .horizontal(subitems: subitems.map(subitem), count: count)
    case .vertical(let subitems, let count):
      scaled.arrangement = .vertical(subitems: subitems.map(subitem), count: count)
    case .custom(let items):
      scaled.arrangement = .custom(
        items: items.map {
          CollectionLayoutGroupCustomItem(
            x: $0.x * factor, y: $0.y * factor, width: $0.width * factor,
            height: $0.height * factor, zIndex: $0.zIndex)
        })
    }
    scaled.interItemSpacing = spacing(group.interItemSpacing)
    scaled.contentInsets = insets(group.contentInsets)
    scaled.edgeSpacing = edges(group.edgeSpacing)
    scaled.supplementaryItems = group.supplementaryItems.map(anchored)
    return scaled
  }

  private func subitem(_ subitem: CollectionLayoutSubitem) -> CollectionLayoutSubitem {
    switch subitem {
    case .group(let nested): return .group(group(nested))
    case .item(let item):
      var scaled = item
      scaled.layoutSize = size(item.layoutSize)
      scaled.contentInsets = insets(item.contentInsets)
      scaled.edgeSpacing = edges(item.edgeSpacing)
      scaled.supplementaryItems = item.supplementaryItems.map(anchored)
      return .item(scaled)
    }
  }
}
