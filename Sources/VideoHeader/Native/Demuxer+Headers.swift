import CLibav

extension Demuxer {
  /// Whether `readHeaders(of:)` is worth a try.
  func mayReadHeaders(of track: VideoTrack) -> Bool {
    // How large a cover is, only its own samples tell.
    guard Container.name(of: self) == "mov", hasIndex(track.index),
      !StreamSummary(of: self).hasCover,
      unsafe VideoTrack.known(pointer.pointee.duration) != nil,
      let parameters = unsafe stream(track.index)?.pointee.codecpar
    else { return false }
    return unsafe Self.describedBySamples.contains(parameters.pointee.codec_id.rawValue)
  }

  /// Completes what the headers say of a track from a few samples, without decoding a picture.
  ///
  /// libav's own way (`avformat_find_stream_info`) decodes pictures to learn how far they are reordered,
  /// which nobody asks here, and costs ten times as much. Where this way does not do the file has to be
  /// opened anew, since samples have been read.
  ///
  /// - Parameter track: The moving picture.
  /// - Returns: The decoder's idea of the coded size; nil where this does not do.
  /// - Throws: `timedOut`, `cancelled`.
  func readHeaders(of track: VideoTrack) throws(VideoError) -> PixelSize? {
    guard let parameters = unsafe stream(track.index)?.pointee.codecpar,
      let decoder = try? decoder(of: track, threads: 1)
    else { return nil }
    // As the headers give it, which is what libav's long way tells as well.
    let codedSize = decoder.codedSize
    decoder.skipPictures()
    let packet = try Packet(libav)
    var hasDescription = false
    // Every stream tells by its first sample when it begins; they lie near each other.
    for _ in 0..<Self.mostSamples {
      guard try read(into: packet) == .packet else { break }
      if packet.streamIndex == track.index, !hasDescription {
        guard packet.isKey else { return nil }
        _ = decoder.send(packet)
        decoder.parse(packet)
        hasDescription = true
      }
      if hasDescription, allStreamsHaveBegun { break }
    }
    guard hasDescription, allStreamsHaveBegun, unsafe decoder.describe(in: parameters) else {
      return nil
    }
    try limits.check(
      width: unsafe Int(parameters.pointee.width), height: unsafe Int(parameters.pointee.height),
      during: .readingHeaders)
    return codedSize
  }

  /// The codecs whose decoders tell all they know of a sample without decoding its picture.
  private static let describedBySamples: Set<UInt32> = [
    AV_CODEC_ID_H264.rawValue, AV_CODEC_ID_HEVC.rawValue,
  ]

  private static let mostSamples = 64

  private var allStreamsHaveBegun: Bool {
    (0..<streamCount).allSatisfy { index in
      guard let stream = unsafe stream(index), let parameters = unsafe stream.pointee.codecpar,
        unsafe stream.pointee.disposition & AV_DISPOSITION_ATTACHED_PIC == 0
      else { return true }
      switch unsafe parameters.pointee.codec_type {
      case AVMEDIA_TYPE_VIDEO, AVMEDIA_TYPE_AUDIO:
        return unsafe VideoTrack.known(stream.pointee.start_time) != nil
      default: return true
      }
    }
  }

  /// The container's first time in microseconds, by itself or by its streams (`AVFormatContext.start_time`).
  var startTime: Int64? {
    if let own = unsafe VideoTrack.known(pointer.pointee.start_time) { return own }
    return (0..<streamCount).compactMap { index -> Int64? in
      guard let stream = unsafe stream(index),
        let start = unsafe VideoTrack.known(stream.pointee.start_time)
      else { return nil }
      return unsafe libav.call.pointee.av_rescale_q(
        start, stream.pointee.time_base, AVRational(num: 1, den: AV_TIME_BASE))
    }.min()
  }
}
