import CLibav

/// Turns what libav knows of a file into values.
struct MetadataReader {
  private let demuxer: Demuxer
  private let knownCodedSize: PixelSize?
  private var libav: Libav { demuxer.libav }

  /// - Parameters:
  ///   - demuxer: A file whose streams are known.
  ///   - knownCodedSize: The decoder's idea of the coded size, nil to ask a decoder.
  init(_ demuxer: Demuxer, knownCodedSize: PixelSize?) {
    self.demuxer = demuxer
    self.knownCodedSize = knownCodedSize
  }

  func metadata() throws(VideoError) -> VideoMetadata {
    let track = VideoTrack(choosingFrom: demuxer)
    let streams = StreamSummary(of: demuxer)
    let video = try track.flatMap { track throws(VideoError) in try describe(track) }
    let isEstimate =
      unsafe demuxer.pointer.pointee.duration_estimation_method == AVFMT_DURATION_FROM_BITRATE
    let duration = duration
    return VideoMetadata(
      container: Container.name(of: demuxer), duration: duration,
      durationIsEstimate: isEstimate && duration != nil,
      startTime: demuxer.startTime.flatMap {
        VideoTime(ticks: $0, timeBase: VideoTrack.microsecond)
      },
      bitRate: bitRate(duration), video: video, audio: streams.audio.first.flatMap(audio),
      covers: streams.covers.compactMap(cover),
      warnings: warnings(video, isEstimate: isEstimate && duration != nil))
  }

  // MARK: The container

  /// Negative lengths and those over 100 days are claims, not durations (media rule 8.3).
  private static func length(_ ticks: Int64, _ timeBase: Ratio) -> VideoTime? {
    guard let time = time(ticks, timeBase), time > .zero, time.seconds <= 8_640_000 else {
      return nil
    }
    return time
  }

  private static func time(_ ticks: Int64, _ timeBase: Ratio) -> VideoTime? {
    VideoTrack.known(ticks).flatMap { VideoTime(ticks: $0, timeBase: timeBase) }
  }

  private var duration: VideoTime? {
    unsafe Self.length(demuxer.pointer.pointee.duration, VideoTrack.microsecond)
  }

  private func bitRate(_ duration: VideoTime?) -> Int? {
    let declared = unsafe demuxer.pointer.pointee.bit_rate
    if declared > 0 { return Int(declared) }
    let length = unsafe demuxer.pointer.pointee.duration
    guard duration != nil, demuxer.fileSize > 0 else { return nil }
    let rate = Double(demuxer.fileSize) * 8 * Double(AV_TIME_BASE) / Double(length)
    return rate < 1e15 ? Int(rate) : nil
  }

  // MARK: Streams

  private func describe(_ track: VideoTrack) throws(VideoError) -> VideoDescription? {
    guard let stream = unsafe demuxer.stream(track.index),
      let parameters = unsafe stream.pointee.codecpar
    else { return nil }
    let size = unsafe PixelSize(
      width: Int(max(parameters.pointee.width, 0)), height: Int(max(parameters.pointee.height, 0)))
    let aspect = demuxer.sampleAspectRatio(of: track.index, frame: nil)
    let geometry = DisplayGeometry(
      frameSize: size, sampleAspectRatio: aspect, orientation: track.matrix.orientation)
    let format = unsafe AVPixelFormat(rawValue: parameters.pointee.format)
    let descriptor = unsafe libav.call.pointee.av_pix_fmt_desc_get(format)
    let flags = unsafe descriptor?.pointee.flags ?? 0
    let declared = unsafe stream.pointee.nb_frames
    let transfer = unsafe parameters.pointee.color_trc
    return unsafe VideoDescription(
      codec: Libav.name(libav.call.pointee.avcodec_get_name(parameters.pointee.codec_id))
        ?? "unknown",
      profile: Libav.name(
        libav.call.pointee.avcodec_profile_name(
          parameters.pointee.codec_id, parameters.pointee.profile)),
      frameSize: size, codedSize: codedSize(track) ?? size,
      displaySize: size.width > 0 && size.height > 0 ? geometry.displaySize : size,
      sampleAspectRatio: aspect, orientation: track.matrix.orientation,
      oddAngle: track.matrix.oddAngle, frameRate: track.frameRate,
      declaredFrameCount: declared > 0 ? Int(declared) : nil,
      trackDuration: Self.length(stream.pointee.duration, track.timeBase),
      end: try end(of: track),
      pixelFormat: format == AV_PIX_FMT_NONE
        ? nil : Libav.name(libav.call.pointee.av_get_pix_fmt_name(format)),
      bitsPerComponent: bits(parameters, descriptor), color: color(parameters, format),
      isHDR: transfer == AVCOL_TRC_SMPTE2084 || transfer == AVCOL_TRC_ARIB_STD_B67,
      hasAlpha: flags & clibav_flag_alpha != 0 || demuxer.hasSeparateAlpha(track.index),
      fieldOrder: fieldOrder(parameters.pointee.field_order))
  }

  /// Where the track ends; nil where that takes longer to find than a request may: all else is known by then.
  private func end(of track: VideoTrack) throws(VideoError) -> VideoTime? {
    do throws(VideoError) {
      return try demuxer.shownEnd(of: track)
    } catch  where error.kind == .timedOut {
      return nil
    }
  }

  /// What the decoder makes of the headers; nil without a decoder.
  private func codedSize(_ track: VideoTrack) -> PixelSize? {
    guard
      let size = knownCodedSize ?? (try? demuxer.decoder(of: track, threads: 1))?.codedSize
    else { return nil }
    return size.width > 0 && size.height > 0 ? size : nil
  }

  private func bits(
    _ parameters: UnsafePointer<AVCodecParameters>,
    _ descriptor: UnsafePointer<AVPixFmtDescriptor>?
  ) -> Int? {
    if let depth = unsafe descriptor?.pointee.comp.0.depth, depth > 0 { return Int(depth) }
    let raw = unsafe parameters.pointee.bits_per_raw_sample
    return raw > 0 ? Int(raw) : nil
  }

  private func color(
    _ parameters: UnsafePointer<AVCodecParameters>, _ format: AVPixelFormat
  ) -> ColorDescription {
    let range = unsafe parameters.pointee.color_range
    let matrix = unsafe parameters.pointee.color_space
    let primaries = unsafe parameters.pointee.color_primaries
    let transfer = unsafe parameters.pointee.color_trc
    return unsafe ColorDescription(
      range: ColorRule.isFullRangeFormat(format)
        ? "pc"
        : range == AVCOL_RANGE_UNSPECIFIED
          ? nil : Libav.name(libav.call.pointee.av_color_range_name(range)),
      matrix: matrix == AVCOL_SPC_UNSPECIFIED
        ? nil : Libav.name(libav.call.pointee.av_color_space_name(matrix)),
      primaries: primaries == AVCOL_PRI_UNSPECIFIED
        ? nil : Libav.name(libav.call.pointee.av_color_primaries_name(primaries)),
      transfer: transfer == AVCOL_TRC_UNSPECIFIED
        ? nil : Libav.name(libav.call.pointee.av_color_transfer_name(transfer)))
  }

  private func fieldOrder(_ order: AVFieldOrder) -> FieldOrder? {
    switch order {
    case AV_FIELD_PROGRESSIVE: .progressive
    case AV_FIELD_TT: .topFirst
    case AV_FIELD_BB: .bottomFirst
    case AV_FIELD_TB: .topCodedBottomFirst
    case AV_FIELD_BT: .bottomCodedTopFirst
    default: nil
    }
  }

  private func audio(_ index: Int) -> AudioDescription? {
    guard let parameters = unsafe demuxer.stream(index)?.pointee.codecpar else { return nil }
    let channels = unsafe Int(parameters.pointee.ch_layout.nb_channels)
    let rate = unsafe Int(parameters.pointee.sample_rate)
    return unsafe AudioDescription(
      codec: Libav.name(libav.call.pointee.avcodec_get_name(parameters.pointee.codec_id))
        ?? "unknown",
      channels: channels > 0 ? channels : nil, sampleRate: rate > 0 ? rate : nil)
  }

  private func cover(_ index: Int) -> CoverDescription? {
    guard let parameters = unsafe demuxer.stream(index)?.pointee.codecpar else { return nil }
    let size = unsafe PixelSize(
      width: Int(parameters.pointee.width), height: Int(parameters.pointee.height))
    return unsafe CoverDescription(
      codec: Libav.name(libav.call.pointee.avcodec_get_name(parameters.pointee.codec_id))
        ?? "unknown",
      size: size.width > 0 && size.height > 0 ? size : nil)
  }

  private func warnings(_ video: VideoDescription?, isEstimate: Bool) -> [String] {
    var result: [String] = []
    if isEstimate { result.append("the duration is an estimate from size and bit rate") }
    guard let video else { return result + ["there is no moving picture"] }
    if video.frameSize.width == 0 || video.frameSize.height == 0 {
      result.append("the headers give no picture size")
    }
    if let angle = video.oddAngle {
      result.append("a turn of \(Int(angle.rounded())) degrees is not applied")
    }
    if video.isHDR { result.append("high dynamic range is tone mapped in pictures") }
    return result
  }
}

extension Demuxer {
  /// The shape of a sample, the stream's word before the codec's (media rule 2.6).
  func sampleAspectRatio(of index: Int, frame: DecodedFrame?) -> Ratio {
    guard let stream = unsafe stream(index) else { return .one }
    let ratio = unsafe libav.call.pointee.av_guess_sample_aspect_ratio(
      pointer, stream, frame?.pointer)
    return VideoTrack.positive(ratio) ?? .one
  }
}
