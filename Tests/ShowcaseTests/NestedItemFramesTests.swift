import Foundation
import ListModel
import Testing
import _TestSupport

@testable import showcase

@Suite("Frames of nested items")
struct NestedItemFramesTests {
  private static let cars = (1...7).map {
    CollectionTableCellModel(id: "\($0)", title: "Car \($0)")
  }

  private static func frames(
    _ section: CellModel, width: Double, height: Double
  ) throws -> [[Double]] {
    let model = try #require(section.row(at: 0))
    let row = ListedRow(
      path: RowIndexPath(section: 0, row: 0), model: model, offset: 500, height: height)
    let frames = NestedItemFrames(row, in: section, width: width)
    return section.items.indices.map {
      [frames[$0].minX, frames[$0].minY, frames[$0].width, frames[$0].height].map(Double.init)
    }
  }

  @Test("fill a row of two lines column by column")
  func twoLines() throws {
    let frames = try Self.frames(
      .collectionView(models: Self.cars, rows: 2), width: 414, height: 360)
    #expect(
      frames.map { Array($0.prefix(2)) } == [
        [3, 3], [3, 187], [183, 3], [183, 187], [363, 3], [363, 187], [543, 3],
      ])
    #expect(frames.allSatisfy { Array($0.suffix(2)) == [170, 170] })
  }

  @Test("stand in one line in the middle where two do not fit")
  func tooLow() throws {
    let frames = try Self.frames(
      .collectionView(models: Self.cars, rows: 2), width: 414, height: 340)
    #expect(frames.map { $0[1] } == Array(repeating: 85, count: 7))
    #expect(frames.map { $0[0] } == (0..<7).map { 3 + 180 * Double($0) })
  }

  @Test("fill a grid line by line, as wide as its columns")
  func grid() throws {
    let frames = try Self.frames(
      .grid(models: Self.cars, columns: 3), width: 416, height: 540)
    #expect(frames[0] == [3, 3, 130, 170])
    #expect(frames[2] == [283, 3, 130, 170])
    #expect(frames[3] == [3, 183, 130, 170])
    #expect(frames[6] == [3, 363, 130, 170])
  }
}
