import Foundation
import ListLayout
import ListScreen
import Testing

@Suite("Measuring the cells of a scene")
struct SceneMeasuringTests {
  /// Each character is 10 pt wide, each line 20 high.
  struct TenByTwenty: TextMeasuring {
    func size(of text: String, font: Font, width: Double, lines: Int) -> CGSize {
      let length = Double(text.count) * 10
      guard length > width, width > 0 else { return CGSize(width: length, height: 20) }
      return CGSize(width: width, height: (length / width).rounded(.up) * 20)
    }
  }

  /// A cell that is a title and nothing else.
  struct WordCell: SelfConfiguringCell {
    static let reuseIdentifier = "WordCell"

    func configure(with item: CellItem) -> CellElement {
      CellElement("word", .text(TextContent(item.title, style: .body)))
    }
  }

  static func scene(_ words: [String], _ layout: SectionLayout) throws -> Scene {
    let items = words.enumerated().map { CellItem(id: "\($0)", title: $1) }
    let section = ScreenSection(
      id: "words", kind: "compositional", itemCell: WordCell.reuseIdentifier,
      items: ScreenItems(items), layout: WidthDependent(layout))
    var registry = CellRegistry.builtIn
    registry.register(WordCell.self)
    return try Scene(
      SampleScreens.screen([section]),
      viewport: SceneViewport(size: CGSize(width: 320, height: 600)), measuring: TenByTwenty(),
      registry: registry)
  }

  static func frames(_ scene: Scene) -> [CGRect] {
    scene.screen.sections[0].items.indices.compactMap {
      scene.frame(of: ScenePath(section: 0, item: $0))
    }
  }

  /// Rows of items of an estimated width, 8 apart.
  static func chips(_ height: CollectionLayoutDimension) -> SectionLayout {
    let chip = CollectionLayoutSize(widthDimension: .estimated(50), heightDimension: height)
    let row = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    var group = CollectionLayoutGroup.horizontal(
      layoutSize: row, subitems: [.item(CollectionLayoutItem(layoutSize: chip))])
    group.interItemSpacing = .fixed(8)
    return .compositional(CollectionLayoutSection(group: group))
  }

  @Test("an estimated width is as wide as the cell's words, and they decide how many fit")
  func widths() throws {
    let scene = try Self.scene(["abcd", "abcdefgh"], Self.chips(.absolute(30)))
    #expect(
      Self.frames(scene) == [
        CGRect(x: 0, y: 0, width: 40, height: 30), CGRect(x: 48, y: 0, width: 80, height: 30),
      ])
  }

  @Test("words longer than the viewport break at its width")
  func longWords() throws {
    let long = String(repeating: "a", count: 40)
    let scene = try Self.scene([long], Self.chips(.estimated(30)))
    #expect(Self.frames(scene) == [CGRect(x: 0, y: 0, width: 320, height: 40)])
  }

  @Test("cells of a flow layout with an estimated size take the size of their words")
  func flow() throws {
    var layout = CollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 50, height: 50)
    let scene = try Self.scene(
      ["abcdefghij", "abcdefghijklmnopqrst", "abcdefghij"], .flow(layout))
    #expect(Self.frames(scene).map(\.size.width) == [100, 200, 100])
    #expect(Self.frames(scene).allSatisfy { $0.height == 20 })
  }

  @Test("a cell of a fixed size is not asked")
  func fixed() throws {
    let scene = try Self.scene(["abcdefghij"], SampleScreens.rows(.absolute(50)))
    #expect(Self.frames(scene) == [CGRect(x: 0, y: 0, width: 320, height: 50)])
  }
}
