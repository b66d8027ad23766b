import TerminalKit
import Testing

@Suite struct ColorDepthTests {
  @Test(
    "24 bits become the nearest of 256",
    arguments: [
      (CellColor.rgb(0, 0, 0), 16), (.rgb(255, 255, 255), 231), (.rgb(255, 0, 0), 196),
      (.rgb(95, 135, 175), 67), (.rgb(128, 128, 128), 244), (.rgb(8, 8, 8), 232),
      (.rgb(238, 238, 238), 255),
    ] as [(CellColor, UInt8)])
  func cube(color: CellColor, expected: UInt8) {
    #expect(color.reduced(to: .ansi256) == .indexed(expected))
  }

  @Test("what a depth has stays as it is, and the terminal's own colour at every depth")
  func kept() {
    for depth in ColorDepth.allCases { #expect(CellColor.terminal.reduced(to: depth) == .terminal) }
    #expect(CellColor.indexed(77).reduced(to: .ansi256) == .indexed(77))
    #expect(CellColor.indexed(9).reduced(to: .ansi16) == .indexed(9))
    #expect(CellColor.indexed(9).reduced(to: .none) == .terminal)
    #expect(CellColor.rgb(1, 2, 3).reduced(to: .trueColor) == .rgb(1, 2, 3))
  }

  @Test("every colour of the palette is its own nearest one")
  func fixedPoints() {
    for index in UInt8(16)...255 {
      let (red, green, blue) = Self.palette(index)
      let found = CellColor.rgb(red, green, blue).reduced(to: .ansi256)
      guard case .indexed(let nearest) = found.kind else { Issue.record("\(found)"); continue }
      // Some greys stand in the palette twice.
      #expect(Self.palette(nearest) == (red, green, blue), "\(index)")
    }
  }

  @Test("256 colours become one of the sixteen")
  func sixteen() {
    for index in UInt8(16)...255 {
      guard case .indexed(let small) = CellColor.indexed(index).reduced(to: .ansi16).kind else {
        Issue.record("\(index)")
        continue
      }
      #expect(small < 16)
    }
    #expect(CellColor.indexed(196).reduced(to: .ansi16) == .indexed(9))
    #expect(CellColor.rgb(250, 250, 250).reduced(to: .ansi16) == .indexed(15))
  }

  /// The palette by xterm's formula.
  static func palette(_ index: UInt8) -> (UInt8, UInt8, UInt8) {
    if index >= 232 {
      let grey = 8 + 10 * (index - 232)
      return (grey, grey, grey)
    }
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    let place = Int(index) - 16
    return (levels[place / 36], levels[place / 6 % 6], levels[place % 6])
  }
}
