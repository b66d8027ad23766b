import Foundation
import ListLayout
import Testing
import _TestSupport

@Suite("Hostile layouts")
struct HostileLayoutTests {
  @Test(
    "A number that is none is refused, and its element named",
    arguments: [
      (Double.nan, "nan is no usable number; give a finite one below 1000000000000.0"),
      (.infinity, "inf is no usable number; give a finite one below 1000000000000.0"),
      (1e30, "1e+30 is no usable number; give a finite one below 1000000000000.0"),
      (-1, "-1.0 is negative; give 0 or more"),
    ])
  func unusableNumbers(value: Double, message: String) {
    let section = CollectionLayoutSection(
      group: Layouts.row(
        .absolute(10),
        [.group(Layouts.row(.absolute(1), [Layouts.item(.fractionalWidth(value), .absolute(1))]))]))
    let error = #expect(throws: LayoutError.self) {
      try Layouts.layout([(Layouts.grid(columns: 1, height: 1), 1), (section, 1)])
    }
    #expect(
      error?.description == "section 1, group, subitem 0, subitem 0, width: \(message)")
  }

  @Test("Groups a thousand deep are refused")
  func nesting() {
    var group = Layouts.row(.absolute(10), [Layouts.item(.fractionalWidth(1), .absolute(1))])
    for _ in 0..<1_000 { group = Layouts.row(.fractionalHeight(1), [.group(group)]) }
    let error = #expect(throws: LayoutError.self) {
      try Layouts.layout([(CollectionLayoutSection(group: group), 1)])
    }
    #expect(error?.problem == .nestedTooDeep)
  }

  @Test(
    "Groups as deep as allowed are solved, estimated or not",
    arguments: [
      CollectionLayoutDimension.fractionalHeight(1), .estimated(20), .fractionalWidth(1),
    ])
  func deepestNesting(height: CollectionLayoutDimension) throws {
    var group = Layouts.row(
      .absolute(10), [Layouts.item(.fractionalWidth(1), .fractionalHeight(1))])
    for _ in 1..<LayoutLimits.depth { group = Layouts.row(height, [.group(group)]) }
    let layout = try Layouts.layout([(CollectionLayoutSection(group: group), 3)])
    #expect(layout.frame(of: LayoutIndexPath(section: 0, item: 2))?.width == 320)
  }

  @Test("Fractions that multiply beyond all bounds are refused")
  func multipliedFractions() {
    var group = Layouts.row(.absolute(10), [Layouts.item(.fractionalWidth(1), .absolute(1))])
    for _ in 0..<5 {
      group = .vertical(
        layoutSize: Layouts.size(.fractionalWidth(1e9), .fractionalHeight(1)),
        subitems: [.group(group)])
    }
    let error = #expect(throws: LayoutError.self) {
      try Layouts.layout([(CollectionLayoutSection(group: group), 1)])
    }
    guard case .tooLong = error?.problem else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(
    "Groups of too many items are refused",
    arguments: [
      CollectionLayoutGroup.horizontal(
        layoutSize: Layouts.size(.fractionalWidth(1), .absolute(1)),
        subitem: Layouts.item(.fractionalWidth(1), .absolute(1)), count: .max),
      Layouts.row(.absolute(1), [Layouts.item(.absolute(1e-9), .absolute(1))]),
      .horizontal(
        layoutSize: Layouts.size(.fractionalWidth(1), .absolute(1)),
        subitem: .group(
          .horizontal(
            layoutSize: Layouts.size(.fractionalWidth(1), .absolute(1)),
            subitem: Layouts.item(.fractionalWidth(1), .absolute(1)), count: 50_000)),
        count: 50_000),
    ])
  func tooManyItems(group: CollectionLayoutGroup) {
    let error = #expect(throws: LayoutError.self) {
      try Layouts.layout([(CollectionLayoutSection(group: group), 1)])
    }
    #expect(error?.problem == .tooManyItems)
  }

  @Test("Work without bound is refused")
  func tooMuchWork() {
    // Every pixel of spacing allows one subitem more, and each of them resizes all the others.
    var group = Layouts.row(.absolute(1), [Layouts.item(.fractionalWidth(0), .absolute(1))])
    group.interItemSpacing = .fixed(0.01)
    let error = #expect(throws: LayoutError.self) {
      try Layouts.layout([(CollectionLayoutSection(group: group), 1)])
    }
    #expect(error?.problem == .tooMuchWork)
  }

  @Test(
    "Counts of nothing and lists of nothing lay out nothing",
    arguments: [
      CollectionLayoutGroup.horizontal(
        layoutSize: Layouts.size(.fractionalWidth(1), .absolute(1)),
        subitem: Layouts.item(.fractionalWidth(1), .absolute(1)), count: 0),
      Layouts.row(.absolute(1), []), Layouts.row(.estimated(1), []),
      .custom(layoutSize: Layouts.size(.absolute(1), .absolute(1)), items: []),
    ])
  func nothing(group: CollectionLayoutGroup) throws {
    let layout = try Layouts.layout([(CollectionLayoutSection(group: group), 1_000)])
    #expect(layout.contentSize == CGSize(width: 320, height: 0))
    #expect(layout.frame(of: LayoutIndexPath(section: 0, item: 0)) == nil)
    #expect(layout.elements(in: CGRect(x: 0, y: 0, width: 320, height: 480)).isEmpty)
  }

  @Test("Items without extent end their group after one pass")
  func zeroSizes() throws {
    let section = CollectionLayoutSection(
      group: Layouts.row(.absolute(0), [Layouts.item(.absolute(0), .absolute(0))]))
    let layout = try Layouts.layout([(section, 1_000_000_000)])
    #expect(layout.contentSize.height == 0)
    #expect(layout.frame(of: LayoutIndexPath(section: 0, item: 999_999_999))?.minY == 0)
    #expect(layout.elements(in: CGRect(x: -1, y: -1, width: 400, height: 400)).isEmpty)
  }

  @Test("Spacing that takes back every step is refused, less of it is not")
  func negativeSpacing() throws {
    var section = Layouts.grid(columns: 1, height: 50)
    section.interGroupSpacing = -50
    let error = #expect(throws: LayoutError.self) { try Layouts.layout([(section, 10)]) }
    #expect(
      error?.description
        == "section 0, inter-group spacing: each group starts 0.0 pt after the one before; "
        + "give a spacing that leaves it above 0")
    section.interGroupSpacing = -20
    let layout = try Layouts.layout([(section, 10)])
    #expect(layout.contentSize.height == 320.0)
    let found = layout.elements(in: CGRect(x: 0, y: 40, width: 1, height: 1)).map(\.element.key)
    #expect(found == ["0,0", "0,1"])
    #expect(layout.indexPath(at: CGPoint(x: 0, y: 40))?.item == 1)
  }

  @Test("Negative counts of items and containers that are none are refused")
  func containers() {
    #expect(throws: LayoutError.self) {
      try Layouts.layout([(Layouts.grid(columns: 1, height: 1), -1)])
    }
    for width in [Double.nan, .infinity, -1, 1e200] {
      #expect(throws: LayoutError.self) {
        try Layouts.layout([(Layouts.grid(columns: 1, height: 1), 1)], width: width)
      }
    }
    for scale in [Double.nan, 0, -2, .infinity] {
      #expect(throws: LayoutError.self) {
        try Layouts.layout([(Layouts.grid(columns: 1, height: 1), 1)], scale: scale)
      }
    }
  }

  /// Any description at all comes to a layout or to an error, and any question to an answer.
  @Test("Random hostile descriptions make progress", arguments: 0..<100)
  func random(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var wild = WildLayouts(random: random)
    let section = wild.section()
    random = wild.random
    let counts = [0, 1, 7, 1_000, 1_000_000_000, Int.max]
    guard
      let layout = try? Layouts.layout(
        [(section, counts[Int.random(in: 0..<counts.count, using: &random)])],
        width: wild.length(), height: wild.length())
    else { return }
    for item in [0, 1, 5, 999, Int.max - 1, -5] {
      let path = LayoutIndexPath(section: 0, item: item)
      _ = layout.frame(of: path)
      _ = layout.explain(path)?.description
    }
    for rect in [
      CGRect(x: 0, y: 0, width: 320, height: 480),
      CGRect(x: -1e300, y: -1e300, width: 1, height: 1),
      CGRect(x: CGFloat.nan, y: 0, width: 1, height: CGFloat.infinity),
      CGRect(x: 1e11, y: 1e11, width: -3, height: -3),
    ] {
      _ = layout.elements(in: rect, limit: 1_000)
    }
    _ = layout.indexPath(at: CGPoint(x: CGFloat.nan, y: 0))
    _ = layout.supplementaryElements(limit: 100)
    guard let row = layout.orthogonalRow(inSection: 0) else { return }
    for offset in [Double.nan, -1e300, 0, 1e9, .infinity] {
      _ = row.rest(settingTo: offset)
      _ = row.rest(draggingFrom: offset, to: 0, velocity: offset)
    }
  }
}

/// Descriptions made of numbers nobody expects.
private struct WildLayouts {
  var random: SeededGenerator

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  mutating func length() -> Double { pick([0, 0.1, 1, 44, 320, 1e9, 1e12, 1e-12, -1, .nan]) }
  mutating func distance() -> Double { pick([0, 0, 0, 5, -5, 1e6, -1e6, 1e-9]) }

  mutating func dimension() -> CollectionLayoutDimension {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: .fractionalWidth(pick([0, 0.3, 0.5, 1, 2, 1e9]))
    case 1: .fractionalHeight(pick([0, 0.3, 0.5, 1, 2, 1e9]))
    case 2: .absolute(pick([0, 10, 44, 100, 1e9, 1e-3]))
    default: .estimated(pick([0, 10, 44, 100]))
    }
  }

  mutating func size() -> CollectionLayoutSize { Layouts.size(dimension(), dimension()) }

  mutating func spacing() -> CollectionLayoutSpacing? {
    pick([nil, .fixed(distance()), .flexible(distance())])
  }

  mutating func insets() -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: distance(), leading: distance(), bottom: distance(), trailing: distance())
  }

  mutating func group(_ depth: Int) -> CollectionLayoutGroup {
    let subitems = (0..<Int.random(in: 0...3, using: &random)).map {
      _ -> CollectionLayoutSubitem in
      if depth > 0, Bool.random(using: &random) { return .group(group(depth - 1)) }
      return .item(CollectionLayoutItem(layoutSize: size(), contentInsets: insets()))
    }
    let count: Int? = pick([nil, nil, nil, 0, 1, 3])
    var made = CollectionLayoutGroup(
      layoutSize: size(),
      arrangement: pick([
        .horizontal(subitems: subitems, count: count),
        .vertical(subitems: subitems, count: count),
        .custom(items: [.init(x: distance(), y: distance(), width: 10, height: 1e9)]),
      ]))
    made.interItemSpacing = spacing()
    made.contentInsets = insets()
    made.edgeSpacing = CollectionLayoutEdgeSpacing(
      leading: spacing(), top: spacing(), trailing: spacing(), bottom: spacing())
    made.supplementaryItems = [
      .init(
        elementKind: "badge", layoutSize: size(),
        containerAnchor: .init(edges: [.top], offset: .fractional(x: distance(), y: 1e12)))
    ]
    return made
  }

  mutating func section() -> CollectionLayoutSection {
    CollectionLayoutSection(
      group: group(3), contentInsets: insets(), interGroupSpacing: distance(),
      boundarySupplementaryItems: [
        .init(
          elementKind: "header", layoutSize: size(), alignment: pick(RectAlignment.allCases),
          absoluteOffset: .init(x: distance(), y: distance()),
          extendsBoundary: Bool.random(using: &random), pinToVisibleBounds: true, zIndex: .max)
      ],
      decorationItems: [.init(elementKind: "card", contentInsets: insets())],
      orthogonalScrollingBehavior: pick(
        CollectionLayoutSection.OrthogonalScrollingBehavior.allCases))
  }
}
