public import TerminalKit

/// A picture and the cells that it stands on.
public struct ImagePlacement: Hashable, Sendable {
  /// Tells the picture: pixels of one key are the same.
  public let key: String
  /// The picture.
  public let pixels: ImagePixels
  /// The cells of the whole picture, on the screen; may reach out of it.
  public let frame: CellRect
  /// The part of them that is seen: never empty, inside `frame` and the screen.
  public let visible: CellRect

  /// Places a picture; nil where nothing of it is seen.
  ///
  /// - Parameters:
  ///   - key: Tells the picture.
  ///   - pixels: The picture.
  ///   - frame: The cells of all of it.
  ///   - clips: The cells that may be drawn on: those that all have in common.
  public init?(key: String, pixels: ImagePixels, frame: CellRect, clips: [CellRect]) {
    var visible = frame
    for clip in clips {
      guard let part = visible.intersection(clip) else { return nil }
      visible = part
    }
    self.key = key
    self.pixels = pixels
    self.frame = frame
    self.visible = visible
  }

  /// Fills the cells below the picture with a blank that stands nowhere else, so that they are drawn
  /// again when the picture has left them.
  ///
  /// - Parameter cells: The screen.
  /// - Complexity: O(cells).
  public func fillGround(of cells: inout CellBuffer) {
    for row in visible.origin.row..<visible.origin.row + visible.rows {
      for column in visible.origin.column..<visible.origin.column + visible.columns {
        cells.put("\u{A0}", row: row, column: column)
      }
    }
  }

  /// What of it is seen beside something that stands in front.
  ///
  /// - Parameter cover: The cells in front of it, on the screen.
  /// - Returns: At most four pieces; none where all of it is covered.
  public func pieces(beside cover: CellRect) -> [ImagePlacement] {
    guard visible.intersection(cover) != nil else { return [self] }
    let (top, bottom) = (cover.origin.row, cover.origin.row + cover.rows)
    let (left, right) = (cover.origin.column, cover.origin.column + cover.columns)
    let end = (
      row: visible.origin.row + visible.rows, column: visible.origin.column + visible.columns
    )
    let middle = (first: max(top, visible.origin.row), end: min(bottom, end.row))
    let parts = [
      (visible.origin.row, visible.origin.column, top, end.column),
      (bottom, visible.origin.column, end.row, end.column),
      (middle.first, visible.origin.column, middle.end, left),
      (middle.first, right, middle.end, end.column),
    ]
    return parts.compactMap { row, column, lastRow, lastColumn in
      let part = CellRect(
        row: row, column: column, columns: max(lastColumn - column, 0),
        rows: max(lastRow - row, 0))
      return ImagePlacement(key: key, pixels: pixels, frame: frame, clips: [visible, part])
    }
  }

  /// The visible part in the picture's own pixels, at least one each way (terminal rule 48).
  var part: PixelPart {
    let columns = Self.span(
      visible.origin.column - frame.origin.column, visible.columns, of: frame.columns,
      in: pixels.width)
    let rows = Self.span(
      visible.origin.row - frame.origin.row, visible.rows, of: frame.rows, in: pixels.height)
    return PixelPart(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  private static func span(_ start: Int, _ count: Int, of cells: Int, in pixels: Int) -> Range<Int>
  {
    let low = min(start * pixels / cells, pixels - 1)
    return low..<max(min((start + count) * pixels / cells, pixels), low + 1)
  }

  /// Whether both put the same pixels into the same cells.
  fileprivate func looksLike(_ other: ImagePlacement) -> Bool {
    key == other.key && frame == other.frame && visible == other.visible
  }
}

/// The pixel pictures on a screen: sends what changed, frame by frame (terminal rule 48).
///
/// The cells below a picture are the caller's to fill, with something that is nowhere else: so that a
/// cell that a picture has left is drawn again.
public struct ImageLayer: Sendable {
  /// `kitty`, `iterm2` or `sixel`; nothing is drawn by others.
  public let images: ImageProtocol
  /// The size of a cell in px.
  public let cell: TerminalProfile.PixelSize
  private let chafa: ChafaLibrary?
  private var shown: [Shown] = []
  /// The numbers of the pictures that kitty has.
  private var ids: [String: UInt32] = [:]
  private var lastID: UInt32 = 0

  private struct Shown {
    let placement: ImagePlacement
    let number: UInt32
  }

  /// Creates a layer with nothing on it.
  ///
  /// - Parameters:
  ///   - images: How pictures are sent.
  ///   - cell: The size of a cell in px; nil takes what is usual.
  ///   - chafa: The library, without which there are no sixels.
  public init(
    _ images: ImageProtocol, cell: TerminalProfile.PixelSize? = nil, chafa: ChafaLibrary? = nil
  ) {
    self.images = images
    self.cell = cell ?? TerminalProfile.PixelSize(width: 10, height: 20)
    self.chafa = chafa
  }

  /// The bytes that make these pictures the ones on the screen; none where they are already.
  ///
  /// - Parameters:
  ///   - placements: What is to be seen, back to front.
  ///   - isRepaint: Whether the screen was cleared, and all pictures with it.
  /// - Returns: The bytes; the cursor is left anywhere.
  /// - Complexity: O(pixels of the pictures that are new or moved).
  public mutating func update(_ placements: [ImagePlacement], isRepaint: Bool = false) -> [UInt8] {
    if isRepaint { forget() }
    var out: [UInt8] = []
    let old = shown
    shown = []
    var kept: [Shown] = []
    for known in old {
      if placements.contains(where: { $0.looksLike(known.placement) }) {
        kept.append(known)
      } else if images == .kitty, let id = ids[known.placement.key] {
        out += PixelEncoder.kittyDeletion(id: id, placement: known.number)
      }
    }
    for placement in placements {
      if let index = kept.firstIndex(where: { $0.placement.looksLike(placement) }) {
        shown.append(kept.remove(at: index))
      } else {
        let taken = (kept + shown).filter { $0.placement.key == placement.key }.map(\.number)
        let number = (1...).first { !taken.contains($0) } ?? 1
        let (transmission, picture) = bytes(of: placement, number: number)
        if let picture {
          let place = placement.visible.origin
          out += transmission
          out += "\u{1B}[\(place.row + 1);\(place.column + 1)H".utf8
          out += picture
        }
        shown.append(Shown(placement: placement, number: number))
      }
    }
    return out
  }

  /// The bytes that draw pictures over lines that were just written: the cursor is in the first column
  /// of the row below the last of them, and stays there.
  ///
  /// - Parameters:
  ///   - placements: The pictures, in rows from 0 on.
  ///   - rows: How many lines were written.
  /// - Returns: The bytes.
  /// - Complexity: O(pixels).
  public mutating func bytes(over placements: [ImagePlacement], rows: Int) -> [UInt8] {
    var out: [UInt8] = []
    for (index, placement) in placements.enumerated() {
      let (transmission, picture) = bytes(of: placement, number: UInt32(clamping: index + 1))
      guard let picture else { continue }
      let place = placement.visible.origin
      // The cursor is kept by the terminal: sixels leave it anywhere.
      out += transmission
      out += "\u{1B}7\u{1B}[\(rows - place.row)A\u{1B}[\(place.column + 1)G".utf8
      out += picture
      out += "\u{1B}8".utf8
    }
    return out
  }

  /// Takes the screen for empty.
  private mutating func forget() {
    shown = []
    ids = [:]
  }

  /// What kitty has to be sent before, and the picture for where the cursor is; nil where there is none.
  private mutating func bytes(
    of placement: ImagePlacement, number: UInt32
  ) -> (transmission: [UInt8], picture: [UInt8]?) {
    let visible = placement.visible
    let size = CellSize(columns: visible.columns, rows: visible.rows)
    let part = placement.part
    var transmission: [UInt8] = []
    var picture: [UInt8]?
    switch images {
    case .kitty:
      var id = ids[placement.key] ?? 0
      if id == 0 {
        lastID = lastID == 0xFF_FFFF ? 1 : lastID + 1
        id = lastID
        ids[placement.key] = id
        transmission = PixelEncoder.kittyTransmission(placement.pixels, id: id)
      }
      picture = PixelEncoder.kittyPlacement(id: id, placement: number, part: part, size: size)
    case .iterm2:
      picture = placement.pixels.cropped(part).map { PixelEncoder.iterm2($0, size: size) }
    case .sixel:
      picture = placement.pixels.cropped(part).flatMap {
        PixelEncoder.sixel($0, size: size, cell: cell, by: chafa)
      }
    case .sextant, .quadrant, .half, .ascii, .none: break
    }
    return (transmission, picture)
  }
}

extension ImagePixels {
  fileprivate func cropped(_ part: PixelPart) -> ImagePixels? {
    cropped(x: part.x, y: part.y, width: part.width, height: part.height)
  }
}

extension CellRect {
  /// The cells of both; nil where there are none.
  fileprivate func intersection(_ other: CellRect) -> CellRect? {
    let top = max(origin.row, other.origin.row)
    let left = max(origin.column, other.origin.column)
    let bottom = min(origin.row + rows, other.origin.row + other.rows)
    let right = min(origin.column + columns, other.origin.column + other.columns)
    guard top < bottom, left < right else { return nil }
    return CellRect(row: top, column: left, columns: right - left, rows: bottom - top)
  }
}
