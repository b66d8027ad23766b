import Foundation
import ListLayout
import ListScreen
import Testing
import _TestSupport

@Suite("Scrolling a scene")
struct SceneScrollingTests {
  @Test("shows what is in sight, and tells what appeared, moved and vanished")
  func damage() throws {
    var scene = try SampleScreens.scene([SampleScreens.list("a", 100)])
    #expect(scene.visible.count == 12)
    let damage = scene.scroll(by: 50)
    #expect(damage.appeared == [.item(ScreenItemID(section: "a", item: "a12"))])
    #expect(damage.vanished == [.item(ScreenItemID(section: "a", item: "a0"))])
    #expect(damage.moved.count == 11)
    #expect(damage.changed.isEmpty)
    #expect(scene.scroll(by: 0).isEmpty)
  }

  @Test(
    "is clamped to the content",
    arguments: [(-10.0, 0.0), (1e9, 4400), (.nan, 0), (.infinity, 0), (4399, 4399)])
  func clamping(offset: Double, expected: Double) throws {
    var scene = try SampleScreens.scene([SampleScreens.list("a", 100)])
    scene.scroll(to: CGPoint(x: 0, y: offset))
    #expect(Double(scene.contentOffset.y) == expected)
  }

  @Test(
    "brings an item where it is wanted",
    arguments: [
      (ScrollPosition.top, 2500.0), (.centered, 2225), (.bottom, 1950), (.nearest, 1950),
    ])
  func positions(position: ScrollPosition, offset: Double) throws {
    var scene = try SampleScreens.scene([SampleScreens.list("a", 100)])
    scene.scroll(to: ScenePath(section: 0, item: 50), at: position)
    #expect(Double(scene.contentOffset.y) == offset)
    // Nearest moves nothing that is in sight.
    #expect(scene.scroll(to: ScenePath(section: 0, item: 50)).isEmpty)
    #expect(scene.scroll(to: ScenePath(section: 7, item: 50)).isEmpty)
  }

  @Test("a sideways section rests by its behaviour and keeps its offset by identity")
  func sideways() throws {
    var scene = try SampleScreens.scene([
      SampleScreens.list("a", 1), SampleScreens.shelf("s", 10),
    ])
    #expect(!scene.scrollSideways(section: "s", to: 400).isEmpty)
    #expect(scene.sidewaysOffsets["s"] == 300)
    #expect(scene.sidewaysRest(section: "s", settingTo: 160) == 300)
    #expect(scene.sidewaysRest(section: "a", settingTo: 160) == nil)
    let new = SampleScreens.screen([SampleScreens.shelf("s", 11), SampleScreens.list("b", 3)])
    try scene.apply(new)
    #expect(scene.sidewaysOffsets == ["s": 300])
    let first = scene.visible.first { $0.element == .item(ScreenItemID(section: "s", item: "s1")) }
    #expect(first?.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
  }

  @Test("a centred section rests at its first stop, the neighbours peeping in")
  func centred() throws {
    let scene = try SampleScreens.scene([SampleScreens.shelf("s", 3, .groupPagingCentered)])
    #expect(scene.sidewaysOffsets["s"] == -50)
    #expect(scene.visible.map(\.frame.minX) == [50, 350])
  }

  @Test(
    "a turn goes one page where a section pages, a distance elsewhere",
    arguments: [
      (CollectionLayoutSection.OrthogonalScrollingBehavior.groupPaging, [300.0, 600, 300]),
      (.paging, [400, 800, 400]), (.groupPagingCentered, [250, 550, 250]),
      (.continuous, [70, 140, 70]), (.continuousGroupLeadingBoundary, [0, 0, 0]),
    ])
  func turning(
    behavior: CollectionLayoutSection.OrthogonalScrollingBehavior, rests: [Double]
  ) throws {
    var scene = try SampleScreens.scene([SampleScreens.shelf("s", 10, behavior)])
    var seen: [Double] = []
    for distance in [70.0, 70, -70] {
      scene.turnSideways(section: "s", by: distance)
      seen.append(scene.sidewaysOffsets["s"] ?? 0)
    }
    #expect(seen == rests)
    #expect(scene.turnSideways(section: "t", by: 70).isEmpty)
  }

  @Test("a collection in a row turns by a distance, and stops at its ends")
  func turningNested() throws {
    var scene = try SampleScreens.scene([SampleScreens.gallery("g", 7)])
    scene.turnSideways(section: "g", by: 170)
    #expect(scene.sidewaysOffsets["g"] == 170)
    scene.turnSideways(section: "g", by: 1_000)
    #expect(scene.sidewaysOffsets["g"] == 316)
    #expect(scene.turnSideways(section: "g", by: 1_000).isEmpty)
  }

  @Test("nested items are clipped to their row and scroll on their own")
  func nested() throws {
    var scene = try SampleScreens.scene([SampleScreens.gallery("g", 7)])
    let before = scene.visible.filter { if case .nested = $0.element { true } else { false } }
    #expect(before.count == 6)
    #expect(before[0].frame == CGRect(x: 3, y: 3, width: 170, height: 170))
    scene.scrollSideways(section: "g", to: 1e6)
    #expect(scene.sidewaysOffsets["g"] == 316)
    #expect(scene.frame(of: ScenePath(section: 0, item: 0, nestedItem: 6))?.maxX == 397)
  }

  @Test("the end is told once a change")
  func end() throws {
    var scene = try SampleScreens.scene([SampleScreens.list("a", 100)])
    #expect(scene.endEvent() == nil)
    scene.scroll(by: 1e6)
    #expect(scene.endEvent() == .reachedEnd)
    #expect(scene.endEvent() == nil)
    try scene.apply(SampleScreens.screen([SampleScreens.list("a", 200)]))
    #expect(scene.endEvent() == nil)
    scene.scroll(by: 1e6)
    #expect(scene.endEvent() == .reachedEnd)
  }

  @Test("any walk tells damage that turns what was seen into what is", arguments: 0..<10)
  func walks(block: Int) throws {
    for seed in UInt64(block * 20)..<UInt64(block * 20 + 20) {
      var random = SeededGenerator(seed: seed)
      var scene = try SampleScreens.scene([
        SampleScreens.gallery("g", 9), SampleScreens.list("a", 30), SampleScreens.shelf("s", 6),
      ])
      var seen = Set(scene.visible.map(\.element))
      for _ in 0..<10 {
        let damage: SceneDamage =
          switch Int.random(in: 0..<4, using: &random) {
          case 0: scene.scroll(by: Double.random(in: -400...400, using: &random))
          case 1: scene.scrollSideways(section: "g", to: .random(in: -50...900, using: &random))
          case 2: scene.scrollSideways(section: "s", to: .random(in: -50...900, using: &random))
          default:
            scene.moveFocus(FocusDirection.allCases.randomElement(using: &random) ?? .down)
          }
        seen.subtract(damage.vanished)
        try #require(seen.isDisjoint(with: damage.appeared), "seed \(seed)")
        seen.formUnion(damage.appeared)
        try #require(seen == Set(scene.visible.map(\.element)), "seed \(seed)")
      }
    }
  }
}
