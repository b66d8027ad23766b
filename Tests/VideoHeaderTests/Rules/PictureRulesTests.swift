import CLibav
import Testing

@testable import VideoHeader

@Suite("Rules of pictures")
struct PictureRulesTests {
  private func picture(
    _ name: String, at seconds: Double = 0,
    _ change: (inout PosterGenerator.Settings) -> Void = { _ in }
  ) throws -> VideoImage {
    var settings = PosterGenerator.Settings()
    change(&settings)
    return try PosterGenerator(path: PosterGeneratorTests.media(name), settings: settings)
      .image(at: #require(VideoTime(seconds: seconds)))
  }

  @Test(
    "an aperture says whether samples are shown in their shape (media rule 4.5)",
    arguments: [
      (ApertureMode.cleanAperture, 160), (.productionAperture, 160), (.encodedPixels, 120),
    ])
  func aperture(mode: ApertureMode, width: Int) throws {
    let image = try picture("sar-4-3.mp4") { $0.apertureMode = mode }.image
    #expect(image.size == PixelSize(width: width, height: 90))
  }

  @Test("an aperture without its samples' shape is turned all the same (media rule 4.5)")
  func apertureTurned() throws {
    let image = try picture("rotate-90.mp4") { $0.apertureMode = .encodedPixels }.image
    #expect(image.size == PixelSize(width: 90, height: 160))
  }

  @Test("a size that changes on the way is each frame's own (media rule 4.6)")
  func sizeChange() throws {
    let first = try picture("size-change.ts", at: 0.95)
    #expect(first.image.size == PixelSize(width: 96, height: 64))
    #expect((first.image[48, 32]?.red ?? 0) > 240)
    let second = try picture("size-change.ts", at: 1.15)
    #expect(second.image.size == PixelSize(width: 64, height: 96))
    #expect((second.image[32, 48]?.blue ?? 0) > 240)
    let generator = PosterGenerator(path: PosterGeneratorTests.media("size-change.ts"))
    let widths = try [0, 1.5, 0.5, 1.9].map { seconds in
      try generator.image(at: #require(VideoTime(seconds: seconds))).image.width
    }
    #expect(widths == [96, 64, 96, 64])
  }

  @Test("transparency that WebM keeps beside the picture is shown (media rule 5.4)")
  func separateAlpha() throws {
    let path = PosterGeneratorTests.media("alpha-vp9.webm")
    #expect(try VideoProbe().metadata(ofFileAt: path).video?.hasAlpha == true)
    let image = try PosterGenerator(path: path).image(at: .zero).image
    #expect(image[8, 16]?.alpha == 0)
    let opaque = try #require(image[56, 16])
    #expect(opaque.alpha == 255)
    #expect(opaque.red > 240 && opaque.green < 16 && opaque.blue < 16)
    // JPEG has none: it shows black there.
    let jpeg = try ImageReader().image(from: image.encoded(as: .jpeg(quality: 95)))
    #expect((jpeg[8, 16]?.red ?? 255) < 16 && (jpeg[56, 16]?.red ?? 0) > 230)
  }

  @Test("of two fields that differ the first is shown, and lines that agree stay (media rule 4.1)")
  func fields() throws {
    let libav = try Libav.load()
    for isTopFirst in [true, false] {
      let frame = try DecodedFrame(libav)
      try frame.allocate(AV_PIX_FMT_GRAY8, PixelSize(width: 4, height: 8))
      let stride = unsafe Int(frame.pointer.pointee.linesize.0)
      let data = try unsafe #require(frame.pointer.pointee.data.0)
      for row in 0..<8 {
        // The two left columns moved between the fields, the two right ones did not.
        let moved: UInt8 = (row % 2 == 0) == isTopFirst ? 50 : 200
        for column in 0..<4 { unsafe data[row * stride + column] = column < 2 ? moved : 90 }
      }
      unsafe frame.pointer.pointee.interlaced_frame = 1
      unsafe frame.pointer.pointee.top_field_first = isTopFirst ? 1 : 0
      let shown = try Deinterlacer(libav).picture(of: frame)
      let lines = try unsafe #require(shown.pointer.pointee.data.0)
      let step = unsafe Int(shown.pointer.pointee.linesize.0)
      for row in 0..<8 {
        let levels = (0..<4).map { unsafe lines[row * step + $0] }
        #expect(levels == [50, 50, 90, 90], "row \(row), top first \(isTopFirst)")
      }
      // The decoder's own frame is not written to: others may still be made from it.
      #expect(unsafe data[(isTopFirst ? 1 : 0) * stride] == 200)
    }
  }

  @Test("a frame of one time is left as it is (media rule 4.1)")
  func progressive() throws {
    let libav = try Libav.load()
    let frame = try DecodedFrame(libav)
    try frame.allocate(AV_PIX_FMT_GRAY8, PixelSize(width: 4, height: 8))
    #expect(try Deinterlacer(libav).picture(of: frame) === frame)
  }

  @Test("interlaced film is told as such, and its frames are made of one field (media rule 4.1)")
  func interlaced() throws {
    let path = PosterGeneratorTests.media("interlaced-tff.mp4")
    #expect(try VideoProbe().metadata(ofFileAt: path).video?.fieldOrder == .topFirst)
    #expect(throws: Never.self) { try PosterGenerator(path: path).poster() }
  }

  @Test(
    "a poster is not flat, dark or washed out where the film has other pictures (media rules 6.1, 6.2)",
    arguments: ["poster-black-then-content.mp4", "poster-fade-in.mp4"])
  func poster(name: String) throws {
    for side in [0, 40, 64, 1000] {
      var settings = PosterGenerator.Settings()
      settings.maximumSize = PixelSize(width: side, height: 0)
      let generator = PosterGenerator(path: PosterGeneratorTests.media(name), settings: settings)
      #expect(PictureQuality(of: try generator.poster().image).isGood, "\(side) px wide")
    }
  }

  @Test("a film of nothing but black has a black poster (media rule 6.3)")
  func black() throws {
    let picture = try PosterGenerator(path: PosterGeneratorTests.media("poster-all-black.mp4"))
      .poster()
    #expect(PictureQuality(of: picture.image).isDark)
  }
}
