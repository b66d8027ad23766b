import Foundation
import ListModel
import ListScreen
import TerminalFront
import TerminalKit
import Testing

@Suite("The browser")
struct BrowserTests {
  let bus = SelectionBus()

  func browser(rows: Int = 24) throws -> Browser {
    try SampleScreen.browser(bus: bus, rows: rows)
  }

  @discardableResult
  func type(_ keys: [Key], _ browser: inout Browser, _ modifiers: Modifiers = [])
    -> TerminalRequests
  {
    var last: TerminalRequests = []
    for key in keys {
      last = browser.handle(.input(.key(KeyPress(key, modifiers))), at: .zero)
    }
    return last
  }

  func lines(_ browser: inout Browser, rows: Int = 24, columns: Int = 80) -> [String] {
    var frame = TerminalFrame(cells: CellBuffer(size: CellSize(columns: columns, rows: rows)))
    browser.draw(&frame, at: .zero)
    return (0..<rows).map { frame.cells.text(row: $0) }
  }

  @Test("arrows and vi keys move, Enter selects as a tap does, the status line tells")
  func selection() throws {
    var browser = try browser()
    type([.down, .character("j"), .down, .character("k")], &browser)
    #expect(browser.scene.focus?.path == ScenePath(section: 0, item: 1))
    type([.enter], &browser)
    #expect(lines(&browser).last?.hasPrefix("selected row 0,1 \"Row 1\"") == true)
  }

  @Test("pages, ends and control keys")
  func paging() throws {
    var browser = try browser()
    type([.end], &browser)
    #expect(browser.scene.focus?.path?.item == 49)
    type([.home], &browser)
    #expect(browser.scene.focus?.path?.item == 0)
    type([.pageDown], &browser)
    #expect(browser.scene.contentOffset.y > 300)
    type([.character("u")], &browser, .control)
    #expect(browser.scene.contentOffset.y < 300)
  }

  @Test("leaving: q quits, Ctrl-C interrupts, Ctrl-Z stops, Esc never quits")
  func leaving() throws {
    var browser = try browser()
    #expect(type([.character("q")], &browser) == .quit)
    #expect(type([.character("c")], &browser, .control) == .interrupt)
    #expect(type([.character("z")], &browser, .control) == .suspend)
    #expect(type([.character("l")], &browser, .control) == .repaint)
    #expect(type([.escape], &browser) == .redraw)
  }

  @Test("finding: letters are text until Enter, then n and N walk the hits")
  func finding() throws {
    var browser = try browser()
    type([.character("/"), .character("q"), .backspace], &browser)
    type("row 4".map { Key.character($0) }, &browser)
    #expect(lines(&browser).last?.hasPrefix("/row 4") == true)
    type([.enter], &browser)
    #expect(browser.scene.focus?.path?.item == 4)
    #expect(lines(&browser).last?.hasPrefix("1 of 11") == true)
    type([.character("n")], &browser)
    #expect(browser.scene.focus?.path?.item == 40)
    type([.character("N"), .character("N")], &browser)
    #expect(browser.scene.focus?.path?.item == 49)
    type([.character("/")] + "zzz".map { Key.character($0) } + [.enter], &browser)
    #expect(lines(&browser).last?.contains("is not here") == true)
  }

  @Test("help covers the screen until a key")
  func help() throws {
    var browser = try browser()
    type([.character("?")], &browser)
    #expect(lines(&browser)[0].contains("previous, next row"))
    type([.character("x")], &browser)
    type([.down], &browser)
    #expect(lines(&browser)[1].contains("Row 0"))
  }

  @Test("the mouse: a click focuses, a second quick one selects, the wheel scrolls")
  func mouse() throws {
    var browser = try browser()
    func click(_ time: Duration) {
      for action in [MouseEvent.Action.press(.left), .release(.left)] {
        let event = MouseEvent(action, at: CellPosition(row: 7, column: 10))
        _ = browser.handle(.input(.mouse(event)), at: time)
      }
    }
    click(.zero)
    #expect(browser.scene.focus?.path?.item == 2)
    click(.milliseconds(300))
    #expect(lines(&browser).last?.hasPrefix("selected row 0,2") == true)
    let wheel = MouseEvent(.scroll(.down), at: CellPosition(row: 7, column: 10))
    _ = browser.handle(.input(.mouse(wheel)), at: .zero)
    #expect(browser.scene.contentOffset.y == 48)
  }

  @Test("what is selected has a mark, what is focused stands in brackets")
  func marks() throws {
    bus.policy = .multiple
    var browser = try browser()
    type([.down, .enter, .down], &browser)
    let rows = lines(&browser)
    #expect(rows[1].hasPrefix(">"))
    #expect(rows[4].hasPrefix("["))
    #expect(rows[4].hasSuffix("]"))
  }

  @Test(
    "any size is drawn, a tiny one with a line that says so",
    arguments: [(1, 1), (20, 4), (19, 9), (200, 3), (300, 90)])
  func sizes(columns: Int, rows: Int) throws {
    var browser = try browser()
    type([.end], &browser)
    _ = browser.handle(.resized(CellSize(columns: columns, rows: rows)), at: .zero)
    let drawn = lines(&browser, rows: rows, columns: columns)
    #expect(drawn.count == rows)
    if columns >= 20, rows >= 4 { #expect(drawn.joined().contains("Row 49")) }
  }

  @Test("an update keeps place and selection")
  func update() throws {
    bus.policy = .multiple
    var browser = try browser()
    type([.down, .down, .enter], &browser)
    var screen = browser.scene.screen
    screen.sections[0].items = ScreenItems(
      [CellItem(id: "new", title: "New")] + Array(screen.sections[0].items))
    try browser.apply(screen)
    #expect(browser.scene.selected.map(\.title) == ["Row 1"])
    #expect(browser.scene.focus?.path?.item == 2)
    #expect(lines(&browser).last?.hasPrefix("1 change") == true)
  }
}
