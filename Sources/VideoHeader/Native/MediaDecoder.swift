import CLibav

/// An open decoder (`AVCodecContext`).
@safe final class MediaDecoder {
  private let libav: Libav
  private let context: UnsafeMutablePointer<AVCodecContext>

  /// What a decoder says when it is asked for a picture.
  enum Answer {
    case frame(DecodedFrame)
    case needsInput
    case finished
    case failed
  }

  /// Opens the decoder of a track.
  ///
  /// - Parameters:
  ///   - parameters: The track's `codecpar`.
  ///   - timeBase: The track's.
  ///   - preferred: A decoder by name, taken where it is there.
  ///   - threads: From 1.
  ///   - limits: `pixels` bounds what the stream itself may claim.
  ///   - libav: The library.
  /// - Throws: `unsupportedCodec`, `decodeFailed`.
  @unsafe init(
    parameters: UnsafePointer<AVCodecParameters>, timeBase: AVRational, preferred: String? = nil,
    threads: Int, limits: VideoLimits, _ libav: Libav
  ) throws(VideoError) {
    let identifier = unsafe parameters.pointee.codec_id
    let named = unsafe preferred.flatMap {
      unsafe libav.call.pointee.avcodec_find_decoder_by_name($0)
    }
    guard let codec = unsafe named ?? libav.call.pointee.avcodec_find_decoder(identifier) else {
      let name = unsafe Libav.name(libav.call.pointee.avcodec_get_name(identifier)) ?? "unknown"
      throw VideoError(
        .unsupportedCodec, during: .decoding, "this libav has no decoder for '\(name)'")
    }
    guard let context = unsafe libav.call.pointee.avcodec_alloc_context3(codec) else {
      throw VideoError(
        .decodeFailed, during: .decoding, "out of memory", code: clibav_error_no_memory)
    }
    self.libav = libav
    unsafe self.context = unsafe context
    try unsafe libav.check(
      libav.call.pointee.avcodec_parameters_to_context(context, parameters), during: .decoding,
      as: .decodeFailed, "cannot set up the decoder")
    unsafe context.pointee.pkt_timebase = timeBase
    // Doubtful pictures are handed out with their mark: left out by the decoder, nobody would know that
    // one is missing.
    unsafe context.pointee.flags |= AV_CODEC_FLAG_OUTPUT_CORRUPT
    unsafe context.pointee.max_pixels = Int64(limits.pixels)
    unsafe context.pointee.thread_count = Int32(clamping: max(threads, 1))
    try unsafe libav.check(
      libav.call.pointee.avcodec_open2(context, codec, nil), during: .decoding,
      as: .decodeFailed, "cannot open the decoder")
  }

  /// Opens a decoder for one still image.
  ///
  /// - Throws: `unsupportedCodec`, `decodeFailed`.
  init(still identifier: AVCodecID, limits: VideoLimits, _ libav: Libav) throws(VideoError) {
    guard let codec = unsafe libav.call.pointee.avcodec_find_decoder(identifier),
      let context = unsafe libav.call.pointee.avcodec_alloc_context3(codec)
    else {
      throw VideoError(
        .unsupportedCodec, during: .decoding, "this libav has no decoder for the image")
    }
    self.libav = libav
    unsafe self.context = unsafe context
    unsafe context.pointee.max_pixels = Int64(limits.pixels)
    unsafe context.pointee.thread_count = 1
    try unsafe libav.check(
      libav.call.pointee.avcodec_open2(context, codec, nil), during: .decoding,
      as: .decodeFailed, "cannot open the decoder")
  }

  deinit {
    var context: UnsafeMutablePointer<AVCodecContext>? = unsafe context
    unsafe libav.call.pointee.avcodec_free_context(&context)
  }

  /// Says whether pictures that no other picture is made from are left out (`AVDISCARD_NONREF`).
  ///
  /// - Returns: Whether the codec marks such pictures so that none is missed: H.264 does, while HEVC's
  ///   marks hold inside one layer of time only.
  func leaveOutUnreferenced(_ isLeftOut: Bool) -> Bool {
    guard unsafe context.pointee.codec_id == AV_CODEC_ID_H264 else { return false }
    unsafe context.pointee.skip_frame = isLeftOut ? AVDISCARD_NONREF : AVDISCARD_DEFAULT
    return true
  }

  /// Gives the decoder a sample; false when the decoder rejects it.
  func send(_ packet: Packet) -> Bool {
    unsafe libav.call.pointee.avcodec_send_packet(context, packet.pointer) >= 0
  }

  /// Tells the decoder that no more samples come, so that it hands out what it holds back.
  func finish() { _ = unsafe libav.call.pointee.avcodec_send_packet(context, nil) }

  /// Forgets everything, for a new start elsewhere in the stream.
  func flush() { unsafe libav.call.pointee.avcodec_flush_buffers(context) }

  /// Asks for the next picture in presentation order.
  func receive() throws(VideoError) -> Answer {
    let frame = try DecodedFrame(libav)
    let code = unsafe libav.call.pointee.avcodec_receive_frame(context, frame.pointer)
    switch code {
    case clibav_error_again: return .needsInput
    case clibav_error_end: return .finished
    case ..<0: return .failed
    default:
      frame.isDamaged = frame.isCorrupt || frame.hasDecodeErrors
      return .frame(frame)
    }
  }

  /// Leaves pictures out from now on: what a sample says of all is read, and then the decoder finds no
  /// format to decode in.
  ///
  /// Formats are offered (`AVCodecContext.get_format`) when size, colour and profile have been read. The
  /// last offer is the one without special hardware.
  func skipPictures() {
    unsafe context.pointee.get_format = { context, offers in
      var offer = unsafe offers
      while let format = unsafe offer?.pointee, format != AV_PIX_FMT_NONE {
        unsafe context?.pointee.pix_fmt = format
        unsafe offer = unsafe offer?.successor()
      }
      return AV_PIX_FMT_NONE
    }
    // That nothing is decoded is no news.
    unsafe context.pointee.log_level_offset = AV_LOG_TRACE
  }

  /// Lets the codec's parser look at a sample, which tells the order of fields.
  func parse(_ packet: Packet) {
    guard
      let parser = unsafe libav.call.pointee.av_parser_init(
        Int32(bitPattern: context.pointee.codec_id.rawValue))
    else { return }
    unsafe parser.pointee.flags |= PARSER_FLAG_COMPLETE_FRAMES
    var data: UnsafeMutablePointer<UInt8>?
    var size: Int32 = 0
    let sample = unsafe packet.pointer.pointee
    _ = unsafe libav.call.pointee.av_parser_parse2(
      parser, context, &data, &size, sample.data, sample.size, sample.pts, sample.dts, sample.pos)
    unsafe libav.call.pointee.av_parser_close(parser)
  }

  /// Writes down what the decoder knows, as far as the format of its pictures is known; false else.
  @unsafe func describe(in parameters: UnsafeMutablePointer<AVCodecParameters>) -> Bool {
    guard unsafe context.pointee.pix_fmt != AV_PIX_FMT_NONE, unsafe context.pointee.width > 0 else {
      return false
    }
    return unsafe libav.call.pointee.avcodec_parameters_from_context(parameters, context) >= 0
  }

  /// For settings that change while it decodes.
  @unsafe var pointer: UnsafeMutablePointer<AVCodecContext> { unsafe context }

  /// The size with the codec's padding, as far as the headers tell.
  var codedSize: PixelSize {
    unsafe PixelSize(
      width: Int(max(context.pointee.coded_width, 0)),
      height: Int(max(context.pointee.coded_height, 0)))
  }
}
