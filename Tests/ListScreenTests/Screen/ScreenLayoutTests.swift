import Foundation
import ListLayout
import ListModel
import ListScreen
import Testing
import _TestSupport

/// Screens solved: their layouts are those of the layout cases, and tables stand as tables do.
@Suite struct ScreenLayoutTests {
  private static func layoutCase(_ name: String) throws -> LayoutDocument {
    let file = CaseFolders.beside(#filePath, "../../ListLayoutTests/Cases/\(name).json")
    return try LayoutDocument(json: Data(contentsOf: file))
  }

  private func screen(_ name: String) throws -> Screen {
    Screen(try #require(ScreenDocument.read(BundledDocument.bytes(name)).document))
  }

  @Test(arguments: [
    ("appstore.json", "app-store-page"), ("photos.json", "photo-grid-as-coded"),
    ("photos-drawn.json", "photo-grid-mosaic"),
  ])
  func `a bundled page is its layout case, layouts, counts and frames`(
    document: String, name: String
  ) throws {
    let screen = try screen(document)
    let layoutCase = try Self.layoutCase(name)
    let environment = layoutCase.environment
    let solved = try ResolvedLayout(screen, in: environment)
    #expect(screen.sections.map(\.items.count) == layoutCase.sections.map(\.itemCount))
    for (section, expected) in zip(screen.sections, layoutCase.sections) {
      #expect(section.layout(in: environment) == expected.layout, "section \(section.id)")
    }
    let expected = try layoutCase.resolve()
    #expect(solved.contentSize == expected.contentSize)
    #expect(solved.supplementaryElements() == expected.supplementaryElements())
    for (number, section) in layoutCase.sections.enumerated() {
      for item in 0..<section.itemCount {
        let path = LayoutIndexPath(section: number, item: item)
        #expect(solved.frame(of: path) == expected.frame(of: path), "\(path)")
      }
    }
  }

  @Test func `the last carousel is the layout case's`() throws {
    let layoutCase = try Self.layoutCase("photo-grid-carousel")
    let last = try #require(try screen("carousel.json").sections.last)
    guard case .compositional(var section) = last.layout.base else {
      Issue.record("the carousel is no compositional section")
      return
    }
    section.boundarySupplementaryItems = []
    #expect(SectionLayout.compositional(section) == layoutCase.sections.first?.layout)
  }

  @Test func `the five behaviours stand one after another`() throws {
    let layout = try ResolvedLayout(
      try screen("behaviours.json"), in: .init(width: 414, height: 896, scale: 3))
    let shown = (0..<layout.sectionCount).map { layout.orthogonalRow(inSection: $0)?.behavior }
    #expect(
      shown == [
        .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
      ])
  }

  @Test func `rows of any table stand where table geometry has them`() throws {
    for seed in 0..<300 as Range<UInt64> {
      var source = SeededGenerator(seed: seed)
      let document = Self.table(&source)
      let width = Double(Int.random(in: 1...1200, using: &source))
      let screen = Screen(document)
      let layout = try ResolvedLayout(
        screen, in: .init(width: width, height: 800, scale: 2))
      let geometry = try TableGeometry(document.table(width: width), width: width)
      #expect(abs(layout.contentSize.height - geometry.contentHeight) < 1e-6, "seed \(seed)")
      for (number, section) in screen.sections.enumerated() {
        for row in section.items.indices {
          let frame = layout.frame(of: LayoutIndexPath(section: number, item: row))
          let path = RowIndexPath(section: number, row: row)
          let offset = try #require(geometry.offset(of: path))
          let height = try #require(geometry.height(at: path))
          #expect(
            frame == CGRect(x: 0, y: offset, width: width, height: height),
            "seed \(seed), \(path)")
        }
      }
    }
  }

  /// A table of up to six sections of any kind, some empty, some with headers and footers.
  private static func table(_ source: inout SeededGenerator) -> ScreenDocument {
    let sections = (0..<Int.random(in: 0...6, using: &source)).map { number in
      let items = (0..<Int.random(in: 0...7, using: &source)).map {
        DocumentItem(identity: .given("\($0)"), title: "T")
      }
      let content: SectionContent =
        switch Int.random(in: 0..<5, using: &source) {
        case 0, 1: .list(ListContent(items: items))
        case 2:
          .collectionView(
            CollectionViewContent(
              items: items, rows: WidthDependent(Int.random(in: 1...3, using: &source))))
        case 3:
          .grid(
            GridContent(
              items: items,
              columns: WidthDependent(2, breakpoints: [Breakpoint(minWidth: 600, value: 3)])))
        default:
          .message(
            MessageContent(
              MessageContent.Role.allCases.randomElement(using: &source) ?? .text, Message("M")))
        }
      return DocumentSection(
        identity: .given("s\(number)"),
        header: Bool.random(using: &source) ? SectionTitle("H") : nil,
        footer: Bool.random(using: &source) ? SectionTitle("F") : nil, content: content)
    }
    return ScreenDocument(
      id: "d", title: "D", style: Bool.random(using: &source) ? .plain : .grouped,
      sections: sections)
  }
}
