/// How many colours a terminal shows (terminal rule 12).
public enum ColorDepth: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// No colour; bold, dim, underline and reverse stay (terminal rule 11).
  case none = 0
  /// The user's own 16.
  case ansi16 = 4
  /// The palette of 256.
  case ansi256 = 8
  /// 24 bits.
  case trueColor = 24

  /// Whether `left` shows fewer colours than `right`.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension CellColor {
  /// The nearest colour that a terminal of this depth has.
  ///
  /// Of the 256, only the cube and the greys are chosen: the first 16 are whatever the user made
  /// of them.
  public func reduced(to depth: ColorDepth) -> CellColor {
    switch (depth, kind) {
    case (_, .terminal), (.trueColor, _), (.ansi256, .indexed), (.ansi16, .indexed(0...15)): self
    case (.none, _): .terminal
    case (.ansi256, .rgb(let red, let green, let blue)):
      .indexed(Palette.nearestOf256(Int(red), Int(green), Int(blue)))
    case (.ansi16, .rgb(let red, let green, let blue)):
      .indexed(Palette.nearestOf16(Int(red), Int(green), Int(blue)))
    case (.ansi16, .indexed(let index)): .indexed(Palette.nearestOf16(index))
    }
  }
}

extension CellBuffer {
  /// The same cells in the nearest colours that a terminal of this depth has.
  func reduced(to depth: ColorDepth) -> CellBuffer {
    var buffer = self
    for index in buffer.cells.indices {
      buffer.cells[index].foreground = cells[index].foreground.reduced(to: depth)
      buffer.cells[index].background = cells[index].background.reduced(to: depth)
    }
    return buffer
  }
}

extension CellColor {
  /// Whether both are 24-bit colours that differ by a CIEDE2000 of at most 1, which nobody sees.
  ///
  /// The steps below stay under 1 wherever in the cube they are made, the darkest corner included
  /// (green alone does not: one step of it can be 1.2). A test computes the differences.
  func isIndistinguishable(from other: CellColor) -> Bool {
    guard isTrueColor, other.isTrueColor else { return false }
    let step = (
      Int(other.red) - Int(red), Int(other.green) - Int(green), Int(other.blue) - Int(blue)
    )
    // Most colours that differ at all differ by more.
    guard -2...2 ~= step.0, -2...2 ~= step.1, -2...2 ~= step.2 else { return false }
    switch step.0 < 0 || step.1 < 0 || step.0 == 0 && step.2 < 0
      ? (-step.0, -step.1, -step.2) : step
    {
    case (0, 0, 0), (1, 0, 0), (0, 0, 1), (1, 1, 0), (0, 1, 1), (1, 1, 1), (1, 1, 2), (2, 2, 2):
      return true
    default: return false
    }
  }
}

/// The palette of 256 as xterm defines it, and the way into it.
enum Palette {
  /// The usual values of the first 16; the user may have others, so they serve for nearness alone.
  private static let sixteen = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]

  /// One of the 256 in red, green, blue.
  static func color(_ index: UInt8) -> (Int, Int, Int) {
    switch Int(index) {
    case 0...15: return sixteen[Int(index)]
    case 16...231:
      let place = Int(index) - 16
      return (level(place / 36), level(place / 6 % 6), level(place % 6))
    default:
      let grey = 8 + 10 * (Int(index) - 232)
      return (grey, grey, grey)
    }
  }

  static func nearestOf256(_ red: Int, _ green: Int, _ blue: Int) -> UInt8 {
    let cube = (step(red), step(green), step(blue))
    let ofCube = distance(
      (red, green, blue), (level(cube.0), level(cube.1), level(cube.2)))
    let ramp = min(max(((red + green + blue) / 3 - 3) / 10, 0), 23)
    let grey = 8 + 10 * ramp
    let ofGrey = distance((red, green, blue), (grey, grey, grey))
    return ofGrey < ofCube
      ? UInt8(truncatingIfNeeded: 232 + ramp)
      : UInt8(truncatingIfNeeded: 16 + 36 * cube.0 + 6 * cube.1 + cube.2)
  }

  static func nearestOf16(_ red: Int, _ green: Int, _ blue: Int) -> UInt8 {
    var best = 0
    var least = Int.max
    for (index, color) in sixteen.enumerated() {
      let far = distance((red, green, blue), color)
      if far < least { (best, least) = (index, far) }
    }
    return UInt8(truncatingIfNeeded: best)
  }

  static func nearestOf16(_ index: UInt8) -> UInt8 {
    let (red, green, blue) = color(index)
    return nearestOf16(red, green, blue)
  }

  /// The value of one of the six steps of the cube.
  private static func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }

  /// The step of the cube that is nearest to a value.
  private static func step(_ value: Int) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : min((value - 35) / 40, 5)
  }

  /// How different two colours look: squares weighed by how well the eye sees each primary.
  private static func distance(_ a: (Int, Int, Int), _ b: (Int, Int, Int)) -> Int {
    let (red, green, blue) = (a.0 - b.0, a.1 - b.1, a.2 - b.2)
    return 2 * red * red + 4 * green * green + 3 * blue * blue
  }
}
