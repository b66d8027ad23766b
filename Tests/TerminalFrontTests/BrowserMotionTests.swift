import Foundation
import ListLayout
import ListModel
import ListScreen
import TerminalFront
import TerminalKit
import Testing

@Suite("Sideways sections in a browser")
struct BrowserMotionTests {
  /// Groups of one item, 400 pt wide, that turn one at a time.
  static let shelf: ScreenSection = {
    let whole = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let layout = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: CollectionLayoutSize(
          widthDimension: .absolute(400), heightDimension: .absolute(96)),
        subitems: [.item(CollectionLayoutItem(layoutSize: whole))]),
      orthogonalScrollingBehavior: .groupPaging)
    return ScreenSection(
      id: "shelf", kind: "compositional", itemCell: ListCell.reuseIdentifier,
      items: ScreenItems((0..<9).map { CellItem(id: "\($0)", title: "Book \($0)") }),
      layout: WidthDependent(.compositional(layout)))
  }()

  func browser(animates: Bool) throws -> Browser {
    var browser = try SampleScreen.browser([Self.shelf], bus: SelectionBus())
    browser.animates = animates
    return browser
  }

  func wheel(_ direction: MouseEvent.Direction, _ browser: inout Browser, at time: Duration) {
    let mouse = MouseEvent(.scroll(direction), at: CellPosition(row: 2, column: 10))
    _ = browser.handle(.input(.mouse(mouse)), at: time)
  }

  func draw(_ browser: inout Browser, at time: Duration) -> Double {
    var frame = TerminalFrame(cells: CellBuffer(size: .standard))
    browser.draw(&frame, at: time)
    return browser.scene.sidewaysOffsets["shelf"] ?? 0
  }

  @Test("ease to rest in a fifth of a second, and then nothing is due")
  func easing() throws {
    var browser = try browser(animates: true)
    wheel(.right, &browser, at: .seconds(1))
    #expect(draw(&browser, at: .seconds(1)) == 0)
    var last = 0.0
    for milliseconds in [33, 66, 100, 150, 199] {
      #expect(browser.nextChange(after: .seconds(1)) != nil)
      let offset = draw(&browser, at: .seconds(1) + .milliseconds(milliseconds))
      #expect(offset > last && offset < 400, "\(milliseconds) ms: \(offset)")
      last = offset
    }
    #expect(draw(&browser, at: .seconds(1) + .milliseconds(200)) == 400)
    #expect(browser.nextChange(after: .seconds(2)) == nil)
  }

  @Test("a turn on the way goes on from where the section is seen, to the next rest")
  func interrupted() throws {
    var browser = try browser(animates: true)
    wheel(.right, &browser, at: .zero)
    wheel(.right, &browser, at: .milliseconds(100))
    // Seven eighths of the first way are done.
    #expect(draw(&browser, at: .milliseconds(100)) == 350)
    #expect(draw(&browser, at: .milliseconds(300)) == 800)
    wheel(.left, &browser, at: .milliseconds(400))
    #expect(draw(&browser, at: .seconds(1)) == 400)
  }

  @Test("terminal rule 47: without animation they are there at once")
  func still() throws {
    var browser = try browser(animates: false)
    wheel(.right, &browser, at: .zero)
    #expect(browser.nextChange(after: .zero) == nil)
    #expect(draw(&browser, at: .zero) == 400)
  }

  @Test("keys move them too; a stop, another size and an update bring them to rest")
  func rests() throws {
    var browser = try browser(animates: true)
    for event in [
      TerminalEvent.resumed, .resized(CellSize(columns: 81, rows: 24)),
      .input(.key(KeyPress(.character("x")))),
    ] {
      _ = browser.handle(.input(.key(KeyPress(.home))), at: .seconds(1))
      _ = draw(&browser, at: .seconds(2))
      for _ in 0..<3 { _ = browser.handle(.input(.key(KeyPress(.right))), at: .seconds(3)) }
      let path = try #require(browser.scene.focus?.path)
      #expect(path.item == 3)
      _ = browser.handle(event, at: .seconds(3) + .milliseconds(50))
      let frame = draw(&browser, at: .seconds(4))
      #expect(frame == 1200, "\(event)")
    }
    wheel(.left, &browser, at: .seconds(5))
    try browser.apply(browser.scene.screen)
    #expect(browser.scene.sidewaysOffsets["shelf"] == 800, "a step back from 1200")
    #expect(browser.nextChange(after: .seconds(5)) == nil)
  }

  @Test("terminal rule 43: behind the help a way comes to its end")
  func help() throws {
    var browser = try browser(animates: true)
    wheel(.right, &browser, at: .zero)
    _ = browser.handle(.input(.key(KeyPress(.character("?")))), at: .milliseconds(50))
    _ = draw(&browser, at: .seconds(1))
    #expect(browser.nextChange(after: .seconds(1)) == nil)
  }
}
