import Testing

@testable import VideoHeader

@Suite("How much a picture shows")
struct PictureQualityTests {
  /// A grey picture of 64 x 36 whose level is a function of the place.
  private func quality(_ level: (Int, Int) -> Int) throws -> PictureQuality {
    let bytes = (0..<36).flatMap { y in
      (0..<64).flatMap { x -> [UInt8] in
        let grey = UInt8(clamping: level(x, y))
        return [grey, grey, grey, 255]
      }
    }
    return PictureQuality(of: try #require(PixelImage(width: 64, height: 36, bytes: bytes)))
  }

  @Test("one level is flat, also in black or white")
  func plain() throws {
    #expect(try quality { _, _ in 128 }.isFlat)
    #expect(try quality { _, _ in 0 }.isDark)
    #expect(try quality { _, _ in 255 }.isBright)
  }

  @Test("a picture with light and shade is good")
  func ramp() throws {
    let ramp = try quality { x, _ in x * 4 }
    #expect(ramp.isGood)
    #expect(abs(ramp.mean - 126) < 1)
  }

  @Test("nearly all of one level is flat however strong the rest is (media rule 6.2)")
  func title() throws {
    let speck = try quality { x, y in (x + y) % 15 == 0 ? 255 : 100 }
    #expect(speck.deviation > 8)
    #expect(speck.isFlat)
  }

  @Test("bars of a letter box do not count")
  func letterBox() throws {
    let boxed = try quality { x, y in (12..<24).contains(y) ? 60 + x * 2 : 0 }
    #expect(boxed.isGood)
    #expect(abs(boxed.mean - 123) < 2)
  }
}
