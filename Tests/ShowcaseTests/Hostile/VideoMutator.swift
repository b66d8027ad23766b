import Foundation
import _TestSupport

/// Makes broken videos out of good ones, the same from the same seed.
struct VideoMutator {
  /// Good videos with their names, in order.
  let sources: [(name: String, bytes: [UInt8])]

  /// Takes the good videos in a folder.
  init(folder: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { !$0.hasPrefix("x-") && !$0.hasSuffix(".json") }
    sources = try names.map { name in
      (name, Array(try Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }

  /// A broken video.
  struct Mutant {
    let seed: Int
    let source: String
    let bytes: [UInt8]
  }

  /// The broken video of a seed.
  func mutant(seed: Int) -> Mutant {
    var random = SeededGenerator(seed: UInt64(seed))
    let source = sources[seed % sources.count]
    var bytes = source.bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) where bytes.count > 16 {
      Self.mutate(&bytes, &random)
    }
    return Mutant(seed: seed, source: source.name, bytes: bytes)
  }

  /// One of six ways to break a file.
  private static func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let place = Int.random(in: bytes.indices, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      for _ in 0..<Int.random(in: 1...24, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] ^=
          1 << UInt8.random(in: 0..<8, using: &random)
      }
    case 1:
      let value: UInt8 = [0x00, 0xFF, 0x7F, 0x80].randomElement(using: &random) ?? 0
      let end = min(bytes.count, place + Int.random(in: 1...16, using: &random))
      for index in place..<end { bytes[index] = value }
    case 2:
      changeField(&bytes, &random)
    case 3:
      bytes.removeSubrange(max(place, 1)...)
    case 4:
      let end = min(bytes.count, place + Int.random(in: 1...512, using: &random))
      bytes.insert(contentsOf: bytes[place..<end], at: place)
    default:
      let count = Int.random(in: 1...256, using: &random)
      let other = Int.random(in: bytes.indices, using: &random)
      guard max(place, other) + count <= bytes.count else { return }
      for offset in 0..<count { bytes.swapAt(place + offset, other + offset) }
    }
  }

  /// The boxes of a movie whose contents lead on.
  private static let boxes = [
    "moov", "trak", "mdia", "minf", "stbl", "stsd", "stts", "ctts", "stsc", "stsz", "stco", "elst",
    "mvhd", "tkhd", "mdhd", "avcC", "moof", "traf", "trun", "tfhd", "sidx", "hvcC", "pasp", "colr",
  ].map { Array($0.utf8) }

  /// Sets a length or a field of a box to a number that programs trip over.
  private static func changeField(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let found = boxes.compactMap { bytes.firstRange(of: $0)?.lowerBound }.filter { $0 >= 4 }
    guard let box = found.randomElement(using: &random) else { return }
    let any = UInt32.random(in: .min ... .max, using: &random)
    let numbers: [UInt32] = [0, 1, 7, 8, 9, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, any]
    let number = numbers.randomElement(using: &random) ?? 0
    let place =
      Bool.random(using: &random)
      ? box - 4 : min(bytes.count - 4, box + 4 + 4 * Int.random(in: 0..<12, using: &random))
    for (offset, shift) in [24, 16, 8, 0].enumerated() {
      bytes[place + offset] = UInt8(truncatingIfNeeded: number >> UInt32(shift))
    }
  }
}
