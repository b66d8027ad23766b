import CLibav

/// Makes one picture of the two fields of an interlaced frame (media rule 4.1).
///
/// The frame's time is that of its first field: the second field's lines stay where they fit between their
/// neighbours, and are drawn anew from them where something has moved.
struct Deinterlacer {
  private let libav: Libav
  /// By how many of 256 levels a line may lie outside its neighbours and still be taken as it is.
  private static let tolerance = 4

  init(_ libav: Libav) { self.libav = libav }

  /// The frame, or a picture of its first field; formats that do not lie in planes of whole bytes are left
  /// as they are.
  func picture(of frame: DecodedFrame) throws(VideoError) -> DecodedFrame {
    guard frame.isInterlaced,
      let descriptor = unsafe libav.call.pointee.av_pix_fmt_desc_get(frame.format),
      unsafe descriptor.pointee.flags & clibav_flag_odd_layout == 0,
      unsafe descriptor.pointee.flags & UInt64(clibav_format_flag_big_endian) == 0
    else { return frame }
    let copy = try frame.share()
    let code = unsafe libav.call.pointee.av_frame_make_writable(copy.pointer)
    try libav.check(code, during: .scaling, as: .decodeFailed, "no room for the picture")
    let isWide = unsafe descriptor.pointee.comp.0.depth > 8
    let shift = unsafe Int(descriptor.pointee.log2_chroma_h)
    let height = frame.size.height
    let chroma = -(-height >> shift)
    let first = frame.isTopFieldFirst ? 1 : 0
    let scale = unsafe isWide ? 1 << (Int(descriptor.pointee.comp.0.depth) - 8) : 1
    let fill = { (data: UnsafeMutablePointer<UInt8>?, stride: Int32, rows: Int) in
      // A plane has `rows` lines of `stride` bytes, padding included.
      guard let data = unsafe data, stride > 0 else { return }
      if isWide {
        unsafe data.withMemoryRebound(to: UInt16.self, capacity: Int(stride) / 2 * rows) { plane in
          unsafe Self.fill(
            plane, Int(stride) / 2, rows, from: first, within: Self.tolerance * scale)
        }
      } else {
        unsafe Self.fill(data, Int(stride), rows, from: first, within: Self.tolerance)
      }
    }
    let planes = unsafe copy.pointer.pointee
    unsafe fill(planes.data.0, planes.linesize.0, height)
    unsafe fill(planes.data.1, planes.linesize.1, chroma)
    unsafe fill(planes.data.2, planes.linesize.2, chroma)
    unsafe fill(planes.data.3, planes.linesize.3, height)
    return copy
  }

  /// Corrects every second line of a plane, from a first one on.
  @unsafe private static func fill<Level: FixedWidthInteger & UnsignedInteger>(
    _ plane: UnsafeMutablePointer<Level>, _ stride: Int, _ rows: Int, from first: Int,
    within tolerance: Int
  ) {
    guard rows > 1 else { return }
    for row in Swift.stride(from: first, to: rows, by: 2) {
      let line = unsafe plane + row * stride
      let above = unsafe plane + (row > 0 ? row - 1 : row + 1) * stride
      let below = unsafe plane + (row + 1 < rows ? row + 1 : row - 1) * stride
      for x in 0..<stride {
        let (a, b) = unsafe (Int(above[x]), Int(below[x]))
        let level = unsafe Int(line[x])
        if level < min(a, b) - tolerance || level > max(a, b) + tolerance {
          unsafe line[x] = Level(truncatingIfNeeded: (a + b + 1) / 2)
        }
      }
    }
  }
}
