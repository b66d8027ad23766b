import CLibav

extension Demuxer {
  /// Where the track's last frame ends on the product timeline (media rules 2.2, 9.1).
  ///
  /// The headers are believed where the track's own end and the container's agree, or where another stream
  /// accounts for the difference. Else the last samples are asked, and the position is lost.
  ///
  /// - Returns: Nil for a track without samples.
  /// - Throws: `timedOut`, `cancelled`.
  func shownEnd(of track: VideoTrack) throws(VideoError) -> VideoTime? {
    if let end = trustedEnd(of: track) { return end }
    return try lastSampleEnd(of: track) ?? track.end.map(track.time(of:))
  }

  /// The later of the track's end and the container's by the headers, as a tick of the track.
  func end(of track: VideoTrack) -> Int64? {
    guard let containerEnd else { return track.end }
    return max(track.end ?? .min, ticks(containerEnd, of: track))
  }

  private func trustedEnd(of track: VideoTrack) -> VideoTime? {
    let container = containerEnd
    let tolerance = Int64(AV_TIME_BASE) / 20
    guard let own = track.end else {
      // Alone in its container, the track ends with it. Of a late beginning nobody knows whether the
      // writer counted it.
      let isTrusted = streamCount == 1 && (startTime ?? 0).magnitude <= tolerance.magnitude
      return isTrusted ? container.map { track.time(of: ticks($0, of: track)) } : nil
    }
    guard let container else { return track.time(of: own) }
    let difference = VideoTrack.difference(container, microseconds(own, track.rawTimeBase))
    if difference.magnitude <= tolerance.magnitude { return track.time(of: own) }
    let isAccountedFor = (0..<streamCount).contains { index in
      guard index != track.index, let end = streamEnd(index) else { return false }
      return VideoTrack.difference(container, end).magnitude <= tolerance.magnitude
    }
    return isAccountedFor ? track.time(of: own) : nil
  }

  /// The end of the latest frame among the last samples.
  private func lastSampleEnd(of track: VideoTrack) throws(VideoError) -> VideoTime? {
    if track.isElementary { return try countedEnd(of: track) }
    let packet = try Packet(libav)
    for ticks in [end(of: track) ?? .max, track.start ?? track.origin] {
      guard seek(stream: track.index, ticks: ticks) || seekToFirstByte() else { continue }
      var latest: Int64?
      var isOpen = false
      while try read(into: packet) == .packet {
        guard packet.streamIndex == track.index, !packet.isHidden,
          let start = packet.presentationTicks ?? packet.decodeTicks
        else { continue }
        let end = start.addingReportingOverflow(packet.duration).partialValue
        if end >= latest ?? .min {
          latest = end
          isOpen = packet.duration == 0
        }
      }
      guard var latest else { continue }
      // A last sample that does not say how long it lasts is shown until the container ends.
      if isOpen, let containerEnd { latest = max(latest, self.ticks(containerEnd, of: track)) }
      return track.time(of: latest)
    }
    return nil
  }

  /// The end of as many frames as there are samples, for streams that give no times (media rule 1.3).
  private func countedEnd(of track: VideoTrack) throws(VideoError) -> VideoTime? {
    guard let rate = track.frameRate, seekToFirstByte() else { return nil }
    let packet = try Packet(libav)
    var count: Int128 = 0
    while try read(into: packet) == .packet {
      if packet.streamIndex == track.index { count += 1 }
    }
    guard count > 0 else { return nil }
    return Ratio(wide: count * Int128(rate.denominator), Int128(rate.numerator)).map(VideoTime.init)
  }

  /// In microseconds of the container's own timeline.
  private var containerEnd: Int64? {
    let length = unsafe pointer.pointee.duration
    let start = Container.countsLengthFromZero(Container.name(of: self)) ? 0 : startTime ?? 0
    guard VideoTrack.known(length) != nil, length > 0 else { return nil }
    let (end, overflow) = start.addingReportingOverflow(length)
    return overflow ? nil : end
  }

  private func streamEnd(_ index: Int) -> Int64? {
    guard let stream = unsafe stream(index),
      let length = unsafe VideoTrack.known(stream.pointee.duration)
    else { return nil }
    let start = unsafe VideoTrack.known(stream.pointee.start_time) ?? 0
    return unsafe microseconds(
      start.addingReportingOverflow(length).partialValue, stream.pointee.time_base)
  }

  private func microseconds(_ ticks: Int64, _ timeBase: AVRational) -> Int64 {
    unsafe libav.call.pointee.av_rescale_q(
      ticks, timeBase, AVRational(num: 1, den: AV_TIME_BASE))
  }

  private func ticks(_ microseconds: Int64, of track: VideoTrack) -> Int64 {
    unsafe libav.call.pointee.av_rescale_q(
      microseconds, AVRational(num: 1, den: AV_TIME_BASE), track.rawTimeBase)
  }
}
