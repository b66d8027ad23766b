import CLibav

/// The moving picture of a container: which stream it is, and how its times are told (media rules 1.1,
/// 2.3).
@safe struct VideoTrack {
  let index: Int
  let timeBase: Ratio
  let rawTimeBase: AVRational
  /// The tick that is 0 on the product timeline.
  let origin: Int64
  /// Whether the container gives no times and no way to seek but from its first byte.
  let isElementary: Bool
  /// The average frame rate, nil where unknown.
  let frameRate: Ratio?
  /// The first tick and the length by the headers, where they tell.
  let start: Int64?
  let duration: Int64?
  let matrix: DisplayMatrix

  /// Chooses the track: no cover, no timed thumbnails; the one flagged default, else the first.
  ///
  /// - Returns: Nil where there is no moving picture.
  init?(choosingFrom demuxer: Demuxer) {
    let candidates = (0..<demuxer.streamCount).filter { Self.isMoving(demuxer, $0) }
    let flagged = candidates.first { index in
      unsafe (demuxer.stream(index)?.pointee.disposition ?? 0) & AV_DISPOSITION_DEFAULT != 0
    }
    guard let index = flagged ?? candidates.first, let stream = unsafe demuxer.stream(index)
    else { return nil }
    self.index = index
    let rawTimeBase = unsafe stream.pointee.time_base
    let timeBase = Ratio(Int64(rawTimeBase.num), Int64(rawTimeBase.den))
    self.timeBase = timeBase.flatMap { $0.numerator > 0 ? $0 : nil } ?? Self.microsecond
    self.rawTimeBase = rawTimeBase
    let name = Container.name(of: demuxer)
    isElementary = Container.elementary.contains(name)
    let containerStart = unsafe demuxer.pointer.pointee.start_time
    if Container.startsAtItsOwnTime(name), containerStart != clibav_no_timestamp {
      origin = unsafe demuxer.libav.call.pointee.av_rescale_q(
        containerStart, AVRational(num: 1, den: AV_TIME_BASE), rawTimeBase)
    } else {
      origin = 0
    }
    frameRate = unsafe Self.positive(stream.pointee.avg_frame_rate)
    start = unsafe Self.known(stream.pointee.start_time)
    duration = unsafe Self.known(stream.pointee.duration).flatMap { $0 > 0 ? $0 : nil }
    if let numbers = unsafe clibav_display_matrix(stream) {
      matrix = unsafe DisplayMatrix(
        a: Double(numbers[0]), b: Double(numbers[1]), c: Double(numbers[3]),
        d: Double(numbers[4]))
    } else {
      matrix = .identity
    }
  }

  /// The time of a tick on the product timeline (media rule 1.3).
  func time(of tick: Int64) -> VideoTime {
    VideoTime(ticks: Self.difference(tick, origin), timeBase: timeBase) ?? .zero
  }

  /// The tick at or before a time on the product timeline.
  func tick(at time: VideoTime) -> Int64 {
    let (sum, overflow) = time.ticks(timeBase: timeBase).addingReportingOverflow(origin)
    return overflow ? (time < .zero ? .min : .max) : sum
  }

  /// How many ticks so many seconds are.
  func ticks(seconds: Double) -> Int64 {
    VideoTime(seconds: seconds)?.ticks(timeBase: timeBase) ?? 0
  }

  /// The end by the headers, as a tick.
  var end: Int64? {
    guard let duration else { return nil }
    let (sum, overflow) = (start ?? origin).addingReportingOverflow(duration)
    return overflow ? nil : sum
  }

  static let microsecond = Ratio(Int64(1), 1_000_000) ?? .one

  static func difference(_ a: Int64, _ b: Int64) -> Int64 {
    let (result, overflow) = a.subtractingReportingOverflow(b)
    return overflow ? (a < b ? .min : .max) : result
  }

  static func known(_ ticks: Int64) -> Int64? { ticks == clibav_no_timestamp ? nil : ticks }

  static func positive(_ rational: AVRational) -> Ratio? {
    guard rational.num > 0, rational.den > 0 else { return nil }
    return Ratio(Int64(rational.num), Int64(rational.den))
  }

  private static func isMoving(_ demuxer: Demuxer, _ index: Int) -> Bool {
    guard let stream = unsafe demuxer.stream(index), let parameters = unsafe stream.pointee.codecpar
    else { return false }
    let still = AV_DISPOSITION_ATTACHED_PIC | AV_DISPOSITION_TIMED_THUMBNAILS
    return unsafe parameters.pointee.codec_type == AVMEDIA_TYPE_VIDEO
      && stream.pointee.disposition & still == 0
  }
}

/// What we know of container formats by their names.
enum Container {
  /// Streams without a container: no times, no index.
  static let elementary: Set<String> = ["h264", "hevc", "m4v", "mpegvideo"]

  /// Whether 0 of the product timeline is the container's start time (media rule 1.1).
  static func startsAtItsOwnTime(_ name: String) -> Bool {
    name == "mpegts" || name == "mpeg" || elementary.contains(name)
  }

  /// Whether the length a header gives is the time at which the last sample ends, wherever the first one
  /// begins.
  static func countsLengthFromZero(_ name: String) -> Bool { ["matroska", "flv"].contains(name) }

  /// Whether the format keeps an index of its samples, as opposed to one libav gathers while it reads.
  static func hasIndex(_ name: String) -> Bool { ["mov", "matroska", "avi"].contains(name) }

  /// libav's first name of a container's format.
  static func name(of demuxer: Demuxer) -> String {
    let names = unsafe Libav.name(demuxer.pointer.pointee.iformat?.pointee.name) ?? ""
    return names.split(separator: ",").first.map(String.init) ?? names
  }
}
