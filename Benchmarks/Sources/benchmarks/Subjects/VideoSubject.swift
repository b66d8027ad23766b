import Foundation
import TerminalKit

/// A video in 200 x 50 cells: the whole program against timg and chafa, at the same frames.
struct VideoSubject: Subject {
  static let name = "video"
  static let summary =
    "A video of 30 frames/s in 200 x 50 half blocks, whole processes against timg and chafa."

  private static let clip = MeasuredProcess.root.appendingPathComponent("media/header.mp4").path

  func run(_ report: inout Report) {
    guard let showcase = MeasuredProcess.showcase else {
      print("showcase is not built: swift build -c release --product showcase, then again\n")
      return
    }
    var players: [(name: String, run: MeasuredProcess, frames: Int)] = []
    // Frames are shown in their time, so that one run takes as long as the video.
    if let timg = MeasuredProcess.find("timg"),
      let run = MeasuredProcess(
        timg, ["-ph", "-V", "-g200x50", "--loops=1", Self.clip])
    {
      // Each frame but the first begins by going up to its first row.
      players.append(("timg", run, Self.count("\u{1B}[50A", in: run.bytes) + 1))
    } else {
      print("timg is not installed: there is nothing to compare with")
    }
    if let run = MeasuredProcess(
      showcase,
      ["play", Self.clip, "--once", "--color", "always", "--cells", "200x50", "--stats"])
    {
      players.append(("showcase play", run, Self.framesShown(run.errors)))
    }
    var table = TextTable([
      "header.mp4, 200 x 50", "frames", "processor time", "a frame", "against the first",
      "bytes a frame", "against the first",
    ])
    for player in players {
      let frames = Double(max(player.frames, 1))
      let first = players[0]
      let time = player.run.seconds / frames
      let bytes = Double(player.run.bytes.count) / frames
      table.add([
        player.name, "\(player.frames)", Figure.time(player.run.seconds), Figure.time(time),
        Figure.ratio(first.run.seconds / Double(max(first.frames, 1)) / time),
        Figure.bytes(Int(bytes)),
        Figure.short(bytes / (Double(first.run.bytes.count) / Double(max(first.frames, 1)))),
      ])
    }
    print(table.text)
    still(&report)
  }

  /// An unchanged picture is no bytes at all.
  private func still(_ report: inout Report) {
    var encoder = DamageEncoder()
    var cells = CellBuffer(size: CellSize(columns: 200, rows: 50))
    let pixels = (0..<200 * 100 * 3).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let all = CellRect(row: 0, column: 0, columns: 200, rows: 50)
    cells.putHalfBlocks(pixels, width: 200, at: CellPosition(row: 0, column: 0), clip: all)
    var bytes: [UInt8] = []
    encoder.encode(cells, into: &bytes)
    let first = bytes.count
    bytes.removeAll()
    encoder.encode(cells, into: &bytes)
    report.expect(bytes.isEmpty, "an unchanged screen of \(first) bytes gave \(bytes.count) bytes")
    print("the same picture again: \(bytes.count) bytes\n")
  }

  private static func framesShown(_ stats: String) -> Int {
    let line = stats.split(separator: "\n").first { $0.hasPrefix("frames shown") }
    return line.flatMap { Int($0.split(separator: " ").last ?? "") } ?? 0
  }

  private static func count(_ text: String, in bytes: [UInt8]) -> Int {
    let pattern = Array(text.utf8)
    var found = 0
    var index = 0
    while index + pattern.count <= bytes.count {
      if bytes[index] == pattern[0], bytes[index..<index + pattern.count].elementsEqual(pattern) {
        found += 1
        index += pattern.count
      } else {
        index += 1
      }
    }
    return found
  }
}
