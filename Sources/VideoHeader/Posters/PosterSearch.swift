/// Looks for the frame that stands best for a video (media rule 6).
struct PosterSearch {
  private let studio: Studio
  private static let side = 64
  private static let mostDecodes = 8
  private static let time = Duration.milliseconds(500)
  /// Where to look, as shares of the video's length.
  private static let shares = [0.10, 0.20, 0.33, 0.50, 0.05, 0.70, 0.02, 0.90]

  init(_ studio: Studio) { self.studio = studio }

  private struct Candidate {
    let frame: DecodedFrame
    let quality: PictureQuality
  }

  func best() throws(VideoError) -> DecodedFrame {
    let begin = ContinuousClock.now
    var candidates: [Candidate] = []
    var decodes = 0
    let mayGoOn = { decodes < Self.mostDecodes && begin.duration(to: .now) < Self.time }

    func consider(_ frame: DecodedFrame) throws(VideoError) -> DecodedFrame? {
      if candidates.contains(where: { $0.frame.ticks == frame.ticks }) { return nil }
      decodes += 1
      let quality = PictureQuality(of: try studio.sample(of: frame, side: Self.side))
      if quality.isGood { return frame }
      candidates.append(Candidate(frame: frame, quality: quality))
      return nil
    }

    if let end = try studio.source.end() {
      for share in Self.shares where candidates.isEmpty || mayGoOn() {
        let frame = try studio.source.keyFrame(near: Self.time(share, of: end))
        if let good = try consider(frame) { return good }
      }
      // Few key frames: what lies between them may be better.
      for share in Self.shares where mayGoOn() {
        let frame = try studio.source.frame(at: Self.time(share, of: end))
        if let good = try consider(frame) { return good }
      }
    } else {
      studio.source.rewind()
      while candidates.isEmpty || mayGoOn(), let frame = try studio.source.nextKeyFrame() {
        if let good = try consider(frame) { return good }
      }
    }
    let best = candidates.min { a, b in
      a.quality.deviation != b.quality.deviation
        ? a.quality.deviation > b.quality.deviation : a.frame.ticks < b.frame.ticks
    }
    if let best { return best.frame }
    return try studio.source.frame(at: .zero)
  }

  private static func time(_ share: Double, of end: VideoTime) -> VideoTime {
    VideoTime(seconds: end.seconds * share) ?? .zero
  }
}
