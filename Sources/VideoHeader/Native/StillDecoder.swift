import CLibav

/// Decodes one still image through libavcodec.
struct StillDecoder {
  let limits: VideoLimits

  func image(
    from bytes: [UInt8], _ format: StillFormat, _ maximumSize: PixelSize
  ) throws(VideoError) -> PixelImage {
    let libav = try Libav.load()
    let decoder = try MediaDecoder(still: Self.codec(of: format), limits: limits, libav)
    let packet = try Packet(libav)
    try packet.fill(with: bytes)
    guard decoder.send(packet) else { throw Self.failure }
    decoder.finish()
    guard case .frame(let frame) = try decoder.receive() else { throw Self.failure }
    let size = frame.size
    try limits.check(width: size.width, height: size.height, during: .decoding)
    let geometry = DisplayGeometry(
      frameSize: size, sampleAspectRatio: .one, orientation: .identity)
    return try PictureRenderer(limits: limits, libav).image(
      of: frame, geometry.plan(shape: nil, maximumSize: maximumSize), .identity)
  }

  private static let failure = VideoError(
    .decodeFailed, during: .decoding, "the image is broken, or larger than the limit")

  private static func codec(of format: StillFormat) -> AVCodecID {
    switch format {
    case .png: AV_CODEC_ID_PNG
    case .jpeg: AV_CODEC_ID_MJPEG
    case .webp: AV_CODEC_ID_WEBP
    }
  }
}
