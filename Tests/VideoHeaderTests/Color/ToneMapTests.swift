import Testing

@testable import VideoHeader

@Suite("Tone mapping")
struct ToneMapTests {
  /// The sRGB levels of a grey of so many nits, coded as PQ.
  private func grey(_ nits: Double, peak: Double?) -> [UInt8] {
    let signal = UInt16((ToneMap.toPQ(nits) * 65535).rounded())
    return ToneMap(.pq, peak: peak).mapped([signal, signal, signal, 65535])
  }

  @Test("PQ's curve and its inverse agree, and hit the published points")
  func curve() {
    #expect(abs(ToneMap.toPQ(100) - 0.5081) < 0.0001)
    #expect(abs(ToneMap.toPQ(1000) - 0.7518) < 0.0001)
    #expect(abs(ToneMap.toPQ(10_000) - 1) < 1e-9)
    for nits in [0.01, 1, 203, 4000] {
      #expect(abs(ToneMap.fromPQ(ToneMap.toPQ(nits)) / nits - 1) < 1e-6)
    }
  }

  @Test("black stays black, the peak is white, and between them it only rises")
  func ends() {
    #expect(grey(0, peak: nil) == [0, 0, 0, 255])
    #expect(grey(1000, peak: nil) == [255, 255, 255, 255])
    #expect(grey(10_000, peak: nil) == [255, 255, 255, 255])
    let levels = [1, 10, 50, 100, 203, 400, 1000].map { Int(grey($0, peak: nil)[0]) }
    #expect(levels == levels.sorted())
    #expect(Set(levels).count == levels.count)
  }

  @Test("a master no brighter than diffuse white is left as it is")
  func standard() {
    // Half of diffuse white in light is 188 in sRGB.
    #expect(abs(Int(grey(101.5, peak: 203)[0]) - 188) <= 1)
  }

  @Test("a grey stays grey, and a colour of BT.2020 is brought inside BT.709")
  func colors() {
    for nits in [3.0, 80, 500] {
      let pixel = grey(nits, peak: nil)
      #expect(abs(Int(pixel[0]) - Int(pixel[1])) <= 1 && abs(Int(pixel[1]) - Int(pixel[2])) <= 1)
    }
    let green = UInt16(ToneMap.toPQ(150) * 65535)
    #expect(ToneMap(.pq, peak: nil).mapped([0, green, 0, 65535])[0] == 0)
  }

  @Test("HLG's white is near the screen's white, and its half is not")
  func hlg() {
    let map = ToneMap(.hlg, peak: nil)
    #expect(map.mapped([65535, 65535, 65535, 65535])[0] >= 254)
    let middle = map.mapped([32768, 32768, 32768, 65535])[0]
    #expect((60...200).contains(middle))
  }

  @Test("whatever the numbers, there is a picture", arguments: [nil, 0, -1, 1e9, Double.infinity])
  func hostile(peak: Double?) {
    for transfer in [ToneMap.Transfer.pq, .hlg] {
      #expect(ToneMap(transfer, peak: peak).mapped([65535, 0, 1, 7]).count == 4)
    }
  }
}
