import Foundation
import Testing
import VideoHeader
import _TestSupport

@Suite("Images")
struct ImageTests {
  /// A picture of slowly changing colours.
  static func picture(width: Int, height: Int, alpha: (Int, Int) -> Int = { _, _ in 255 }) throws
    -> PixelImage
  {
    let bytes = (0..<height).flatMap { y in
      (0..<width).flatMap { x -> [UInt8] in
        [
          UInt8(clamping: x * 255 / width), UInt8(clamping: y * 255 / height), 90,
          UInt8(clamping: alpha(x, y)),
        ]
      }
    }
    return try #require(PixelImage(width: width, height: height, bytes: bytes))
  }

  @Test("PNG keeps every pixel", arguments: [(1, 1), (33, 17), (64, 40)])
  func png(width: Int, height: Int) throws {
    let opaque = try Self.picture(width: width, height: height)
    #expect(try ImageReader().image(from: opaque.encoded(as: .png)) == opaque)
    let clear = try Self.picture(width: width, height: height) { x, _ in x * 7 }
    #expect(try ImageReader().image(from: clear.encoded(as: .png)) == clear)
  }

  @Test("PNG says that it is sRGB")
  func pngTag() throws {
    let file = try Self.picture(width: 8, height: 8).encoded(as: .png)
    #expect(Data(file).range(of: Data("sRGB".utf8)) != nil)
  }

  @Test("JPEG comes near every pixel and says that it is sRGB")
  func jpeg() throws {
    let picture = try Self.picture(width: 48, height: 32)
    let file = try picture.encoded(as: .jpeg(quality: 95))
    let read = try ImageReader().image(from: file)
    #expect(read.size == picture.size)
    let worst = zip(read.bytes, picture.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(worst <= 12)
    // JFIF first, then Exif with ColorSpace = 1.
    #expect(file.starts(with: [0xFF, 0xD8, 0xFF, 0xE0]))
    let entry = Data([0xA0, 0x01, 0x00, 0x03, 0, 0, 0, 1, 0x00, 0x01])
    #expect(Data(file).range(of: entry) != nil)
  }

  @Test("JPEG shows what is not opaque over black")
  func jpegAlpha() throws {
    let clear = try Self.picture(width: 16, height: 16) { _, _ in 0 }
    let read = try ImageReader().image(from: clear.encoded(as: .jpeg(quality: 90)))
    #expect(read.bytes.enumerated().allSatisfy { $0 % 4 == 3 ? $1 == 255 : $1 <= 3 })
  }

  @Test("WebP comes near every pixel and keeps what is not opaque")
  func webp() throws {
    let picture = try Self.picture(width: 48, height: 32) { x, _ in x < 24 ? 0 : 255 }
    let file = try picture.encoded(as: .webp(quality: 95))
    #expect(file.starts(with: Array("RIFF".utf8)))
    #expect(file.dropFirst(8).starts(with: Array("WEBP".utf8)))
    let read = try ImageReader().image(from: file)
    #expect(read.size == picture.size)
    #expect(read[2, 5]?.alpha == 0)
    for (x, y) in [(28, 3), (40, 16), (46, 30)] {
      let (seen, known) = try (#require(read[x, y]), #require(picture[x, y]))
      #expect(seen.alpha == 255)
      let differences = [
        Int(seen.red) - Int(known.red), Int(seen.green) - Int(known.green),
        Int(seen.blue) - Int(known.blue),
      ]
      #expect(differences.allSatisfy { abs($0) <= 16 }, "\(differences) at \(x), \(y)")
    }
  }

  @Test("a picture too large for WebP is an error that names the limit")
  func tooLargeForWebP() throws {
    let wide = try Self.picture(width: 16_384, height: 1)
    let error = #expect(throws: VideoError.self) { try wide.encoded(as: .webp(quality: 80)) }
    #expect(error?.kind == .limitExceeded(.dimension))
    #expect(throws: Never.self) {
      try Self.picture(width: 16_383, height: 1).encoded(as: .webp(quality: 80))
    }
  }

  @Test("a higher quality is a larger file", arguments: ["a.jpg", "a.webp"])
  func quality(path: String) throws {
    let picture = try Self.picture(width: 64, height: 64)
    let sizes = try [10, 50, 95].map { quality in
      let format = try #require(ImageFormat(pathExtensionOf: path, quality: quality))
      return try picture.encoded(as: format).count
    }
    #expect(sizes == sizes.sorted())
    #expect(sizes[0] < sizes[2])
  }

  @Test(
    "a name's ending means a format",
    arguments: [
      ("a.png", ImageFormat.png), ("b/c.JPG", .jpeg(quality: 7)), ("c.jpeg", .jpeg(quality: 7)),
      ("d.WebP", .webp(quality: 7)), ("e.gif", nil), ("png", nil), ("f.webp/g", nil),
    ] as [(String, ImageFormat?)])
  func endings(path: String, format: ImageFormat?) {
    #expect(ImageFormat(pathExtensionOf: path, quality: 7) == format)
  }

  @Test("fits an image into a size")
  func fits() throws {
    let file = try Self.picture(width: 64, height: 32).encoded(as: .png)
    let small = try ImageReader().image(from: file, maximumSize: PixelSize(width: 16, height: 0))
    #expect(small.size == PixelSize(width: 16, height: 8))
  }

  @Test("refuses what is no image, is broken, or is too large")
  func refuses() throws {
    let file = try Self.picture(width: 64, height: 32).encoded(as: .png)
    func kind(_ bytes: [UInt8], _ limits: VideoLimits) -> String? {
      do throws(VideoError) {
        _ = try ImageReader(limits: limits).image(from: bytes)
        return nil
      } catch { return error.kind.name }
    }
    #expect(kind([], VideoLimits()) == "notMedia")
    #expect(kind(Array("GIF89a".utf8), VideoLimits()) == "notMedia")
    #expect(kind(Array(file.prefix(20)), VideoLimits()) == "decodeFailed")
    #expect(["decodeFailed", "limitExceeded"].contains(kind(file, VideoLimits(pixels: 100))))
  }

  @Test("a file is replaced whole, and its folder is left clean")
  func files() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("image.bin").path
    try ImageFile.write([1, 2, 3], to: path)
    try ImageFile.write([4, 5], to: path)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data([4, 5]))
    let link = folder.url.appendingPathComponent("link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    try ImageFile.write([6], to: link)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data([6]))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
        == ["image.bin", "link"])
  }

  @Test("where nothing can be written is an error with its reason")
  func cannotWrite() throws {
    let folder = try TemporaryFolder()
    for path in ["", "a\0b", folder.url.path, folder.url.path + "/none/image.png", "/dev/full"] {
      #expect(throws: ImageFileError.self) { try ImageFile.write([1], to: path) }
    }
  }
}
