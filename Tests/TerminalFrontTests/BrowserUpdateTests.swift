import Foundation
import ListModel
import ListScreen
import TerminalFront
import TerminalKit
import Testing

@Suite("Documents that change below a browser")
struct BrowserUpdateTests {
  /// Hands out what a test puts in.
  final class Mailbox {
    var waiting: [(tab: Int, update: BrowserUpdate)] = []
    var reloads: [Int] = []

    func take() -> [(tab: Int, update: BrowserUpdate)] {
      defer { waiting = [] }
      return waiting
    }
  }

  let bus = SelectionBus(policy: .multiple)
  let mailbox = Mailbox()

  func browser() throws -> Browser {
    var browser = try SampleScreen.browser(bus: bus)
    browser.updates = { [mailbox] _ in mailbox.take() }
    return browser
  }

  func status(_ browser: inout Browser) -> String {
    var frame = TerminalFrame(cells: CellBuffer(size: .standard))
    browser.draw(&frame, at: .zero)
    return frame.cells.text(row: 23)
  }

  func type(_ keys: [Key], _ browser: inout Browser) {
    for key in keys { _ = browser.handle(.input(.key(KeyPress(key))), at: .zero) }
  }

  func update(_ screen: Screen, warning: String? = nil) -> BrowserUpdate {
    .screen(screen, pictures: NoPictures(), video: nil, warning: warning)
  }

  @Test("the difference is applied when the loop is woken; place, focus and selection stay")
  func applied() throws {
    var browser = try browser()
    type([.end, .enter], &browser)
    let offset = browser.scene.contentOffset.y
    var screen = browser.scene.screen
    screen.sections[0].items = ScreenItems(
      [CellItem(id: "new", title: "New")] + Array(screen.sections[0].items))
    mailbox.waiting = [(0, update(screen))]
    #expect(browser.handle(.woken, at: .zero) == .redraw)
    #expect(status(&browser).hasPrefix("1 change"))
    #expect(browser.scene.contentOffset.y == offset + 48)
    #expect(browser.scene.focus?.path?.item == 50)
    #expect(browser.scene.selected.map(\.title) == ["Row 49"])
    _ = browser.handle(.woken, at: .zero)
    #expect(browser.scene.screen.sections[0].items.count == 51)
  }

  @Test("a document that cannot be read leaves the screen, and the status line says why")
  func broken() throws {
    var browser = try browser()
    let before = browser.scene.screen
    mailbox.waiting = [(0, .failure("d.json:3:4: error: $: a comma is missing"))]
    _ = browser.handle(.woken, at: .zero)
    #expect(browser.scene.screen == before)
    #expect(status(&browser).hasPrefix("error: d.json:3:4"))
    // Two items of one identity come from no document, but from a program perhaps.
    var twice = before
    twice.sections[0].items = ScreenItems([
      CellItem(id: "a", title: "A"), CellItem(id: "a", title: "B"),
    ])
    mailbox.waiting = [(0, update(twice)), (7, update(before))]
    _ = browser.handle(.woken, at: .zero)
    #expect(browser.scene.screen == before)
    #expect(status(&browser).hasPrefix("error:"))
  }

  @Test("what is wrong with a document that is shown is said beside the changes")
  func warning() throws {
    var browser = try browser()
    mailbox.waiting = [(0, update(browser.scene.screen, warning: "d.json:1:1: warning: x"))]
    _ = browser.handle(.woken, at: .zero)
    #expect(status(&browser).hasPrefix("no changes, warning: d.json:1:1"))
  }

  @Test("what an update takes away is deselected, and told")
  func deselection() throws {
    var browser = try browser()
    browser.onSelection = { [mailbox] event, _ in
      if event.kind == .didDeselect { mailbox.reloads.append(-1) }
    }
    type([.down, .enter], &browser)
    var screen = browser.scene.screen
    screen.sections[0].items = ScreenItems(Array(screen.sections[0].items.dropFirst()))
    mailbox.waiting = [(0, update(screen))]
    _ = browser.handle(.woken, at: .zero)
    #expect(browser.scene.selected.isEmpty)
    #expect(mailbox.reloads == [-1])
  }

  @Test("r reads the document again, each time it is pressed; without a document it says so")
  func reload() throws {
    var browser = try browser()
    type([.character("r")], &browser)
    #expect(status(&browser).hasPrefix("nothing to read again"))
    browser.reload = { [mailbox] number, tab in
      mailbox.reloads.append(number)
      return .failure("\(tab.scene.screen.id) is gone")
    }
    type([.character("r"), .character("r")], &browser)
    #expect(mailbox.reloads == [0, 0])
    #expect(status(&browser).hasPrefix("error: s is gone"))
  }
}
