import CLibav

/// Converts pictures in format, colour and size (`SwsContext`).
///
/// A context is kept as long as the same conversion is asked for, as it is from frame to frame.
@safe final class Scaler {
  private let libav: Libav
  private var context: OpaquePointer?
  private var current: Conversion?

  private struct Conversion: Hashable {
    let source: PixelSize
    let sourceFormat: Int32
    let target: PixelSize
    let targetFormat: Int32
    let rule: ColorRule
  }

  init(_ libav: Libav) { self.libav = libav }

  deinit { unsafe libav.call.pointee.sws_freeContext(context) }

  /// A copy of a picture in another size and format; colours come out in full range.
  ///
  /// - Throws: `decodeFailed` when libav cannot convert the format or has no memory.
  func scale(
    _ frame: DecodedFrame, to size: PixelSize, _ format: AVPixelFormat, rule: ColorRule
  ) throws(VideoError) -> DecodedFrame {
    let conversion = Conversion(
      source: frame.size, sourceFormat: frame.format.rawValue, target: size,
      targetFormat: format.rawValue, rule: rule)
    if current != conversion { try prepare(conversion) }
    let target = try DecodedFrame(libav)
    try target.allocate(format, size)
    let rows = unsafe Self.scale(libav, context, frame, target)
    try libav.check(rows, during: .scaling, as: .decodeFailed, "the picture cannot be scaled")
    target.ticks = frame.ticks
    target.isDamaged = frame.isDamaged
    return target
  }

  private func prepare(_ conversion: Conversion) throws(VideoError) {
    unsafe libav.call.pointee.sws_freeContext(context)
    unsafe context = nil
    current = nil
    let (from, to) = (conversion.source, conversion.target)
    // Averaging areas looks right for shrinking; a side that grows wants a curve.
    let isShrinking = to.width <= from.width && to.height <= from.height
    let flags =
      (isShrinking ? SWS_AREA : SWS_BICUBIC) | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INT
    let made = unsafe libav.call.pointee.sws_getContext(
      Int32(clamping: from.width), Int32(clamping: from.height),
      AVPixelFormat(rawValue: conversion.sourceFormat), Int32(clamping: to.width),
      Int32(clamping: to.height), AVPixelFormat(rawValue: conversion.targetFormat), flags, nil,
      nil, nil)
    guard let made = unsafe made else {
      throw VideoError(
        .decodeFailed, during: .scaling, "libav cannot convert pictures of this format")
    }
    unsafe context = unsafe made
    // Left alone, swscale takes everything for BT.601 (media rule 5.1); JPEG means just that.
    let source = unsafe libav.call.pointee.sws_getCoefficients(conversion.rule.matrix)
    let target = unsafe libav.call.pointee.sws_getCoefficients(SWS_CS_ITU601)
    _ = unsafe libav.call.pointee.sws_setColorspaceDetails(
      made, source, conversion.rule.isFullRange ? 1 : 0, target, 1, 0, 1 << 16, 1 << 16)
    current = conversion
  }

  @unsafe private static func scale(
    _ libav: Libav, _ context: OpaquePointer?, _ source: DecodedFrame, _ target: DecodedFrame
  ) -> Int32 {
    let from = unsafe source.pointer.pointee
    let to = unsafe target.pointer.pointee
    var planes = unsafe (
      UnsafePointer(from.data.0), UnsafePointer(from.data.1), UnsafePointer(from.data.2),
      UnsafePointer(from.data.3)
    )
    var strides = unsafe (
      from.linesize.0, from.linesize.1, from.linesize.2, from.linesize.3
    )
    var outPlanes = unsafe (to.data.0, to.data.1, to.data.2, to.data.3)
    var outStrides = unsafe (to.linesize.0, to.linesize.1, to.linesize.2, to.linesize.3)
    // A tuple of four is laid out as C's array of four.
    return unsafe withUnsafePointer(to: &planes) { planes in
      unsafe withUnsafePointer(to: &strides) { strides in
        unsafe withUnsafePointer(to: &outPlanes) { outPlanes in
          unsafe withUnsafePointer(to: &outStrides) { outStrides in
            unsafe libav.call.pointee.sws_scale(
              context,
              UnsafeRawPointer(planes).assumingMemoryBound(to: UnsafePointer<UInt8>?.self),
              UnsafeRawPointer(strides).assumingMemoryBound(to: Int32.self), 0, from.height,
              UnsafeRawPointer(outPlanes).assumingMemoryBound(
                to: UnsafeMutablePointer<UInt8>?.self),
              UnsafeRawPointer(outStrides).assumingMemoryBound(to: Int32.self))
          }
        }
      }
    }
  }
}
