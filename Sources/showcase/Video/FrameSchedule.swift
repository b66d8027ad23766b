import CommandLineTable
import VideoHeader

/// Which times of a video are asked for.
enum FrameSchedule: Hashable {
  case at([TimeRequest])
  case count(Int)
  case every(Double)
  /// All on one sheet.
  case strip(SheetGrid)

  /// More pictures of one run are a slip of the hand.
  static let most = 100_000

  /// Reads `--at`, `--count`, `--every` or `--strip`: one of them.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let times = try arguments.values(
      FramesCommand.at, expecting: TimeRequest.expectation, TimeRequest.init)
    let count = try arguments.value(
      FramesCommand.count, expecting: "a number from 1 to \(Self.most)"
    ) { text in Int(digits: text).flatMap { (1...Self.most).contains($0) ? $0 : nil } }
    let every = try arguments.value(
      FramesCommand.every, expecting: "seconds above 0"
    ) { text in TimeRequest.number(text[...]).flatMap { $0 > 0 ? $0 : nil } }
    let grid = try arguments.value(
      FramesCommand.strip, expecting: "COLSxROWS, each from 1 to \(SheetGrid.limit)"
    ) { text in
      let sides = text.split(separator: "x", omittingEmptySubsequences: false)
        .compactMap { Int(digits: String($0)) }
      return sides.count == 2 ? SheetGrid(columns: sides[0], rows: sides[1]) : nil
    }
    switch (times.isEmpty, count, every, grid) {
    case (false, nil, nil, nil): self = .at(times)
    case (true, let count?, nil, nil): self = .count(count)
    case (true, nil, let every?, nil): self = .every(every)
    case (true, nil, nil, let grid?): self = .strip(grid)
    default:
      throw UsageError(
        "one of --at, --count, --every and --strip says which frames to write",
        command: FramesCommand.specification.name)
    }
  }

  /// How many pictures are written of each video; nil where that depends on its length.
  var pictureCount: Int? {
    switch self {
    case .at(let times): times.count
    case .count(let count): count
    case .every: nil
    case .strip: 1
    }
  }

  /// The times in a video, whose end is asked for where they depend on it; none for a sheet.
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
        throw TooManyPictures(
          message: "a frame every \(seconds) s gives more than \(Self.most) pictures")
      }
      return (0..<Int(count)).map { Self.time(seconds * Double($0)) }
    case .strip:
      return []
    }
  }

  private static func time(_ seconds: Double) -> VideoTime {
    VideoTime(seconds: seconds) ?? .zero
  }
}

/// A schedule that asks for more pictures of a video than any run gives.
struct TooManyPictures: Error {
  let message: String
}
