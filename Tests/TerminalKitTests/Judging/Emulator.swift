import TerminalKit
import _CTerminalJudge

/// libvterm as the judge of what was drawn.
///
/// `@safe`: the emulator lives as long as this owner, and nobody else has its pointer.
@safe final class Emulator {
  /// What the terminal is set to, beside its cells.
  struct State: Equatable {
    var cursor: CellPosition
    var showsCursor: Bool
    var isAlternate: Bool
    var mouse: Int
    var titles: Int
  }

  struct Cell: Hashable {
    var text: String
    var width: Int
    var foreground: UInt32
    var background: UInt32
    var attributes: UInt32
  }

  private let judge: OpaquePointer
  private(set) var size: CellSize

  /// nil where the tests were built without libvterm.
  init?(_ size: CellSize) {
    guard let judge = unsafe judge_create(Int32(size.rows), Int32(size.columns)) else { return nil }
    unsafe self.judge = judge
    self.size = size
    // As a session sets it.
    write(Array("\u{1B}[?7l".utf8))
  }

  deinit { unsafe judge_destroy(judge) }

  func write(_ bytes: [UInt8]) { unsafe judge_write(judge, bytes, bytes.count) }

  func resize(_ size: CellSize) {
    self.size = size
    unsafe judge_resize(judge, Int32(size.rows), Int32(size.columns))
  }

  var state: State {
    let state = unsafe judge_state(judge)
    return State(
      cursor: CellPosition(row: Int(state.row), column: Int(state.column)),
      showsCursor: state.is_cursor_visible != 0, isAlternate: state.is_alternate != 0,
      mouse: Int(state.mouse), titles: Int(state.titles))
  }

  func cell(row: Int, column: Int) -> Cell {
    let cell = unsafe judge_cell(judge, Int32(row), Int32(column))
    let all = [
      cell.scalars.0, cell.scalars.1, cell.scalars.2, cell.scalars.3, cell.scalars.4,
      cell.scalars.5,
    ]
    var view = String.UnicodeScalarView()
    // The right half of a wide cell holds all ones.
    for value in all.prefix(while: { $0 != 0 && $0 != .max }) {
      if let scalar = Unicode.Scalar(value) { view.append(scalar) }
    }
    return Cell(
      text: all[0] == 0 ? " " : String(view), width: Int(cell.width), foreground: cell.foreground,
      background: cell.background, attributes: cell.attributes)
  }

  func text(row: Int) -> String {
    (0..<size.columns).map { cell(row: row, column: $0).text }.joined()
  }

  var screen: String { (0..<size.rows).map(text).joined(separator: "\n") }
}

extension Emulator {
  /// The first cell of the screen that is not as `buffer` wants it; nil if all are.
  ///
  /// The colour of a blank's text is not seen, and an upper half block is a lower one with its
  /// colours changed over.
  func firstDifference(from buffer: CellBuffer) -> String? {
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        guard let wanted = buffer.look(row: row, column: column) else { continue }
        let seen = look(row: row, column: column)
        if seen != wanted { return "row \(row), column \(column): \(seen) is not \(wanted)" }
      }
    }
    return nil
  }

  private func look(row: Int, column: Int) -> Look {
    let cell = cell(row: row, column: column)
    return Look(
      cell.text, cell.width, cell.foreground, cell.background,
      UInt8(truncatingIfNeeded: cell.attributes))
  }
}

/// What the eye sees of a cell.
struct Look: Hashable {
  var text: String
  var width: Int
  var upper: UInt32
  var lower: UInt32
  var attributes: UInt8

  init(
    _ text: String, _ width: Int, _ foreground: UInt32, _ background: UInt32, _ attributes: UInt8
  ) {
    self.width = width
    switch text {
    case "▀": (self.text, upper, lower) = ("half", foreground, background)
    case "▄": (self.text, upper, lower) = ("half", background, foreground)
    case " " where attributes & 12 == 0:
      (self.text, upper, lower) = ("half", background, background)
    default: (self.text, upper, lower) = (text, foreground, background)
    }
    // Dim is not known to the emulator, and a blank shows neither bold nor dim.
    self.attributes = self.text == "half" ? attributes & 12 : attributes & 13
  }
}

extension CellBuffer {
  /// nil for the right half of a wide cluster.
  func look(row: Int, column: Int) -> Look? {
    guard let cluster = cluster(row: row, column: column),
      let style = style(row: row, column: column)
    else { return nil }
    return Look(
      String(cluster), ClusterWidth.of(cluster), style.foreground.code, style.background.code,
      style.attributes.rawValue)
  }
}

extension CellColor {
  var code: UInt32 {
    switch kind {
    case .terminal: 0
    case .indexed(let index): 0x0100_0000 | UInt32(index)
    case .rgb(let red, let green, let blue):
      0x0200_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
  }
}
