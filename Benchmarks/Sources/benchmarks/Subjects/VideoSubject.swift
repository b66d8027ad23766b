import Foundation
import TerminalKit

/// Videos in 200 x 50 cells of half blocks: the whole program against timg and chafa, at the same
/// frames.
struct VideoSubject: Subject {
  static let name = "video"
  static let summary =
    "showcase play in 200 x 50 half blocks, whole processes against timg and chafa"

  func run(_ report: inout Report) {
    still(&report)
    guard let showcase = Programs.showcase else { return }
    let timg = Programs.find("timg")
    for clip in VideoClip.all {
      guard let path = clip.path() else { continue }
      var players: [VideoPlayer] = []
      if let timg { players.append(.timg(timg, path, clip.cells)) }
      if clip.isAnimation, let chafa = Programs.find("chafa") {
        players.append(.chafa(chafa, path, clip.cells, seconds: clip.seconds))
      }
      players.append(.showcase(showcase, path, clip.cells))
      compare(players, "\(clip.name), \(clip.cells)", &report)
    }
  }

  private func compare(_ players: [VideoPlayer], _ title: String, _ report: inout Report) {
    // Frames are shown in their time, so that one run takes as long as the video.
    let rounds = min(report.rounds, 3)
    var runs = players.map { _ in [VideoRun]() }
    for _ in 0..<rounds {
      for (index, player) in players.enumerated() {
        guard let run = player.run() else {
          return report.expect(false, "\(title): \(player.name) did not play it")
        }
        runs[index].append(run)
      }
    }
    let least = runs.compactMap { $0.min { $0.seconds < $1.seconds } }
    var table = TextTable([
      title, "frames", "time a frame", "of the first", "bytes a frame",
      "of the first",
    ])
    for (player, run) in zip(players, least) {
      table.add([
        player.name, "\(run.frames)", Figure.time(run.secondsOfFrame),
        Figure.short(run.secondsOfFrame / least[0].secondsOfFrame),
        Figure.bytes(Int(run.bytesOfFrame)),
        Figure.short(run.bytesOfFrame / least[0].bytesOfFrame),
      ])
    }
    print(table.text)
    guard players.first?.name == "timg", let own = least.last else { return }
    report.expect(
      own.secondsOfFrame <= 1.1 * least[0].secondsOfFrame,
      "\(title): more than 1.1 times the processor time of timg")
    report.expect(
      own.bytesOfFrame <= least[0].bytesOfFrame, "\(title): more bytes than timg writes")
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
}

/// A video to play.
private struct VideoClip {
  let name: String
  /// The columns and rows it is shown in.
  var cells = "200x50"
  let seconds: Int
  /// Whether it is one of those that chafa plays.
  let isAnimation: Bool
  /// What ffmpeg makes it of; nil for one that is there.
  let recipe: [String]?

  static let all = [
    VideoClip(name: "header.mp4", seconds: 12, isAnimation: false, recipe: nil),
    // Noise in each frame: nearly every cell changes, and no step is too small to be seen. It has the
    // size that it is shown in and no colour, so that all draw the same pixels and not what their
    // scalers make of them.
    VideoClip(
      name: "restless.mp4", cells: "208x52", seconds: 8, isAnimation: false,
      recipe: [
        "-f", "lavfi", "-i", "testsrc2=size=208x104:rate=30:duration=8", "-vf",
        "noise=alls=40:allf=t,hue=s=0", "-c:v", "libx264", "-preset", "veryfast", "-pix_fmt",
        "yuv420p",
      ]),
    VideoClip(
      name: "header.gif", seconds: 4, isAnimation: true,
      recipe: [
        "-i", Programs.media.appendingPathComponent("header.mp4").path, "-t", "4", "-vf",
        "fps=25,scale=400:-1",
      ]),
  ]

  /// Where it is, made if it has to be; nil, and a line that says so, where that cannot be done.
  func path() -> String? {
    guard let recipe else { return Programs.media.appendingPathComponent(name).path }
    let folder = Programs.workshop
    let path = folder.appendingPathComponent(name).path
    if FileManager.default.fileExists(atPath: path) { return path }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let unfinished = folder.appendingPathComponent("unfinished-\(name)").path
    let made = ChildProcess.run(["ffmpeg", "-v", "error", "-y"] + recipe + [unfinished])
    guard made?.succeeded == true, unsafe rename(unfinished, path) == 0 else {
      print("video: ffmpeg cannot make \(name): install ffmpeg")
      return nil
    }
    return path
  }
}

/// A program that plays a video once.
private struct VideoPlayer {
  let name: String
  let command: [String]
  /// How many frames it says that it showed, or that its bytes show.
  let frames: @Sendable (ChildProcess) -> Int

  static func timg(_ program: String, _ path: String, _ cells: String) -> VideoPlayer {
    VideoPlayer(name: "timg", command: [program, "-ph", "-V", "-g\(cells)", "--loops=1", path]) {
      countFrames(in: $0.output)
    }
  }

  static func chafa(_ program: String, _ path: String, _ cells: String, seconds: Int) -> VideoPlayer
  {
    let options = [
      "-f", "symbols", "--symbols", "vhalf", "-c", "full", "-s", cells, "--stretch", "-d",
      "\(seconds)",
    ]
    return VideoPlayer(name: "chafa", command: [program] + options + [path]) {
      countFrames(in: $0.output)
    }
  }

  static func showcase(_ program: String, _ path: String, _ cells: String) -> VideoPlayer {
    let options = ["--once", "--color", "always", "--cells", cells, "--stats"]
    return VideoPlayer(name: "showcase play", command: [program, "play", path] + options) {
      let line = $0.errors.split(separator: "\n").first { $0.hasPrefix("frames shown") }
      return line.flatMap { Int($0.split(separator: " ").last ?? "") } ?? 0
    }
  }

  /// Each frame but the first begins by going up to its first row, and nothing else goes up.
  private static func countFrames(in bytes: [UInt8]) -> Int {
    var found = 1
    for index in bytes.indices.dropLast(3) where bytes[index] == 0x1B && bytes[index + 1] == 0x5B {
      let rest = bytes[(index + 2)...].drop { (0x30...0x39).contains($0) }
      if rest.first == 0x41 { found += 1 }
    }
    return found
  }

  func run() -> VideoRun? {
    guard let child = ChildProcess.run(command, keepsOutput: true), child.succeeded else {
      return nil
    }
    let frames = frames(child)
    return frames > 0
      ? VideoRun(seconds: child.cost.seconds, frames: frames, bytes: child.output.count) : nil
  }
}

private struct VideoRun {
  let seconds: Double
  let frames: Int
  let bytes: Int

  var secondsOfFrame: Double { seconds / Double(frames) }
  var bytesOfFrame: Double { Double(bytes) / Double(frames) }
}
