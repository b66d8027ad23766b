import Foundation
import ListScreen
import Testing
import _TestSupport

/// The sizes of pictures, as documents take them from files.
@Suite struct PictureHeaderTests {
  private static let pngStart: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func png(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    pngStart + [0, 0, 0, 13] + Array("IHDR".utf8) + big(width) + big(height) + [8, 6, 0, 0, 0]
  }

  private static func big(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// A JPEG whose frame header stands behind a comment of some length.
  private static func jpeg(comment: Int, marker: UInt8 = 0xC2) -> [UInt8] {
    let length = comment + 2
    return [0xFF, 0xD8, 0xFF, 0xFF, 0xFE, UInt8(length >> 8), UInt8(length & 0xFF)]
      + [UInt8](repeating: 0xFF, count: comment)
      + [0xFF, marker, 0, 17, 8, 0, 30, 0, 40, 3] + [UInt8](repeating: 0, count: 9)
  }

  private static func webP(_ kind: String, _ body: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + [50, 0, 0, 0] + Array("WEBP".utf8) + Array(kind.utf8) + [20, 0, 0, 0]
      + body + [UInt8](repeating: 0, count: 12)
  }

  private struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bytes: [UInt8]
    let size: [Double]?

    init(_ name: String, _ bytes: [UInt8], _ size: [Double]?) {
      (testDescription, self.bytes, self.size) = (name, bytes, size)
    }
  }

  private static let cases = [
    Case("PNG", png(640, 480), [640, 480]),
    Case("PNG of no width", png(0, 480), nil),
    Case("PNG that claims too much", png(70_000, 480), nil),
    Case("PNG that claims the most there is", png(.max, .max), nil),
    Case("PNG cut short", Array(png(640, 480).prefix(23)), nil),
    Case("progressive JPEG", jpeg(comment: 5), [40, 30]),
    Case("baseline JPEG far in", jpeg(comment: 60_000, marker: 0xC0), [40, 30]),
    Case("JPEG that begins its data first", jpeg(comment: 5, marker: 0xDA), nil),
    Case("JPEG tables are no frame", jpeg(comment: 5, marker: 0xC4), nil),
    Case(
      "lossy WebP", webP("VP8 ", [1, 2, 3, 0x9D, 0x01, 0x2A, 0x40, 0x01, 0xF0, 0xC0]), [320, 240]),
    // 99 in the first 14 bits, 49 in the next.
    Case("lossless WebP", webP("VP8L", [0x2F, 0x63, 0x40, 0x0C, 0x00]), [100, 50]),
    Case("extended WebP", webP("VP8X", [0, 0, 0, 0, 0xFF, 1, 0, 0x7F, 0, 0]), [512, 128]),
    Case("WebP of an unknown kind", webP("VP9 ", [1, 2, 3]), nil),
    Case("text", Array("hello, this is long enough for a header".utf8), nil),
    Case("nothing", [], nil),
  ]

  /// The size that a screen takes for a picture of these bytes.
  private func item(_ bytes: [UInt8], document: String = "") throws -> CellItem {
    let folder = try TemporaryFolder()
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path("p.png")))
    try folder.write(
      "d.json",
      #"{"format":1,"id":"d","title":"D","sections":[{"kind":"list","items":["#
        + #"{"title":"T","image":"p"\#(document)}]}]}"#)
    let reading = try ScreenDocument.read(contentsOf: folder.path("d.json"), strict: true)
    #expect(reading.diagnostics == [])
    return try Screen(#require(reading.document)).sections[0].items[0]
  }

  @Test(arguments: cases)
  private func `an item takes the size that its picture's file says`(expected: Case) throws {
    let size = try item(expected.bytes).pictureSize
    #expect(size.map { [Double($0.width), Double($0.height)] } == expected.size)
  }

  @Test func `the document has the last word`() throws {
    let item = try item(Self.png(640, 480), document: #","imageSize":[30,20.5]"#)
    #expect(item.imageSize == CGSize(width: 30, height: 20.5))
    let frames = CellLayout().frames(
      of: MediumTableCell().configure(with: item), in: CGSize(width: 375, height: 76))
    let image = frames.first { $0.element.name == "image" }
    #expect(image?.frame.size == CGSize(width: 30, height: 20.5))
  }

  @Test func `the bundled pictures say their sizes`() throws {
    let reading = try ScreenDocument.read(contentsOf: BundledDocument.path("appstore.json"))
    let screen = Screen(try #require(reading.document))
    #expect(screen.sections[0].items[0].pictureSize == CGSize(width: 256, height: 256))
    // An icon is no larger than its cell has room for.
    let icon = MediumTableCell().configure(with: screen.sections[1].items[0])
    let frames = CellLayout().frames(of: icon, in: CGSize(width: 375, height: 76))
    #expect(
      frames.first { $0.element.name == "image" }?.frame.size == CGSize(width: 60, height: 60))
  }

  @Test func `any bytes behind the start of a picture are a size or none`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "d.json",
      #"{"format":1,"id":"d","title":"D","sections":[{"kind":"list","items":["#
        + #"{"title":"T","image":"p"}]}]}"#)
    let starts = Self.cases.map(\.bytes)
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var bytes = starts[Int(seed) % starts.count]
      for _ in 0..<3 where !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      bytes = Array(bytes.prefix(Int.random(in: 0...60, using: &random)))
      try Data(bytes).write(to: URL(fileURLWithPath: folder.path("p.png")))
      let reading = try ScreenDocument.read(contentsOf: folder.path("d.json"))
      let screen = Screen(try #require(reading.document))
      let size = screen.sections[0].items[0].pictureSize
      #expect(size.map { $0.width >= 1 && $0.height <= 65_535 } ?? true, "seed \(seed)")
    }
  }
}
