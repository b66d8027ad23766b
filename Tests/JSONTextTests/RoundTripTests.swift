import JSONText
import Testing
import _TestSupport

@Suite struct RoundTripTests {
  private static func random(_ generator: inout SeededGenerator, depth: Int) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &generator) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &generator))
    case 2: return .integer(Int.random(in: .min ... .max, using: &generator))
    case 3: return .double(Double(bitPattern: UInt64.random(in: 0...(.max), using: &generator)))
    case 4: return .string(randomString(&generator))
    case 5, 6:
      let count = Int.random(in: 0..<5, using: &generator)
      return .array((0..<count).map { _ in random(&generator, depth: depth - 1) })
    default:
      let count = Int.random(in: 0..<5, using: &generator)
      return .object(
        JSONObject(
          (0..<count).map { index in
            JSONObject.Member(
              key: "\(index)" + randomString(&generator),
              value: random(&generator, depth: depth - 1))
          }))
    }
  }

  private static func randomString(_ generator: inout SeededGenerator) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0..<8, using: &generator) {
      let highest: UInt32 = [0x7F, 0xFF, 0xFFFF, 0x10FFFF].randomElement(using: &generator) ?? 0x7F
      let value = UInt32.random(in: 0...highest, using: &generator)
      scalars.append(Unicode.Scalar(value) ?? "\u{D7FF}")
    }
    return String(scalars)
  }

  @Test(arguments: [JSONWriter.Style.compact, .pretty])
  func `what is written reads back, and is then written the same`(style: JSONWriter.Style) throws {
    for seed in UInt64(0)..<2_000 {
      var generator = SeededGenerator(seed: seed)
      let value = Self.random(&generator, depth: 4)
      let text = value.text(style)
      let back = try JSONTree.read(Array(text.utf8)).root.value
      #expect(back == value, "seed \(seed)")
      #expect(back.text(style).utf8.elementsEqual(text.utf8), "seed \(seed)")
    }
  }

  @Test func `random bytes from the alphabet of JSON never trap`() {
    let alphabet =
      Array(#"{}[]",:\u0123dDeE+-. tfnaulsr"#.utf8) + [0x00, 0x1B, 0x80, 0xC3, 0xED, 0xF0]
    var accepted = 0
    for seed in UInt64(0)..<5_000 {
      var generator = SeededGenerator(seed: seed)
      let bytes = (0..<Int.random(in: 0..<24, using: &generator)).map { _ in
        alphabet.randomElement(using: &generator) ?? 0
      }
      guard let tree = try? JSONTree.read(bytes) else { continue }
      accepted += 1
      let again = try? JSONTree.read(Array(tree.root.value.text().utf8)).root.value
      #expect(again == tree.root.value, "seed \(seed)")
    }
    #expect(accepted > 0)
  }
}
