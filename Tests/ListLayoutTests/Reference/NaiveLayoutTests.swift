import Foundation
import Testing
import _TestSupport

@testable import ListLayout

/// The reference that random layouts are compared with is held against the cases itself.
@Suite("The naive reference")
struct NaiveLayoutTests {
  /// More elements than walking them all is worth.
  private static let mostItems = 100_000

  private static let cases = LayoutCase.all.filter { layoutCase in
    guard let document = try? layoutCase.document(), document.expected != nil else { return false }
    return document.sections.allSatisfy { $0.itemCount <= mostItems }
  }

  @Test("has cases to answer")
  func count() { #expect(Self.cases.count > 100) }

  @Test("gives the frames, the sizes and the depths of the cases", arguments: cases)
  func frames(layoutCase: LayoutCase) throws {
    let document = try layoutCase.document()
    let expected = try #require(document.expected)
    let naive = NaiveLayout(document)
    let frames = Dictionary(uniqueKeysWithValues: naive.elements.map { ($0.key, $0.frame) })
    let rects = expected.items.merging(expected.supplementary) { $1 }
    for (key, rect) in rects {
      let frame = try #require(frames[key], "\(key) is missing")
      #expect(frame.rect.isNear(rect.rect, within: 0.01), "\(key)")
    }
    if expected.partial != true { #expect(frames.count == rects.count) }
    #expect(abs(naive.contentSize.x - expected.contentSize.width) <= 0.01)
    #expect(abs(naive.contentSize.y - expected.contentSize.height) <= 0.01)
    if expected.zIndex != nil || expected.elementsIn != nil {
      let others = naive.elements.filter { $0.z != $0.usualZ }.map { ($0.key, $0.z) }
      #expect(Dictionary(uniqueKeysWithValues: others) == expected.zIndex ?? [:])
    }
  }

  @Test("finds in rects what the cases find", arguments: cases)
  func rects(layoutCase: LayoutCase) throws {
    let document = try layoutCase.document()
    let naive = NaiveLayout(document)
    for query in document.expected?.elementsIn ?? [] {
      #expect(naive.keys(in: Box(query.rect.rect)) == Set(query.elements), "\(query.rect)")
    }
  }

  @Test("stops sideways sections where the cases do", arguments: cases)
  func rows(layoutCase: LayoutCase) throws {
    let document = try layoutCase.document()
    let naive = NaiveLayout(document)
    for (section, expected) in document.expected?.orthogonal ?? [:] {
      let number = try #require(Int(section))
      let row = try #require(naive.rows[number])
      #expect(abs(row.length - expected.rowLength) <= 0.01)
      #expect(abs(row.viewport - expected.viewport) <= 0.01)
      guard case .compositional(let layout) = document.sections[number].layout,
        let stops = expected.stops
      else { continue }
      let found = naive.stops(of: number, layout.orthogonalScrollingBehavior)
      #expect(found.count == stops.count)
      #expect(zip(found, stops).allSatisfy { abs($0 - $1) <= 0.01 })
    }
  }
}
