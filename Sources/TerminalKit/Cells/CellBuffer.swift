import SafeText

/// A screen of cells: what is drawn into, and what ``DamageEncoder`` turns into bytes.
///
/// ```swift
/// var buffer = CellBuffer(size: CellSize(columns: 20, rows: 2))
/// buffer.write("Hello, 世界", at: CellPosition(row: 0, column: 0))
/// buffer.text(row: 0)  // "Hello, 世界         "
/// ```
///
/// A cell holds a cluster of width 1 or the left half of one of width 2, whose right half is marked
/// as its continuation (terminal rule 25). The buffer can not hold a control character: whatever
/// would be one becomes U+FFFD (terminal rule 19). Drawing outside of it draws nothing.
///
/// It is a value: a copy costs nothing until one of the two changes. Drawing does not allocate,
/// except for a cluster of several scalars that is not yet on the screen.
public struct CellBuffer: Sendable {
  /// How many columns and rows there are.
  public let size: CellSize

  /// Which characters the terminal can show; it decides how a cut text ends.
  public var glyphs: GlyphSet

  /// Where the hardware cursor stands after the frame, hidden or not (terminal rule 46).
  ///
  /// nil leaves it where drawing ends. A place outside of the screen counts as nil.
  public var cursor: CellPosition?

  /// Whether the hardware cursor is seen, as while text is typed.
  public var showsCursor = false

  var cells: [Cell]
  var table = ClusterTable()

  /// Creates a buffer of blanks.
  public init(size: CellSize, glyphs: GlyphSet = .unicode) {
    self.size = size
    self.glyphs = glyphs
    self.cells = Array(repeating: .blank(), count: size.columns * size.rows)
  }

  /// Makes every cell a blank of `style` and takes the cursor away.
  ///
  /// - Complexity: O(*cells*).
  public mutating func clear(style: CellStyle = .plain) {
    let blank = Cell.blank(style)
    for index in cells.indices { cells[index] = blank }
    table.removeAll()
    cursor = nil
    showsCursor = false
  }

  /// Makes the cells of `rect` blanks of `style`; what lies outside of the buffer is left out.
  ///
  /// - Complexity: O(*cells in the rectangle*).
  public mutating func fill(_ rect: CellRect, style: CellStyle = .plain) {
    let columns = rect.columnRange(in: size)
    guard !columns.isEmpty else { return }
    for row in rect.rowRange(in: size) {
      severHalves(row: row, columns: columns)
      let start = row * size.columns
      for column in columns { cells[start + column] = .blank(style) }
    }
  }

  /// Changes the style of the cells of `rect` and leaves their text.
  ///
  /// A cluster of width 2 of which only a half lies inside is changed whole.
  ///
  /// - Parameters:
  ///   - rect: The cells; what lies outside of the buffer is left out.
  ///   - change: Is given each cell's style to change.
  /// - Complexity: O(*cells in the rectangle*).
  public mutating func restyle(_ rect: CellRect, _ change: (inout CellStyle) -> Void) {
    let columns = rect.columnRange(in: size)
    for row in rect.rowRange(in: size) {
      let start = row * size.columns
      var column = columns.lowerBound
      if column < columns.upperBound, cells[start + column].part == .continuation { column -= 1 }
      while column < columns.upperBound {
        var style = cells[start + column].style
        change(&style)
        let width = cells[start + column].part == .left ? 2 : 1
        for index in start + column..<start + column + width { cells[index].apply(style) }
        column += width
      }
    }
  }

  /// Puts one scalar of width 1 into a cell: the quick way for blocks, lines and video.
  ///
  /// A scalar that is not one column wide, or not safe to draw, becomes U+FFFD.
  public mutating func put(
    _ scalar: Unicode.Scalar, row: Int, column: Int, style: CellStyle = .plain
  ) {
    guard size.contains(CellPosition(row: row, column: column)) else { return }
    severHalves(row: row, columns: column..<column + 1)
    let value = ClusterWidth.of(scalar) == 1 ? Self.safe(scalar.value) : Self.replacement
    cells[row * size.columns + column] = Cell(value, style: style)
  }

  /// Blanks the other half of each wide cluster that `columns` cut in two (terminal rule 29).
  mutating func severHalves(row: Int, columns: Range<Int>) {
    let start = row * size.columns
    let first = start + columns.lowerBound
    if columns.lowerBound > 0, cells[first].part == .continuation {
      cells[first - 1] = .blank(cells[first - 1].style)
    }
    let end = start + columns.upperBound
    if columns.upperBound < size.columns, cells[end].part == .continuation {
      cells[end] = .blank(cells[end].style)
    }
  }

  static let replacement: UInt32 = 0xFFFD

  /// The scalar, or U+FFFD where a terminal could act on it (terminal rules 19, 20).
  static func safe(_ value: UInt32) -> UInt32 {
    // Letters, lines and blocks: most of what is ever drawn.
    if value < 0x300 {
      return value >= 0x20 && !(value >= 0x7F && value <= 0x9F) ? value : replacement
    }
    if value >= 0x2500 && value <= 0x28FF { return value }
    guard let scalar = Unicode.Scalar(value), !ScalarHazard(scalar).mustBeEscaped
    else { return replacement }
    return value
  }
}

extension Cell {
  fileprivate mutating func apply(_ style: CellStyle) {
    foreground = style.foreground
    background = style.background
    attributes = style.attributes
  }
}
