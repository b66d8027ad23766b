import ListLayout
import ListScreen

/// A screen of one list, as long as one likes.
enum LongList {
  /// A screen of rows of one height, in points, or of an estimated one that the rows' text decides.
  static func screen(_ count: Int, height: CollectionLayoutDimension) -> Screen {
    let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    let layout = SectionLayout.compositional(
      CollectionLayoutSection(
        group: .horizontal(
          layoutSize: size, subitems: [.item(CollectionLayoutItem(layoutSize: size))])))
    let items = ScreenItems((0..<count).map { CellItem(id: "\($0)", title: "Row \($0)") })
    let section = ScreenSection(
      id: "list", kind: "list", itemCell: ListCell.reuseIdentifier, items: items,
      layout: WidthDependent(layout))
    return Screen(id: "long", title: "Long", sections: [section])
  }
}
