import Foundation
import Testing
import _TestSupport

@testable import UIKit

@Suite("A picture", .serialized)
@MainActor
struct ImageTests {
  private let media = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("media")

  @Test("is found by its name in the folders of the device, with and without its ending")
  func named() throws {
    SimulatedDevice.current.imageFolders = [media]
    defer { SimulatedDevice.current = .phone }
    let image = try #require(UIImage(named: "car1"))
    #expect(image.size.width > 0 && image.size.height > 0 && image.scale == 1)
    #expect(UIImage(named: "car1.png")?.size == image.size)
    #expect(UIImage(data: try Data(contentsOf: media.appendingPathComponent("car1.png"))) != nil)
    let view = UIImageView(image: image)
    #expect(view.frame.size == image.size && view.intrinsicContentSize == image.size)
  }

  @Test(
    "is not found where there is none, and not outside the folders",
    arguments: ["", "none", "../media/car1", "/etc/passwd", "a//b", "car1\0", "cars.json"])
  func missing(name: String) {
    SimulatedDevice.current.imageFolders = [media]
    defer { SimulatedDevice.current = .phone }
    #expect(UIImage(named: name) == nil)
  }

  @Test("of the platform grows with the letters beside it")
  func symbols() throws {
    let small = try #require(UIImage(systemName: "gear"))
    let large = try #require(
      UIImage(systemName: "gear", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
    #expect(large.size.height == small.size.height * 2 - 1 || large.size.height > small.size.height)
    #expect(UIImage(systemName: "") == nil && small.isSymbolImage)
  }

  @Test("has the size that its first bytes say, in every format")
  func sizes() {
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 1, 0, 0, 0, 0, 80]
    #expect(PictureSize(png) == size(256, 80))
    let jpeg: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 11, 8, 0, 30, 0, 40, 3, 1, 2,
    ]
    #expect(PictureSize(jpeg) == size(40, 30))
    let lossless =
      Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8L".utf8) + [0, 0, 0, 0, 0x2F]
      + [0x63, 0xC0, 0x31, 0x00] + Array(repeating: 0, count: 8)
    #expect(PictureSize(lossless) == size(100, 200))
    let extended =
      Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8X".utf8) + [0, 0, 0, 0, 0, 0, 0, 0]
      + [99, 0, 0, 49, 0, 0]
    #expect(PictureSize(extended) == size(100, 50))
  }

  private func size(_ width: Int, _ height: Int) -> PictureSize? {
    PictureSize(width: width, height: height)
  }

  @Test("has no size, and stops nothing, whatever its bytes are", arguments: 0..<2000)
  func hostile(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let starts: [[UInt8]] = [
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], [0xFF, 0xD8, 0xFF],
      Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8 ".utf8),
      Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8X".utf8), [],
    ]
    var bytes = starts[seed % starts.count]
    for _ in 0..<Int.random(in: 0..<60, using: &generator) {
      bytes.append(
        [0, 0xFF, 0xC0, UInt8.random(in: 0...255, using: &generator)][
          Int.random(in: 0..<4, using: &generator)])
    }
    if let found = PictureSize(bytes) {
      #expect(found.width > 0 && found.height > 0, "seed \(seed)")
    }
  }
}
