import Foundation
import ListModel
import ListScreen
import TerminalFront
import TerminalKit
import Testing

/// The rules of the terminal that are the browser's own, one by one.
@Suite("Terminal rules of the browser")
struct BrowserRuleTests {
  let bus = SelectionBus(policy: .multiple)

  func browser() throws -> Browser { try SampleScreen.browser(bus: bus) }

  @discardableResult
  func press(
    _ key: Key, _ modifiers: Modifiers = [], _ browser: inout Browser
  ) -> TerminalRequests {
    browser.handle(.input(.key(KeyPress(key, modifiers))), at: .zero)
  }

  func type(_ text: String, _ browser: inout Browser) {
    for letter in text { press(.character(letter), [], &browser) }
  }

  func frame(_ browser: inout Browser, _ size: CellSize = .standard) -> CellBuffer {
    var frame = TerminalFrame(cells: CellBuffer(size: size))
    browser.draw(&frame, at: .zero)
    return frame.cells
  }

  @discardableResult
  func mouse(
    _ action: MouseEvent.Action, row: Int, _ modifiers: Modifiers = [],
    at time: Duration = .zero, in browser: inout Browser
  ) -> TerminalRequests {
    let event = MouseEvent(
      action, at: CellPosition(row: row, column: 10), modifiers)
    return browser.handle(.input(.mouse(event)), at: time)
  }

  @Test(
    "terminal rule 44: whatever the size becomes, what is focused stays in sight",
    arguments: [(20, 4), (33, 5), (80, 9), (200, 60)])
  func resizing(columns: Int, rows: Int) throws {
    var browser = try browser()
    for _ in 0..<20 { press(.down, [], &browser) }
    for size in [
      CellSize(columns: columns, rows: rows), CellSize(columns: 1, rows: 1),
      CellSize(columns: columns, rows: rows),
    ] {
      _ = browser.handle(.resized(size), at: .zero)
      let cells = frame(&browser, size)
      guard size.rows > 1 else { continue }
      let text = (0..<rows).map { cells.text(row: $0) }.joined()
      #expect(text.contains("Row 19"), "\(size)")
    }
    #expect(browser.scene.focus?.path?.item == 19)
  }

  @Test("terminal rule 45: marks and words tell what colour tells, and errors begin with a word")
  func marks() throws {
    var browser = try browser()
    press(.down, [], &browser)
    press(.enter, [], &browser)
    press(.down, [], &browser)
    let cells = frame(&browser)
    #expect(cells.text(row: 1).hasPrefix(">"))
    #expect(cells.text(row: 4).hasPrefix("["))
    browser.apply(.failure("it broke"), toTab: 0)
    #expect(frame(&browser).text(row: 23).hasPrefix("error: it broke"))
  }

  @Test("terminal rule 46: the cursor stands on what is focused, hidden")
  func cursor() throws {
    var browser = try browser()
    for row in [1, 4, 7] {
      press(.down, [], &browser)
      let cells = frame(&browser)
      #expect(cells.cursor == CellPosition(row: row, column: 0))
      #expect(!cells.showsCursor)
    }
  }

  private struct Keys: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let forms: [(key: Key, modifiers: Modifiers)]
    /// The row that is focused after the key, from the twentieth.
    let row: Int

    init(_ name: String, _ row: Int, _ forms: [(key: Key, modifiers: Modifiers)]) {
      (testDescription, self.row, self.forms) = (name, row, forms)
    }
  }

  // Seven whole rows are in sight, the twentieth at the bottom: a page is 7 and two thirds of a row.
  private static let keyTable = [
    Keys("up", 19, [(.up, []), (.character("k"), []), (.character("p"), .control)]),
    Keys("down", 21, [(.down, []), (.character("j"), []), (.character("n"), .control)]),
    Keys("first", 0, [(.home, []), (.character("g"), [])]),
    Keys("last", 49, [(.end, []), (.character("G"), [])]),
    Keys("page up", 12, [(.pageUp, []), (.character("b"), .control)]),
    Keys("page down", 21, [(.pageDown, []), (.character("f"), .control)]),
    Keys("half a page up", 16, [(.character("u"), .control)]),
    Keys("half a page down", 18, [(.character("d"), .control)]),
    Keys("in reading order", 21, [(.character("w"), [])]),
    Keys("back in reading order", 19, [(.character("b"), [])]),
    Keys("no key of ours", 20, [(.character("x"), []), (.insert, []), (.function(7), [])]),
  ]

  @Test("terminal rule 53: all forms of a key do the same", arguments: keyTable)
  private func forms(expected: Keys) throws {
    for form in expected.forms {
      var browser = try browser()
      for _ in 0...20 { press(.down, [], &browser) }
      #expect(browser.scene.focus?.path?.item == 20)
      press(form.key, form.modifiers, &browser)
      #expect(browser.scene.focus?.path?.item == expected.row, "\(form)")
    }
  }

  @Test("terminal rule 53: Escape closes help and search, else clears the selection, never quits")
  func escape() throws {
    var browser = try browser()
    press(.down, [], &browser)
    press(.enter, [], &browser)
    for opener: Character in ["?", "/"] {
      press(.character(opener), [], &browser)
      #expect(press(.escape, [], &browser) == .redraw)
      #expect(browser.scene.selected.count == 1)
    }
    #expect(press(.function(1), [], &browser) == .redraw)
    #expect(frame(&browser).text(row: 0).contains("previous, next row"))
    press(.escape, [], &browser)
    #expect(press(.escape, [], &browser) == .redraw)
    #expect(browser.scene.selected.isEmpty)
    #expect(press(.escape, [], &browser) == .redraw)
  }

  @Test("terminal rule 54: while a text is typed letters are text, arrows and Ctrl keys commands")
  func typing() throws {
    var browser = try browser()
    type("/qjG?", &browser)
    #expect(frame(&browser).text(row: 23).hasPrefix("/qjG?"))
    #expect(frame(&browser).showsCursor)
    #expect(browser.scene.focus == nil)
    press(.down, [], &browser)
    #expect(browser.scene.focus?.path?.item == 0)
    press(.character("n"), .control, &browser)
    #expect(browser.scene.focus?.path?.item == 1)
    #expect(press(.character("c"), .control, &browser) == .interrupt)
    #expect(frame(&browser).text(row: 23).hasPrefix("/qjG?"))
  }

  @Test("terminal rule 55: only press and release on one item is a click")
  func clicks() throws {
    var browser = try browser()
    mouse(.press(.left), row: 1, in: &browser)
    mouse(.release(.left), row: 7, in: &browser)
    #expect(browser.scene.focus == nil)
    mouse(.press(.right), row: 1, in: &browser)
    mouse(.release(.right), row: 1, in: &browser)
    mouse(.release(.left), row: 1, in: &browser)
    #expect(browser.scene.focus == nil)
    for milliseconds in [0, 500, 1_000] {
      for action in [MouseEvent.Action.press(.left), .release(.left)] {
        mouse(action, row: 4, at: .milliseconds(milliseconds), in: &browser)
      }
    }
    #expect(browser.scene.focus?.path?.item == 1)
    #expect(browser.scene.selected.isEmpty)
    // Of two on different items the second is no Enter.
    for (row, milliseconds) in [(1, 2_000), (4, 2_100)] {
      for action in [MouseEvent.Action.press(.left), .release(.left)] {
        mouse(action, row: row, at: .milliseconds(milliseconds), in: &browser)
      }
    }
    #expect(browser.scene.selected.isEmpty)
    // The status line is no item.
    for action in [MouseEvent.Action.press(.left), .release(.left)] {
      #expect(mouse(action, row: 23, in: &browser) == [])
    }
  }

  @Test("terminal rule 55: the wheel scrolls rows, sideways or with Shift the section below it")
  func wheel() throws {
    var browser = try SampleScreen.browser([BrowserMotionTests.shelf, SampleScreen.list], bus: bus)
    mouse(.scroll(.right), row: 2, in: &browser)
    #expect(browser.scene.sidewaysOffsets["shelf"] == 400)
    mouse(.scroll(.down), row: 2, .shift, in: &browser)
    #expect(browser.scene.sidewaysOffsets["shelf"] == 800)
    mouse(.scroll(.up), row: 2, .shift, in: &browser)
    #expect(browser.scene.sidewaysOffsets["shelf"] == 400)
    mouse(.scroll(.right), row: 12, in: &browser)
    #expect(browser.scene.sidewaysOffsets["list"] == nil)
    mouse(.scroll(.down), row: 12, in: &browser)
    #expect(browser.scene.contentOffset.y == 48)
    mouse(.scroll(.up), row: 12, in: &browser)
    #expect(browser.scene.contentOffset.y == 0)
  }

  @Test("terminal rule 56: a paste is text for the search, made safe, and never a command")
  func paste() throws {
    var browser = try browser()
    #expect(browser.handle(.input(.paste("q\u{3}")), at: .zero) == [])
    type("/", &browser)
    #expect(browser.handle(.input(.paste("row\n1\u{1B}[31m")), at: .zero) == .redraw)
    let status = frame(&browser).text(row: 23)
    #expect(status.hasPrefix("/row 1"))
    #expect(!status.unicodeScalars.contains("\u{1B}"))
  }
}
