/// The frames of one video track by presentation time: demuxer, decoder and the frames in hand.
///
/// Posters, strips and playback stand on it. It goes forward without a seek where that is shorter, and
/// behaves as media rule 3 says wherever the container's index is wrong. One task uses it at a time.
final class FrameSource {
  let demuxer: Demuxer
  let track: VideoTrack
  private let interruption: Interruption
  let packet: Packet
  private var decoders: [Int: MediaDecoder] = [:]

  /// The latest frame at or before the last target, and the one after it where it is known.
  var held: DecodedFrame?
  var upcoming: DecodedFrame?
  /// Whether the decoder goes on where `held` and `upcoming` end.
  var isContinuing = false
  private var hasEnded = false
  private var sentPackets = 0
  private var packetsSinceFrame = 0
  /// The end of the last frame, for streams that give no times.
  private var countedEnd: Int64?
  private var knownEnd: VideoTime?
  /// Decoder threads for frames in a row.
  lazy var threads = demuxer.limits.decoderThreads
  /// Whether pictures are shown so small that what smooths their blocks is not seen.
  var isShownSmall = false {
    didSet { for decoder in decoders.values { decoder.skipsSmoothing = isShownSmall } }
  }
  /// The tick that is looked for: what is shown well before it may be left out.
  private var unneededBefore = Int64.min
  /// The latest time of a sample that the decoder was free to leave out.
  private var lastLeftOut: Int64?
  /// Whether something could not be read or decoded on the way to the last frame.
  var isDamaged = false
  /// How many frames the decoders have given.
  var decodedFrameCount = 0
  /// The last key frame that was decoded alone: the next time may have the same one.
  var latestKey: DecodedFrame?

  /// Opens the video track of a file.
  ///
  /// - Throws: Any kind but `noFrames` and `cancelled`.
  init(path: String, limits: VideoLimits, interruption: Interruption) throws(VideoError) {
    let libav = try Libav.load()
    let demuxer = try Demuxer(
      path: path, limits: limits, interruption: interruption, libav)
    // The mov demuxer's headers tell all that is needed; others have to be read first.
    if Container.name(of: demuxer) != "mov" { try demuxer.findStreamInfo() }
    guard let track = VideoTrack(choosingFrom: demuxer) else {
      throw VideoError(
        .noVideoTrack, during: .choosingTrack, "no moving picture: \(Self.rest(of: demuxer))")
    }
    demuxer.readOnly(track.index)
    self.demuxer = demuxer
    self.track = track
    self.interruption = interruption
    packet = try Packet(libav)
  }

  /// The frame shown at a time (media rules 3.1-3.3).
  func frame(at time: VideoTime) throws(VideoError) -> DecodedFrame {
    try frame(atTick: track.tick(at: time))
  }

  /// The frame shown at a tick where it is decoded already and the decoder goes on from there; nil else.
  func frameInHand(at target: Int64) -> DecodedFrame? {
    guard isContinuing, let held, held.ticks <= target else { return nil }
    if held.ticks == target { return held }
    guard let upcoming else { return hasEnded ? held : nil }
    return target < upcoming.ticks ? held : nil
  }

  /// Whether the samples end before a time that the headers promise them to reach, so that the frame in
  /// hand only stands in for a lost one.
  func isCutShort(before time: VideoTime) -> Bool {
    guard hasEnded, upcoming == nil, let held, let promised = track.end else { return false }
    let end = held.ticks &+ 2 &* max(held.duration, 1)
    return end < promised && end <= track.tick(at: time)
  }

  /// The end of the last frame, by the headers where they can be trusted; nil without samples.
  func end() throws(VideoError) -> VideoTime? {
    if let knownEnd { return knownEnd }
    reset()
    isContinuing = false
    knownEnd = try demuxer.shownEnd(of: track)
    return knownEnd
  }

  // MARK: Exact frames

  /// The frame shown at a tick.
  func frame(atTick target: Int64) throws(VideoError) -> DecodedFrame {
    if isContinuing, let held, held.ticks <= target, isNear(target) {
      try advance(to: target)
      // A picture made without all it needs may be better after a run-up of its own.
      if let held = self.held, !held.isCorrupt, !mayHaveLeftOut(at: target) { return held }
    }
    isDamaged = false
    for step in SeekStep.allCases {
      guard start(step, from: target) else { continue }
      try advance(to: target)
      if mayHaveLeftOut(at: target), start(step, from: target) {
        try advance(to: target, leavingOut: false)
      }
      // A picture made without all it needs is only taken where a longer run-up gave no better one.
      if let held, !held.isCorrupt || step == .fourSecondsBefore || step == .beginning {
        return held
      }
      if step == .beginning, let upcoming {
        // Before the first frame: the first frame.
        held = upcoming
        self.upcoming = nil
        return upcoming
      }
    }
    guard sentPackets > 0 else {
      throw VideoError(.noFrames, during: .reading, "the video track has no samples")
    }
    throw VideoError(
      .decodeFailed, during: .decoding, "no frame of the video can be decoded")
  }

  /// Decodes forward until the frame after `target` is known, or the frame at it.
  ///
  /// - Parameters:
  ///   - target: The tick.
  ///   - leavingOut: Whether samples well before it are left out where no other picture needs them; in a
  ///     film with pictures between pictures that is half of the decoding.
  /// - Throws: What reading and decoding throw.
  private func advance(to target: Int64, leavingOut: Bool = true) throws(VideoError) {
    unneededBefore = leavingOut && !track.isElementary ? target : .min
    defer { unneededBefore = .min }
    while true {
      if let next = upcoming {
        guard next.ticks <= target else { return }
        held = next
        upcoming = nil
      }
      // Times rise: nothing later can be shown at this one.
      if let held, held.ticks == target { return }
      guard let frame = try nextFrame() else { return }
      if lacksRunUp(frame) { continue }
      if let held, frame.ticks <= held.ticks {
        // A time that does not rise: the later picture replaces the earlier one.
        frame.ticks = held.ticks
        self.held = frame
        continue
      }
      upcoming = frame
    }
  }

  /// Whether a frame right after a seek is made from pictures before it, as those are that lead into an open
  /// group: it is not shown, and nothing is wrong with the file.
  private func lacksRunUp(_ frame: DecodedFrame) -> Bool {
    held == nil && frame.isCorrupt && !isAtBeginning
  }

  /// Whether the frame shown at a tick may be one that was left out, after an unusually long one.
  private func mayHaveLeftOut(at target: Int64) -> Bool {
    guard let lastLeftOut, lastLeftOut <= target else { return false }
    return held.map { $0.ticks < lastLeftOut } ?? true
  }

  /// Whether a sample is shown so long before the target that it is not the one looked for: eight frames
  /// and a quarter of a second are more than pictures are reordered by.
  private func isUnneeded(_ packet: Packet) -> Bool {
    guard unneededBefore > .min, packet.duration > 0, let ticks = packet.presentationTicks else {
      return false
    }
    let margin = max(track.ticks(seconds: 0.25), 8 * min(packet.duration, .max / 16))
    return ticks < VideoTrack.difference(unneededBefore, margin)
  }

  /// Whether going on from here is shorter than a seek: no key frame lies between.
  private func isNear(_ target: Int64) -> Bool {
    guard let position = (upcoming ?? held)?.ticks else { return false }
    if target <= position { return true }
    guard let key = demuxer.indexedKeyFrame(stream: track.index, atOrBefore: target) else {
      return VideoTrack.difference(target, position) <= track.ticks(seconds: 10)
    }
    return key <= position
  }

  /// The decoder's next frame in order of presentation; nil at the end.
  func nextFrame() throws(VideoError) -> DecodedFrame? {
    let decoder = try decoder(threads: threads)
    while true {
      switch try decoder.receive() {
      case .frame(let frame):
        packetsSinceFrame = 0
        decodedFrameCount += 1
        guard place(frame) else { continue }
        if frame.isDamaged, !lacksRunUp(frame) { isDamaged = true }
        return frame
      case .finished:
        hasEnded = true
        return nil
      case .failed:
        isDamaged = true
        try countPacket()
      case .needsInput:
        try feed(decoder)
      }
    }
  }

  private func feed(_ decoder: MediaDecoder) throws(VideoError) {
    guard try readPacket() else {
      decoder.finish()
      return
    }
    try countPacket()
    if awaitsKey {
      guard packet.isKey else { return }
      awaitsKey = false
    }
    if packet.isCorrupt { isDamaged = true }
    let isUnneeded = isUnneeded(packet)
    if decoder.leaveOutUnreferenced(isUnneeded), isUnneeded, let ticks = packet.presentationTicks {
      lastLeftOut = max(lastLeftOut ?? ticks, ticks)
    }
    if !decoder.send(packet) { isDamaged = true }
  }

  private func countPacket() throws(VideoError) {
    packetsSinceFrame += 1
    guard packetsSinceFrame <= demuxer.limits.packetsWithoutFrame else {
      throw VideoError(
        .limitExceeded(.packets), during: .decoding,
        "\(packetsSinceFrame) samples in a row gave no picture")
    }
  }

  /// Reads the track's next sample; false at the end, which a damaged file has early.
  func readPacket() throws(VideoError) -> Bool {
    var failures = 0
    while true {
      switch try demuxer.read(into: packet) {
      case .packet:
        guard packet.streamIndex == track.index else { continue }
        sentPackets += 1
        return true
      case .end:
        return false
      case .damaged:
        isDamaged = true
        failures += 1
        if failures == 4 { return false }
      }
    }
  }

  /// Gives a frame its time (media rule 1.3); false for one whose time cannot be told, after a seek.
  private func place(_ frame: DecodedFrame) -> Bool {
    let step =
      frame.duration > 0 && !track.isElementary
      ? frame.duration
      : track.frameRate.flatMap {
        Ratio(
          wide: Int128($0.denominator) * Int128(track.timeBase.denominator),
          Int128($0.numerator) * Int128(track.timeBase.numerator))
      }.map { max(Int64($0.value.rounded().clamped(to: 1...1e15)), 1) } ?? 1
    guard
      let ticks = frame.bestEffortTicks ?? countedEnd ?? (isAtBeginning ? track.origin : nil)
    else { return false }
    frame.ticks = ticks
    countedEnd = ticks.addingReportingOverflow(step).partialValue
    return true
  }

  // MARK: Seeking

  /// Where a search begins: at the target, and ever further back (media rule 3.6).
  enum SeekStep: Double, CaseIterable {
    case target = 0
    case justBefore = 0.001
    case secondBefore = 1
    case fourSecondsBefore = 4
    case beginning = -1
  }

  private var isAtBeginning = false
  /// Whether samples are left out until a key frame comes: a seek by bytes ends anywhere.
  var awaitsKey = false

  /// Goes to where a search begins; false where the container cannot.
  func start(_ step: SeekStep, from ticks: Int64) -> Bool {
    reset()
    isAtBeginning = step == .beginning
    awaitsKey = !isAtBeginning
    if step == .beginning {
      // Where times are only found by reading, a seek to the first may end after it.
      if Container.startsAtItsOwnTime(Container.name(of: demuxer)), demuxer.seekToFirstByte() {
        return true
      }
      let first = min(track.start ?? track.origin, track.origin)
      return demuxer.seek(stream: track.index, ticks: first) || demuxer.seekToFirstByte()
    }
    guard !track.isElementary else { return false }
    let place = VideoTrack.difference(seekable(ticks), track.ticks(seconds: step.rawValue))
    return demuxer.seek(stream: track.index, ticks: place)
  }

  private func reset() {
    for decoder in decoders.values { decoder.flush() }
    held = nil
    upcoming = nil
    isContinuing = true
    hasEnded = false
    packetsSinceFrame = 0
    countedEnd = nil
    lastLeftOut = nil
  }

  /// Beyond the end by the headers, and before the origin, there is nothing to seek to.
  private func seekable(_ ticks: Int64) -> Int64 {
    min(max(ticks, track.origin), demuxer.end(of: track) ?? .max)
  }

  /// The decoder with so many threads, opened when it is first asked for.
  func decoder(threads: Int) throws(VideoError) -> MediaDecoder {
    if let decoder = decoders[threads] { return decoder }
    let decoder = try demuxer.decoder(of: track, threads: threads)
    decoder.skipsSmoothing = isShownSmall
    decoders[threads] = decoder
    return decoder
  }

  private static func rest(of demuxer: Demuxer) -> String {
    let streams = StreamSummary(of: demuxer)
    if streams.hasCover { return "only sound and a cover, or a cover alone" }
    return streams.hasAudio ? "only sound" : "no stream that can be shown"
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
