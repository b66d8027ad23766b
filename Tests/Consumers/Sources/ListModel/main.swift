import ListModel

let table = TableModel(
  id: "cars", title: "Cars",
  sections: [
    TableSection(id: "gallery", content: .collectionView(models: [], rows: 2)),
    TableSection(id: "things", content: .list(models: [ListCellModel(id: "t", title: "Thing")])),
  ])
let geometry = try TableGeometry(table, width: 414, hasHeader: true)
print(geometry.contentHeight)
