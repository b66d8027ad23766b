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

  /// What a search came upon: the last key frame at or before a tick, or the first one after it.
  private enum Found {
    case atOrBefore(DecodedFrame)
    /// The frame is before the window, and not decoded.
    case tooEarly(ticks: Int64, duration: Int64)
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
      case .atOrBefore(let frame)?: return frame
      case .tooEarly(let key, let duration)?:
        if let frame = try frameAtBeginning(of: window, key: key, duration: duration) {
          return frame
        }
        return try keyFrameAfterTarget(in: window)
      case .after(let frame, let decodeTicks)?:
        after = frame
        // The index goes by decoding time: the key frame before this one may still be at or before.
        ticks = decodeTicks.map { min($0, window.target) &- 1 } ?? ticks
      case nil: break
      }
    }
    return after.flatMap { $0.ticks <= window.latest ? $0 : nil }
  }

  /// A key frame from before the window that is still shown when it begins.
  private func frameAtBeginning(
    of window: Window, key: Int64, duration: Int64
  ) throws(VideoError) -> DecodedFrame? {
    // The sample's length is a hint, since it goes by decoding order; the decoder knows.
    let end = key.addingReportingOverflow(2 * max(min(duration, .max / 4), 1))
    guard end.overflow || end.partialValue > window.earliest else { return nil }
    let frame = try frame(atTick: window.earliest)
    return frame.ticks == key ? frame : nil
  }

  /// The first key frame after the time that the window still holds.
  private func keyFrameAfterTarget(in window: Window) throws(VideoError) -> DecodedFrame? {
    guard window.latest > window.target, start(.target, from: window.target) else { return nil }
    while try readPacket() {
      // No later sample can be shown earlier than its decoding time.
      if let ticks = packet.decodeTicks, ticks > window.latest { return nil }
      guard packet.isKey, !packet.isHidden, let ticks = packet.presentationTicks,
        ticks > window.target
      else { continue }
      guard ticks <= window.latest else { return nil }
      if let frame = try decodeAlone(packet) { return frame }
    }
    return nil
  }

  /// Looks from here on for the last key frame at or before the time, by the samples' times; or else for
  /// the first one after it.
  ///
  /// - Parameters:
  ///   - window: What the tolerances allow; a frame from before it is not decoded.
  ///   - takingFirst: Whether the first key frame at or before the time is known to be the last one.
  /// - Returns: Nil where there is none that can be decoded.
  /// - Throws: What reading and decoding throw.
  private func search(_ window: Window, takingFirst: Bool) throws(VideoError) -> Found? {
    let best = try Packet(demuxer.libav)
    var bestTicks: Int64?
    while try readPacket() {
      // No later sample can be shown earlier than its decoding time.
      if bestTicks != nil, let ticks = packet.decodeTicks, ticks > window.target { break }
      guard packet.isKey, !packet.isHidden else { continue }
      // A key frame without a time of its own cannot be placed alone.
      guard let ticks = packet.presentationTicks else { continue }
      if ticks > window.target {
        if bestTicks != nil { break }
        let decodeTicks = packet.decodeTicks
        if let frame = try decodeAlone(packet) { return .after(frame, decodeTicks: decodeTicks) }
      } else {
        try best.share(packet)
        bestTicks = ticks
        if takingFirst { break }
      }
    }
    guard let bestTicks else { return nil }
    if bestTicks < window.earliest {
      return .tooEarly(ticks: bestTicks, duration: best.duration)
    }
    guard let frame = try decodeAlone(best) else { return nil }
    return frame.ticks <= window.target
      ? .atOrBefore(frame) : .after(frame, decodeTicks: best.decodeTicks)
  }

  /// Decodes a key frame by itself: one sample in, then the end, so that the decoder holds nothing back
  /// (media rule 3.7b).
  private func decodeAlone(_ packet: Packet) throws(VideoError) -> DecodedFrame? {
    // The reader has moved on from where the decoder of exact frames stands.
    isContinuing = false
    if let latestKey, packet.presentationTicks == latestKey.ticks { return latestKey }
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
