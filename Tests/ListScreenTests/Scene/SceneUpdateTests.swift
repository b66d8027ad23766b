import Foundation
import ListLayout
import ListModel
import ListScreen
import ListSnapshot
import Testing

@Suite("Updating a scene")
struct SceneUpdateTests {
  func list(_ ids: [String]) -> Screen {
    var section = SampleScreens.list("a", 0)
    section.items = ScreenItems(ids.map { CellItem(id: $0, title: $0) })
    return SampleScreens.screen([section])
  }

  let hundred = (0..<100).map { "i\($0)" }

  func scene(offset: Double) throws -> Scene {
    var scene = try Scene(
      list(hundred), viewport: SceneViewport(size: CGSize(width: 400, height: 600)))
    scene.scroll(to: CGPoint(x: 0, y: offset))
    return scene
  }

  func top(_ scene: Scene) -> (ScreenItemID?, Double) {
    let first = scene.visible.filter { $0.element.itemID != nil }.min {
      $0.frame.minY < $1.frame.minY
    }
    return (first?.element.itemID, Double(first?.frame.minY ?? .nan))
  }

  @Test("rows put in above leave the reader's place")
  func insertAbove() throws {
    var scene = try scene(offset: 1020)
    let before = top(scene)
    let result = try scene.apply(list(["new1", "new2"] + hundred))
    #expect(result.changes.insertedItems.count == 2)
    #expect(result.damage.isEmpty)
    #expect(top(scene) == before)
    #expect(scene.contentOffset.y == 1120)
  }

  @Test("a list at its top stays there, so that new rows are seen")
  func insertAtTop() throws {
    var scene = try scene(offset: 0)
    try scene.apply(list(["new"] + hundred))
    #expect(scene.contentOffset.y == 0)
    #expect(top(scene).0?.item == "new")
  }

  @Test("when the first row in sight is gone the next keeps its place")
  func anchorGone() throws {
    var scene = try scene(offset: 1000)
    var ids = hundred
    ids.remove(at: 20)
    try scene.apply(list(ids))
    let next = scene.visible.first { $0.element.itemID?.item == "i21" }
    #expect(next?.frame.minY == 50)
  }

  @Test("selection and focus follow their items, and what is gone is told once")
  func identity() throws {
    var scene = try scene(offset: 0)
    let bus = SelectionBus(policy: .multiple)
    let log = SelectionLog()
    bus.add(log)
    scene.tap(ScenePath(section: 0, item: 3), telling: bus)
    scene.tap(ScenePath(section: 0, item: 5), telling: bus)
    scene.focus(on: ScenePath(section: 0, item: 3))
    var ids = hundred
    ids.remove(at: 5)
    ids.insert("new", at: 0)
    try scene.apply(list(ids), telling: bus)
    #expect(scene.selected.map(\.title) == ["i3"])
    #expect(scene.focus?.path == ScenePath(section: 0, item: 4))
    #expect(scene.isSelected(.item(ScreenItemID(section: "a", item: "i3"))))
    #expect(log.deselected == ["i5"])
    ids.removeAll { $0 == "i3" }
    try scene.apply(list(ids), telling: bus)
    #expect(log.deselected == ["i5", "i3"])
    #expect(scene.focus?.path == ScenePath(section: 0, item: 4))
    #expect(scene.clearSelection(telling: bus).isEmpty)
  }

  @Test("focus survives a screen that lost its section, and an empty one")
  func lostSection() throws {
    var scene = try scene(offset: 0)
    scene.focus(on: ScenePath(section: 0, item: 3))
    try scene.apply(SampleScreens.screen([SampleScreens.list("b", 2)]))
    #expect(scene.focus?.path == ScenePath(section: 0, item: 1))
    try scene.apply(SampleScreens.screen([]))
    #expect(scene.focus == nil)
    #expect(scene.visible.isEmpty)
  }

  @Test("two items of one identity are an error that changes nothing")
  func duplicate() throws {
    var scene = try scene(offset: 500)
    #expect(throws: SceneUpdateError.self) { try scene.apply(list(["x", "x"])) }
    #expect(scene.screen.sections[0].items.count == 100)
    #expect(scene.contentOffset.y == 500)
  }

  @Test("a rotation keeps the reader's place")
  func rotation() throws {
    var scene = try scene(offset: 2000)
    let before = top(scene)
    try scene.resize(to: SceneViewport(size: CGSize(width: 600, height: 400)))
    #expect(top(scene) == before)
    #expect(scene.visible.allSatisfy { $0.frame.width == 600 })
  }

  @Test("cells of estimated size are measured when they come into sight")
  func measuring() throws {
    var section = SampleScreens.list("a", 1000)
    section.layout = WidthDependent(SampleScreens.rows(.estimated(30)))
    var scene = try Scene(
      SampleScreens.screen([section]),
      viewport: SceneViewport(size: CGSize(width: 400, height: 600)))
    let row = try #require(scene.visible.first)
    // A list cell is its text of 22 and 11 above and below.
    #expect(row.frame.height == 44)
    scene.scroll(by: 5000)
    let before = top(scene)
    #expect(scene.visible.allSatisfy { $0.frame.height == 44 })
    scene.scroll(by: -10)
    #expect(top(scene).1 <= before.1 + 10)
    var large = scene.viewport
    large.contentSizeCategory = .accessibility5
    try scene.resize(to: large)
    #expect(scene.visible.allSatisfy { $0.frame.height > 44 })
  }

  @Test("a hit names the element, its place and the button there")
  func hits() throws {
    var section = SampleScreens.list("m", 3)
    section.itemCell = MediumTableCell.reuseIdentifier
    let scene = try SampleScreens.scene([section, SampleScreens.gallery("g", 7)])
    let row = try #require(scene.hit(at: CGPoint(x: 100, y: 60)))
    #expect(row.path == ScenePath(section: 0, item: 1))
    #expect(row.action == nil)
    #expect(scene.hit(at: CGPoint(x: 390, y: 75))?.action == "download")
    let nested = try #require(scene.hit(at: CGPoint(x: 10, y: 160)))
    #expect(nested.path == ScenePath(section: 1, item: 0, nestedItem: 0))
    #expect(scene.hit(at: CGPoint(x: 1, y: 151))?.path == ScenePath(section: 1, item: 0))
    #expect(scene.hit(at: CGPoint(x: 10, y: 590)) == nil)
  }
}

/// Notes what was deselected.
private final class SelectionLog: SelectionDelegate {
  var deselected: [String] = []

  func selectionBus(_ bus: SelectionBus, didDeselect element: SelectedElement) {
    deselected.append(element.title)
  }
}
