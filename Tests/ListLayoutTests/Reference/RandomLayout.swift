import Foundation
import ListLayout
import _TestSupport

/// Makes up layout documents: few distinct figures, so that fits to the last point, ties and equal
/// neighbours come up often, and every kind of group, section and boundary item.
struct RandomLayout {
  private var random: SeededGenerator
  /// Whether estimated dimensions, and answers to them, come up.
  var hasEstimates = true
  /// Whether boundary items, anchored items and backgrounds come up.
  var hasViews = true

  /// Seeds beside each other would give the same numbers one step apart.
  init(seed: UInt64) { random = SeededGenerator(seed: seed &* 0xD134_2543_DE82_EF95) }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  /// True once in `times`.
  mutating func once(in times: Int) -> Bool { Int.random(in: 0..<times, using: &random) == 0 }

  mutating func document() -> LayoutDocument {
    let (width, height) = pick([(320.0, 480.0), (301, 200), (375, 667), (414, 333.5)])
    let direction = pick([ScrollDirection.vertical, .vertical, .horizontal])
    var document = LayoutDocument(
      container: .init(width: width, height: height), scale: pick([1, 2, 2, 3, nil]),
      sections: [],
      configuration: .init(
        scrollDirection: direction, interSectionSpacing: pick([0, 0, 12, 7.5]),
        boundarySupplementaryItems: hasViews && once(in: 4) ? [boundary("global")] : [],
        contentInsetsReference: pick(ContentInsetsReference.allCases)))
    document.safeArea = once(in: 3) ? DirectionalEdgeInsets(top: 20, leading: 11, bottom: 9) : nil
    document.layoutMargins = once(in: 3) ? insets() : nil
    for _ in 0..<pick([1, 1, 2, 3]) {
      let layout: SectionLayout =
        once(in: 8) ? .flow(flow(direction)) : .compositional(section())
      document.sections.append(
        .init(itemCount: Int.random(in: 0...11, using: &random), layout: layout))
    }
    if hasEstimates { document.measured = answers(document) }
    if once(in: 3) {
      let offset = pick([-30.0, 15, 80, 150.5])
      document.contentOffset =
        direction == .vertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
    }
    return document
  }

  // MARK: Sections

  private mutating func section() -> CollectionLayoutSection {
    CollectionLayoutSection(
      group: group(depth: 0), contentInsets: insets(), interGroupSpacing: pick([0, 0, 8, 5.5]),
      contentInsetsReference: pick(ContentInsetsReference.allCases),
      supplementariesFollowContentInsets: once(in: 2),
      boundarySupplementaryItems: hasViews && once(in: 2)
        ? (0..<pick([1, 2])).map { boundary("edge\($0)") } : [],
      decorationItems: hasViews && once(in: 4)
        ? [CollectionLayoutDecorationItem(elementKind: "back", contentInsets: insets())] : [],
      orthogonalScrollingBehavior: once(in: 3)
        ? pick(CollectionLayoutSection.OrthogonalScrollingBehavior.allCases) : .none)
  }

  private mutating func flow(_ direction: ScrollDirection) -> CollectionViewFlowLayout {
    var flow = FlowSample.random(UInt64.random(in: 0...10_000, using: &random)).layout
    flow.scrollDirection = direction
    if !hasEstimates { flow.estimatedItemSize = nil }
    return flow
  }

  private mutating func boundary(_ kind: String) -> CollectionLayoutBoundarySupplementaryItem {
    CollectionLayoutBoundarySupplementaryItem(
      elementKind: kind, layoutSize: size(), alignment: pick(RectAlignment.allCases),
      absoluteOffset: once(in: 4) ? .init(x: 3, y: -7.5) : .init(),
      extendsBoundary: !once(in: 3), pinToVisibleBounds: once(in: 3), zIndex: pick([1, 1, 5]))
  }

  private mutating func insets() -> DirectionalEdgeInsets {
    pick([
      .zero, .zero, DirectionalEdgeInsets(top: 3, leading: 5, bottom: 7.5, trailing: 11),
      DirectionalEdgeInsets(leading: 20, trailing: 20),
    ])
  }

  // MARK: Groups

  private mutating func group(depth: Int) -> CollectionLayoutGroup {
    if once(in: 8) {
      return .custom(
        layoutSize: size(estimates: false),
        items: (0..<pick([1, 2, 3])).map { index in
          CollectionLayoutGroupCustomItem(
            x: pick([0, 20, 45.25]), y: Double(index) * pick([10, 33]), width: pick([30, 70]),
            height: pick([20, 55.5]), zIndex: once(in: 3) ? 4 : nil)
        })
    }
    let hasCount = once(in: 4)
    let list: [CollectionLayoutSubitem] = (0..<(hasCount ? 1 : pick([1, 1, 2, 3]))).map { _ in
      depth < 2 && once(in: 3) ? .group(group(depth: depth + 1)) : .item(item())
    }
    let count = hasCount ? pick([1, 2, 3]) : nil
    return CollectionLayoutGroup(
      layoutSize: size(),
      arrangement: once(in: 2)
        ? .horizontal(subitems: list, count: count) : .vertical(subitems: list, count: count),
      interItemSpacing: pick([nil, nil, .fixed(10), .flexible(6), .fixed(3.5)]),
      contentInsets: once(in: 4) ? insets() : .zero, edgeSpacing: edges(),
      supplementaryItems: hasViews && once(in: 6) ? [view("group")] : [])
  }

  private mutating func item() -> CollectionLayoutItem {
    CollectionLayoutItem(
      layoutSize: size(), contentInsets: once(in: 3) ? insets() : .zero, edgeSpacing: edges(),
      supplementaryItems: hasViews && once(in: 5) ? [view("badge")] : [])
  }

  private mutating func edges() -> CollectionLayoutEdgeSpacing {
    guard once(in: 5) else { return .init() }
    let choices: [CollectionLayoutSpacing?] = [nil, nil, .fixed(4), .flexible(2)]
    return CollectionLayoutEdgeSpacing(
      leading: pick(choices), top: pick(choices), trailing: pick(choices), bottom: pick(choices))
  }

  private mutating func view(_ kind: String) -> CollectionLayoutSupplementaryItem {
    let edges: [DirectionalRectEdge] = [.top, [.top, .trailing], [.bottom, .leading], [], .all]
    return CollectionLayoutSupplementaryItem(
      elementKind: kind, layoutSize: size(estimates: false),
      containerAnchor: CollectionLayoutAnchor(
        edges: pick(edges), offset: pick([.absolute(x: 0, y: 0), .fractional(x: 0.3, y: -0.3)])),
      itemAnchor: once(in: 2)
        ? nil : CollectionLayoutAnchor(edges: pick(edges), offset: .absolute(x: 2, y: 5)))
  }

  private mutating func size(estimates: Bool = true) -> CollectionLayoutSize {
    CollectionLayoutSize(
      widthDimension: dimension(CollectionLayoutDimension.fractionalWidth, estimates),
      heightDimension: dimension(CollectionLayoutDimension.fractionalHeight, estimates))
  }

  private mutating func dimension(
    _ own: (Double) -> CollectionLayoutDimension, _ estimates: Bool
  ) -> CollectionLayoutDimension {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5: own(pick([1, 0.5, 1 / 3, 0.25, 0.4]))
    case 5: .fractionalWidth(pick([0.5, 0.25]))
    case 6 where estimates && hasEstimates: .estimated(pick([20, 44, 60]))
    default: .absolute(pick([40, 44, 62.5, 100, 110.25]))
    }
  }

  // MARK: Answers

  private mutating func answers(_ document: LayoutDocument) -> LayoutDocument.Measured? {
    guard once(in: 2) else { return nil }
    var items: [String: MeasuredSize] = [:]
    for (number, section) in document.sections.enumerated() {
      for item in 0..<section.itemCount where once(in: 2) {
        items["\(number),\(item)"] = MeasuredSize(
          width: pick([15, 30, 77.5]), height: pick([14.5, 29, 63.3333]))
      }
    }
    return .init(items: items)
  }
}
