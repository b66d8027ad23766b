import Foundation
import ListLayout
import ListModel
import ListScreen
import TerminalFront
import TerminalImages
import TerminalKit
import Testing

@Suite("Pixels in a browser")
struct BrowserImagesTests {
  /// Every picture is of one colour, in pixels.
  private struct Pixels: PictureSource {
    func picture(
      named name: String, mode: PictureMode, width: Int, height: Int
    ) -> CellPicture? {
      ImagePixels(width: 2, height: 2, rgba: Array(repeating: 200, count: 16)).map {
        CellPicture(
          $0, filling: CellSize(columns: width, rows: height / 2), key: "\(name) \(width)")
      }
    }

    func header(width: Int, height: Int) -> CellPicture? { nil }
  }

  private let size = CellSize(columns: 80, rows: 24)

  private func browser(_ images: ImageProtocol) throws -> Browser {
    let items = (0..<50).map { CellItem(id: "i\($0)", title: "Row \($0)", image: "picture") }
    let section = ScreenSection(
      id: "list", kind: "list", itemCell: PhotoCell.reuseIdentifier, items: ScreenItems(items),
      layout: SampleScreen.rows(96))
    var browser = try SampleScreen.browser(
      [section], bus: SelectionBus(), usesColor: true, pictures: Pixels())
    browser.images = ImageLayer(images)
    return browser
  }

  private func overlay(_ browser: inout Browser, isRepaint: Bool = false) -> String {
    var frame = TerminalFrame(cells: CellBuffer(size: size), isRepaint: isRepaint)
    browser.draw(&frame, at: .zero)
    return String(decoding: frame.overlay, as: UTF8.self)
  }

  private func press(_ key: Key, _ browser: inout Browser) {
    _ = browser.handle(.input(.key(KeyPress(key))), at: .zero)
  }

  @Test("terminal rule 48: sent once, placed again when moved, taken away when gone")
  func kitty() throws {
    var browser = try browser(.kitty)
    let first = overlay(&browser)
    #expect(first.components(separatedBy: "a=t,").count == 2)
    #expect(first.components(separatedBy: "a=p,").count == 5)
    #expect(overlay(&browser).isEmpty)
    press(.pageDown, &browser)
    let moved = overlay(&browser)
    #expect(!moved.contains("a=t,"))
    #expect(moved.contains("a=p,"))
    press(.character("?"), &browser)
    let covered = overlay(&browser)
    #expect(covered.contains("a=d,d=i,"))
    #expect(!covered.contains("a=p,"))
    press(.escape, &browser)
    #expect(overlay(&browser).contains("a=p,"))
    #expect(overlay(&browser, isRepaint: true).contains("a=t,"))
  }

  @Test("pictures end above the status line")
  func status() throws {
    var browser = try browser(.kitty)
    var frame = TerminalFrame(cells: CellBuffer(size: size))
    browser.draw(&frame, at: .zero)
    #expect(!frame.cells.text(row: 23).contains("\u{A0}"))
    #expect(frame.cells.text(row: 22).contains("\u{A0}"))
  }

  @Test("a pinned title stands before pictures")
  func pinned() throws {
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(96))
    var layout = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: size, subitems: [.item(CollectionLayoutItem(layoutSize: size))]))
    layout.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        elementKind: SectionTitleKind.header.rawValue,
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(48)),
        alignment: .top, pinToVisibleBounds: true)
    ]
    let items = (0..<9).map { CellItem(id: "i\($0)", title: "Row \($0)", image: "picture") }
    let section = ScreenSection(
      id: "list", kind: "list", header: CellItem(id: "h", title: "Head"),
      itemCell: PhotoCell.reuseIdentifier, items: ScreenItems(items),
      layout: WidthDependent(.compositional(layout)))
    var browser = try SampleScreen.browser(
      [section], bus: SelectionBus(), usesColor: true, pictures: Pixels())
    let painted = { (browser: Browser) -> (head: Int?, top: Int?) in
      var cells = CellBuffer(size: CellSize(columns: 80, rows: 23))
      let placements = browser.painter.paint(
        browser.scene, pictures: browser.pictures, into: &cells)
      let head = (0..<23).first { cells.text(row: $0).contains("Head") }
      return (head, placements.map(\.visible.origin.row).min())
    }
    #expect(painted(browser).top == 3)
    press(.pageDown, &browser)
    let scrolled = painted(browser)
    #expect(scrolled.head ?? 23 < 3)
    #expect(scrolled.top == 3)
  }
}
