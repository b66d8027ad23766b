import CommandLineTable
import VideoHeader

/// Which times of a video are asked for.
enum FrameSchedule: Hashable {
  case at([TimeRequest])
  case count(Int)
  case every(Double)

  /// More pictures of one run are a slip of the hand.
  static let most = 100_000

  /// Reads `--at`, `--count` or `--every`: one of them.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let times = try arguments.values(
      FramesCommand.at, expecting: TimeRequest.expectation, TimeRequest.init)
    let count = try arguments.value(
      FramesCommand.count, expecting: "a number from 1 to \(Self.most)"
    ) { text in
      text.utf8.allSatisfy { (48...57).contains($0) }
        ? Int(text).flatMap { (1...Self.most).contains($0) ? $0 : nil } : nil
    }
    let every = try arguments.value(
      FramesCommand.every, expecting: "seconds above 0"
    ) { text in TimeRequest.number(text[...]).flatMap { $0 > 0 ? $0 : nil } }
    switch (times.isEmpty, count, every) {
    case (false, nil, nil): self = .at(times)
    case (true, let count?, nil): self = .count(count)
    case (true, nil, let every?): self = .every(every)
    default:
      throw UsageError(
        "one of --at, --count and --every says which frames to write",
        command: FramesCommand.specification.name)
    }
  }

  /// Whether exactly one picture is written.
  var isSingle: Bool {
    switch self {
    case .at(let times): times.count == 1
    case .count(let count): count == 1
    case .every: false
    }
  }

  /// The times in a video, whose end is asked for where they depend on it.
  func times(in video: PosterGenerator) throws -> [VideoTime] {
    switch self {
    case .at(let requests):
      let needsEnd = requests.contains { if case .percent = $0 { true } else { false } }
      let end = try needsEnd ? video.end() : nil
      return requests.map { $0.time(end: end) ?? .zero }
    case .count(let count):
      let end = try video.end()?.seconds ?? 0
      return (0..<count).map { Self.time(end * Double($0) / Double(count)) }
    case .every(let seconds):
      let end = try video.end()?.seconds ?? 0
      let count = max((end / seconds).rounded(.up), 1)
      guard count <= Double(Self.most) else {
        throw CommandFailure(
          "\(video.path): a frame every \(seconds) s gives more than \(Self.most) pictures")
      }
      return (0..<Int(count)).map { Self.time(seconds * Double($0)) }
    }
  }

  private static func time(_ seconds: Double) -> VideoTime {
    VideoTime(seconds: seconds) ?? .zero
  }
}
