import Foundation
import ListLayout
import ListModel
import ListScreen
import ListSnapshot
import Testing

@Suite struct ScreenTests {
  private func screen(_ sections: String, style: String = "plain") throws -> Screen {
    let text = #"{"format":1,"id":"d","title":"D","style":"\#(style)","sections":[\#(sections)]}"#
    return Screen(try #require(ScreenDocument.read(Array(text.utf8)).document))
  }

  private let phone = CollectionLayoutEnvironment(width: 414, height: 896, scale: 3)
  private let tablet = CollectionLayoutEnvironment(width: 834, height: 1194, scale: 2)

  private func section(_ layout: SectionLayout?) throws -> CollectionLayoutSection {
    guard case .compositional(let section) = layout else {
      throw TableLookupError.noSuchSection(.row(RowIndexPath(section: 0, row: 0)), sections: 0)
    }
    return section
  }

  private func height(_ layout: SectionLayout?) throws -> CollectionLayoutDimension {
    try section(layout).group.layoutSize.heightDimension
  }

  @Test func `the bundled screen has a square header, a row of cars and ten rows`() throws {
    let reading = try ScreenDocument.read(contentsOf: BundledDocument.path)
    let screen = Screen(try #require(reading.document))
    let boundary = try #require(screen.configuration.boundarySupplementaryItems.first)
    #expect(boundary.elementKind == "screenHeader")
    #expect(boundary.layoutSize.heightDimension == .fractionalWidth(1))
    #expect(screen.sections.map(\.items.count) == [1, 10])
    #expect(screen.sections[0].nested?.items.map(\.title).last == "Car 7")
    #expect(screen.sections[1].header == CellItem(id: "header", title: "Things"))
    #expect(try height(screen.layout(ofSection: 0, in: phone)) == .absolute(360))
    #expect(try height(screen.layout(ofSection: 1, in: phone)) == .absolute(50))
    #expect(screen.layout(ofSection: 2, in: phone) == nil)
    #expect(screen.layout(ofSection: -1, in: phone) == nil)
    #expect(screen.imageFiles["car3"]?.hasSuffix("/media/car3.png") == true)
    let snapshot = try screen.snapshot()
    #expect(snapshot.sectionIdentifiers == ["gallery", "things"])
    #expect(snapshot.numberOfItems == 11)
  }

  @Test func `a header without its film is none`() throws {
    let text = #"{"format":1,"id":"d","title":"D","header":{"video":"v.mp4"},"sections":[]}"#
    let document = try #require(ScreenDocument.read(Array(text.utf8)).document)
    #expect(document.header != nil)
    #expect(Screen(document).header == nil)
    #expect(Screen(document).configuration.boundarySupplementaryItems == [])
  }

  @Test func `breakpoints choose columns and layouts by width`() throws {
    let screen = try screen(
      """
      {"kind":"grid","columns":2,"breakpoints":[{"minWidth":700,"columns":3}],
       "items":[{"title":"1"},{"title":"2"},{"title":"3"}]},
      {"kind":"compositional","layout":{"flow":{"itemSize":[10,10]}},"itemCell":"PhotoCell",
       "breakpoints":[{"minWidth":700,"layout":{"flow":{"itemSize":[20,20]}}}],"items":[]}
      """)
    #expect(try height(screen.layout(ofSection: 0, in: phone)) == .absolute(360))
    #expect(try height(screen.layout(ofSection: 0, in: tablet)) == .absolute(180))
    let nested = try #require(screen.sections[0].nested)
    #expect(nested.arrangement.layout(in: CGSize(width: 414, height: 360)).itemSize?.width == 199)
    #expect(
      nested.arrangement.layout(in: CGSize(width: 834, height: 180)).itemSize?.width == 808.0 / 3)
    let sides = [phone, tablet].map { environment -> Double? in
      guard case .flow(let flow) = screen.layout(ofSection: 1, in: environment) else { return nil }
      return flow.itemSize.map { Double($0.width) }
    }
    #expect(sides == [10, 20])
  }

  @Test func `a layout shows the titles that the section has`() throws {
    let layout =
      #""itemCell":"PhotoCell","items":[],"layout":{"group":{"horizontal":{"size":{"width":"#
      + #"{"absolute":9},"height":{"absolute":9}},"subitems":[]}},"boundarySupplementaryItems":["#
      + #"{"kind":"header","size":{"width":{"absolute":7},"height":{"absolute":7}},"#
      + #""alignment":"top"}]}"#
    let screen = try screen(
      #"{"kind":"compositional",\#(layout)},{"kind":"compositional","footer":"F","#
        + #""header":{"title":"H","pinned":true},\#(layout)}"#)
    let without = try section(screen.layout(ofSection: 0, in: phone))
    #expect(without.boundarySupplementaryItems == [])
    let boundaries = try section(screen.layout(ofSection: 1, in: phone)).boundarySupplementaryItems
    #expect(boundaries.map(\.elementKind) == ["header", "footer"])
    #expect(boundaries.map(\.pinToVisibleBounds) == [true, false])
    #expect(boundaries.map(\.layoutSize.widthDimension) == [.absolute(7), .fractionalWidth(1)])
    #expect(screen.sections[1].title("header")?.title == "H")
    #expect(screen.sections[1].title("footer")?.title == "F")
    #expect(screen.sections[1].title("badge") == nil)
  }

  @Test func `items of two sections may have one name, sections and their items not`() throws {
    let one = ScreenSection(
      id: "a", kind: "list", itemCell: "ListCell",
      items: ScreenItems([CellItem(id: "x", title: "X")]),
      layout: WidthDependent(.flow(CollectionViewFlowLayout())))
    var two = one
    two.id = "b"
    #expect(
      try Screen(id: "s", title: "S", sections: [one, two]).snapshot().numberOfItems == 2)
    #expect(throws: (any Error).self) {
      try Screen(id: "s", title: "S", sections: [one, one]).snapshot()
    }
    #expect(two.itemID(at: 0) == ScreenItemID(section: "b", item: "x"))
    #expect(two.itemID(at: 1) == nil)
  }
}
