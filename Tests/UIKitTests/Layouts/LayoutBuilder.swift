import Foundation
import ListLayout
import UIKit

/// Builds UIKit's classes from a layout's values, as an app's own code would.
@MainActor
enum LayoutBuilder {
  /// The layout of a document: a flow layout where its sections flow.
  static func layout(_ document: LayoutDocument) throws -> UICollectionViewLayout {
    if case .flow(let value)? = document.sections.first?.layout { return flow(value) }
    let sections = document.sections.compactMap { section in
      if case .compositional(let value) = section.layout { value } else { nil }
    }
    return UICollectionViewCompositionalLayout(
      sectionProvider: { number, _ in section(sections[number]) },
      configuration: configuration(document.configuration ?? .init()))
  }

  static func flow(_ value: CollectionViewFlowLayout) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = value.scrollDirection == .vertical ? .vertical : .horizontal
    if let size = value.itemSize { layout.itemSize = size }
    if let size = value.estimatedItemSize { layout.estimatedItemSize = size }
    layout.minimumLineSpacing = CGFloat(value.minimumLineSpacing)
    layout.minimumInteritemSpacing = CGFloat(value.minimumInteritemSpacing)
    layout.headerReferenceSize = value.headerReferenceSize
    layout.footerReferenceSize = value.footerReferenceSize
    layout.sectionInset = UIEdgeInsets(
      top: CGFloat(value.sectionInset.top), left: CGFloat(value.sectionInset.leading),
      bottom: CGFloat(value.sectionInset.bottom), right: CGFloat(value.sectionInset.trailing))
    return layout
  }

  static func section(_ value: CollectionLayoutSection) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group(value.group))
    section.contentInsets = insets(value.contentInsets)
    section.interGroupSpacing = CGFloat(value.interGroupSpacing)
    section.contentInsetsReference = reference(value.contentInsetsReference)
    section.supplementariesFollowContentInsets = value.supplementariesFollowContentInsets
    section.boundarySupplementaryItems = value.boundarySupplementaryItems.map(boundary)
    section.decorationItems = value.decorationItems.map { item in
      let decoration = NSCollectionLayoutDecorationItem.background(elementKind: item.elementKind)
      decoration.contentInsets = insets(item.contentInsets)
      decoration.zIndex = item.zIndex
      return decoration
    }
    section.orthogonalScrollingBehavior = behaviour(value.orthogonalScrollingBehavior)
    return section
  }

  static func configuration(
    _ value: CollectionViewCompositionalLayoutConfiguration
  ) -> UICollectionViewCompositionalLayoutConfiguration {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = value.scrollDirection == .vertical ? .vertical : .horizontal
    configuration.interSectionSpacing = CGFloat(value.interSectionSpacing)
    configuration.boundarySupplementaryItems = value.boundarySupplementaryItems.map(boundary)
    configuration.contentInsetsReference = reference(value.contentInsetsReference)
    return configuration
  }

  static func group(_ value: CollectionLayoutGroup) -> NSCollectionLayoutGroup {
    let size = size(value.layoutSize)
    let group: NSCollectionLayoutGroup =
      switch value.arrangement {
      case .horizontal(let items, nil):
        .horizontal(layoutSize: size, subitems: items.map(subitem))
      case .vertical(let items, nil):
        .vertical(layoutSize: size, subitems: items.map(subitem))
      case .horizontal(let items, .some(let count)):
        .horizontal(layoutSize: size, subitem: subitem(items[0]), count: count)
      case .vertical(let items, .some(let count)):
        .vertical(layoutSize: size, repeatingSubitem: subitem(items[0]), count: count)
      case .custom(let items):
        .custom(layoutSize: size) { _ in items.map(customItem) }
      }
    group.interItemSpacing = value.interItemSpacing.map(spacing)
    group.contentInsets = insets(value.contentInsets)
    group.edgeSpacing = edges(value.edgeSpacing)
    group.supplementaryItems = value.supplementaryItems.map(anchored)
    return group
  }

  private static func customItem(
    _ value: CollectionLayoutGroupCustomItem
  ) -> NSCollectionLayoutGroupCustomItem {
    let frame = CGRect(x: value.x, y: value.y, width: value.width, height: value.height)
    return value.zIndex.map { NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: $0) }
      ?? NSCollectionLayoutGroupCustomItem(frame: frame)
  }

  private static func subitem(_ value: CollectionLayoutSubitem) -> NSCollectionLayoutItem {
    switch value {
    case .group(let value): return group(value)
    case .item(let value):
      let item = NSCollectionLayoutItem(
        layoutSize: size(value.layoutSize),
        supplementaryItems: value.supplementaryItems.map(anchored))
      item.contentInsets = insets(value.contentInsets)
      item.edgeSpacing = edges(value.edgeSpacing)
      return item
    }
  }

  private static func anchored(
    _ value: CollectionLayoutSupplementaryItem
  ) -> NSCollectionLayoutSupplementaryItem {
    let container = anchor(value.containerAnchor)
    let item =
      if let own = value.itemAnchor {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size(value.layoutSize), elementKind: value.elementKind,
          containerAnchor: container, itemAnchor: anchor(own))
      } else {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size(value.layoutSize), elementKind: value.elementKind,
          containerAnchor: container)
      }
    item.zIndex = value.zIndex
    return item
  }

  private static func boundary(
    _ value: CollectionLayoutBoundarySupplementaryItem
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(value.layoutSize), elementKind: value.elementKind,
      alignment: alignment(value.alignment),
      absoluteOffset: CGPoint(x: value.absoluteOffset.x, y: value.absoluteOffset.y))
    item.extendsBoundary = value.extendsBoundary
    item.pinToVisibleBounds = value.pinToVisibleBounds
    item.zIndex = value.zIndex
    return item
  }

  private static func anchor(_ value: CollectionLayoutAnchor) -> NSCollectionLayoutAnchor {
    let edges = NSDirectionalRectEdge(rawValue: UInt(value.edges.rawValue))
    switch value.offset {
    case .absolute(x: 0, y: 0):
      return NSCollectionLayoutAnchor(edges: edges)
    case .absolute(let x, let y):
      return NSCollectionLayoutAnchor(edges: edges, absoluteOffset: CGPoint(x: x, y: y))
    case .fractional(let x, let y):
      return NSCollectionLayoutAnchor(edges: edges, fractionalOffset: CGPoint(x: x, y: y))
    }
  }

  private static func size(_ value: CollectionLayoutSize) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: dimension(value.widthDimension),
      heightDimension: dimension(value.heightDimension))
  }

  private static func dimension(
    _ value: CollectionLayoutDimension
  ) -> NSCollectionLayoutDimension {
    switch value {
    case .fractionalWidth(let number): .fractionalWidth(CGFloat(number))
    case .fractionalHeight(let number): .fractionalHeight(CGFloat(number))
    case .absolute(let number): .absolute(CGFloat(number))
    case .estimated(let number): .estimated(CGFloat(number))
    }
  }

  private static func spacing(_ value: CollectionLayoutSpacing) -> NSCollectionLayoutSpacing {
    switch value {
    case .fixed(let number): .fixed(CGFloat(number))
    case .flexible(let number): .flexible(CGFloat(number))
    }
  }

  private static func edges(
    _ value: CollectionLayoutEdgeSpacing
  ) -> NSCollectionLayoutEdgeSpacing? {
    guard value != CollectionLayoutEdgeSpacing() else { return nil }
    return NSCollectionLayoutEdgeSpacing(
      leading: value.leading.map(spacing), top: value.top.map(spacing),
      trailing: value.trailing.map(spacing), bottom: value.bottom.map(spacing))
  }

  private static func insets(_ value: DirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: CGFloat(value.top), leading: CGFloat(value.leading), bottom: CGFloat(value.bottom),
      trailing: CGFloat(value.trailing))
  }

  private static func alignment(_ value: RectAlignment) -> NSRectAlignment {
    switch value {
    case .none: .none
    case .top: .top
    case .topLeading: .topLeading
    case .leading: .leading
    case .bottomLeading: .bottomLeading
    case .bottom: .bottom
    case .bottomTrailing: .bottomTrailing
    case .trailing: .trailing
    case .topTrailing: .topTrailing
    }
  }

  private static func reference(_ value: ContentInsetsReference) -> UIContentInsetsReference {
    switch value {
    case .automatic: .automatic
    case .none: .none
    case .safeArea: .safeArea
    case .layoutMargins: .layoutMargins
    case .readableContent: .readableContent
    }
  }

  private static func behaviour(
    _ value: CollectionLayoutSection.OrthogonalScrollingBehavior
  ) -> UICollectionLayoutSectionOrthogonalScrollingBehavior {
    switch value {
    case .none: .none
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}
