import TerminalKit

/// What a frame of a terminal costs: a video, a list that scrolls, a screen that stays.
///
/// The rival writes every cell with its colours, which is the least that a program without a buffer
/// does.
struct DamageSubject: Subject {
  static let name = "damage"
  static let summary = "DamageEncoder against writing every cell, 200 x 50"

  private static let size = CellSize(columns: 200, rows: 50)

  func run(_ report: inout Report) {
    report.run(frames("a video frame, half blocks", (0..<8).map(Self.video)))
    report.run(frames("a list scrolled by one row", (0..<2).map(Self.list)))
    report.run(frames("nothing moves", [Self.list(0)]))
  }

  private func frames(_ title: String, _ buffers: [CellBuffer]) -> Contest {
    var contest = Contest(title, tolerance: nil)
    var plain: [UInt8] = []
    contest.add("every cell written") { number in
      plain.removeAll(keepingCapacity: true)
      Self.writeAll(buffers[number % buffers.count], into: &plain)
      return Double(plain.count)
    }
    var encoder = DamageEncoder()
    var bytes: [UInt8] = []
    for buffer in buffers + buffers { encoder.encode(buffer, into: &bytes) }
    contest.add("DamageEncoder") { number in
      bytes.removeAll(keepingCapacity: true)
      encoder.encode(buffers[number % buffers.count], into: &bytes)
      return Double(bytes.count)
    }
    report(title, buffers)
    return contest
  }

  /// Bytes do not wobble: they are printed once.
  private func report(_ title: String, _ buffers: [CellBuffer]) {
    var plain: [UInt8] = []
    Self.writeAll(buffers[0], into: &plain)
    var encoder = DamageEncoder()
    var bytes: [UInt8] = []
    for buffer in buffers { encoder.encode(buffer, into: &bytes) }
    bytes.removeAll()
    encoder.encode(buffers[0], into: &bytes)
    print("\(title): \(bytes.count) bytes, every cell \(plain.count)")
  }

  /// A picture of soft colours with a bright bar that wanders.
  private static func video(_ number: Int) -> CellBuffer {
    var buffer = CellBuffer(size: size)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let style = CellStyle(
          foreground: color(column, 2 * row, number), background: color(column, 2 * row + 1, number)
        )
        buffer.put("▀", row: row, column: column, style: style)
      }
    }
    return buffer
  }

  private static func color(_ x: Int, _ y: Int, _ number: Int) -> CellColor {
    let isBar = (x + 5 * number) % 40 < 6
    return .rgb(
      UInt8(truncatingIfNeeded: isBar ? 230 : x / 2 + number), UInt8(truncatingIfNeeded: 2 * y),
      UInt8(truncatingIfNeeded: 90 + number))
  }

  private static func list(_ first: Int) -> CellBuffer {
    var buffer = CellBuffer(size: size)
    for row in 0..<size.rows {
      buffer.write(
        "  \(first + row)  The row with the number \(first + row), and what else it has to say",
        at: CellPosition(row: row, column: 0))
    }
    return buffer
  }

  private static func writeAll(_ buffer: CellBuffer, into out: inout [UInt8]) {
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        guard let style = buffer.style(row: row, column: column),
          let cluster = buffer.cluster(row: row, column: column)
        else { continue }
        append("\u{1B}[38;2;", style.foreground, &out)
        append(";48;2;", style.background, &out)
        out.append(0x6D)
        out.append(contentsOf: String(cluster).utf8)
      }
      out.append(0x0D)
      out.append(0x0A)
    }
  }

  private static func append(_ start: StaticString, _ color: CellColor, _ out: inout [UInt8]) {
    guard case .rgb(let red, let green, let blue) = color.kind else { return }
    start.withUTF8Buffer { unsafe out.append(contentsOf: $0) }
    out.append(contentsOf: "\(red);\(green);\(blue)".utf8)
  }
}
