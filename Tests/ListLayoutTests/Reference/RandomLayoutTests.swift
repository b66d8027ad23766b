import Foundation
import Testing
import _TestSupport

@testable import ListLayout

/// The solver on layouts that nobody thought of, against the reference that walks all items.
@Suite("A random layout")
struct RandomLayoutTests {
  private static let seeds = 0..<2000

  private static func document(_ seed: Int) -> LayoutDocument {
    var random = RandomLayout(seed: UInt64(seed))
    return random.document()
  }

  @Test("is solved as the reference solves it: frames, depths, sizes and sideways rows")
  func agrees() throws {
    var open = 0
    for seed in Self.seeds {
      let document = Self.document(seed)
      let layout = try document.resolve()
      let naive = NaiveLayout(document)
      guard naive.gaps.isEmpty else {
        open += 1
        continue
      }
      let size = CGRect(origin: .zero, size: layout.contentSize)
      let naiveSize = CGRect(
        x: 0, y: 0, width: naive.contentSize.x, height: naive.contentSize.y)
      #expect(size.isNear(naiveSize), "seed \(seed)")
      var places: Set<String> = []
      for element in naive.elements {
        let own = try #require(LayoutElement(naiveKey: element.key))
        let attributes = layout.attributes(of: own)
        #expect(
          attributes.map { element.agrees(with: $0.frame, scale: document.scale) } == true,
          "seed \(seed): \(element.key)")
        #expect(attributes?.zIndex == element.z, "seed \(seed): \(element.key)")
        places.insert(element.key)
      }
      for section in document.sections.indices {
        for item in 0..<document.sections[section].itemCount
        where !places.contains("\(section),\(item)") {
          let frame = layout.frame(of: LayoutIndexPath(section: section, item: item))
          #expect(frame == nil, "seed \(seed): \(section),\(item)")
        }
        let row = layout.orthogonalRow(inSection: section)
        let naiveRow = naive.rows[section]
        #expect(
          abs((row?.rowLength ?? 0) - (naiveRow?.length ?? 0)) < 1e-6, "seed \(seed): \(section)")
      }
      let others = layout.supplementaryElements().map(\.element.key)
      #expect(
        Set(others) == places.filter { LayoutIndexPath($0) == nil }, "seed \(seed)")
    }
    #expect(open < Self.seeds.count / 5, "\(open) layouts ask what no rule answers")
  }
}

extension NaiveLayout.Element {
  /// Whether a frame is this one. A position half way between two pixels may go to either, since
  /// sums put together in another order differ in their last digits.
  func agrees(with other: CGRect, scale: Double?) -> Bool {
    let own = frame.rect
    func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }
    func isNear(_ a: Double, _ b: Double, exact: Double) -> Bool {
      guard let scale, !isNear(a, b) else { return isNear(a, b) }
      let pixel = exact * scale + 0.5
      return abs(pixel - pixel.rounded()) < 1e-6 && abs(a - b) < 1 / scale + 1e-6
    }
    return isNear(own.width, other.width) && isNear(own.height, other.height)
      && isNear(own.minX, other.minX, exact: exact.x)
      && isNear(own.minY, other.minY, exact: exact.y)
  }
}

extension LayoutElement {
  /// The element of a key that the reference made; its kinds hold no commas.
  init?(naiveKey key: String) {
    let parts = key.split(separator: ",").map(String.init)
    switch (parts.count, parts.last.flatMap { Int($0) }) {
    case (2, nil): self = .layout(kind: parts[0])
    case (2, let last?):
      if let section = Int(parts[0]) {
        self = .item(last, section: section)
      } else {
        self = .section(kind: parts[0], section: last)
      }
    case (3, let number?):
      guard let section = Int(parts[1]) else { return nil }
      self = .anchored(kind: parts[0], section: section, number: number)
    default: return nil
    }
  }
}
