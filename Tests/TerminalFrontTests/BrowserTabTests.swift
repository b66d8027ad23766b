import Foundation
import ListModel
import ListScreen
import TerminalFront
import TerminalKit
import Testing

@Suite("Tabs of a browser")
struct BrowserTabTests {
  let bus = SelectionBus(policy: .multiple)

  func tab(_ title: String, video: (any HeaderVideo)? = nil) throws -> BrowserTab {
    var list = SampleScreen.list
    list.items = ScreenItems((0..<30).map { CellItem(id: "\($0)", title: "\(title) \($0)") })
    let scene = try Scene(
      Screen(
        id: title, title: title,
        header: video.map { _ in
          DocumentHeader(video: MediaReference(name: "film.mp4", file: "/film.mp4"))
        }, sections: [list]),
      viewport: SceneViewport(size: CGSize(width: 640, height: 368)),
      measuring: CellTextMeasuring(scale: .natural))
    return BrowserTab(scene, video: video)
  }

  func browser(_ titles: [String] = ["Apps", "Games", "Search"]) throws -> Browser {
    let tabs = try titles.map { try tab($0) }
    var browser = Browser(
      tabs[0], Array(tabs.dropFirst()),
      painter: ScenePainter(scale: .natural, usesColor: false), bus: bus)
    _ = browser.handle(.started(.standard), at: .zero)
    return browser
  }

  func type(_ keys: [Key], _ browser: inout Browser) {
    for key in keys { _ = browser.handle(.input(.key(KeyPress(key))), at: .zero) }
  }

  func lines(_ browser: inout Browser) -> [String] {
    var frame = TerminalFrame(cells: CellBuffer(size: .standard))
    browser.draw(&frame, at: .zero)
    return (0..<24).map { frame.cells.text(row: $0) }
  }

  @Test("the bar stands above the status line, the tab that is shown in brackets")
  func bar() throws {
    var browser = try browser()
    #expect(lines(&browser)[22].hasPrefix("[1 Apps]"))
    #expect(lines(&browser)[22].contains(" 2 Games"))
    #expect(lines(&browser)[1].contains("Apps 0"))
    var alone = try self.browser(["Apps"])
    #expect(!lines(&alone)[22].contains("1 Apps"))
  }

  @Test("numbers, brackets and clicks change tabs; each keeps its place and focus")
  func switching() throws {
    var browser = try browser()
    type([.end], &browser)
    type([.character("2")], &browser)
    #expect(browser.currentTab == 1)
    #expect(browser.scene.contentOffset.y == 0)
    #expect(lines(&browser)[1].contains("Games 0"))
    type([.character("]")], &browser)
    #expect(browser.currentTab == 2)
    type([.character("]")], &browser)
    #expect(browser.currentTab == 0)
    #expect(browser.scene.focus?.path?.item == 29)
    #expect(lines(&browser).joined().contains("Apps 29"))
    type([.character("[")], &browser)
    #expect(browser.currentTab == 2)
    // There is no ninth.
    type([.character("9"), .character("0")], &browser)
    #expect(browser.currentTab == 2)
    for action in [MouseEvent.Action.press(.left), .release(.left)] {
      let mouse = MouseEvent(action, at: CellPosition(row: 22, column: 30))
      _ = browser.handle(.input(.mouse(mouse)), at: .zero)
    }
    #expect(browser.currentTab == 1)
    // Down on the bar and up beside it is no click.
    for (row, action) in [(22, MouseEvent.Action.press(.left)), (3, .release(.left))] {
      let mouse = MouseEvent(action, at: CellPosition(row: row, column: 1))
      _ = browser.handle(.input(.mouse(mouse)), at: .zero)
    }
    #expect(browser.currentTab == 1)
    #expect(browser.scene.focus == nil)
  }

  @Test("a tab takes the terminal's size when it is shown, also one of another width")
  func resizing() throws {
    var browser = try browser()
    _ = browser.handle(.resized(CellSize(columns: 40, rows: 12)), at: .zero)
    type([.character("2")], &browser)
    #expect(browser.scene.viewport.size == CGSize(width: 320, height: 160))
  }

  @Test("a text is found on the tab that is shown")
  func finding() throws {
    var browser = try browser()
    type([.character("2"), .character("/")] + "7".map { Key.character($0) } + [.enter], &browser)
    #expect(browser.scene.focus?.path?.item == 7)
    type([.character("1"), .character("n")], &browser)
    #expect(browser.scene.focus == nil)
  }

  @Test("the videos of tabs that are not shown are told so, and let go in their time")
  func videos() throws {
    let video = BrowserVideoTests.FakeVideo()
    var browser = Browser(
      try tab("Film", video: video), [try tab("Text")],
      painter: ScenePainter(scale: .natural), bus: bus)
    _ = browser.handle(.started(.standard), at: .zero)
    #expect(browser.nextChange(after: .zero) != nil)
    _ = lines(&browser)
    #expect(video.left == 0)
    type([.character("2")], &browser)
    #expect(browser.nextChange(after: .zero) == video.releaseTime)
    _ = lines(&browser)
    #expect(video.left == 1)
  }

  @Test("what is selected and deselected is told with its screen")
  func selection() throws {
    final class Heard {
      var words: [String] = []
    }
    let heard = Heard()
    var browser = try browser()
    browser.onSelection = { event, screen in
      guard event.kind != .didHighlight else { return }
      heard.words.append("\(event.kind.rawValue) \(event.element.title) on \(screen.id)")
    }
    type([.down, .enter, .character("2"), .down, .down, .enter, .enter], &browser)
    type([.character("1"), .escape], &browser)
    #expect(
      heard.words == [
        "didSelect Apps 0 on Apps", "didSelect Games 1 on Games", "didDeselect Games 1 on Games",
        "didDeselect Apps 0 on Apps",
      ])
  }
}
