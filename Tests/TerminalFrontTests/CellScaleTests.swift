import Foundation
import ListScreen
import TerminalFront
import TerminalKit
import Testing

@Suite("The scale of cells")
struct CellScaleTests {
  @Test("puts each edge at the nearest cell border, so that neighbours touch")
  func borders() {
    let scale = CellScale(pointsPerColumn: 8)
    #expect(
      scale.cells(CGRect(x: 0, y: 0, width: 64, height: 50))
        == CellRect(row: 0, column: 0, columns: 8, rows: 3))
    #expect(
      scale.cells(CGRect(x: 0, y: 50, width: 64, height: 50))
        == CellRect(row: 3, column: 0, columns: 8, rows: 3))
    #expect(
      scale.cells(CGRect(x: -20, y: 0, width: 30, height: 1))
        == CellRect(row: 0, column: -2, columns: 3, rows: 1))
    #expect(scale.cells(.zero).columns == 0)
  }

  @Test(
    "a scale that is none counts as the natural one",
    arguments: [0, -1, .nan, .infinity] as [Double])
  func unusable(points: Double) {
    #expect(CellScale(pointsPerColumn: points) == .natural)
    #expect(CellScale(width: points, columns: 0).pointsPerColumn > 0)
  }

  @Test("text is measured in whole cells and never wider than asked")
  func measuring() {
    let measuring = CellTextMeasuring(scale: .natural)
    let font = Font(size: 17, leading: 22)
    #expect(measuring.size(of: "", font: font, width: 80, lines: 0) == .zero)
    #expect(
      measuring.size(of: "one two", font: font, width: 80, lines: 0)
        == CGSize(width: 56, height: 16))
    #expect(
      measuring.size(of: "one two", font: font, width: 40, lines: 0)
        == CGSize(width: 24, height: 32))
    #expect(
      measuring.size(of: "世界", font: font, width: .infinity, lines: 1)
        == CGSize(width: 32, height: 16))
    for width in [0, -1, .nan, 1e300] as [Double] {
      #expect(measuring.size(of: "words", font: font, width: width, lines: 2).height >= 16)
    }
  }
}
