import Foundation
import TerminalKit
import Testing
import _TestSupport

@Suite struct ColorStepTests {
  /// A frame that is left out says that the encoder takes two colours for one.
  private func isSkipped(_ old: [UInt8], _ new: [UInt8]) -> Bool {
    var encoder = DamageEncoder(options: DamageEncoder.Options(skipsInvisibleSteps: true))
    var cells = CellBuffer(size: CellSize(columns: 1, rows: 1))
    var out: [UInt8] = []
    for color in [old, new] {
      out.removeAll()
      let style = CellStyle(background: .rgb(color[0], color[1], color[2]))
      cells.put(" ", row: 0, column: 0, style: style)
      encoder.encode(cells, into: &out)
    }
    return out.isEmpty
  }

  @Test(
    "what is left out is a CIEDE2000 of at most 1, in dark colours too",
    arguments: 0..<4 as Range<UInt64>)
  func steps(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var skipped = 0
    for round in 0..<3_000 {
      let top: UInt8 = round % 2 == 0 ? 24 : 255
      let old = (0..<3).map { _ in UInt8.random(in: 0...top, using: &random) }
      let shift = Int.random(in: -2...2, using: &random)
      let new = old.map { level in
        UInt8(clamping: Int(level) + shift + Int.random(in: -1...1, using: &random))
      }
      guard isSkipped(old, new) else { continue }
      skipped += 1
      let difference = Self.difference(old, new)
      #expect(difference <= 1, "seed \(seed): \(old) \(new)")
    }
    #expect(skipped > 100)
  }

  /// CIEDE2000 (Sharma, Wu, Dalal 2005) of two colours in sRGB under D65.
  static func difference(_ first: [UInt8], _ second: [UInt8]) -> Double {
    let (a, b) = (lab(first), lab(second))
    let chroma = (hypot(a[1], a[2]) + hypot(b[1], b[2])) / 2
    let stretch = 1 + 0.5 * (1 - (pow(chroma, 7) / (pow(chroma, 7) + pow(25, 7))).squareRoot())
    let (c1, h1) = polar(a[1] * stretch, a[2])
    let (c2, h2) = polar(b[1] * stretch, b[2])
    var turn = h2 - h1
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    if c1 * c2 == 0 { turn = 0 }
    let hue = 2 * (c1 * c2).squareRoot() * sin(turn / 2 * .pi / 180)
    var mean = (h1 + h2) / 2
    if abs(h1 - h2) > 180 { mean += h1 + h2 < 360 ? 180 : -180 }
    if c1 * c2 == 0 { mean = h1 + h2 }
    func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
    let t =
      1 - 0.17 * cosine(mean - 30) + 0.24 * cosine(2 * mean) + 0.32 * cosine(3 * mean + 6)
      - 0.2 * cosine(4 * mean - 63)
    let (l, c) = ((a[0] + b[0]) / 2, (c1 + c2) / 2)
    let lightness = 1 + 0.015 * pow(l - 50, 2) / (20 + pow(l - 50, 2)).squareRoot()
    let rotation =
      -sin(60 * exp(-pow((mean - 275) / 25, 2)) * .pi / 180) * 2
      * (pow(c, 7) / (pow(c, 7) + pow(25, 7))).squareRoot()
    let parts = ((b[0] - a[0]) / lightness, (c2 - c1) / (1 + 0.045 * c), hue / (1 + 0.015 * c * t))
    return
      (parts.0 * parts.0 + parts.1 * parts.1 + parts.2 * parts.2 + rotation * parts.1 * parts.2)
      .squareRoot()
  }

  private static func polar(_ a: Double, _ b: Double) -> (chroma: Double, hue: Double) {
    let hue = atan2(b, a) * 180 / .pi
    return (hypot(a, b), hue < 0 ? hue + 360 : hue)
  }

  private static func lab(_ color: [UInt8]) -> [Double] {
    let linear = color.map { level in
      let share = Double(level) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    let matrix = [
      [0.4124564, 0.3575761, 0.1804375, 0.95047], [0.2126729, 0.7151522, 0.0721750, 1],
      [0.0193339, 0.1191920, 0.9503041, 1.08883],
    ]
    let f = matrix.map { row in
      let value = (row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2]) / row[3]
      return value > 216.0 / 24_389 ? cbrt(value) : (24_389.0 / 27 * value + 16) / 116
    }
    return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]
  }

  @Test("the measure is right: pairs from the paper's neighbourhood, and no distance to itself")
  func measure() {
    #expect(Self.difference([10, 200, 30], [10, 200, 30]) == 0)
    #expect(abs(Self.difference([0, 0, 0], [255, 255, 255]) - 100) < 0.01)
    #expect(Self.difference([0, 0, 0], [0, 1, 0]) > 0.3)
  }
}
