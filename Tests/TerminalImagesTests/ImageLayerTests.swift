import TerminalImages
import TerminalKit
import Testing
import _TestSupport

/// What kitty shows after the bytes of a layer, frame after frame.
private struct KittyScreen {
  struct Placed: Hashable {
    var row: Int
    var column: Int
    var columns: Int
    var rows: Int
    var pixels: [UInt8]
  }
  private var pictures: [UInt32: PixelDecoders.Kitty.Picture] = [:]
  private var placed: [[UInt32]: Placed] = [:]

  var shown: Set<Placed> { Set(placed.values) }
  var count: Int { placed.count }

  mutating func clear() {
    pictures = [:]
    placed = [:]
  }

  mutating func take(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    var place = (row: 0, column: 0)
    while !rest.isEmpty {
      if rest.starts(with: [0x1B, 0x5B]) {
        guard let end = rest.firstIndex(of: 0x48) else {
          throw PixelDecoders.Failure(reason: "no place")
        }
        let text = String(decoding: rest[(rest.startIndex + 2)..<end], as: UTF8.self)
        let numbers = text.split(separator: ";").compactMap { Int($0) }
        place = (numbers[0] - 1, numbers[1] - 1)
        rest = rest[(end + 1)...]
        continue
      }
      // Up to the next place, or the end.
      var stop = rest.startIndex
      while stop < rest.endIndex, !rest[stop...].starts(with: [0x1B, 0x5B]) { stop += 1 }
      try apply(try PixelDecoders.kitty(Array(rest[..<stop])), at: place)
      rest = rest[stop...]
    }
  }

  private mutating func apply(
    _ kitty: PixelDecoders.Kitty, at place: (row: Int, column: Int)
  ) throws {
    pictures.merge(kitty.pictures) { $1 }
    for keys in kitty.commands {
      func number(_ key: String) -> Int { keys[key].flatMap { Int($0) } ?? -1 }
      let name = [UInt32(number("i")), UInt32(number("p"))]
      guard keys["a"] == "p" else {
        placed[name] = nil
        continue
      }
      guard let picture = pictures[name[0]] else {
        throw PixelDecoders.Failure(reason: "a picture that kitty does not have")
      }
      var pixels: [UInt8] = []
      for y in number("y")..<number("y") + number("h") {
        let start = (y * picture.width + number("x")) * 4
        pixels += picture.rgba[start..<start + number("w") * 4]
      }
      placed[name] = Placed(
        row: place.row, column: place.column, columns: number("c"), rows: number("r"),
        pixels: pixels)
    }
  }
}

@Suite("The pictures on a screen")
struct ImageLayerTests {
  static let screen = CellRect(row: 0, column: 0, columns: 30, rows: 12)
  private let cell = TerminalProfile.PixelSize(width: 2, height: 4)

  /// A picture of 6 x 3 cells with pixels of its own.
  private func placement(_ key: Int, row: Int, column: Int) -> ImagePlacement? {
    SamplePictures.noise(12, 12, seed: UInt64(key), isOpaque: true).flatMap {
      ImagePlacement(
        key: "\(key)", pixels: $0, frame: CellRect(row: row, column: column, columns: 6, rows: 3),
        clips: [Self.screen])
    }
  }

  /// The part of a placement's picture that is seen, cut out cell by cell.
  private func wanted(_ placement: ImagePlacement) -> KittyScreen.Placed {
    let (frame, visible) = (placement.frame, placement.visible)
    var pixels: [UInt8] = []
    let left = (visible.origin.column - frame.origin.column) * 2
    let top = (visible.origin.row - frame.origin.row) * 4
    for y in top..<top + visible.rows * 4 {
      for x in left..<left + visible.columns * 2 {
        let start = (y * placement.pixels.width + x) * 4
        pixels += placement.pixels.rgba[start..<start + 4]
      }
    }
    return KittyScreen.Placed(
      row: visible.origin.row, column: visible.origin.column, columns: visible.columns,
      rows: visible.rows, pixels: pixels)
  }

  @Test("a picture beside a cover is all its cells but the covered, each once", arguments: 0..<200)
  func pieces(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let top = Int.random(in: -2...11, using: &random)
    let picture = try #require(placement(1, row: top, column: 12))
    let cover = CellRect(
      row: .random(in: -3...12, using: &random), column: .random(in: 8...20, using: &random),
      columns: .random(in: 0...12, using: &random), rows: .random(in: 0...6, using: &random))
    func cells(_ rect: CellRect) -> [CellPosition] {
      (rect.origin.row..<rect.origin.row + rect.rows).flatMap { row in
        (rect.origin.column..<rect.origin.column + rect.columns).map {
          CellPosition(row: row, column: $0)
        }
      }
    }
    let covered = Set(cells(cover))
    let seen = picture.pieces(beside: cover).flatMap { cells($0.visible) }
    let wanted = cells(picture.visible).filter { !covered.contains($0) }
    #expect(seen.count == wanted.count && Set(seen) == Set(wanted), "seed \(seed)")
  }

  @Test("kitty shows just the pictures of each frame, cut at the edges", arguments: 0..<200)
  func law(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var layer = ImageLayer(.kitty, cell: cell)
    var kitty = KittyScreen()
    for _ in 0..<8 {
      var placements: [ImagePlacement] = []
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        let next = placement(
          Int.random(in: 1...3, using: &random), row: Int.random(in: -4...13, using: &random),
          column: Int.random(in: -7...31, using: &random))
        if let next { placements.append(next) }
      }
      let isRepaint = Int.random(in: 0..<5, using: &random) == 0
      if isRepaint { kitty.clear() }
      try kitty.take(layer.update(placements, isRepaint: isRepaint))
      #expect(kitty.shown == Set(placements.map(wanted)), "seed \(seed)")
      #expect(kitty.count == placements.count, "seed \(seed)")
      #expect(layer.update(placements).isEmpty, "seed \(seed)")
    }
  }

  @Test("a picture that is there is sent once, and moved without its pixels")
  func economy() throws {
    var layer = ImageLayer(.kitty, cell: cell)
    let first = layer.update([try #require(placement(1, row: 2, column: 3))]).count
    let moved = layer.update([try #require(placement(1, row: 1, column: 3))]).count
    #expect(first > 12 * 12 * 4)
    #expect(moved < 200)
    #expect(!layer.update([]).isEmpty)
    #expect(layer.update([]).isEmpty)
  }

  @Test("iTerm2 gets the seen part of what is new or moved, and nothing else")
  func iterm2() throws {
    var layer = ImageLayer(.iterm2, cell: cell)
    let one = try #require(placement(1, row: -1, column: 3))
    let two = try #require(placement(2, row: 5, column: 3))
    let bytes = layer.update([one, two])
    #expect(bytes.split(separator: 0x07).count == 2)
    let place = Array("\u{1B}[1;4H".utf8)
    #expect(bytes.starts(with: place))
    let end = try #require(bytes.firstIndex(of: 0x07))
    let (keys, file) = try PixelDecoders.iterm2(Array(bytes[place.count...end]))
    #expect(keys["height"] == "2")
    #expect(try StoredPNG(file).rgba == wanted(one).pixels)
    #expect(layer.update([one, two]).isEmpty)
    #expect(layer.update([two]).isEmpty)
    #expect(layer.update([one, two]).split(separator: 0x07).count == 1)
    #expect(layer.update([one, two], isRepaint: true).split(separator: 0x07).count == 2)
  }

  @Test("pictures over lines leave the cursor where it was")
  func lines() throws {
    var layer = ImageLayer(.iterm2, cell: cell)
    let one = try #require(placement(1, row: 2, column: 3))
    let text = String(decoding: layer.bytes(over: [one], rows: 12), as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}7\u{1B}[10A\u{1B}[4G\u{1B}]1337;"))
    #expect(text.hasSuffix("\u{1B}8"))
  }

  @Test(
    "other protocols draw nothing here", arguments: [ImageProtocol.half, .ascii, .none, .sixel])
  func nothing(images: ImageProtocol) throws {
    // Sixels want the library.
    var layer = ImageLayer(images, cell: cell, chafa: nil)
    #expect(layer.update([try #require(placement(1, row: 2, column: 3))]).isEmpty)
  }

  @Test("nothing is placed outside of the screen, and the ground is a blank of its own")
  func ground() throws {
    #expect(placement(1, row: 12, column: 0) == nil)
    #expect(placement(1, row: 0, column: -6) == nil)
    var cells = CellBuffer(size: CellSize(columns: 30, rows: 12))
    try #require(placement(1, row: -2, column: 28)).fillGround(of: &cells)
    #expect(cells.text(row: 0).hasSuffix(" \u{A0}\u{A0}"))
    #expect(cells.text(row: 1).allSatisfy { $0 == " " })
  }
}
