import Foundation
import ListLayout

/// A solution held against the `expected` of its document, every number within 0.01 pt.
struct LayoutCheck {
  /// Something that is not as expected.
  struct Difference {
    /// What it is: an element's key, or a question.
    let subject: String
    let section: Int?
    /// The group of the section that the element belongs to.
    let group: Int?
    let expected: Outcome
    let found: Outcome
    /// The layout rules that placed it.
    let rules: [Int]
  }

  /// What a check compares.
  enum Outcome: Equatable {
    case missing
    case numbers([Double])
    case depth(Int)
    case keys([String])
  }

  let file: String
  /// In the order of the document's questions: frames, size, depths, rects, sideways rows.
  private(set) var differences: [Difference] = []
  /// How many figures and answers were compared.
  private(set) var compared = 0
  private let layout: ResolvedLayout

  var isPassed: Bool { differences.isEmpty }

  private static let tolerance = 0.01
  /// Elements beyond these that a document does not list are not looked for.
  private static let mostElements = 1_000_000

  /// Compares all that the document expects.
  ///
  /// - Throws: `CommandFailure` where it expects nothing.
  init(
    _ layout: ResolvedLayout, _ document: LayoutDocument, file: String
  ) throws(CommandFailure) {
    self.file = LayoutFile.shown(file)
    self.layout = layout
    guard let expected = document.expected else {
      throw CommandFailure("\(self.file): there is nothing to check, add 'expected'")
    }
    compareFrames(expected)
    compareSize(expected, document)
    compareDepths(expected)
    for query in expected.elementsIn ?? [] { compare(query) }
    compareRows(expected)
    compareRests(expected)
  }

  // MARK: Comparing

  private mutating func compareFrames(_ expected: LayoutDocument.Expected) {
    for path in expected.items.keys.compactMap({ LayoutIndexPath($0) }).sorted() {
      guard let rect = expected.items[path.description] else { continue }
      let found = layout.frame(of: path).map { Outcome.frame($0) } ?? .missing
      compare(path.description, of: path, .frame(rect.rect), found)
    }
    for key in expected.supplementary.keys.sorted() {
      guard let rect = expected.supplementary[key] else { continue }
      let attributes = LayoutElement(key: key).flatMap { layout.attributes(of: $0) }
      let found = attributes.map { Outcome.frame($0.frame) } ?? .missing
      compare(key, of: LayoutElement(key: key), .frame(rect.rect), found)
    }
    // Keys that name nothing are as wrong as elements that are missing.
    for key in expected.items.keys.sorted() where LayoutIndexPath(key) == nil {
      note(key, nil, nil, expected: .keys([key]), found: .missing, rules: [])
    }
    if expected.partial != true { lookForMore(than: expected) }
  }

  /// Elements that are there and not listed.
  private mutating func lookForMore(than expected: LayoutDocument.Expected) {
    var left = Self.mostElements
    for section in 0..<layout.sectionCount {
      for item in 0..<min(layout.itemCount(inSection: section), left) {
        let path = LayoutIndexPath(section: section, item: item)
        guard expected.items[path.description] == nil, let frame = layout.frame(of: path) else {
          continue
        }
        compare(path.description, of: path, .missing, .frame(frame))
      }
      left -= min(layout.itemCount(inSection: section), left)
    }
    for attributes in layout.supplementaryElements(limit: Self.mostElements)
    where expected.supplementary[attributes.element.key] == nil {
      compare(
        attributes.element.key, of: attributes.element, .missing, .frame(attributes.frame))
    }
  }

  private mutating func compareSize(
    _ expected: LayoutDocument.Expected, _ document: LayoutDocument
  ) {
    let found = layout.contentSize
    compare(
      "content size", nil, .numbers([expected.contentSize.width, expected.contentSize.height]),
      .numbers([found.width, found.height]), rules: [46])
  }

  private mutating func compareDepths(_ expected: LayoutDocument.Expected) {
    guard let depths = expected.zIndex else { return }
    for key in depths.keys.sorted() {
      guard let depth = depths[key] else { continue }
      let element = LayoutElement(key: key)
      let found = element.flatMap { layout.attributes(of: $0) }?.zIndex
      compare(
        "z index of \(key)", element?.section, .depth(depth),
        found.map { Outcome.depth($0) } ?? .missing, rules: [58, 64])
    }
  }

  private mutating func compare(_ query: LayoutDocument.ElementsQuery) {
    let found = Set(
      layout.elements(in: query.rect.rect, limit: Self.mostElements).map(\.element.key))
    let numbers = [query.rect.x, query.rect.y, query.rect.width, query.rect.height]
    compare(
      "elements in \(Points.text(numbers))", nil, .keys(Set(query.elements).sorted()),
      .keys(found.sorted()), rules: [65, 67, 68])
  }

  private mutating func compareRows(_ expected: LayoutDocument.Expected) {
    for (key, row) in (expected.orthogonal ?? [:]).sorted(by: { $0.key < $1.key }) {
      let found = Int(key).flatMap { layout.orthogonalRow(inSection: $0) }
      compare(
        "sideways row of section \(key)", Int(key), .numbers([row.rowLength, row.viewport]),
        found.map { .numbers([$0.rowLength, $0.viewport]) } ?? .missing, rules: [70, 71])
      if let stops = row.stops {
        compare(
          "stops of section \(key)", Int(key), .numbers(stops),
          found.map { .numbers(Array($0.stops.prefix(stops.count + 1))) } ?? .missing,
          rules: [72])
      }
    }
  }

  private mutating func compareRests(_ expected: LayoutDocument.Expected) {
    for query in expected.settling ?? [] {
      let row = layout.orthogonalRow(inSection: query.section)
      compare(
        "rest of section \(query.section) set to \(Points.text(query.target))", query.section,
        .numbers([query.rest]),
        row.map { .numbers([$0.rest(settingTo: query.target)]) } ?? .missing,
        rules: [73, 74, 75, 76, 77])
    }
    for query in expected.resting ?? [] {
      let row = layout.orthogonalRow(inSection: query.section)
      compare(
        "rest of section \(query.section) let go at \(Points.text(query.releaseOffset))",
        query.section, .numbers([query.rest]),
        row.map { .numbers([$0.rest(after: query)]) } ?? .missing, rules: [78, 79, 80])
    }
  }

  // MARK: Noting

  private mutating func compare(
    _ subject: String, of path: LayoutIndexPath, _ expected: Outcome, _ found: Outcome
  ) {
    compared += 1
    guard !expected.agrees(with: found, within: Self.tolerance) else { return }
    let rules = layout.explain(path)?.steps.flatMap(\.rules) ?? []
    note(
      "item \(subject)", path.section, layout.group(of: path), expected: expected, found: found,
      rules: Set(rules).sorted())
  }

  private mutating func compare(
    _ subject: String, of element: LayoutElement?, _ expected: Outcome, _ found: Outcome
  ) {
    let rules =
      switch element {
      case .item, nil: [Int]()
      case .section(let kind, let section):
        layout.isBackground(kind, section) ? [63] : [49, 50, 51, 53, 55, 57]
      case .layout: [49, 50, 56]
      case .anchored: [59, 60, 61, 62]
      }
    compare(subject, element?.section, expected, found, rules: rules)
  }

  private mutating func compare(
    _ subject: String, _ section: Int?, _ expected: Outcome, _ found: Outcome, rules: [Int]
  ) {
    compared += 1
    guard !expected.agrees(with: found, within: Self.tolerance) else { return }
    note(subject, section, nil, expected: expected, found: found, rules: rules)
  }

  private mutating func note(
    _ subject: String, _ section: Int?, _ group: Int?, expected: Outcome, found: Outcome,
    rules: [Int]
  ) {
    differences.append(
      Difference(
        subject: subject, section: section, group: group, expected: expected, found: found,
        rules: rules))
  }
}

extension LayoutCheck.Outcome {
  static func frame(_ frame: CGRect) -> Self {
    .numbers([frame.minX, frame.minY, frame.width, frame.height])
  }

  /// Whether both say the same, numbers up to a difference.
  func agrees(with other: Self, within tolerance: Double) -> Bool {
    guard case .numbers(let own) = self, case .numbers(let others) = other else {
      return self == other
    }
    return own.count == others.count
      && zip(own, others).allSatisfy { abs($0 - $1) <= tolerance + 1e-9 }
  }
}

extension LayoutElement {
  /// The section the element belongs to, nil for those of the whole layout.
  var section: Int? {
    switch self {
    case .item(let path): path.section
    case .section(_, let section), .anchored(_, let section, _): section
    case .layout: nil
    }
  }
}
