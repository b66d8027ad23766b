import CLibav

/// An encoder of single pictures (`AVCodecContext`).
@safe final class MediaEncoder {
  private let libav: Libav
  private let context: UnsafeMutablePointer<AVCodecContext>
  private let codec: UnsafePointer<AVCodec>
  /// The encoder's own options, by libav's names.
  private var options: [String: String] = [:]

  /// - Parameters:
  ///   - name: libav's name of the encoder (`AVCodec.name`).
  ///   - frame: A picture of the size and format that will be encoded.
  ///   - libav: The library.
  /// - Throws: `unsupportedCodec` where this libav cannot write the image.
  init(_ name: String, like frame: DecodedFrame, _ libav: Libav) throws(VideoError) {
    guard let codec = unsafe libav.call.pointee.avcodec_find_encoder_by_name(name),
      let context = unsafe libav.call.pointee.avcodec_alloc_context3(codec)
    else {
      throw VideoError(
        .unsupportedCodec, during: .encoding,
        "this libav was built without its encoder '\(name)': write another image format")
    }
    self.libav = libav
    unsafe self.context = unsafe context
    unsafe self.codec = unsafe codec
    let size = frame.size
    unsafe context.pointee.width = Int32(clamping: size.width)
    unsafe context.pointee.height = Int32(clamping: size.height)
    unsafe context.pointee.pix_fmt = frame.format
    unsafe context.pointee.time_base = AVRational(num: 1, den: 25)
    unsafe context.pointee.thread_count = 1
    unsafe context.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
    unsafe context.pointee.color_range = AVCOL_RANGE_JPEG
  }

  deinit {
    var context: UnsafeMutablePointer<AVCodecContext>? = unsafe context
    unsafe libav.call.pointee.avcodec_free_context(&context)
  }

  /// Fixes the quantiser scale of a picture.
  func setQuantiser(_ scale: Int32, on frame: DecodedFrame) {
    unsafe context.pointee.flags |= AV_CODEC_FLAG_QSCALE
    unsafe context.pointee.qmin = 1
    unsafe context.pointee.global_quality = scale * clibav_lambda
    unsafe frame.pointer.pointee.quality = scale * clibav_lambda
  }

  /// Sets an option that the encoder alone has.
  func set(_ name: String, to value: String) { options[name] = value }

  /// Says that the picture is sRGB, which the PNG encoder writes down.
  func tagAsSRGB(_ frame: DecodedFrame) {
    unsafe context.pointee.color_primaries = AVCOL_PRI_BT709
    unsafe context.pointee.color_trc = AVCOL_TRC_IEC61966_2_1
    unsafe frame.pointer.pointee.color_primaries = AVCOL_PRI_BT709
    unsafe frame.pointer.pointee.color_trc = AVCOL_TRC_IEC61966_2_1
    unsafe frame.pointer.pointee.color_range = AVCOL_RANGE_JPEG
  }

  /// The bytes of one picture.
  func encode(_ frame: DecodedFrame) throws(VideoError) -> [UInt8] {
    var entries: OpaquePointer?
    for (name, value) in options {
      _ = unsafe libav.call.pointee.av_dict_set(&entries, name, value, 0)
    }
    let code = unsafe libav.call.pointee.avcodec_open2(context, codec, &entries)
    unsafe libav.call.pointee.av_dict_free(&entries)
    try check(code)
    unsafe frame.pointer.pointee.pts = 0
    try unsafe check(libav.call.pointee.avcodec_send_frame(context, frame.pointer))
    try unsafe check(libav.call.pointee.avcodec_send_frame(context, nil))
    let packet = try Packet(libav)
    try unsafe check(libav.call.pointee.avcodec_receive_packet(context, packet.pointer))
    return packet.bytes
  }

  private func check(_ code: Int32) throws(VideoError) {
    try libav.check(
      code, during: .encoding, as: .decodeFailed, "the image cannot be encoded")
  }
}
