import Foundation
import ListLayout
import ListScreen
import Testing
import _TestSupport

@Suite("Focus in a scene")
struct SceneFocusTests {
  func scene() throws -> Scene {
    try SampleScreens.scene([
      SampleScreens.gallery("g", 7), SampleScreens.list("a", 20), SampleScreens.shelf("s", 6),
      SampleScreens.list("b", 3),
    ])
  }

  @Test("walks by geometry: down the lines of a collection, then into the list, and back")
  func vertical() throws {
    var scene = try scene()
    var seen: [String] = []
    for direction in [FocusDirection.down, .down, .down, .down, .up, .up, .up] {
      scene.moveFocus(direction)
      seen.append(scene.focus?.path?.description ?? "-")
    }
    // The middle column is the nearest to a row as wide as the screen.
    #expect(seen == ["0,0,0", "0,0,1", "1,0", "1,1", "1,0", "0,0,3", "0,0,2"])
  }

  @Test("left and right scroll sideways and stop at the ends")
  func horizontal() throws {
    var scene = try scene()
    scene.focus(on: ScenePath(section: 0, item: 0, nestedItem: 0))
    var seen: [Int] = []
    for _ in 0..<4 {
      scene.moveFocus(.right)
      seen.append(scene.focus?.path?.nestedItem ?? -1)
    }
    #expect(seen == [2, 4, 6, 6])
    #expect(scene.sidewaysOffsets["g"] == 313)
    scene.focus(on: ScenePath(section: 2, item: 5))
    #expect(scene.sidewaysOffsets["s"] == 1400)
    for _ in 0..<9 { scene.moveFocus(.left) }
    #expect(scene.focus?.path == ScenePath(section: 2, item: 0))
    #expect(scene.sidewaysOffsets["s"] == 0)
  }

  @Test("the widest grid is left line by line, and the highest row column by column")
  func longLines() throws {
    let side = GridContent.possibleColumns.upperBound
    func nested(_ arrangement: NestedCollection.Arrangement, height: Double) -> ScreenSection {
      ScreenSection(
        id: "n", kind: "grid", itemCell: ListCell.reuseIdentifier,
        items: ScreenItems([CellItem(id: "row", title: "")]),
        nested: NestedCollection(arrangement, items: SampleScreens.items("c", side * 2)),
        layout: WidthDependent(SampleScreens.rows(.absolute(height))))
    }
    var grid = try SampleScreens.scene(
      [nested(.grid(columns: WidthDependent(side)), height: 360)], width: 20_000)
    grid.focus(on: ScenePath(section: 0, item: 0, nestedItem: 7))
    grid.moveFocus(.down)
    #expect(grid.focus?.path?.nestedItem == side + 7)
    var row = try SampleScreens.scene([nested(.row, height: 180 * Double(side))])
    row.focus(on: ScenePath(section: 0, item: 0, nestedItem: 7))
    row.moveFocus(.right)
    let right = try #require(row.focus?.path?.nestedItem)
    let frames = [7, right].compactMap {
      row.frame(of: ScenePath(section: 0, item: 0, nestedItem: $0))
    }
    // Higher than 100 items of 170 at 10 apart: the next column begins later.
    #expect(right >= side && frames[0].minY == frames[1].minY, "\(right) at \(frames)")
  }

  @Test("an item that the nearest rest would cut is shown whole", arguments: [false, true])
  func wholeItems(isMirrored: Bool) throws {
    var viewport = SceneViewport(size: CGSize(width: 640, height: 300))
    viewport.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    var scene = try Scene(
      SampleScreens.screen([SampleScreens.shelf("s", 10)]), viewport: viewport)
    for item in [3, 7, 2, 9, 0] {
      scene.focus(on: ScenePath(section: 0, item: item))
      let frame = try #require(scene.frame(of: ScenePath(section: 0, item: item)))
      #expect(frame.minX >= 0 && frame.maxX <= 640, "\(item): \(frame)")
    }
  }

  @Test("what is focused is in sight, whatever the keys")
  func inSight() throws {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var scene = try scene()
      for _ in 0..<20 {
        scene.moveFocus(FocusDirection.allCases.randomElement(using: &random) ?? .down)
        let id = try #require(scene.focus?.path.flatMap { scene.screen.itemID(at: $0) })
        let element = scene.visible.first { $0.element.itemID == id }
        let found = try #require(element, "seed \(seed): \(id) is not in sight")
        try #require(found.visibleFrame.height >= 50, "seed \(seed)")
      }
    }
  }

  @Test("down from anywhere reaches the end, and up the start")
  func ends() throws {
    var scene = try scene()
    for _ in 0..<40 { scene.moveFocus(.down) }
    #expect(scene.focus?.path == ScenePath(section: 3, item: 2))
    for _ in 0..<40 { scene.moveFocus(.up) }
    #expect(scene.focus?.path?.section == 0)
    scene.focusLast()
    #expect(scene.focus?.path == ScenePath(section: 3, item: 2))
  }

  @Test("regions follow each other round")
  func regions() throws {
    var scene = try scene()
    var seen: [Int] = []
    for _ in 0..<5 {
      scene.moveFocusToRegion(forward: true)
      seen.append(scene.focus?.path?.section ?? -1)
    }
    #expect(seen == [0, 1, 2, 3, 0])
    scene.moveFocusToRegion(forward: false)
    #expect(scene.focus?.path?.section == 3)
  }

  @Test("an empty screen has nothing to focus")
  func empty() throws {
    var scene = try SampleScreens.scene([])
    for direction in FocusDirection.allCases { scene.moveFocus(direction) }
    scene.moveFocusToRegion(forward: true)
    scene.focusLast()
    #expect(scene.focus == nil)
    #expect(scene.hit(at: CGPoint(x: 5, y: 5)) == nil)
  }
}
