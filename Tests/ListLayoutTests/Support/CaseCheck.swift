import Foundation
import ListLayout

/// Compares a solution with what its document expects, and collects every difference.
struct CaseCheck {
  let layout: ResolvedLayout
  let expected: LayoutDocument.Expected
  /// How many figures and answers were compared.
  private(set) var compared = 0
  private(set) var differences: [String] = []

  /// How far two numbers may lie apart, in pt.
  private let tolerance = 0.01

  init(_ document: LayoutDocument, expected: LayoutDocument.Expected) throws {
    layout = try document.resolve()
    self.expected = expected
    checkFrames()
    checkContentSize(document)
    if expected.partial != true { checkNothingElse() }
    checkZIndexes()
    for query in expected.elementsIn ?? [] { checkElements(query) }
    checkOrthogonal()
  }

  private mutating func compare(_ what: String, _ answer: [Double], _ wanted: [Double]) {
    compared += 1
    let isEqual =
      answer.count == wanted.count
      && zip(answer, wanted).allSatisfy { abs($0 - $1) <= tolerance }
    if !isEqual { differences.append("\(what): \(answer), expected \(wanted)") }
  }

  private mutating func compare<Value: Equatable>(_ what: String, _ answer: Value, _ wanted: Value)
  {
    compared += 1
    if answer != wanted { differences.append("\(what): \(answer), expected \(wanted)") }
  }

  private mutating func compareFrame(_ key: String, _ frame: CGRect?, _ wanted: LayoutRect) {
    guard let rect = frame.map(LayoutRect.init) else {
      differences.append("\(key): nothing, expected \(wanted)")
      return
    }
    compare(
      key, [rect.x, rect.y, rect.width, rect.height],
      [wanted.x, wanted.y, wanted.width, wanted.height])
  }

  private mutating func checkFrames() {
    for (key, wanted) in expected.items.sorted(by: { $0.key < $1.key }) {
      compareFrame(key, LayoutIndexPath(key).flatMap(layout.frame(of:)), wanted)
    }
    for (key, wanted) in expected.supplementary.sorted(by: { $0.key < $1.key }) {
      compareFrame(key, supplementary[key]?.frame ?? known(key)?.frame, wanted)
    }
  }

  private mutating func checkContentSize(_ document: LayoutDocument) {
    let size = layout.contentSize
    // Flow rule F5: how UIKit rounds a flow layout's content extent is not known.
    let isFlow = document.sections.contains { if case .flow = $0.layout { true } else { false } }
    if isFlow, document.scale != nil {
      compare("width of the content", abs(size.width - expected.contentSize.width) <= 0.5, true)
      compare("height of the content", abs(size.height - expected.contentSize.height) <= 0.5, true)
    } else {
      compare(
        "size of the content", [size.width, size.height],
        [expected.contentSize.width, expected.contentSize.height])
    }
  }

  /// All that has a frame is listed.
  private mutating func checkNothingElse() {
    var items: Set<String> = []
    for section in 0..<layout.sectionCount {
      for item in 0..<layout.itemCount(inSection: section) {
        let path = LayoutIndexPath(section: section, item: item)
        if layout.frame(of: path) != nil { items.insert(path.description) }
      }
    }
    compare("the items", items, Set(expected.items.keys))
    compare("the other elements", Set(supplementary.keys), Set(expected.supplementary.keys))
  }

  private var supplementary: [String: LayoutAttributes] {
    Dictionary(
      layout.supplementaryElements(limit: 1_000).map { ($0.element.key, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  private func known(_ key: String) -> LayoutAttributes? {
    let parts = key.split(separator: ",").map(String.init)
    switch parts.count {
    case 2 where parts[1] == "layout":
      return layout.attributes(of: .layout(kind: parts[0]))
    case 2:
      return Int(parts[1]).flatMap {
        layout.attributes(of: .section(kind: parts[0], section: $0))
      }
    case 3:
      guard let section = Int(parts[1]), let number = Int(parts[2]) else { return nil }
      return layout.attributes(of: .anchored(kind: parts[0], section: section, number: number))
    default: return nil
    }
  }

  private mutating func checkZIndexes() {
    guard expected.zIndex != nil || expected.elementsIn != nil else { return }
    for key in expected.items.keys {
      guard let path = LayoutIndexPath(key) else { continue }
      compare(
        "z of \(key)", layout.attributes(of: .item(path))?.zIndex, expected.zIndex?[key] ?? 0)
    }
    let backgrounds = Set(layout.backgroundElements.map(\.element.key))
    for key in expected.supplementary.keys {
      let usual = backgrounds.contains(key) ? 0 : 1
      compare("z of \(key)", known(key)?.zIndex, expected.zIndex?[key] ?? usual)
    }
  }

  private mutating func checkElements(_ query: LayoutDocument.ElementsQuery) {
    let found = layout.elements(in: query.rect.rect).map(\.element.key)
    compare("elements in \(query.rect)", found.sorted(), query.elements.sorted())
  }

  private mutating func checkOrthogonal() {
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
      guard let row = layout.orthogonalRow(inSection: query.section) else { continue }
      compare("rest \(query)", [row.rest(settingTo: query.target)], [query.rest])
    }
    for query in expected.resting ?? [] {
      guard let row = layout.orthogonalRow(inSection: query.section) else { continue }
      let rest = row.rest(
        draggingFrom: query.startOffset, to: query.releaseOffset, velocity: query.velocity)
      compare("rest \(query)", [rest], [query.rest])
    }
  }
}
