import CLibav

/// An open container (`AVFormatContext`): its streams, its samples, its index.
///
/// One object serves one task at a time.
@safe final class Demuxer {
  let libav: Libav
  let limits: VideoLimits
  private let interruption: Interruption
  // The context reads through the stream and asks the interruption; both outlive it.
  private let bytes: ByteStream
  private let context: UnsafeMutablePointer<AVFormatContext>
  let fileSize: Int64

  /// Opens a file and reads its headers, in a format of the list (media rules 8.1, 8.2b).
  init(
    path: String, limits: VideoLimits, interruption: Interruption, _ libav: Libav
  ) throws(VideoError) {
    let file = try InputFile(path: path)
    let bytes = try ByteStream(file, libav)
    let format = try unsafe InputFormat.detect(bytes.pointer, limits: limits, libav)
    guard let context = unsafe libav.call.pointee.avformat_alloc_context() else {
      throw VideoError(
        .invalidData, during: .opening, "out of memory", code: clibav_error_no_memory)
    }
    unsafe context.pointee.pb = bytes.pointer
    unsafe context.pointee.flags |= AVFMT_FLAG_CUSTOM_IO
    unsafe context.pointee.interrupt_callback = interruption.callback()
    // No demuxer opens anything else, whatever its headers name.
    unsafe context.pointee.io_open = { _, _, _, _, _ in clibav_error_denied }
    unsafe context.pointee.probesize = Int64(max(limits.probeSize, 32))
    unsafe context.pointee.max_analyze_duration = Int64(max(limits.analyzeDuration, 0))
    var options: OpaquePointer?
    _ = unsafe libav.call.pointee.av_dict_set(&options, "protocol_whitelist", "file", 0)
    _ = unsafe libav.call.pointee.av_dict_set(
      &options, "format_whitelist", InputFormat.allowed.joined(separator: ","), 0)
    var opened: UnsafeMutablePointer<AVFormatContext>? = unsafe context
    // The empty name keeps libav from guessing by extension.
    let code = unsafe libav.call.pointee.avformat_open_input(&opened, "", format, &options)
    unsafe libav.call.pointee.av_dict_free(&options)
    // On failure libav has freed the context.
    if code < 0 { try interruption.check(during: .readingHeaders) }
    try libav.check(code, during: .readingHeaders, "the headers are broken or cut short")
    self.libav = libav
    self.limits = limits
    self.interruption = interruption
    self.bytes = bytes
    unsafe self.context = unsafe context
    fileSize = file.size
    // Transport streams name their streams later.
    if unsafe context.pointee.ctx_flags & AVFMTCTX_NOHEADER == 0 { try checkStreams() }
    try checkLimits(during: .readingHeaders)
  }

  deinit {
    var context: UnsafeMutablePointer<AVFormatContext>? = unsafe context
    unsafe libav.call.pointee.avformat_close_input(&context)
  }

  /// For what reads the context's fields.
  @unsafe var pointer: UnsafeMutablePointer<AVFormatContext> { unsafe context }

  /// How many streams there are by now; a transport stream may find more while it is read.
  var streamCount: Int { unsafe Int(context.pointee.nb_streams) }

  /// The stream at an index below `streamCount`.
  @unsafe func stream(_ index: Int) -> UnsafeMutablePointer<AVStream>? {
    guard index >= 0, index < streamCount else { return nil }
    return unsafe context.pointee.streams[index]
  }

  /// Reads on until the streams are known, decoding a frame where it must.
  func findStreamInfo() throws(VideoError) {
    let count = streamCount
    // Sizes that only the coded stream names are bounded here as well.
    var options = unsafe [OpaquePointer?](repeating: nil, count: count)
    for index in 0..<count {
      var own: OpaquePointer?
      _ = unsafe libav.call.pointee.av_dict_set(&own, "max_pixels", "\(limits.pixels)", 0)
      _ = unsafe libav.call.pointee.av_dict_set(&own, "threads", "1", 0)
      unsafe options[index] = unsafe own
    }
    let code = unsafe options.withUnsafeMutableBufferPointer { buffer in
      unsafe libav.call.pointee.avformat_find_stream_info(context, buffer.baseAddress)
    }
    for index in 0..<count { unsafe libav.call.pointee.av_dict_free(&options[index]) }
    if code < 0 { try interruption.check(during: .readingHeaders) }
    try libav.check(code, during: .readingHeaders, "the streams cannot be read")
    guard streamCount > 0 else {
      throw VideoError(.invalidData, during: .readingHeaders, "there is no stream in the file")
    }
    try checkLimits(during: .readingHeaders)
  }

  /// Streams other than `index` give no samples from now on (`AVDISCARD_ALL`).
  func readOnly(_ index: Int) {
    for other in 0..<streamCount where other != index {
      unsafe stream(other)?.pointee.discard = AVDISCARD_ALL
    }
  }

  /// What reading a sample gave.
  enum Reading { case packet, end, damaged }

  /// Reads the next sample of any stream.
  func read(into packet: Packet) throws(VideoError) -> Reading {
    packet.clear()
    try interruption.check(during: .reading)
    let code = unsafe libav.call.pointee.av_read_frame(context, packet.pointer)
    if code >= 0 { return .packet }
    if code == clibav_error_end { return .end }
    try interruption.check(during: .reading)
    return .damaged
  }

  /// Goes to the last key frame at or before a time of a stream (`AVSEEK_FLAG_BACKWARD`).
  ///
  /// - Returns: Whether the container could.
  func seek(stream: Int, ticks: Int64) -> Bool {
    unsafe libav.call.pointee.av_seek_frame(
      context, Int32(clamping: stream), ticks, AVSEEK_FLAG_BACKWARD) >= 0
  }

  /// Goes to the first byte (`AVSEEK_FLAG_BYTE`), for streams without times.
  func seekToFirstByte() -> Bool {
    unsafe libav.call.pointee.av_seek_frame(context, -1, 0, AVSEEK_FLAG_BYTE) >= 0
  }

  private func checkStreams() throws(VideoError) {
    let isNamed = (0..<streamCount).contains { index in
      unsafe stream(index)?.pointee.codecpar.pointee.codec_id != AV_CODEC_ID_NONE
    }
    guard isNamed else {
      throw VideoError(
        .invalidData, during: .readingHeaders, "the headers are cut short: they describe no stream")
    }
  }

  private func checkLimits(during stage: VideoError.Stage) throws(VideoError) {
    guard streamCount <= limits.streams else {
      throw VideoError(
        .limitExceeded(.streams), during: stage,
        "the file has \(streamCount) streams, above the limit of \(limits.streams)")
    }
    for index in 0..<streamCount {
      guard let parameters = unsafe stream(index)?.pointee.codecpar,
        unsafe parameters.pointee.codec_type == AVMEDIA_TYPE_VIDEO
      else { continue }
      try unsafe limits.check(
        width: Int(parameters.pointee.width), height: Int(parameters.pointee.height),
        during: stage)
    }
  }
}

/// Which container formats are opened (media rule 8.1).
enum InputFormat {
  static let allowed = [
    "mov", "matroska", "mpegts", "mpeg", "avi", "flv", "ogg", "gif", "h264", "mp3",
  ]

  /// Tells a format by its bytes, never by a name.
  ///
  /// - Throws: `notMedia`, `unsupportedFormat`.
  @unsafe static func detect(
    _ stream: UnsafeMutablePointer<AVIOContext>, limits: VideoLimits, _ libav: Libav
  ) throws(VideoError) -> UnsafePointer<AVInputFormat>? {
    var format: UnsafePointer<AVInputFormat>?
    let size = UInt32(clamping: min(max(limits.probeSize, 2048), 1 << 20))
    let code = unsafe libav.call.pointee.av_probe_input_buffer2(
      stream, &format, "", nil, 0, size)
    guard code >= 0, let found = unsafe format else {
      throw VideoError(
        .notMedia, during: .opening, "not a video: its bytes are of no known format", code: code)
    }
    let names = unsafe String(cString: found.pointee.name)
    guard names.split(separator: ",").contains(where: { allowed.contains(String($0)) }) else {
      let name = unsafe Libav.name(found.pointee.long_name) ?? names
      throw VideoError(
        .unsupportedFormat, during: .opening,
        "not a video file that is opened: its bytes are '\(name)'")
    }
    return unsafe found
  }
}
