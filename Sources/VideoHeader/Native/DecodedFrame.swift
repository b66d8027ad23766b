import CLibav

/// One decoded picture (`AVFrame`) with its place in time.
@safe final class DecodedFrame {
  private let libav: Libav
  private let frame: UnsafeMutablePointer<AVFrame>
  /// Presentation time in ticks of the track, as the decoder gave it or as it was counted.
  var ticks: Int64 = 0
  /// Whether something was wrong with the data the picture comes from.
  var isDamaged = false

  init(_ libav: Libav) throws(VideoError) {
    guard let frame = unsafe libav.call.pointee.av_frame_alloc() else {
      throw VideoError(
        .decodeFailed, during: .decoding, "out of memory", code: clibav_error_no_memory)
    }
    self.libav = libav
    unsafe self.frame = unsafe frame
  }

  deinit {
    var frame: UnsafeMutablePointer<AVFrame>? = unsafe frame
    unsafe libav.call.pointee.av_frame_free(&frame)
  }

  /// For the decoder, the scaler and the encoder.
  @unsafe var pointer: UnsafeMutablePointer<AVFrame> { unsafe frame }

  /// A second owner of the same pixels, with a crop of its own.
  func share() throws(VideoError) -> DecodedFrame {
    let copy = try DecodedFrame(libav)
    let code = unsafe libav.call.pointee.av_frame_ref(copy.frame, frame)
    try libav.check(code, during: .scaling, as: .decodeFailed, "cannot hold the picture")
    copy.ticks = ticks
    copy.isDamaged = isDamaged
    return copy
  }

  /// Makes room for pixels of a format and size.
  func allocate(_ format: AVPixelFormat, _ size: PixelSize) throws(VideoError) {
    unsafe frame.pointee.format = format.rawValue
    unsafe frame.pointee.width = Int32(clamping: size.width)
    unsafe frame.pointee.height = Int32(clamping: size.height)
    let code = unsafe libav.call.pointee.av_frame_get_buffer(frame, 0)
    try libav.check(code, during: .scaling, as: .decodeFailed, "no room for the picture")
  }

  var size: PixelSize {
    unsafe PixelSize(width: Int(frame.pointee.width), height: Int(frame.pointee.height))
  }

  var format: AVPixelFormat { unsafe AVPixelFormat(rawValue: frame.pointee.format) }

  /// `best_effort_timestamp`, nil where neither container nor stream gave a time.
  var bestEffortTicks: Int64? {
    let ticks = unsafe frame.pointee.best_effort_timestamp
    return ticks == clibav_no_timestamp ? nil : ticks
  }

  /// In ticks, 0 where unknown.
  var duration: Int64 { unsafe max(clibav_frame_duration(frame), 0) }
  var isKey: Bool { unsafe clibav_frame_is_key(frame) }
  var isInterlaced: Bool { unsafe clibav_frame_is_interlaced(frame) }
  var isTopFieldFirst: Bool { unsafe clibav_frame_is_top_first(frame) }

  /// `AV_FRAME_FLAG_CORRUPT`: decoded without all that it is made from.
  var isCorrupt: Bool { unsafe frame.pointee.flags & AV_FRAME_FLAG_CORRUPT != 0 }

  /// Whether the decoder reported errors inside this picture.
  var hasDecodeErrors: Bool { unsafe frame.pointee.decode_error_flags != 0 }
}
