/// Turns the difference between what a terminal shows and what it should show into bytes.
///
/// ```swift
/// var encoder = DamageEncoder()
/// var bytes: [UInt8] = []
/// encoder.encode(buffer, into: &bytes)  // draws all of it
/// encoder.encode(buffer, into: &bytes)  // adds nothing: an unchanged screen is zero bytes
/// ```
///
/// The encoder keeps the cells that the terminal shows after the last frame, at the terminal's own
/// colour depth. A frame (terminal rules 40, 41) is opened and closed by synchronized output, moves
/// the cursor by the shortest sequence, changes colours by their difference, shifts rows by a
/// scroll region where that is shorter than drawing them, and clears the screen only the first
/// time, after ``invalidate()`` and when the size is another.
///
/// After each cluster whose width terminals dispute the next cell is placed absolutely, and the
/// cells that it may have spilt into are drawn again (terminal rule 27).
///
/// It expects autowrap off, as ``TerminalSession`` sets it (terminal rule 30), and all that is
/// written between two frames to be reported by ``invalidate()``.
public struct DamageEncoder: Sendable {
  /// What the terminal can show and what may be used on it.
  public struct Options: Hashable, Sendable {
    /// Colours are reduced to the nearest of this depth.
    public var depth: ColorDepth
    /// Characters outside of it are drawn as their stand-in.
    public var glyphs: GlyphSet
    /// Whether rows may be shifted by scroll regions; off where pixel images would move along.
    public var usesScrollRegions: Bool
    /// Whether a cell stays as it is when its 24-bit colours changed by no more than the eye sees: a
    /// CIEDE2000 difference of at most 1.
    ///
    /// It is compared with what is on the screen, so that small steps do not add up.
    public var skipsInvisibleSteps: Bool

    /// Creates options; without arguments all a modern terminal has, exactly.
    public init(
      depth: ColorDepth = .trueColor, glyphs: GlyphSet = .unicode, usesScrollRegions: Bool = true,
      skipsInvisibleSteps: Bool = false
    ) {
      self.depth = depth
      self.glyphs = glyphs
      self.usesScrollRegions = usesScrollRegions
      self.skipsInvisibleSteps = skipsInvisibleSteps
    }
  }

  /// What the terminal can show. A change takes effect on all cells after ``invalidate()``.
  public var options: Options

  /// What the terminal shows, reduced; nil before the first frame.
  var shown: CellBuffer?
  var pen = Pen()
  var cursor = CursorTrack()
  private var isOpen = false

  /// Creates an encoder for a terminal of which nothing is known.
  public init(options: Options = Options()) { self.options = options }

  /// Says that the screen may hold anything: the next frame clears it and draws all (rule 39).
  public mutating func invalidate() { shown = nil }

  /// Appends the bytes that make the terminal show `next`; none where it does already.
  ///
  /// - Parameters:
  ///   - next: What to show.
  ///   - overlay: Bytes that belong to the same frame, such as pixel images; they are sent after
  ///     the cells as they are and may leave cursor and colours anywhere.
  ///   - out: What the bytes are appended to; reuse one to save its allocation.
  /// - Complexity: O(*cells*); a shift of rows is looked for in O(*rows* squared).
  public mutating func encode(
    _ next: CellBuffer, overlay: [UInt8] = [], into out: inout [UInt8]
  ) {
    isOpen = false
    let next = options.depth == .trueColor ? next : next.reduced(to: options.depth)
    var screen = startingScreen(for: next, into: &out)
    // Taken out of `self` while it is worked on: two owners would copy it cell by cell.
    shown = nil
    if options.usesScrollRegions, let shift = RowShift.best(from: screen, to: next) {
      open(&out)
      pen.change(to: .plain, into: &out)
      shift.append(to: &out, rows: next.size.rows)
      shift.apply(to: &screen)
      cursor.forget()
    }
    for row in 0..<next.size.rows { encode(row: row, of: next, on: &screen, into: &out) }
    if !overlay.isEmpty {
      open(&out)
      out.append(contentsOf: overlay)
      pen.forget()
      cursor.forget()
    }
    place(next, into: &out)
    if isOpen { out.appendCSI("?2026l") }
    shown = screen
  }

  /// The screen that the frame begins with; clears the terminal where it is not known.
  private mutating func startingScreen(
    for next: CellBuffer, into out: inout [UInt8]
  ) -> CellBuffer {
    if let shown, shown.size == next.size { return shown }
    open(&out)
    pen.forget()
    pen.change(to: .plain, into: &out)
    out.appendCSI("2J")
    cursor.forget()
    cursor.isVisible = nil
    return CellBuffer(size: next.size)
  }

  private mutating func open(_ out: inout [UInt8]) {
    guard !isOpen else { return }
    isOpen = true
    out.appendCSI("?2026h")
  }

  /// Draws what differs in one row.
  private mutating func encode(
    row: Int, of next: CellBuffer, on screen: inout CellBuffer, into out: inout [UInt8]
  ) {
    let width = next.size.columns
    let start = row * width
    var column = 0
    // Cells left of this are drawn again: a cluster of disputed width may lie over them.
    var spilt = 0
    // The first column of the blank end of the row; looked for once a cell differs.
    var blankEnd: Int?
    while column < width {
      let cell = next.cells[start + column].simplified
      let isWide = cell.part == .left
      let columns = isWide ? 2 : 1
      if column >= spilt, shows(screen, start + column, cell, of: next) {
        column += columns
        continue
      }
      open(&out)
      if cell.isPlainBlank {
        let end = blankEnd ?? Self.blankEnd(of: next, row: row)
        blankEnd = end
        if column >= end, width - column >= 4 {
          eraseToEnd(row: row, column: column, on: &screen, into: &out)
          return
        }
      }
      move(to: row, column, in: next, on: screen, into: &out)
      let drawn = drawPicture(row: row, from: column, of: next, on: &screen, into: &out)
      if drawn > 0 {
        column += drawn
        continue
      }
      let scalars = cell.isTabled ? next.table.scalars(of: cell.cluster) : []
      if draw(cell, scalars, row: row, column: column, width: width, into: &out) {
        spilt = max(spilt, column + 2 * max(scalars.count, 1))
      }
      var kept = cell
      if cell.isTabled { kept.cluster = screen.number(for: scalars) }
      screen.cells[start + column] = kept
      if isWide, column + 1 < width {
        screen.cells[start + column + 1] = next.cells[start + column + 1].simplified
      }
      column += columns
    }
  }

  /// Whether the screen shows `cell` at `index` already.
  func shows(
    _ screen: CellBuffer, _ index: Int, _ cell: Cell, of next: CellBuffer
  ) -> Bool {
    let old = screen.cells[index]
    guard old.part == cell.part, old.attributes == cell.attributes else { return false }
    if old.cluster != cell.cluster || cell.isTabled {
      guard cell.isTabled, old.isTabled,
        screen.table.scalars(of: old.cluster) == next.table.scalars(of: cell.cluster)
      else { return false }
    }
    return isNear(old.foreground, cell.foreground) && isNear(old.background, cell.background)
  }

  private func isNear(_ old: CellColor, _ new: CellColor) -> Bool {
    old == new || options.skipsInvisibleSteps && old.isIndistinguishable(from: new)
  }

  private static func blankEnd(of next: CellBuffer, row: Int) -> Int {
    let start = row * next.size.columns
    var column = next.size.columns
    while column > 0, next.cells[start + column - 1].isPlainBlank { column -= 1 }
    return column
  }

  private mutating func eraseToEnd(
    row: Int, column: Int, on screen: inout CellBuffer, into out: inout [UInt8]
  ) {
    cursor.move(to: row, column, into: &out)
    // Erased cells take the background that the pen has.
    pen.change(to: .plain, into: &out)
    out.appendCSI("K")
    let start = row * screen.size.columns
    for index in start + column..<start + screen.size.columns { screen.cells[index] = .blank() }
  }

  /// Puts the hardware cursor where `next` wants it (terminal rule 46).
  private mutating func place(_ next: CellBuffer, into out: inout [UInt8]) {
    if let place = next.cursor, next.size.contains(place), !cursor.isAt(place) {
      open(&out)
      cursor.move(to: place.row, place.column, into: &out)
    }
    if cursor.isVisible != next.showsCursor {
      open(&out)
      out.appendCSI(next.showsCursor ? "?25h" : "?25l")
      cursor.isVisible = next.showsCursor
    }
  }
}
