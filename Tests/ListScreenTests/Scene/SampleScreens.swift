import Foundation
import ListLayout
import ListScreen

/// Screens for scenes, made in code.
enum SampleScreens {
  static func items(_ prefix: String, _ count: Int) -> ScreenItems {
    ScreenItems((0..<count).map { CellItem(id: "\(prefix)\($0)", title: "\(prefix) \($0)") })
  }

  static func rows(_ height: CollectionLayoutDimension) -> SectionLayout {
    let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    return .compositional(
      CollectionLayoutSection(
        group: .horizontal(
          layoutSize: size, subitems: [.item(CollectionLayoutItem(layoutSize: size))])))
  }

  /// A list of rows 50 high.
  static func list(_ id: String, _ count: Int, prefix: String? = nil) -> ScreenSection {
    ScreenSection(
      id: id, kind: "list", itemCell: ListCell.reuseIdentifier,
      items: items(prefix ?? id, count), layout: WidthDependent(rows(.absolute(50))))
  }

  /// A row 360 high that nests a collection in two lines.
  static func gallery(_ id: String, _ count: Int) -> ScreenSection {
    ScreenSection(
      id: id, kind: "collectionView", itemCell: ListCell.reuseIdentifier,
      items: ScreenItems([CellItem(id: "row", title: "")]),
      nested: NestedCollection(.row, items: items("c", count)),
      layout: WidthDependent(rows(.absolute(360))))
  }

  /// Groups of one item, 300 wide and 100 high, that scroll sideways.
  static func shelf(
    _ id: String, _ count: Int,
    _ behavior: CollectionLayoutSection.OrthogonalScrollingBehavior = .groupPaging
  ) -> ScreenSection {
    let group = CollectionLayoutSize(
      widthDimension: .absolute(300), heightDimension: .absolute(100))
    let whole = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let layout = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: group, subitems: [.item(CollectionLayoutItem(layoutSize: whole))]),
      orthogonalScrollingBehavior: behavior)
    return ScreenSection(
      id: id, kind: "compositional", itemCell: FeaturedCell.reuseIdentifier,
      items: items(id, count), layout: WidthDependent(.compositional(layout)))
  }

  /// A section with a title 44 high above it, and a button beside the title where there is an action.
  static func titled(_ section: ScreenSection, action: String? = "seeAll") -> ScreenSection {
    var section = section
    section.header = CellItem(id: "header", title: "All of \(section.id)", action: action)
    section.layout = section.layout.map { layout in
      guard case .compositional(var layout) = layout else { return layout }
      layout.boundarySupplementaryItems = [
        CollectionLayoutBoundarySupplementaryItem(
          elementKind: "header",
          layoutSize: CollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
          alignment: .top)
      ]
      return .compositional(layout)
    }
    return section
  }

  static func screen(_ sections: [ScreenSection]) -> Screen {
    Screen(id: "screen", title: "Screen", sections: sections)
  }

  static func scene(
    _ sections: [ScreenSection], width: Double = 400, height: Double = 600
  ) throws -> Scene {
    try Scene(
      screen(sections), viewport: SceneViewport(size: CGSize(width: width, height: height)))
  }
}
