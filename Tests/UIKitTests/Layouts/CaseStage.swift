import Foundation
import ListLayout
import Testing

@testable import UIKit

/// A case's layout in UIKit's classes, in a view of the case's size, and the comparison with what
/// the case expects.
@MainActor
struct CaseStage {
  let layout: UICollectionViewLayout
  private let host: LayoutHost
  private let document: LayoutDocument
  private let delegate: any UICollectionViewDelegateFlowLayout
  private(set) var compared = 0
  private(set) var differences: [String] = []

  init(_ document: LayoutDocument) throws {
    self.document = document
    layout = try LayoutBuilder.layout(document)
    delegate = document.flowDelegate
    host = LayoutHost(
      layout, counts: document.sections.map(\.itemCount),
      size: CGSize(width: document.container.width, height: document.container.height),
      traits: UITraitCollection(
        displayScale: CGFloat(document.scale ?? 0),
        layoutDirection: document.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight))
    host.flowDelegate = delegate
    host.safeAreaInsets = Self.insets(document.safeArea)
    host.layoutMargins = Self.insets(document.layoutMargins)
    measure()
  }

  private static func insets(_ value: DirectionalEdgeInsets?) -> UIEdgeInsets {
    let value = value ?? .zero
    return UIEdgeInsets(
      top: CGFloat(value.top), left: CGFloat(value.leading), bottom: CGFloat(value.bottom),
      right: CGFloat(value.trailing))
  }

  /// Lets the view measure what is in sight at rest and where the case has scrolled to, then gives
  /// the answers that came in on the way.
  private func measure() {
    let answers = document.measured?.items ?? [:]
    let others = document.measured?.supplementary ?? [:]
    host.measure = { attributes in
      guard let size = answers[attributes.key] ?? others[Self.key(of: attributes, layout)] else {
        return nil
      }
      return CGSize(
        width: size.width ?? Double(attributes.size.width),
        height: size.height ?? Double(attributes.size.height))
    }
    _ = host.show()
    let bounds = CGRect(origin: document.contentOffset ?? .zero, size: host.bounds.size)
    host.change(to: bounds)
    _ = host.show()
    for key in answers.keys.sorted() {
      guard let path = LayoutIndexPath(key),
        let original = layout.layoutAttributesForItem(
          at: IndexPath(item: path.item, section: path.section)),
        let request = original.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      let preferred = host.preferredAttributes(fitting: request)
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    }
    host.bounds = bounds
  }

  // MARK: Comparing

  mutating func check(_ expected: LayoutDocument.Expected) {
    for (key, wanted) in expected.items.merging(
      expected.supplementary, uniquingKeysWith: { a, _ in a })
    {
      guard let attributes = attributes(key) else {
        differences.append("\(key): nothing, expected \(wanted)")
        continue
      }
      compare(key, LayoutRect(attributes.frame).numbers, wanted.numbers)
      compareZ(key, attributes, expected)
    }
    checkContentSize(expected.contentSize)
    checkCounts(expected)
    for query in expected.elementsIn ?? [] {
      let found = layout.layoutAttributesForElements(in: query.rect.rect) ?? []
      compare(
        "elements in \(query.rect)", found.map { Self.key(of: $0, layout) }.sorted(),
        query.elements.sorted())
    }
    checkRests(expected)
  }

  private mutating func compare(_ what: String, _ answer: [Double], _ wanted: [Double]) {
    compared += 1
    if !zip(answer, wanted).allSatisfy({ abs($0 - $1) <= 0.01 }) {
      differences.append("\(what): \(answer), expected \(wanted)")
    }
  }

  private mutating func compare<Value: Equatable>(_ what: String, _ answer: Value, _ wanted: Value)
  {
    compared += 1
    if answer != wanted { differences.append("\(what): \(answer), expected \(wanted)") }
  }

  private mutating func compareZ(
    _ key: String, _ attributes: UICollectionViewLayoutAttributes,
    _ expected: LayoutDocument.Expected
  ) {
    guard expected.zIndex != nil || expected.elementsIn != nil else { return }
    let usual = attributes.representedElementCategory == .supplementaryView ? 1 : 0
    compare("z of \(key)", attributes.zIndex, expected.zIndex?[key] ?? usual)
  }

  private mutating func checkContentSize(_ wanted: CGSize) {
    let size = layout.collectionViewContentSize
    // Flow rule F5: how UIKit rounds a flow layout's content extent is not known.
    let tolerance = layout is UICollectionViewFlowLayout && document.scale != nil ? 0.5 : 0.01
    compare("width of the content", abs(size.width - wanted.width) <= tolerance, true)
    compare("height of the content", abs(size.height - wanted.height) <= tolerance, true)
  }

  /// No item beyond those listed has a frame.
  private mutating func checkCounts(_ expected: LayoutDocument.Expected) {
    guard expected.partial != true else { return }
    var found: Set<String> = []
    for (section, value) in document.sections.enumerated() {
      for item in 0..<value.itemCount {
        let path = IndexPath(item: item, section: section)
        if layout.layoutAttributesForItem(at: path) != nil { found.insert("\(section),\(item)") }
      }
    }
    compare("the items", found, Set(expected.items.keys))
  }

  private mutating func checkRests(_ expected: LayoutDocument.Expected) {
    guard let layout = layout as? UICollectionViewCompositionalLayout else { return }
    for (key, wanted) in expected.orthogonal ?? [:] {
      guard let row = Int(key).flatMap(layout.orthogonalRow(inSection:)) else {
        differences.append("section \(key) does not scroll sideways")
        continue
      }
      compare("row of section \(key)", [row.rowLength], [wanted.rowLength])
      compare("viewport of section \(key)", [row.viewport], [wanted.viewport])
      if let stops = wanted.stops { compare("stops of section \(key)", Array(row.stops), stops) }
    }
    for query in expected.settling ?? [] {
      let row = layout.orthogonalRow(inSection: query.section)
      compare("rest \(query)", [row?.rest(settingTo: query.target) ?? .nan], [query.rest])
    }
  }

  // MARK: Keys

  /// The attributes of an element by its key in the document.
  private func attributes(_ key: String) -> UICollectionViewLayoutAttributes? {
    if let path = LayoutIndexPath(key) {
      return layout.layoutAttributesForItem(
        at: IndexPath(item: path.item, section: path.section))
    }
    let parts = key.split(separator: ",").map(String.init)
    let kind = layout is UICollectionViewFlowLayout ? FlowKinds.long(parts[0]) : parts[0]
    if parts[1] == "layout" {
      return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(index: 0))
    }
    let path = IndexPath(
      item: parts.count > 2 ? Int(parts[2]) ?? -1 : 0, section: Int(parts[1]) ?? -1)
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      ?? layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
  }

  /// The key in the document of an element with these attributes.
  private static func key(
    of attributes: UICollectionViewLayoutAttributes, _ layout: UICollectionViewLayout
  ) -> String {
    let names =
      (layout as? UICollectionViewCompositionalLayout)?.solution?.names
      ?? (layout as? UICollectionViewFlowLayout)?.solution?.names
    return names?.element(
      attributes.representedElementCategory, kind: attributes.representedElementKind,
      at: attributes.indexPath)?.key ?? "none"
  }
}

extension LayoutRect {
  fileprivate var numbers: [Double] { [x, y, width, height] }
}
