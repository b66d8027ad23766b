internal import CChafa
public import TerminalKit

/// A picture made of characters, one in each cell, with two colours each.
public struct SymbolPicture: Hashable, Sendable {
  /// Columns and rows.
  public let size: CellSize
  /// The characters, row by row; each is one column wide.
  public let scalars: [Unicode.Scalar]
  /// The characters' colours.
  public let styles: [CellStyle]

  /// Draws a picture in cells; nil where half blocks have to do: for other protocols than
  /// `sextant`, `quadrant` and `ascii`, and for the first two where chafa is missing.
  ///
  /// Without chafa `ascii` tells brightness alone.
  ///
  /// - Parameters:
  ///   - pixels: The picture; a cell is taken to be twice as high as wide.
  ///   - size: The cells that it fills.
  ///   - symbols: What it is made of.
  ///   - depth: How many colours there are; with none it is characters alone, whatever is asked for
  ///     (terminal rule 11).
  ///   - chafa: The library, if there is one.
  /// - Complexity: O(pixels), and some thousand steps a cell.
  public init?(
    _ pixels: ImagePixels, size: CellSize, symbols: ImageProtocol, depth: ColorDepth,
    by chafa: ChafaLibrary?
  ) {
    let kind: CChafaSymbols
    switch depth == .none && symbols != .none ? .ascii : symbols {
    case .sextant: kind = CCHAFA_SEXTANT
    case .quadrant: kind = CCHAFA_QUADRANT
    case .ascii: kind = CCHAFA_ASCII
    case .half, .kitty, .iterm2, .sixel, .none: return nil
    }
    self.size = size
    if let cells = chafa?.cells(
      pixels.rgba, width: pixels.width, height: pixels.height, columns: size.columns,
      rows: size.rows, kind, Self.colors(depth))
    {
      scalars = cells.map { Unicode.Scalar($0.scalar) ?? " " }
      styles = cells.map { cell in
        CellStyle(
          foreground: Self.color(cell.foreground, depth),
          background: Self.color(cell.background, depth))
      }
    } else if kind == CCHAFA_ASCII {
      scalars = Self.ramp(pixels, size)
      styles = Array(repeating: .plain, count: scalars.count)
    } else {
      return nil
    }
  }

  private static func colors(_ depth: ColorDepth) -> CChafaColors {
    switch depth {
    case .trueColor: CCHAFA_TRUE_COLOR
    case .ansi256: CCHAFA_256_COLORS
    case .ansi16: CCHAFA_16_COLORS
    case .none: CCHAFA_NO_COLORS
    }
  }

  private static func color(_ code: Int32, _ depth: ColorDepth) -> CellColor {
    guard code >= 0, depth != .none else { return .terminal }
    guard depth == .trueColor else { return .indexed(UInt8(truncatingIfNeeded: code)) }
    return .rgb(
      UInt8(truncatingIfNeeded: code >> 16), UInt8(truncatingIfNeeded: code >> 8),
      UInt8(truncatingIfNeeded: code))
  }

  /// Characters from empty to full: light text on a dark ground.
  private static let steps = Array(" .:-=+*#%@".unicodeScalars)

  private static func ramp(_ pixels: ImagePixels, _ size: CellSize) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(size.columns * size.rows)
    for row in 0..<size.rows {
      let rows = span(row, of: size.rows, in: pixels.height)
      for column in 0..<size.columns {
        let columns = span(column, of: size.columns, in: pixels.width)
        scalars.append(steps[brightness(pixels, columns, rows) * (steps.count - 1) / 255])
      }
    }
    return scalars
  }

  /// The pixels below one of `count` cells, at least one.
  private static func span(_ index: Int, of count: Int, in pixels: Int) -> Range<Int> {
    let start = min(index * pixels / count, pixels - 1)
    return start..<max((index + 1) * pixels / count, start + 1)
  }

  /// The mean brightness of pixels, 0 to 255; transparent ones are dark.
  private static func brightness(
    _ pixels: ImagePixels, _ columns: Range<Int>, _ rows: Range<Int>
  ) -> Int {
    var sum = 0
    for y in rows {
      for x in columns {
        let start = (y * pixels.width + x) * 4
        let (red, green, blue) = (
          Int(pixels.rgba[start]), Int(pixels.rgba[start + 1]), Int(pixels.rgba[start + 2])
        )
        sum += (2126 * red + 7152 * green + 722 * blue) / 10_000 * Int(pixels.rgba[start + 3])
      }
    }
    return sum / (255 * rows.count * columns.count)
  }

  /// Draws the picture with its top left corner at a place; what lies outside of a clip or of the buffer
  /// is left out.
  ///
  /// - Parameters:
  ///   - cells: What is drawn into.
  ///   - origin: The place.
  ///   - clip: The cells that may be drawn.
  /// - Complexity: O(*cells*).
  public func draw(into cells: inout CellBuffer, at origin: CellPosition, clip: CellRect) {
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let (y, x) = (origin.row + row, origin.column + column)
        guard y >= clip.origin.row, y < clip.origin.row + clip.rows, x >= clip.origin.column,
          x < clip.origin.column + clip.columns
        else { continue }
        let index = row * size.columns + column
        cells.put(scalars[index], row: y, column: x, style: styles[index])
      }
    }
  }
}
