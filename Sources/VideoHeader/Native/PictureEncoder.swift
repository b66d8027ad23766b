import CLibav

/// Turns pixels into image files through libavcodec's encoders.
struct PictureEncoder {
  private let libav: Libav

  init(_ libav: Libav) { self.libav = libav }

  func encode(_ image: PixelImage, as format: ImageFormat) throws(VideoError) -> [UInt8] {
    switch format {
    case .png:
      let pixels =
        try image.hasTransparency
        ? frame(image.bytes, AV_PIX_FMT_RGBA, image.size)
        : converted(frame(image.bytes, clibav_format_rgbx, image.size), to: AV_PIX_FMT_RGB24)
      return try encode(pixels, with: MediaEncoder("png", like: pixels, libav))
    case .jpeg(let quality):
      let bytes = image.hasTransparency ? image.bytesOverBlack : image.bytes
      let planes = try converted(
        frame(bytes, clibav_format_rgbx, image.size), to: AV_PIX_FMT_YUVJ444P)
      let encoder = try MediaEncoder("mjpeg", like: planes, libav)
      encoder.setQuantiser(Self.scale(for: quality), on: planes)
      return ExifColorSpace.tagged(try encode(planes, with: encoder))
    case .webp(let quality):
      try Self.checkWebP(image.size)
      let pixels = try converted(
        frame(image.bytes, AV_PIX_FMT_RGBA, image.size), to: clibav_format_bgra)
      // Of the two encoders over libwebp this one writes a single picture and no animation.
      let encoder = try MediaEncoder("libwebp", like: pixels, libav)
      encoder.set("quality", to: "\(min(max(quality, 1), 100))")
      return try encode(pixels, with: encoder)
    }
  }

  /// WebP keeps a side in 14 bits.
  private static func checkWebP(_ size: PixelSize) throws(VideoError) {
    let most = 16_383
    guard max(size.width, size.height) <= most else {
      throw VideoError(
        .limitExceeded(.dimension), during: .encoding,
        "a WebP image has at most \(most) px a side, not \(size.width)x\(size.height): ask for a "
          + "smaller picture or another format")
    }
  }

  private func converted(
    _ frame: DecodedFrame, to format: AVPixelFormat
  ) throws(VideoError) -> DecodedFrame {
    try Scaler(libav).scale(frame, to: frame.size, format, rule: ColorRule(of: frame, libav))
  }

  /// The quantiser scale, 1 (best) to 31, whose tables come nearest to a quality of 1 to 100 as other
  /// writers of JPEG count it.
  private static func scale(for quality: Int) -> Int32 {
    let quality = Double(min(max(quality, 1), 100))
    // The usual tables are scaled by 50/q below 50 and by 2 - q/50 above; libav's by scale/8.
    let factor = quality < 50 ? 50 / quality : 2 - quality / 50
    return Int32(min(max((factor * 8).rounded(), 1), 31))
  }

  private func encode(
    _ frame: DecodedFrame, with encoder: MediaEncoder
  ) throws(VideoError) -> [UInt8] {
    encoder.tagAsSRGB(frame)
    return try encoder.encode(frame)
  }

  /// A frame with a copy of pixels of four bytes.
  private func frame(
    _ bytes: [UInt8], _ format: AVPixelFormat, _ size: PixelSize
  ) throws(VideoError) -> DecodedFrame {
    let frame = try DecodedFrame(libav)
    try frame.allocate(format, size)
    guard let data = unsafe frame.pointer.pointee.data.0 else {
      throw VideoError(.decodeFailed, during: .encoding, "no room for the picture")
    }
    let stride = unsafe Int(frame.pointer.pointee.linesize.0)
    let row = size.width * 4
    unsafe bytes.withUnsafeBufferPointer { source in
      guard let base = source.baseAddress, source.count >= row * size.height else { return }
      for y in 0..<size.height {
        unsafe (data + y * stride).update(from: base + y * row, count: row)
      }
    }
    return frame
  }
}

extension PixelImage {
  /// The picture as it looks over black; its alpha does not count any more.
  fileprivate var bytesOverBlack: [UInt8] {
    var result = bytes
    for index in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = UInt16(bytes[index + 3])
      for place in index..<index + 3 {
        result[place] = UInt8((UInt16(bytes[place]) * alpha + 127) / 255)
      }
    }
    return result
  }
}
