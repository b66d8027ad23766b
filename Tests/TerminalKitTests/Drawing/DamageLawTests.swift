import TerminalKit
import Testing
import _TestSupport

/// The law of the encoder: after its bytes the emulator shows the buffer, cell by cell.
@Suite struct DamageLawTests {
  @Test("after random edits the emulator shows the buffer", arguments: 0..<600 as Range<UInt64>)
  func screenEqualsBuffer(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let size = CellSize(
      columns: Int.random(in: 1...30, using: &random), rows: Int.random(in: 1...10, using: &random))
    let emulator = try #require(Emulator(size))
    var encoder = DamageEncoder()
    var cells = CellBuffer(size: size)
    for frame in 0..<6 {
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        RandomDrawing.step(on: &cells, withDisputed: false, using: &random)
      }
      if Int.random(in: 0..<12, using: &random) == 0 { encoder.invalidate() }
      var out: [UInt8] = []
      encoder.encode(cells, into: &out)
      emulator.write(out)
      let difference = emulator.firstDifference(from: cells)
      #expect(difference == nil, "seed \(seed), frame \(frame)")
      if difference != nil { return }
      out = []
      encoder.encode(cells, into: &out)
      #expect(out.isEmpty, "seed \(seed), frame \(frame)")
    }
  }

  @Test(
    "terminal rule 27: beside disputed clusters every other cell stands where it should",
    arguments: 0..<300 as Range<UInt64>)
  func disputedClustersHarmThemselvesAlone(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let size = CellSize(columns: Int.random(in: 12...30, using: &random), rows: 3)
    let emulator = try #require(Emulator(size))
    var encoder = DamageEncoder()
    var cells = CellBuffer(size: size)
    for frame in 0..<4 {
      for _ in 0..<4 { RandomDrawing.step(on: &cells, using: &random) }
      var out: [UInt8] = []
      encoder.encode(cells, into: &out)
      emulator.write(out)
      for row in 0..<size.rows {
        for column in 0..<size.columns {
          guard let wanted = cells.look(row: row, column: column) else { continue }
          // Only plain letters that stand clear of every disputed cluster are judged.
          guard RandomDrawing.agreed.contains(wanted.text), wanted.width == 1,
            isClear(cells, row: row, column: column)
          else { continue }
          #expect(
            emulator.cell(row: row, column: column).text == wanted.text,
            "seed \(seed), frame \(frame), row \(row), column \(column)")
        }
      }
    }
  }

  /// Whether the cell left of a cell is no disputed cluster: the emulator may give that one a column
  /// more, and a cell drawn over its right half takes the left one away.
  private func isClear(_ cells: CellBuffer, row: Int, column: Int) -> Bool {
    for near in max(0, column - 2)...min(cells.size.columns - 1, column + 1) {
      guard let cluster = cells.cluster(row: row, column: near) else { continue }
      if RandomDrawing.disputed.contains(String(cluster)) { return false }
    }
    return true
  }

  @Test(
    "each depth shows the nearest colours it has", arguments: [ColorDepth.none, .ansi16, .ansi256])
  func depths(depth: ColorDepth) throws {
    for seed in 0..<60 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let size = CellSize(columns: 12, rows: 3)
      let emulator = try #require(Emulator(size))
      var encoder = DamageEncoder(options: DamageEncoder.Options(depth: depth))
      var cells = CellBuffer(size: size)
      for _ in 0..<6 { RandomDrawing.step(on: &cells, withDisputed: false, using: &random) }
      var out: [UInt8] = []
      encoder.encode(cells, into: &out)
      emulator.write(out)
      for row in 0..<3 {
        cells.restyle(CellRect(row: row, column: 0, columns: 12, rows: 1)) { style in
          style.foreground = style.foreground.reduced(to: depth)
          style.background = style.background.reduced(to: depth)
        }
      }
      #expect(emulator.firstDifference(from: cells) == nil, "seed \(seed)")
    }
  }
}
