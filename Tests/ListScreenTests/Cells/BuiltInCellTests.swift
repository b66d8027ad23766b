import Foundation
import ListScreen
import Testing

@Suite("Built-in cells")
struct BuiltInCellTests {
  let layout = CellLayout()
  let item = CellItem(
    id: "1", title: "Harbour Walks", tagline: "Now with maps", subtitle: "Routes by the sea",
    image: "harbour", imageSize: CGSize(width: 60, height: 60))

  func frames(_ cell: some SelfConfiguringCell, _ size: CGSize) -> [String: CGRect] {
    Dictionary(
      layout.frames(of: cell.configure(with: item), in: size).map { ($0.element.name, $0.frame) }
    ) { first, _ in first }
  }

  @Test("the collection cell has the frames of the table tutorial", arguments: [170, 120, 300])
  func collection(side: Double) {
    let frames = frames(CollectionCell(), CGSize(width: side, height: side))
    #expect(frames["image"] == CGRect(x: 5, y: 5, width: side - 10, height: side - 55))
    #expect(frames["title"] == CGRect(x: 5, y: side - 50, width: side - 10, height: 50))
  }

  @Test("the featured cell stacks its elements, 10 pt after separator and subtitle")
  func featured() throws {
    let frames = frames(FeaturedCell(), CGSize(width: 300, height: 350))
    #expect(frames["separator"] == CGRect(x: 0, y: 0, width: 300, height: 1))
    let tagline = try #require(frames["tagline"])
    let name = try #require(frames["name"])
    let subtitle = try #require(frames["subtitle"])
    let image = try #require(frames["image"])
    #expect(tagline.minY == 11)
    #expect(name.minY == tagline.maxY)
    #expect(name.height == 28)
    #expect(subtitle.minY == name.maxY)
    #expect(image.minY == subtitle.maxY + 10)
    #expect(image.maxY == 350)
    let words = FeaturedCell().configure(with: item)
    guard case .stack(let stack) = words.content, case .text(let text) = stack.elements[1].content
    else {
      Issue.record("no tagline")
      return
    }
    #expect(text.shown == "NOW WITH MAPS")
  }

  @Test("in the medium cell picture and button hug, the texts stretch, all centred")
  func medium() throws {
    let frames = frames(MediumTableCell(), CGSize(width: 300, height: 80))
    let image = try #require(frames["image"])
    let texts = try #require(frames["texts"])
    let button = try #require(frames["button"])
    #expect(image == CGRect(x: 0, y: 10, width: 60, height: 60))
    #expect(texts.minX == 70)
    #expect(texts.midY == 40)
    #expect(texts.height == 42)
    #expect(button.maxX == 300)
    #expect(button.minX == texts.maxX + 10)
    #expect(button.midY == 40)
  }

  @Test("in the small cell the name begins 20 pt after the picture")
  func small() throws {
    let frames = frames(SmallTableCell(), CGSize(width: 300, height: 80))
    #expect(frames["image"]?.maxX == 60)
    #expect(frames["name"]?.minX == 80)
    #expect(frames["name"]?.midY == 40)
    #expect(frames["name"]?.maxX == 300)
  }

  @Test("the section header is as high as its content, with 10 pt free below")
  func header() throws {
    let cell = SectionHeaderCell().configure(with: item)
    let size = layout.fittingSize(of: cell, width: 300)
    let frames = frames(SectionHeaderCell(), size)
    #expect(frames["title"]?.minY == 11)
    #expect(frames["subtitle"]?.maxY == size.height - 10)
    #expect(size.height == 70)
  }

  @Test("a title with an action has a button beside it, one without keeps its frames")
  func seeAll() {
    var item = CellItem(id: "h", title: "Out of doors", subtitle: "Boots on", action: "all")
    let cells: [any SelfConfiguringCell] = [SectionHeaderCell(), TableHeaderCell()]
    for cell in cells {
      let content = cell.configure(with: item)
      let frames = layout.frames(of: content, in: CGSize(width: 300, height: 80))
      let button = frames.first { $0.element.name == "seeAll" }
      let title = frames.first { $0.element.name == "title" }
      #expect(button?.frame.maxX == (cell is TableHeaderCell ? 284 : 300))
      #expect(title.map { $0.frame.maxX + 10 } == button?.frame.minX)
      guard case .button(let words) = button?.element.content else {
        Issue.record("no button")
        continue
      }
      #expect(words == ButtonContent(title: "See All", action: "all"))
    }
    item.actionTitle = "More"
    item.action = nil
    let plain = layout.frames(
      of: SectionHeaderCell().configure(with: item), in: CGSize(width: 300, height: 80))
    #expect(plain.map(\.element.name) == ["cell", "separator", "title", "subtitle"])
  }

  @Test("a large-text reader gets a taller cell")
  func contentSize() {
    let large = CellLayout(category: .accessibility3)
    let cell = SectionHeaderCell().configure(with: item)
    #expect(
      large.fittingSize(of: cell, width: 300).height
        > layout.fittingSize(of: cell, width: 300).height)
  }

  @Test("the registry makes every built-in cell and nothing else")
  func registry() {
    let registry = CellRegistry.builtIn
    #expect(registry.reuseIdentifiers.count == 8)
    for identifier in registry.reuseIdentifiers {
      #expect(registry.dequeue(identifier, for: item) != nil)
    }
    #expect(registry.dequeue("Other", for: item) == nil)
  }
}
