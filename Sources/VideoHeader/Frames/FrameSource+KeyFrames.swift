/// Lone key frames: one sample in, one picture out (media rules 3.4, 3.7b).
extension FrameSource {
  /// The frame that answers a time within tolerances (media rule 3.4).
  func frame(
    at time: VideoTime, _ precision: PosterGenerator.Precision
  ) throws(VideoError) -> DecodedFrame {
    // Samples without times of their own cannot be taken by themselves.
    guard precision != .exact, !track.isElementary else { return try frame(at: time) }
    let window = Window(
      target: track.tick(at: time),
      earliest: track.tick(at: time.advanced(back: precision.toleranceBefore)),
      latest: track.tick(at: time.advanced(by: precision.toleranceAfter)))
    if let frame = frameInHand(at: window.target) { return frame }
    if let frame = try keyFrame(in: window) { return frame }
    return try frame(atTick: window.target)
  }

  /// The key frame nearest before a time, else the nearest after it.
  func keyFrame(near time: VideoTime) throws(VideoError) -> DecodedFrame {
    let target = track.tick(at: time)
    guard !track.isElementary else { return try frame(atTick: target) }
    let window = Window(target: target, earliest: .min, latest: .max)
    if let frame = try keyFrame(in: window) { return frame }
    return try frame(atTick: target)
  }

  /// Goes to the beginning, for `nextKeyFrame()`.
  func rewind() {
    isDamaged = false
    _ = start(.beginning, from: track.origin)
  }

  /// The next key frame from here; nil at the end.
  func nextKeyFrame() throws(VideoError) -> DecodedFrame? {
    while try readPacket() {
      if packet.isKey, !packet.isHidden, let frame = try decodeAlone(packet) { return frame }
    }
    return nil
  }

  /// The ticks shown at a time, at the beginning and at the end of what tolerances allow.
  private struct Window {
    let target: Int64
    let earliest: Int64
    let latest: Int64
  }

  /// What a search came upon.
  private enum Found {
    case inWindow(DecodedFrame)
    /// The last key frame at or before the time is not shown in the window, and neither is the next one.
    case nothing
    /// The first key frame after the time: there may be one before it further back.
    case after(DecodedFrame, decodeTicks: Int64?)
  }

  private func keyFrame(in window: Window) throws(VideoError) -> DecodedFrame? {
    var after: DecodedFrame?
    var ticks = window.target
    isDamaged = false
    for step in SeekStep.allCases {
      guard start(step, from: ticks) else { continue }
      // The first landing place is exact where the container has an index.
      let isExact = step == .target && demuxer.hasIndex(track.index)
      switch try search(window, takingFirst: isExact) {
      case .inWindow(let frame)?: return frame
      case .nothing?: return nil
      case .after(let frame, let decodeTicks)?:
        after = frame
        // The index goes by decoding time: the key frame before this one may still be at or before.
        ticks = decodeTicks.map { min($0, window.target) &- 1 } ?? ticks
      case nil: break
      }
    }
    return after.flatMap { $0.ticks <= window.latest ? $0 : nil }
  }

  /// Looks from here on for the last key frame at or before the time, by the samples' times; or else for
  /// the first one after it.
  ///
  /// - Parameters:
  ///   - window: What the tolerances allow.
  ///   - takingFirst: Whether the first key frame at or before the time is known to be the last one.
  /// - Returns: Nil where there is none that can be decoded.
  /// - Throws: What reading and decoding throw.
  private func search(_ window: Window, takingFirst: Bool) throws(VideoError) -> Found? {
    // The index goes by decoding time and a seek by the shown one, shifted where an edit list hides the
    // beginning: it may land a key frame early.
    let indexed = demuxer.indexedKeyFrame(stream: track.index, atOrBefore: window.target) ?? .min
    var keys = KeySamples(
      window: window, before: try Packet(demuxer.libav), after: try Packet(demuxer.libav))
    while try readPacket() {
      // No later sample can be shown earlier than its decoding time.
      if let ticks = packet.decodeTicks, ticks > keys.lastNeeded { break }
      // A sample without a time of its own cannot be placed alone.
      guard !packet.isHidden, let ticks = packet.presentationTicks else { continue }
      keys.see(ticks)
      guard packet.isKey else { continue }
      if ticks <= window.target {
        try keys.take(packet, before: ticks)
        if takingFirst, indexed <= ticks, keys.isBeforeReached { break }
      } else if keys.beforeTicks == nil {
        let decodeTicks = packet.decodeTicks
        if let frame = try decodeAlone(packet) { return .after(frame, decodeTicks: decodeTicks) }
      } else {
        if keys.isBeforeReached { break }
        try keys.take(packet, after: ticks)
      }
    }
    guard keys.beforeTicks != nil else { return nil }
    guard let sample = keys.chosen else { return .nothing }
    guard let frame = try decodeAlone(sample) else { return nil }
    return sample === keys.after || frame.ticks <= window.target
      ? .inWindow(frame) : .after(frame, decodeTicks: sample.decodeTicks)
  }

  /// The key samples on the two sides of a time, as samples are read in decoding order.
  private struct KeySamples {
    let window: Window
    /// The last key sample at or before the time.
    let before: Packet
    private(set) var beforeTicks: Int64?
    /// The first one after it that the window holds.
    let after: Packet
    private var afterTicks: Int64?
    /// When the frame before gives way to the next one, as far as is known.
    private var beforeEnd = Int64.max

    init(window: Window, before: Packet, after: Packet) {
      self.window = window
      self.before = before
      self.after = after
    }

    /// Whether the key frame before lies in the window by its own time.
    var isBeforeReached: Bool { beforeTicks.map { $0 >= window.earliest } ?? false }

    /// What decides is decoded by then.
    var lastNeeded: Int64 {
      if beforeTicks == nil { return .max }
      if isBeforeReached { return window.target }
      return afterTicks == nil ? max(window.target, window.latest) : window.target
    }

    /// The sample to decode: the one before, if its frame is shown at some time of the window.
    var chosen: Packet? {
      if isBeforeReached || beforeEnd > window.earliest { return before }
      return afterTicks == nil ? nil : after
    }

    mutating func see(_ ticks: Int64) {
      if let beforeTicks, ticks > beforeTicks { beforeEnd = min(beforeEnd, ticks) }
    }

    mutating func take(_ packet: Packet, before ticks: Int64) throws(VideoError) {
      try before.share(packet)
      beforeTicks = ticks
      beforeEnd = .max
    }

    mutating func take(_ packet: Packet, after ticks: Int64) throws(VideoError) {
      guard afterTicks == nil, ticks <= window.latest else { return }
      try after.share(packet)
      afterTicks = ticks
    }
  }

  /// Decodes a key frame by itself: one sample in, then the end, so that the decoder holds nothing back
  /// (media rule 3.7b).
  private func decodeAlone(_ packet: Packet) throws(VideoError) -> DecodedFrame? {
    // The reader has moved on from where the decoder of exact frames stands.
    isContinuing = false
    if let latestKey, packet.presentationTicks == latestKey.ticks { return latestKey }
    // Its pixels can serve the next one.
    latestKey = nil
    let decoder = try decoder(threads: 1)
    if packet.isCorrupt { isDamaged = true }
    guard decoder.send(packet) else {
      isDamaged = true
      return nil
    }
    decoder.finish()
    let answer = try decoder.receive()
    decoder.flush()
    guard case .frame(let frame) = answer else { return nil }
    decodedFrameCount += 1
    guard !frame.isCorrupt, let ticks = frame.bestEffortTicks ?? packet.presentationTicks else {
      return nil
    }
    frame.ticks = ticks
    if frame.isDamaged { isDamaged = true } else { latestKey = frame }
    return frame
  }
}
