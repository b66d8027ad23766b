/// Going through a video as it is played: from a place, frame by frame.
extension FrameSource {
  /// Pixels a second that one thread decodes in their time; two cost a tenth more in all.
  private static let pixelsForOneThread = 1920.0 * 1080 * 30

  /// Chooses how to decode for playing: as many threads as the video needs, at most those allowed.
  func prepareToPlay() {
    let size = demuxer.headerSize(of: track.index)
    let pixels = Double(size.width) * Double(size.height) * (track.frameRate?.value ?? 30)
    if pixels <= Self.pixelsForOneThread { threads = 1 }
  }

  /// The frame after the one that was given last, by `frame(at:)` or by this; nil at the end.
  func following() throws(VideoError) -> DecodedFrame? {
    while true {
      let frame: DecodedFrame
      if let next = upcoming {
        frame = next
        upcoming = nil
      } else if let next = try nextFrame() {
        frame = next
      } else {
        return nil
      }
      // A time that does not rise has been shown already.
      if let held, frame.ticks <= held.ticks { continue }
      held = frame
      return frame
    }
  }

  /// The first key frame at or after a time; what lies before it is read and not decoded (media rule
  /// 9.2).
  ///
  /// - Parameter time: On the product timeline.
  /// - Returns: The frame, after which `following()` goes on, and how many samples were left out; nil
  ///   where no key frame comes before the end.
  /// - Throws: What reading and decoding throw.
  func keyFrame(
    atOrAfter time: VideoTime
  ) throws(VideoError) -> (frame: DecodedFrame, skipped: Int)? {
    let target = track.tick(at: time)
    guard start(.target, from: target) || start(.beginning, from: target) else { return nil }
    var skipped = 0
    while try readPacket() {
      guard packet.isKey, !packet.isHidden,
        let ticks = packet.presentationTicks ?? packet.decodeTicks, ticks >= target
      else {
        skipped += 1
        continue
      }
      awaitsKey = false
      _ = try decoder(threads: threads).send(packet)
      // Leading frames that need what was left out come before their key frame.
      while let frame = try following() {
        if frame.ticks >= target { return (frame, skipped) }
      }
    }
    return nil
  }
}
