import ListModel
import Testing

@Suite("The fit of a nested collection")
struct CollectionFitTests {
  @Test(
    "counts the lines that a row's height holds",
    arguments: [
      (360, 2), (356, 2), (355.9, 1), (340, 1), (176, 1), (175, 0), (0, 0), (-5, 0), (536, 3),
      (.nan, 0), (.infinity, 0),
    ] as [(Double, Int)])
  func lines(height: Double, expected: Int) {
    #expect(CollectionFit(sectionID: "s", rows: 2, rowHeight: height).lines == expected)
  }

  @Test("says by name and number what does not fit")
  func warning() {
    let low = CollectionFit(sectionID: "gallery", rows: 2, rowHeight: 340)
    #expect(
      low.warning
        == "section 'gallery' asks for 2 rows, but only 1 line of items fits into 340 pt: 2 need 356 pt"
    )
    let lower = CollectionFit(sectionID: "g", rows: 1, rowHeight: 170.5)
    #expect(
      lower.warning
        == "section 'g' asks for 1 row, but no line of items fits into 170.5 pt: 1 needs 176 pt")
    #expect(CollectionFit(sectionID: "gallery", rows: 2, rowHeight: 360).warning == nil)
  }

  @Test("is reported for every collection of a table")
  func table() throws {
    var heights = RowHeights()
    #expect(
      try TableGeometry(SampleTable.table(), width: 414).collectionFits().map(\.fits) == [true])
    heights.collectionLine = 170
    let tight = try TableGeometry(SampleTable.table(), width: 414, heights: heights)
    #expect(tight.collectionFits().map(\.lines) == [1])
    #expect(tight.collectionFits(items: .init(height: 160)).map(\.fits) == [true])
  }
}
