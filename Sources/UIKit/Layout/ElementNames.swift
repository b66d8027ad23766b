import Foundation
import ListLayout

/// What the elements of a layout are called: an element of a solution on one side; a category, a
/// kind and an index path on UIKit's.
struct ElementNames: Sendable {
  /// The kinds of boundary items of each compositional section, to tell them from backgrounds and
  /// anchored views; nil for a flow section.
  private let boundaryKinds: [Set<String>?]

  init(_ sections: [ResolvedLayout.Section]) {
    boundaryKinds = sections.map { section in
      guard case .compositional(let value) = section.layout else { return nil }
      return Set(value.boundarySupplementaryItems.map(\.elementKind))
    }
  }

  /// Whether a kind is one of a section's boundary items.
  func isBoundary(_ kind: String, _ section: Int) -> Bool {
    boundaryKinds.indices.contains(section) && boundaryKinds[section]?.contains(kind) ?? true
  }

  /// The element that a category, a kind and a path name; nil where there is none such.
  func element(
    _ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> LayoutElement? {
    guard let kind else {
      guard indexPath.count == 2 else { return nil }
      return .item(indexPath.item, section: indexPath.section)
    }
    guard indexPath.count == 2 else {
      return category == .supplementaryView ? .layout(kind: kind) : nil
    }
    let (section, item) = (indexPath.section, indexPath.item)
    guard boundaryKinds.indices.contains(section) else { return nil }
    guard let boundaries = boundaryKinds[section] else {
      return FlowKinds.short(kind).map { .section(kind: $0, section: section) }
    }
    if category == .decorationView { return .section(kind: kind, section: section) }
    return boundaries.contains(kind)
      ? .section(kind: kind, section: section)
      : .anchored(kind: kind, section: section, number: item)
  }

  /// What an element is in UIKit's words.
  func identity(
    of element: LayoutElement
  ) -> (category: UICollectionView.ElementCategory, kind: String?, indexPath: IndexPath) {
    switch element {
    case .item(let path):
      return (.cell, nil, IndexPath(item: path.item, section: path.section))
    case .layout(let kind):
      return (.supplementaryView, kind, IndexPath(index: 0))
    case .anchored(let kind, let section, let number):
      return (.supplementaryView, kind, IndexPath(item: number, section: section))
    case .section(let kind, let section):
      let path = IndexPath(item: 0, section: section)
      guard let boundaries = boundaryKinds[section] else {
        return (.supplementaryView, FlowKinds.long(kind), path)
      }
      return (boundaries.contains(kind) ? .supplementaryView : .decorationView, kind, path)
    }
  }
}

/// The kinds of a flow section's header and footer, here and in documents.
enum FlowKinds {
  static let all = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  static func short(_ kind: String) -> String? {
    switch kind {
    case UICollectionView.elementKindSectionHeader: "header"
    case UICollectionView.elementKindSectionFooter: "footer"
    default: nil
    }
  }

  static func long(_ kind: String) -> String {
    kind == "header"
      ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
  }
}
