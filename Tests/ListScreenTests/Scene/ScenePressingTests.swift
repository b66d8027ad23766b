import Foundation
import ListLayout
import ListModel
import ListScreen
import Testing

@Suite("Pressing in a scene")
struct ScenePressingTests {
  let bus = SelectionBus(policy: .multiple)

  func scene() throws -> Scene {
    var apps = SampleScreens.titled(SampleScreens.list("m", 3))
    apps.itemCell = MediumTableCell.reuseIdentifier
    var more = SampleScreens.list("more", 1)
    more.kind = "action"
    more.items = ScreenItems([CellItem(id: "row", title: "Load more", action: "load")])
    return try SampleScreens.scene([apps, more, SampleScreens.gallery("g", 7)])
  }

  @Test("the button beside a title is hit in its frame and raises the section")
  func seeAll() throws {
    var scene = try scene()
    let header = try #require(scene.visible.first { $0.element.itemID == nil })
    let content = try #require(
      header.content.flatMap { scene.registry.dequeue("SectionHeaderCell", for: $0) })
    let button = try #require(
      CellLayout().frames(of: content, in: header.frame.size).first { $0.element.name == "seeAll" })
    #expect(button.frame.maxX == 400)
    let inside = CGPoint(x: button.frame.midX, y: header.frame.minY + button.frame.midY)
    #expect(scene.hit(at: inside)?.action == "seeAll")
    let response = scene.press(at: inside, telling: bus)
    #expect(response?.events == [.seeAll(section: "m", action: "seeAll")])
    #expect(response?.selection.isEmpty == true)
    // Beside the button the title is hit, and there is nothing to press.
    #expect(scene.hit(at: CGPoint(x: 10, y: inside.y))?.action == nil)
    #expect(scene.press(at: CGPoint(x: 10, y: inside.y), telling: bus) == nil)
  }

  @Test("keys reach the button beside a title, between what is above and what is below")
  func focus() throws {
    var scene = try SampleScreens.scene([
      SampleScreens.list("a", 2), SampleScreens.titled(SampleScreens.list("b", 2)),
      SampleScreens.titled(SampleScreens.list("c", 1), action: nil),
    ])
    scene.focusFirst()
    var seen: [String] = []
    for direction in [FocusDirection.down, .down, .down, .down, .down, .up, .up, .up, .up] {
      scene.moveFocus(direction)
      seen.append(scene.focus?.element.description ?? "-")
    }
    // A title without a button is passed over.
    #expect(
      seen == [
        "a/a1", "header of b", "b/b0", "b/b1", "c/c0", "b/b1", "b/b0", "header of b", "a/a1",
      ])
    scene.moveFocus(.down)
    #expect(scene.moveFocus(.left).isEmpty)
    let response = scene.activateFocused(telling: bus)
    #expect(response?.events == [.seeAll(section: "b", action: "seeAll")])
    #expect(scene.pressFocusedButton() == .seeAll(section: "b", action: "seeAll"))
  }

  @Test("a cell's button raises its action, the cell around it is tapped")
  func buttons() throws {
    var scene = try scene()
    let id = ScreenItemID(section: "m", item: "m1")
    let path = ScenePath(section: 0, item: 1)
    let cell = try #require(scene.frame(of: path))
    let button = try #require(scene.elementFrames(of: path).first { $0.element.name == "button" })
    let inside = CGPoint(x: button.frame.midX, y: cell.minY + button.frame.midY)
    #expect(scene.press(at: inside, telling: bus)?.events == [.action("download", of: id)])
    #expect(scene.selected.isEmpty)
    let beside = scene.press(at: CGPoint(x: 150, y: inside.y), telling: bus)
    #expect(beside?.events == [])
    #expect(beside?.selection.last?.kind == .didSelect)
    #expect(beside?.damage.changed == [.item(id)])
    scene.focus(on: path)
    #expect(scene.pressFocusedButton() == .action("download", of: id))
  }

  @Test("a row of kind action is a button as a whole, and is selected too")
  func actionRows() throws {
    var scene = try scene()
    scene.focus(on: ScenePath(section: 1, item: 0))
    let response = scene.activateFocused(telling: bus)
    #expect(response?.events == [.action("load", of: ScreenItemID(section: "more", item: "row"))])
    #expect(response?.selection.last?.kind == .didSelect)
    scene.focus(on: ScenePath(section: 2, item: 0, nestedItem: 1))
    #expect(scene.activateFocused(telling: bus)?.events == [])
    #expect(scene.pressFocusedButton() == nil)
  }

  @Test("where nothing stands or is focused there is nothing to press")
  func nothing() throws {
    var scene = try SampleScreens.scene([SampleScreens.list("a", 1)])
    #expect(scene.press(at: CGPoint(x: 5, y: 300), telling: bus) == nil)
    #expect(scene.activateFocused(telling: bus) == nil)
    #expect(scene.pressFocusedButton() == nil)
  }

  @Test("a selected row that nests a collection is known by its section")
  func nestingRow() throws {
    var scene = try scene()
    let told = scene.tap(ScenePath(section: 2, item: 0), telling: bus)
    #expect(told?.damage.changed == [.item(ScreenItemID(section: "g", item: "row"))])
    #expect(scene.isSelected(.item(ScreenItemID(section: "g", item: "row"))))
    #expect(!scene.isSelected(.nested(ScreenItemID(section: "g", item: "c0"))))
  }

  @Test("a pull beyond the top, or a wish, refreshes once until it ends")
  func refresh() throws {
    var scene = try SampleScreens.scene([SampleScreens.list("a", 100)])
    #expect(scene.pull(by: Scene.refreshDistance - 1) == nil)
    #expect(scene.pull(by: Scene.refreshDistance) == .refresh)
    #expect(scene.pull(by: 200) == nil)
    #expect(scene.beginRefreshing() == nil)
    scene.endRefreshing()
    scene.scroll(by: 50)
    #expect(scene.pull(by: 200) == nil)
    #expect(scene.beginRefreshing() == .refresh)
    try scene.apply(SampleScreens.screen([SampleScreens.list("a", 101)]))
    #expect(!scene.isRefreshing)
    #expect(scene.beginRefreshing() == .refresh)
  }

  @Test("what appears and what vanishes is told as events")
  func appearance() throws {
    var scene = try SampleScreens.scene([SampleScreens.list("a", 100)])
    let events = scene.scroll(by: 50).events
    #expect(
      events == [
        .vanished(.item(ScreenItemID(section: "a", item: "a0"))),
        .appeared(.item(ScreenItemID(section: "a", item: "a12"))),
      ])
  }
}
