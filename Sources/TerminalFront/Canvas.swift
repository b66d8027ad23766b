import Foundation
import ListScreen
import TerminalImages
import TerminalKit

/// A buffer that is painted into through a clip, in points from the scene's corner.
struct Canvas {
  let painter: ScenePainter
  let pictures: any PictureSource
  var buffer: CellBuffer
  let origin: CellPosition
  /// Where pixels are to be laid over the cells.
  private(set) var placements: [ImagePlacement] = []
  /// The cells that may be painted, from the scene's corner.
  var clip = CellRect(row: 0, column: 0, columns: 0, rows: 0)

  init(
    painter: ScenePainter, pictures: any PictureSource, buffer: CellBuffer, origin: CellPosition
  ) {
    self.painter = painter
    self.pictures = pictures
    self.buffer = buffer
    self.origin = origin
  }

  private var scale: CellScale { painter.scale }

  /// The style of text in a role.
  func style(_ role: ColorRole, bold: Bool = false) -> CellStyle {
    var style = CellStyle.plain
    if bold { style.attributes.insert(.bold) }
    guard painter.usesColor else {
      if role == .secondaryLabel || role == .tertiaryLabel { style.attributes.insert(.dim) }
      return style
    }
    style.foreground = color(role)
    style.background = color(.background)
    return style
  }

  private func color(_ role: ColorRole) -> CellColor {
    let color = role.opaque(dark: painter.isDark)
    return .rgb(color.red, color.green, color.blue)
  }

  mutating func clearBackground() {
    guard painter.usesColor else { return }
    let whole = CellRect(
      row: origin.row, column: origin.column, columns: buffer.size.columns,
      rows: buffer.size.rows)
    buffer.fill(whole, style: background)
  }

  /// Empties the cells of a rectangle, so that nothing behind shows there.
  mutating func clear(_ frame: CGRect) {
    var cells = scale.cells(frame)
    cells.origin.row += origin.row
    cells.origin.column += origin.column
    buffer.fill(cells, style: background)
    placements = placements.flatMap { $0.pieces(beside: cells) }
  }

  private var background: CellStyle {
    guard painter.usesColor else { return .plain }
    return CellStyle(foreground: color(.label), background: color(.background))
  }

  // MARK: Elements

  mutating func draw(_ frames: [ElementFrame], at cell: CGRect) {
    for element in frames {
      let rect = scale.cells(element.frame.offsetBy(dx: cell.minX, dy: cell.minY))
      switch element.element.content {
      case .stack, .spacer: continue
      case .text(let text): draw(text, in: rect)
      case .image(let image): draw(image, in: rect)
      case .separator(_, let role):
        drawLine(in: line(rect, cell.minY + element.frame.minY), style(role))
      case .button(let button): draw(button, in: rect)
      }
    }
  }

  private mutating func draw(_ text: TextContent, in rect: CellRect) {
    let weight = text.font(for: .large).weight
    let style = style(text.color, bold: weight.value >= FontWeight.semibold.value)
    let room = max(rect.rows, 1)
    let limit = text.lines > 0 ? min(text.lines, room) : room
    let lines = TextLines(text.shown, columns: rect.columns, limit: limit).lines.prefix(limit)
    // A label is centred on its height, as the platform's are.
    let top = rect.origin.row + (room - lines.count) / 2
    for (index, line) in lines.enumerated() {
      let width = min(CellBuffer.width(of: line), rect.columns)
      let indent = text.alignment == .center ? (rect.columns - width) / 2 : 0
      write(
        line, row: top + index, column: rect.origin.column + indent,
        width: rect.columns - indent, style)
    }
  }

  private mutating func draw(_ button: ButtonContent, in rect: CellRect) {
    let words = "[\(button.title ?? (buffer.glyphs == .unicode ? "↓" : "v"))]"
    // The brackets are no part of the button's own width: they reach out of it, to the left.
    let width = max(rect.columns, CellBuffer.width(of: words))
    write(
      words, row: rect.origin.row + max(rect.rows - 1, 0) / 2,
      column: rect.origin.column + rect.columns - width, width: width,
      style(.systemBlue, bold: true))
  }

  /// The row of a line: that in which it lies, so that a text less than a row below has its own.
  private func line(_ rect: CellRect, _ y: CGFloat) -> CellRect {
    CellRect(
      row: min(rect.origin.row, scale.row(of: Double(y))), column: rect.origin.column,
      columns: rect.columns, rows: 1)
  }

  private mutating func drawLine(in rect: CellRect, _ style: CellStyle) {
    let line = buffer.glyphs == .unicode ? "─" : "-"
    write(
      String(repeating: line, count: max(rect.columns, 0)), row: rect.origin.row,
      column: rect.origin.column, width: rect.columns, style)
  }

  private mutating func draw(_ image: ImageContent, in rect: CellRect) {
    guard let name = image.image else { return }
    let mode: PictureMode =
      switch image.contentMode {
      case .fill: .stretch
      case .aspectFill: .fill
      case .aspectFit, .center, .topLeft, .bottomRight: .fit
      }
    let picture =
      painter.drawsPictures
      ? pictures.picture(named: name, mode: mode, width: rect.columns, height: rect.rows * 2)
      : nil
    draw(picture, named: name, in: rect)
  }

  mutating func drawHeader(_ frame: CGRect, name: String) {
    let rect = scale.cells(frame)
    let picture =
      painter.drawsPictures ? pictures.header(width: rect.columns, height: rect.rows * 2) : nil
    draw(picture, named: name, in: rect)
  }

  private mutating func draw(_ picture: CellPicture?, named name: String, in rect: CellRect) {
    guard let picture, picture.width == rect.columns, picture.height == rect.rows * 2 else {
      drawFrame(named: name, in: rect)
      return
    }
    let place = CellPosition(
      row: origin.row + rect.origin.row, column: origin.column + rect.origin.column)
    let placement = picture.draw(
      into: &buffer, at: place,
      clip: CellRect(
        row: origin.row + clip.origin.row, column: origin.column + clip.origin.column,
        columns: clip.columns, rows: clip.rows))
    if let placement { placements.append(placement) }
  }

  /// A box with a name in it, where a picture would be.
  private mutating func drawFrame(named name: String, in rect: CellRect) {
    guard rect.columns >= 2, rect.rows >= 2 else {
      write(
        name, row: rect.origin.row, column: rect.origin.column, width: rect.columns,
        style(.secondaryLabel))
      return
    }
    let isUnicode = buffer.glyphs == .unicode
    let (corners, flat, upright): ([String], String, String) =
      isUnicode ? (["┌", "┐", "└", "┘"], "─", "│") : (["+", "+", "+", "+"], "-", "|")
    let style = style(.tertiaryLabel)
    let (row, column) = (rect.origin.row, rect.origin.column)
    let line = String(repeating: flat, count: rect.columns - 2)
    let last = row + rect.rows - 1
    write(corners[0] + line + corners[1], row: row, column: column, width: rect.columns, style)
    write(corners[2] + line + corners[3], row: last, column: column, width: rect.columns, style)
    let first = max(row + 1, clip.origin.row)
    for inner in first..<max(first, min(last, clip.origin.row + clip.rows)) {
      write(upright, row: inner, column: column, width: 1, style)
      write(upright, row: inner, column: column + rect.columns - 1, width: 1, style)
    }
    guard rect.rows >= 3, rect.columns >= 3 else { return }
    let width = min(CellBuffer.width(of: name), rect.columns - 2)
    write(
      name, row: row + rect.rows / 2, column: column + (rect.columns - width) / 2, width: width,
      self.style(.secondaryLabel))
  }

  // MARK: Marks

  /// A mark in the first column of what is selected.
  mutating func markSelected(_ frame: CGRect) {
    let rect = scale.cells(frame)
    write(
      ">", row: rect.origin.row + max(rect.rows - 1, 0) / 2, column: rect.origin.column, width: 1,
      style(.systemBlue, bold: true))
  }

  /// Brackets around what is focused, in its middle row.
  mutating func markFocused(_ frame: CGRect) {
    let rect = scale.cells(frame)
    guard rect.columns >= 2 else { return }
    let middle = rect.origin.row + max(rect.rows - 1, 0) / 2
    // A middle above the screen's top is marked in the first row that is seen.
    let row = max(middle, clip.origin.row)
    let style = style(.systemBlue, bold: true)
    let column = max(rect.origin.column, clip.origin.column)
    let end = min(rect.origin.column + rect.columns, clip.origin.column + clip.columns)
    write("[", row: row, column: column, width: 1, style)
    write("]", row: row, column: end - 1, width: 1, style)
    buffer.cursor = CellPosition(row: origin.row + row, column: origin.column + column)
  }

  // MARK: Clipped writing

  private mutating func write(
    _ text: String, row: Int, column: Int, width: Int, _ style: CellStyle
  ) {
    guard row >= clip.origin.row, row < clip.origin.row + clip.rows, width > 0 else { return }
    let first = max(column, clip.origin.column)
    let end = min(column + width, clip.origin.column + clip.columns)
    guard first < end else { return }
    // What lies left of the clip is left out, cluster by cluster.
    var rest = Substring(text)
    var skipped = column
    while skipped < first, let next = rest.first {
      skipped += ClusterWidth.of(next)
      rest = rest.dropFirst()
    }
    buffer.write(
      String(rest), at: CellPosition(row: origin.row + row, column: origin.column + skipped),
      width: end - skipped, style: style)
  }
}
