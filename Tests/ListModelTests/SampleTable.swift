import ListModel

/// The table with seven cars in two rows and ten things.
enum SampleTable {
  static let cars = (1...7).map {
    CollectionTableCellModel(id: "c\($0)", title: "Car \($0)", image: "car\($0)")
  }
  static let things = (1...10).map { ListCellModel(id: "t\($0)", title: "Thing \($0)") }

  static func table(style: TableStyle = .plain) -> TableModel {
    TableModel(
      id: "cars", title: "Cars", style: style,
      sections: [
        TableSection(id: "gallery", content: .collectionView(models: cars, rows: 2)),
        TableSection(id: "things", content: .list(models: things), header: "Things"),
      ])
  }

  static func item(_ index: Int) -> TableElement {
    .item(ItemIndexPath(section: 0, row: 0, item: index))
  }

  static func row(_ index: Int) -> TableElement {
    .row(RowIndexPath(section: 1, row: index))
  }
}
