import CLibav

/// Makes shown pictures from decoded frames: crop, sample aspect, size, colour, mirror and turn (media rules
/// 4.1-4.6, 5.1-5.3).
final class PictureRenderer {
  private let libav: Libav
  private let limits: VideoLimits
  private let scaler: Scaler
  private let second: Scaler
  private let packer: Scaler
  private let deinterlacer: Deinterlacer
  private var toneMaps: [HighDynamicRange: ToneMap] = [:]

  init(limits: VideoLimits, _ libav: Libav) {
    self.libav = libav
    self.limits = limits
    scaler = Scaler(libav)
    second = Scaler(libav)
    packer = Scaler(libav)
    deinterlacer = Deinterlacer(libav)
  }

  /// Renders a frame by a plan that was made for its size.
  func image(
    of frame: DecodedFrame, _ plan: DisplayGeometry.Plan, _ orientation: VideoOrientation
  ) throws(VideoError) -> PixelImage {
    try limits.check(
      width: plan.scaled.width, height: plan.scaled.height, during: .scaling)
    let picture = try deinterlacer.picture(of: frame)
    if let range = HighDynamicRange(of: frame, libav) {
      // Scaled first, and in 16 bits until the light is bent (media rule 5.3).
      let wide = try scaled(picture, plan, clibav_format_rgba64)
      return try Self.pixels(of: toneMapped(wide, toneMap(range)), orientation)
    }
    guard isPlainLuma(frame.format) else {
      return try Self.pixels(of: scaled(picture, plan, AV_PIX_FMT_RGBA), orientation)
    }
    // swscale is three times as fast from planes to planes; putting them together is little.
    let planes = try scaled(picture, plan, AV_PIX_FMT_GBRP)
    let packed = try packer.scale(
      planes, to: planes.size, AV_PIX_FMT_RGBA, rule: ColorRule(of: planes, libav))
    return try Self.pixels(of: packed, orientation)
  }

  /// Whether a format holds luma and chroma of 8 bits and no transparency.
  private func isPlainLuma(_ format: AVPixelFormat) -> Bool {
    guard let descriptor = unsafe libav.call.pointee.av_pix_fmt_desc_get(format) else {
      return false
    }
    let others = clibav_flag_rgb | clibav_flag_alpha | clibav_flag_odd_layout
    return unsafe descriptor.pointee.flags & others == 0 && descriptor.pointee.nb_components == 3
      && descriptor.pointee.comp.0.depth == 8
  }

  private func toneMap(_ range: HighDynamicRange) -> ToneMap {
    if let map = toneMaps[range] { return map }
    let map = ToneMap(range.transfer, peak: range.peak)
    toneMaps = [range: map]
    return map
  }

  /// An 8-bit frame made of a 16-bit one.
  private func toneMapped(
    _ wide: DecodedFrame, _ map: ToneMap
  ) throws(VideoError) -> DecodedFrame {
    let result = try DecodedFrame(libav)
    let size = wide.size
    try result.allocate(AV_PIX_FMT_RGBA, size)
    guard let source = unsafe wide.pointer.pointee.data.0,
      let target = unsafe result.pointer.pointee.data.0
    else { throw VideoError(.decodeFailed, during: .scaling, "the picture has no pixels") }
    let (from, to) = unsafe (
      Int(wide.pointer.pointee.linesize.0), Int(result.pointer.pointee.linesize.0)
    )
    let count = size.width * 4
    for y in 0..<size.height {
      // A row holds `count` numbers of 16 bits, allocated with that format and width.
      let row = unsafe UnsafeRawBufferPointer(start: source + y * from, count: count * 2)
      let levels = map.mapped(unsafe Array(row.bindMemory(to: UInt16.self)))
      unsafe levels.withUnsafeBufferPointer { levels in
        guard let base = levels.baseAddress else { return }
        unsafe (target + y * to).update(from: base, count: count)
      }
    }
    return result
  }

  private func scaled(
    _ frame: DecodedFrame, _ plan: DisplayGeometry.Plan, _ format: AVPixelFormat
  ) throws(VideoError) -> DecodedFrame {
    let rule = ColorRule(of: frame, libav)
    let rect = plan.source
    let size = frame.size
    if rect == PixelRect(x: 0, y: 0, width: size.width, height: size.height) {
      return try scaler.scale(frame, to: plan.scaled, format, rule: rule)
    }
    let grid = chromaGrid(of: frame.format)
    if let grid, rect.x % grid.width == 0, rect.y % grid.height == 0 {
      let part = try cropped(frame, rect)
      return try scaler.scale(part, to: plan.scaled, format, rule: rule)
    }
    // The crop begins between two chroma samples: what is around it becomes RGB first.
    var outer = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    if let grid {
      outer.x = rect.x - rect.x % grid.width
      outer.y = rect.y - rect.y % grid.height
      outer.width = rect.x + rect.width - outer.x
      outer.height = rect.y + rect.height - outer.y
    }
    let around = try grid == nil ? frame : cropped(frame, outer)
    let pixels = try scaler.scale(around, to: around.size, format, rule: rule)
    let part = try cropped(
      pixels,
      PixelRect(
        x: rect.x - outer.x, y: rect.y - outer.y, width: rect.width, height: rect.height))
    return try second.scale(
      part, to: plan.scaled, format, rule: ColorRule(of: pixels, libav))
  }

  /// How many pixels share one chroma sample; nil for formats that cannot be cropped in place.
  private func chromaGrid(of format: AVPixelFormat) -> PixelSize? {
    guard let descriptor = unsafe libav.call.pointee.av_pix_fmt_desc_get(format),
      unsafe descriptor.pointee.flags & clibav_flag_odd_layout == 0
    else { return nil }
    return unsafe PixelSize(
      width: 1 << Int(descriptor.pointee.log2_chroma_w),
      height: 1 << Int(descriptor.pointee.log2_chroma_h))
  }

  /// A part of a frame that shares its pixels.
  private func cropped(
    _ frame: DecodedFrame, _ rect: PixelRect
  ) throws(VideoError) -> DecodedFrame {
    let part = try frame.share()
    let size = frame.size
    unsafe part.pointer.pointee.crop_left = rect.x
    unsafe part.pointer.pointee.crop_top = rect.y
    unsafe part.pointer.pointee.crop_right = max(size.width - rect.x - rect.width, 0)
    unsafe part.pointer.pointee.crop_bottom = max(size.height - rect.y - rect.height, 0)
    let code = unsafe libav.call.pointee.av_frame_apply_cropping(
      part.pointer, Int32(AV_FRAME_CROP_UNALIGNED))
    try libav.check(code, during: .scaling, as: .decodeFailed, "the picture cannot be cropped")
    return part
  }

  /// The pixels of an RGBA frame, mirrored and turned.
  private static func pixels(
    of frame: DecodedFrame, _ orientation: VideoOrientation
  ) throws(VideoError) -> PixelImage {
    let size = frame.size
    let shown = orientation.applied(to: size)
    guard let data = unsafe frame.pointer.pointee.data.0, size.width > 0, size.height > 0 else {
      throw VideoError(.decodeFailed, during: .scaling, "the picture has no pixels")
    }
    let stride = unsafe Int(frame.pointer.pointee.linesize.0)
    let steps = Steps(orientation, size, stride: stride)
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: shown.width * shown.height * 4) {
      buffer, count in
      // libav allocated size.height rows of at least 4 x size.width bytes, and every step below
      // stays inside them: it is the turn of a pixel inside the shown size.
      let source = UnsafeRawPointer(data)
      let target = UnsafeMutableRawBufferPointer(buffer)
      for y in 0..<shown.height {
        let row = y * shown.width * 4
        if steps.acrossX == 4 {
          let from = unsafe UnsafeRawBufferPointer(
            start: source + steps.start + y * steps.acrossY, count: shown.width * 4)
          unsafe UnsafeMutableRawBufferPointer(rebasing: target[row..<row + shown.width * 4])
            .copyMemory(from: from)
          continue
        }
        var offset = steps.start + y * steps.acrossY
        for x in 0..<shown.width {
          let pixel = unsafe source.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
          unsafe target.storeBytes(of: pixel, toByteOffset: row + x * 4, as: UInt32.self)
          offset += steps.acrossX
        }
      }
      count = shown.width * shown.height * 4
    }
    guard let image = PixelImage(width: shown.width, height: shown.height, bytes: bytes) else {
      throw VideoError(.decodeFailed, during: .scaling, "the picture has no pixels")
    }
    return image
  }

  /// Where the first shown pixel is in the decoded picture, and how far the next one in each direction.
  private struct Steps {
    var start: Int
    var acrossX: Int
    var acrossY: Int

    init(_ orientation: VideoOrientation, _ size: PixelSize, stride: Int) {
      let right = orientation.isMirrored ? -4 : 4
      let origin = orientation.isMirrored ? (size.width - 1) * 4 : 0
      let (lastColumn, lastRow) = ((size.width - 1) * right, (size.height - 1) * stride)
      switch orientation.quarterTurns {
      case 1: (start, acrossX, acrossY) = (origin + lastRow, -stride, right)
      case 2: (start, acrossX, acrossY) = (origin + lastRow + lastColumn, -right, -stride)
      case 3: (start, acrossX, acrossY) = (origin + lastColumn, stride, -right)
      default: (start, acrossX, acrossY) = (origin, right, stride)
      }
    }
  }
}
