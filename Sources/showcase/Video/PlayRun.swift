import Dispatch
import Foundation
import ListScreen
import TerminalFront
import TerminalKit
import VideoHeader

/// One run of `showcase play`: in the terminal, or into a pipe.
struct PlayRun {
  /// What a run took.
  struct Outcome {
    var statistics = HeaderPlayback.Statistics()
    var bytes = 0
    var failure: VideoError?

    /// The lines that `--stats` tells.
    var lines: [String] {
      let mean = statistics.shown > 0 ? bytes / statistics.shown : 0
      return [
        "frames shown    \(statistics.shown)",
        "frames dropped  \(statistics.dropped)",
        "bytes           \(bytes), \(mean) a frame",
        "processor time  \(ProcessorTime.text) s",
      ]
    }
  }

  let path: String
  let settings: HeaderPlayback.Settings
  let cells: CellSize?
  let drawing: PictureDrawing
  let terminal: TerminalEnvironment

  private static let background = RGBA(0, 0, 0, 1)

  /// Plays on the screen until the end, or until the person has enough.
  func show() throws -> Outcome {
    let video = PlayedVideo(
      path: path, settings: settings, background: Self.background, isColored: drawing.isColored
    ) { TerminalWaker().wake() }
    var profile = drawing.profile
    // No pixels are drawn, so that rows may be shifted.
    profile.images = .half
    var player = VideoPlayer(video, cells: cells)
    let app = TerminalApp(
      profile: profile, framesPerSecond: 240, skipsInvisibleSteps: true,
      variables: terminal.variables)
    do {
      let summary = try app.run(&player)
      return outcome(of: video, bytes: summary.bytes)
    } catch {
      throw CommandFailure("cannot use the terminal: \(error)")
    }
  }

  /// Writes the frames in their time, each as the difference from the one before.
  func write(to console: Console) throws -> Outcome {
    let ready = DispatchSemaphore(value: 0)
    let video = PlayedVideo(
      path: path, settings: settings, background: Self.background, isColored: drawing.isColored
    ) { ready.signal() }
    var player = VideoPlayer(video)
    var encoder = DamageEncoder(
      options: DamageEncoder.Options(depth: drawing.depth, skipsInvisibleSteps: true))
    let size = cells ?? CellSize.standard
    var frame = TerminalFrame(cells: CellBuffer(size: size))
    let clock = ContinuousClock()
    let begin = clock.now
    var bytes: [UInt8] = []
    var total = 0
    while true {
      let now = begin.duration(to: clock.now)
      player.draw(&frame, at: now)
      bytes.removeAll(keepingCapacity: true)
      encoder.encode(frame.cells, into: &bytes)
      total += bytes.count
      try console.write(bytes)
      try console.flush()
      if video.isFinished(at: now) { break }
      if let next = video.nextChange(after: now) {
        let rest = next - begin.duration(to: clock.now)
        _ = ready.wait(timeout: .now() + .nanoseconds(Int(max(rest.nanoseconds, 0))))
      } else {
        ready.wait()
      }
    }
    try console.write("\u{1B}[m\n")
    return outcome(of: video, bytes: total)
  }

  private func outcome(of video: PlayedVideo, bytes: Int) -> Outcome {
    Outcome(
      statistics: video.playback.statistics, bytes: bytes, failure: video.playback.failure)
  }
}

/// The processor time of this process.
enum ProcessorTime {
  /// User and system time in seconds, with two decimals.
  static var text: String {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return "?" }
    let hundredths = Int(time.tv_sec) * 100 + Int(time.tv_nsec) / 10_000_000
    return "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
  }
}
