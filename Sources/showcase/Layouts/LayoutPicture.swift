import Foundation
import ListLayout
import TerminalKit

/// A drawing in characters of what shows of a layout, or of a rect of it.
///
/// A column stands for some points and a line for twice as many, since characters are about twice
/// as high as wide: proportions are kept. Elements cover each other by their z index.
struct LayoutPicture {
  private let canvas: CharacterCanvas
  private let caption: String

  /// Columns where the output has no width of its own, and the most there are.
  private static let standardColumns = 80
  private static let mostColumns = 160
  private static let mostLines = 400
  /// More boxes than characters could show.
  private static let mostElements = 5_000

  /// Draws the elements in `rect`, or else in what shows at the content offset, as far as there is
  /// content.
  init(_ layout: ResolvedLayout, _ document: LayoutDocument, rect: CGRect?, page: Page) {
    let region = rect ?? Self.visible(layout, document)
    let columns = min(page.columns ?? Self.standardColumns, Self.mostColumns)
    let points = max(
      region.width / Double(max(columns, 1)), region.height / 2 / Double(Self.mostLines))
    guard points > 0, points.isFinite else {
      canvas = CharacterCanvas(columns: 0, lines: 0, glyphs: page.glyphs)
      caption = "nothing to draw, the content has no area here"
      return
    }
    var canvas = CharacterCanvas(
      columns: Int((region.width / points).rounded()),
      lines: Int((region.height / 2 / points).rounded(.up)), glyphs: page.glyphs)
    let elements = layout.elements(in: region, limit: Self.mostElements)
    // Sorting keeps the order of equals only when told to.
    let order = elements.indices.sorted {
      (elements[$0].zIndex, $0) < (elements[$1].zIndex, $1)
    }
    for index in order {
      let frame = elements[index].frame
      canvas.draw(
        columns: CharacterCanvas.Span(
          (frame.minX - region.minX) / points, (frame.maxX - region.minX) / points),
        lines: CharacterCanvas.Span(
          (frame.minY - region.minY) / 2 / points, (frame.maxY - region.minY) / 2 / points),
        label: elements[index].element.key)
    }
    self.canvas = canvas
    caption =
      "\(Points.text(region.width)) x \(Points.text(region.height)) pt from "
      + "\(Points.text(region.minX)),\(Points.text(region.minY)); a column is "
      + "\(Points.text(points)) pt, a line \(Points.text(2 * points)) pt"
  }

  private static func visible(_ layout: ResolvedLayout, _ document: LayoutDocument) -> CGRect {
    let screen = CGRect(
      origin: layout.contentOffset,
      size: CGSize(width: document.container.width, height: document.container.height))
    return screen.intersection(CGRect(origin: .zero, size: layout.contentSize))
  }

  /// Writes the lines of the drawing and one that tells its scale.
  func write(to console: Console) throws(WriteError) {
    for line in canvas.text { try console.line(line) }
    try console.line(caption)
  }
}
