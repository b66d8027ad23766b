import CLibav

/// Turns pixels into image files through libavcodec's encoders.
struct PictureEncoder {
  private let libav: Libav

  init(_ libav: Libav) { self.libav = libav }

  func encode(_ image: PixelImage, as format: ImageFormat) throws(VideoError) -> [UInt8] {
    switch format {
    case .png:
      return try image.hasTransparency
        ? encode(try frame(image.bytes, 4, AV_PIX_FMT_RGBA, image.size), Self.png)
        : encode(try frame(image.opaqueBytes, 3, AV_PIX_FMT_RGB24, image.size), Self.png)
    case .jpeg(let quality):
      let pixels = try frame(image.opaqueBytes, 3, AV_PIX_FMT_RGB24, image.size)
      let planes = try Scaler(libav).scale(
        pixels, to: image.size, AV_PIX_FMT_YUVJ444P, rule: ColorRule(of: pixels, libav))
      return ExifColorSpace.tagged(try encode(planes, .jpeg(scale: Self.scale(for: quality))))
    }
  }

  private enum Codec {
    case png
    case jpeg(scale: Int32)
  }

  private static let png = Codec.png

  /// The quantiser scale, 1 (best) to 31, whose tables come nearest to a quality of 1 to 100 as other
  /// writers of JPEG count it.
  private static func scale(for quality: Int) -> Int32 {
    let quality = Double(min(max(quality, 1), 100))
    // The usual tables are scaled by 50/q below 50 and by 2 - q/50 above; libav's by scale/8.
    let factor = quality < 50 ? 50 / quality : 2 - quality / 50
    return Int32(min(max((factor * 8).rounded(), 1), 31))
  }

  private func encode(_ frame: DecodedFrame, _ kind: Codec) throws(VideoError) -> [UInt8] {
    let identifier: AVCodecID
    switch kind {
    case .png: identifier = AV_CODEC_ID_PNG
    case .jpeg: identifier = AV_CODEC_ID_MJPEG
    }
    let encoder = try MediaEncoder(identifier, like: frame, libav)
    if case .jpeg(let scale) = kind { encoder.setQuantiser(scale, on: frame) }
    encoder.tagAsSRGB(frame)
    return try encoder.encode(frame)
  }

  /// A frame with a copy of packed pixels.
  private func frame(
    _ bytes: [UInt8], _ bytesPerPixel: Int, _ format: AVPixelFormat, _ size: PixelSize
  ) throws(VideoError) -> DecodedFrame {
    let frame = try DecodedFrame(libav)
    try frame.allocate(format, size)
    guard let data = unsafe frame.pointer.pointee.data.0 else {
      throw VideoError(.decodeFailed, during: .encoding, "no room for the picture")
    }
    let stride = unsafe Int(frame.pointer.pointee.linesize.0)
    let row = size.width * bytesPerPixel
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
  /// Red, green and blue over black.
  fileprivate var opaqueBytes: [UInt8] {
    var result = [UInt8]()
    result.reserveCapacity(bytes.count / 4 * 3)
    for index in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = UInt16(bytes[index + 3])
      if alpha == 255 {
        result.append(contentsOf: bytes[index..<index + 3])
      } else {
        for value in bytes[index..<index + 3] {
          result.append(UInt8((UInt16(value) * alpha + 127) / 255))
        }
      }
    }
    return result
  }
}
