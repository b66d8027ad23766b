import TerminalImages
import TerminalKit
import Testing

@Suite("Pictures in characters")
struct SymbolPictureTests {
  /// Which of its parts a block character fills, row by row.
  private static func parts(of scalar: Unicode.Scalar, columns: Int, rows: Int) -> [Bool]? {
    let count = columns * rows
    switch scalar {
    case " ": return Array(repeating: false, count: count)
    case "█": return Array(repeating: true, count: count)
    case "▌": return (0..<count).map { $0 % 2 == 0 }
    case "▐": return (0..<count).map { $0 % 2 == 1 }
    default: break
    }
    if rows == 2 {
      let quadrants: [Unicode.Scalar: [Int]] = [
        "▀": [0, 1], "▄": [2, 3], "▘": [0], "▝": [1], "▖": [2], "▗": [3], "▚": [0, 3],
        "▞": [1, 2], "▛": [0, 1, 2], "▜": [0, 1, 3], "▙": [0, 2, 3], "▟": [1, 2, 3],
      ]
      return quadrants[scalar].map { filled in (0..<4).map { filled.contains($0) } }
    }
    // U+1FB00 and on: the 6-bit patterns in order, without those above.
    guard (0x1FB00...0x1FB3B).contains(scalar.value) else { return nil }
    var pattern = Int(scalar.value) - 0x1FB00 + 1
    if pattern >= 0b010101 { pattern += 1 }
    if pattern >= 0b101010 { pattern += 1 }
    return (0..<6).map { pattern >> $0 & 1 == 1 }
  }

  @Test(
    "quadrants and sextants show each of their patterns",
    arguments: [(ImageProtocol.quadrant, 2, 16), (.sextant, 3, 64)])
  func patterns(symbols: ImageProtocol, rows: Int, count: Int) throws {
    let chafa = try ChafaLibrary()
    for pattern in 0..<count {
      let wanted = (0..<2 * rows).map { pattern >> $0 & 1 == 1 }
      let lines = (0..<rows).map { Array(wanted[$0 * 2..<$0 * 2 + 2]) }
      let pixels = try #require(
        SamplePictures.blocks(lines, width: 12, height: 24 / rows, [250, 40, 30], [10, 20, 200]))
      let picture = try #require(
        SymbolPicture(
          pixels, size: CellSize(columns: 1, rows: 1), symbols: symbols, depth: .trueColor,
          by: chafa))
      let parts = try #require(Self.parts(of: picture.scalars[0], columns: 2, rows: rows))
      let shown = parts.map { $0 ? picture.styles[0].foreground : picture.styles[0].background }
      for (color, isOn) in zip(shown, wanted) {
        guard case .rgb(let red, _, let blue) = color.kind else {
          Issue.record("pattern \(pattern): no colour")
          continue
        }
        #expect((red > 200) == isOn, "pattern \(pattern) as \(picture.scalars[0])")
        #expect((blue > 150) == !isOn, "pattern \(pattern) as \(picture.scalars[0])")
      }
    }
  }

  @Test(
    "colours are of the depth there is",
    arguments: [ColorDepth.trueColor, .ansi256, .ansi16, .none],
    [ImageProtocol.sextant, .quadrant, .ascii])
  func depth(_ depth: ColorDepth, _ symbols: ImageProtocol) throws {
    let chafa = try ChafaLibrary()
    let pixels = try #require(SamplePictures.noise(40, 40, seed: 4, isOpaque: true))
    let picture = try #require(
      SymbolPicture(
        pixels, size: CellSize(columns: 10, rows: 5), symbols: symbols, depth: depth, by: chafa))
    #expect(picture.scalars.count == 50)
    for style in picture.styles {
      for color in [style.foreground, style.background] {
        switch (depth, color.kind) {
        case (.trueColor, .rgb), (.none, .terminal): break
        case (.ansi256, .indexed(let index)): #expect(index >= 16)
        case (.ansi16, .indexed(let index)): #expect(index < 16)
        default: Issue.record("\(color) at \(depth)")
        }
      }
    }
    if symbols == .ascii || depth == .none {
      #expect(picture.scalars.allSatisfy { (0x20..<0x7F).contains($0.value) })
    }
  }

  @Test("ASCII grows darker with the picture, with chafa and without", arguments: [false, true])
  func brightness(hasChafa: Bool) throws {
    let chafa = try hasChafa ? ChafaLibrary() : nil
    let pixels = try #require(
      SamplePictures.blocks([[false, true]], width: 8, height: 16))
    let picture = try #require(
      SymbolPicture(
        pixels, size: CellSize(columns: 2, rows: 1), symbols: .ascii, depth: .none, by: chafa))
    #expect(picture.scalars[0] == " ")
    #expect(picture.scalars[1] != " ")
  }

  @Test("without chafa half blocks have to do, but for ASCII")
  func withoutChafa() throws {
    let pixels = try #require(SamplePictures.noise(8, 8, seed: 5))
    let size = CellSize(columns: 2, rows: 2)
    for symbols in ImageProtocol.allCases {
      let picture = SymbolPicture(pixels, size: size, symbols: symbols, depth: .trueColor, by: nil)
      #expect((picture != nil) == (symbols == .ascii), "\(symbols)")
    }
  }

  @Test("a library that is not there is told with its reason and its package")
  func missing() {
    let error = #expect(throws: ChafaLibrary.Missing.self) {
      try ChafaLibrary(fileName: "libnothing-of-that-name.so.0")
    }
    #expect(error?.description.contains("libnothing-of-that-name.so.0") == true)
    #expect(error?.description.contains("install libchafa0") == true)
    // A library without our functions is none either.
    #expect(throws: ChafaLibrary.Missing.self) { try ChafaLibrary(fileName: "libc.so.6") }
  }

  @Test("is drawn into its clip alone")
  func clip() throws {
    let pixels = try #require(SamplePictures.blocks([[true]], width: 4, height: 4))
    let picture = try #require(
      SymbolPicture(
        pixels, size: CellSize(columns: 4, rows: 4), symbols: .ascii, depth: .none, by: nil))
    var cells = CellBuffer(size: CellSize(columns: 6, rows: 6))
    picture.draw(
      into: &cells, at: CellPosition(row: -1, column: 1),
      clip: CellRect(row: 1, column: 0, columns: 3, rows: 9))
    #expect(
      (0..<6).map { cells.text(row: $0) }.joined(separator: "|")
        == "      | @@   | @@   |      |      |      ")
  }
}
