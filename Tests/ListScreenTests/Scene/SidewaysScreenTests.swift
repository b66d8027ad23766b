import Foundation
import ListLayout
import ListModel
import ListScreen
import Testing

/// A screen whose content as a whole scrolls sideways.
@Suite("Scenes that scroll sideways")
struct SidewaysScreenTests {
  /// Columns of two cells, 100 wide and as high as half the viewport.
  static func columns(_ id: String, _ count: Int) -> ScreenSection {
    let column = CollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .fractionalHeight(1))
    let half = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5))
    return ScreenSection(
      id: id, kind: "compositional", itemCell: ListCell.reuseIdentifier,
      items: SampleScreens.items(id, count),
      layout: WidthDependent(
        .compositional(
          CollectionLayoutSection(
            group: .vertical(
              layoutSize: column, subitems: [.item(CollectionLayoutItem(layoutSize: half))])))))
  }

  static func screen(_ sections: [ScreenSection]) -> Screen {
    var screen = SampleScreens.screen(sections)
    screen.baseConfiguration.scrollDirection = .horizontal
    return screen
  }

  static func scene(_ sections: [ScreenSection], width: Double = 400) throws -> Scene {
    try Scene(
      screen(sections), viewport: SceneViewport(size: CGSize(width: width, height: 600)))
  }

  @Test(
    "bring an item where it is wanted",
    arguments: [
      (ScrollPosition.top, 2500.0), (.centered, 2350), (.bottom, 2200), (.nearest, 2200),
    ])
  func positions(position: ScrollPosition, offset: Double) throws {
    var scene = try Self.scene([Self.columns("a", 200)])
    scene.scroll(to: ScenePath(section: 0, item: 50), at: position)
    #expect(scene.contentOffset == CGPoint(x: offset, y: 0))
  }

  @Test("scroll by a distance along their own axis, within the content")
  func distance() throws {
    var scene = try Self.scene([Self.columns("a", 20)])
    scene.scroll(by: 150)
    #expect(scene.contentOffset == CGPoint(x: 150, y: 0))
    scene.scroll(by: 1e9)
    #expect(scene.contentOffset == CGPoint(x: 600, y: 0))
  }

  @Test("keep the reader's place when columns are added before it, and new first ones in sight")
  func anchor() throws {
    var scene = try Self.scene([Self.columns("a", 40)])
    let new = Self.screen([Self.columns("b", 6), Self.columns("a", 40)])
    var scrolled = scene
    scrolled.scroll(by: 450)
    try scrolled.apply(new)
    #expect(scrolled.contentOffset == CGPoint(x: 750, y: 0))
    try scene.apply(new)
    #expect(scene.contentOffset == .zero)
  }

  @Test("keep the first column in sight when they are turned")
  func rotation() throws {
    var scene = try Self.scene([Self.columns("a", 40)])
    scene.scroll(by: 450)
    var viewport = scene.viewport
    viewport.size = CGSize(width: 600, height: 400)
    try scene.resize(to: viewport)
    #expect(scene.contentOffset == CGPoint(x: 450, y: 0))
  }

  @Test("tell their end at the end of the last column, once")
  func end() throws {
    var scene = try Self.scene([Self.columns("a", 40)])
    #expect(scene.endEvent() == nil)
    scene.scroll(by: 1e6)
    #expect(scene.endEvent() == .reachedEnd)
    #expect(scene.endEvent() == nil)
  }

  @Test("move focus through all columns and on into the next section, always in sight")
  func focus() throws {
    var scene = try Self.scene([Self.columns("a", 12), Self.columns("b", 4)])
    scene.focus(on: ScenePath(section: 0, item: 1))
    var seen = [ScenePath(section: 0, item: 1)]
    func walk(_ direction: FocusDirection) throws {
      while true {
        scene.moveFocus(direction)
        let path = try #require(scene.focus?.path)
        guard path != seen.last else { return }
        seen.append(path)
        let frame = try #require(scene.frame(of: path))
        try #require(scene.visibleBounds.contains(frame), "\(path) at \(frame)")
      }
    }
    try walk(.right)
    let there =
      stride(from: 1, to: 12, by: 2).map { ScenePath(section: 0, item: $0) }
      + [1, 3].map { ScenePath(section: 1, item: $0) }
    #expect(seen == there)
    try walk(.left)
    #expect(seen == there + there.reversed().dropFirst())
    scene.moveFocus(.up)
    #expect(scene.focus?.path == ScenePath(section: 0, item: 0))
  }

  @Test("scroll by viewports as wide as the screen")
  func viewports() throws {
    var scene = try Self.scene([Self.columns("a", 40)])
    scene.scroll(byViewports: 0.5)
    scene.scroll(byViewports: 1)
    #expect(scene.contentOffset == CGPoint(x: 600, y: 0))
    var upright = try SampleScreens.scene([SampleScreens.list("a", 100)])
    upright.scroll(byViewports: 2)
    #expect(upright.contentOffset == CGPoint(x: 0, y: 1200))
  }

  @Test("a section that scrolls by itself does so up and down (layout rule 47)")
  func orthogonal() throws {
    var scene = try Self.scene([SampleScreens.shelf("s", 10), Self.columns("a", 40)])
    scene.scroll(to: ScenePath(section: 0, item: 7))
    let offset = try #require(scene.sidewaysOffsets["s"])
    #expect(offset == 200)
    let path = ScenePath(section: 0, item: 7)
    #expect(scene.frame(of: path) == CGRect(x: 0, y: 500, width: 300, height: 100))
    let shown = scene.visible.first { $0.element == .item(ScreenItemID(section: "s", item: "s7")) }
    #expect(shown?.frame == CGRect(x: 0, y: 500, width: 300, height: 100))
    #expect(scene.visible.filter { $0.path?.section == 0 }.map(\.path?.item) == Array(2..<8))
  }

  @Test("what is focused is in sight, whatever is scrolled and shown before", arguments: 0..<10)
  func focusInSight(block: Int) throws {
    for seed in UInt64(block * 20)..<UInt64(block * 20 + 20) {
      var random = RandomScreens(seed: seed)
      var screen = random.screen()
      screen.baseConfiguration.scrollDirection = .horizontal
      var scene = try Scene(
        screen, viewport: SceneViewport(size: CGSize(width: 400, height: 600)))
      for _ in 0..<8 {
        _ = random.walk(&scene, steps: 2)
        if random.chance(20) { try scene.apply(random.edited(scene.screen)) }
        let old = scene.focus
        scene.moveFocusInReadingOrder(forward: random.chance(70))
        // At the ends focus stays, and nothing is scrolled.
        guard let element = scene.focus?.element, scene.focus != old else { continue }
        try #require(
          scene.visible.contains { $0.element == element }, "seed \(seed): \(element)")
      }
    }
  }
}
