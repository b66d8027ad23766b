import Foundation

/// Reads our own output back into pixels, as a terminal would.
enum PixelDecoders {
  struct Failure: Error { let reason: String }

  /// The pictures that kitty has after a stream, by number, and what it was told beside.
  struct Kitty {
    struct Picture: Equatable {
      var width: Int
      var height: Int
      var rgba: [UInt8]
    }
    var pictures: [UInt32: Picture] = [:]
    var commands: [[String: String]] = []
  }

  static func kitty(_ bytes: [UInt8]) throws -> Kitty {
    var state = Kitty()
    var open: (keys: [String: String], text: [UInt8])?
    for sequence in try sequences(bytes, from: [0x1B, 0x5F, 0x47], to: [0x1B, 0x5C]) {
      let parts = sequence.split(separator: 0x3B, maxSplits: 1, omittingEmptySubsequences: false)
      let keys = dictionary(String(decoding: parts[0], as: UTF8.self))
      let text = parts.count > 1 ? Array(parts[1]) : []
      guard text.count <= 4096 else { throw Failure(reason: "a piece of \(text.count) bytes") }
      if keys["a"] == "t" || open != nil {
        var picture = open ?? (keys, [])
        picture.text += text
        open = picture
        guard keys["m"] == "0" else { continue }
        open = nil
        try add(picture.keys, picture.text, to: &state)
      } else {
        state.commands.append(keys)
      }
    }
    guard open == nil else { throw Failure(reason: "a picture without its end") }
    return state
  }

  private static func add(_ keys: [String: String], _ text: [UInt8], to state: inout Kitty) throws {
    guard keys["f"] == "32", let id = keys["i"].flatMap({ UInt32($0) }),
      let width = keys["s"].flatMap({ Int($0) }), let height = keys["v"].flatMap({ Int($0) }),
      let data = Data(base64Encoded: Data(text)), data.count == width * height * 4
    else { throw Failure(reason: "a picture that is not as its keys say: \(keys)") }
    state.pictures[id] = Kitty.Picture(width: width, height: height, rgba: Array(data))
  }

  /// The keys of an inline image of iTerm2, and its file.
  static func iterm2(_ bytes: [UInt8]) throws -> (keys: [String: String], file: [UInt8]) {
    let start = Array("\u{1B}]1337;File=".utf8)
    guard let sequence = try sequences(bytes, from: start, to: [0x07]).first,
      let colon = sequence.firstIndex(of: 0x3A),
      let data = Data(base64Encoded: Data(sequence[(colon + 1)...]))
    else { throw Failure(reason: "no inline image") }
    let text = String(decoding: sequence[..<colon], as: UTF8.self)
    return (dictionary(text, separator: ";"), Array(data))
  }

  /// The strings between two marks; anything else between them is a failure.
  private static func sequences(
    _ bytes: [UInt8], from start: [UInt8], to end: [UInt8]
  ) throws -> [[UInt8]] {
    var found: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      guard rest.starts(with: start) else { throw Failure(reason: "bytes beside the sequences") }
      rest = rest.dropFirst(start.count)
      var body: [UInt8] = []
      while !rest.starts(with: end) {
        guard let byte = rest.popFirst() else { throw Failure(reason: "a sequence without end") }
        guard (0x20..<0x7F).contains(byte) else {
          throw Failure(reason: "a control byte in a sequence")
        }
        body.append(byte)
      }
      rest = rest.dropFirst(end.count)
      found.append(body)
    }
    return found
  }

  private static func dictionary(_ text: String, separator: Character = ",") -> [String: String] {
    var keys: [String: String] = [:]
    for pair in text.split(separator: separator) {
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      keys[parts[0]] = parts.count > 1 ? parts[1] : ""
    }
    return keys
  }
}

/// A PNG of 8-bit RGBA whose pixels are stored: read with its checks, as strictly as any reader.
struct StoredPNG {
  let width: Int
  let height: Int
  let rgba: [UInt8]

  init(_ file: [UInt8]) throws {
    var reader = file[...].dropFirst(8)
    guard Array(file.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] else {
      throw PixelDecoders.Failure(reason: "no PNG")
    }
    var size = (0, 0)
    var stream: [UInt8] = []
    var isEnded = false
    while !reader.isEmpty {
      let length = Self.number(reader.prefix(4))
      let name = String(decoding: reader.dropFirst(4).prefix(4), as: UTF8.self)
      let body = Array(reader.dropFirst(8).prefix(length))
      let sum = Self.number(reader.dropFirst(8 + length).prefix(4))
      guard body.count == length, sum == Self.crc(Array(name.utf8) + body) else {
        throw PixelDecoders.Failure(reason: "the chunk \(name) is broken")
      }
      switch name {
      case "IHDR":
        guard Array(body.suffix(5)) == [8, 6, 0, 0, 0] else {
          throw PixelDecoders.Failure(reason: "not 8-bit RGBA")
        }
        size = (Self.number(body[0..<4]), Self.number(body[4..<8]))
      case "IDAT": stream += body
      case "IEND": isEnded = true
      default: throw PixelDecoders.Failure(reason: "the chunk \(name)")
      }
      reader = reader.dropFirst(12 + length)
    }
    let lines = try Self.inflated(stream)
    (width, height) = size
    guard isEnded, lines.count == height * (width * 4 + 1) else {
      throw PixelDecoders.Failure(reason: "\(lines.count) bytes of pixels")
    }
    let rowBytes = width * 4 + 1
    rgba = (0..<size.1).flatMap { row in
      lines[row * rowBytes..<(row + 1) * rowBytes].dropFirst()
    }
  }

  private static func inflated(_ stream: [UInt8]) throws -> [UInt8] {
    guard stream.count > 6, (Int(stream[0]) << 8 | Int(stream[1])) % 31 == 0 else {
      throw PixelDecoders.Failure(reason: "no zlib stream")
    }
    var out: [UInt8] = []
    var place = 2
    var isLast = false
    while !isLast {
      isLast = stream[place] & 1 == 1
      let length = Int(stream[place + 1]) | Int(stream[place + 2]) << 8
      let check = Int(stream[place + 3]) | Int(stream[place + 4]) << 8
      guard stream[place] >> 1 == 0, length ^ check == 0xFFFF else {
        throw PixelDecoders.Failure(reason: "no stored block")
      }
      out += stream[place + 5..<place + 5 + length]
      place += 5 + length
    }
    var (low, high) = (1, 0)
    for byte in out {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    guard number(stream[place...].prefix(4)) == high << 16 | low, stream.count == place + 4 else {
      throw PixelDecoders.Failure(reason: "a wrong checksum")
    }
    return out
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Bit by bit, unlike the encoder's table.
  private static func crc(_ bytes: [UInt8]) -> Int {
    var value: UInt32 = .max
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return Int(~value)
  }
}

/// Sixels as a terminal paints them.
struct SixelPicture {
  private(set) var width = 0
  private(set) var height = 0
  private var painted: [Int: (Int, Int, Int)] = [:]

  /// The colour of a pixel in percent; nil where nothing was painted.
  func color(_ x: Int, _ y: Int) -> (red: Int, green: Int, blue: Int)? { painted[y << 16 | x] }

  init(_ bytes: [UInt8]) throws {
    guard let start = bytes.firstIndex(of: 0x71), bytes.starts(with: [0x1B, 0x50]),
      bytes.suffix(2) == [0x1B, 0x5C]
    else { throw PixelDecoders.Failure(reason: "no sixels") }
    var body = bytes[(start + 1)..<(bytes.count - 2)]
    var palette: [Int: (Int, Int, Int)] = [:]
    var (x, y, color, count) = (0, 0, 0, 1)
    func numbers() -> [Int] {
      var list = [0]
      while let byte = body.first, (0x30..<0x3A).contains(byte) || byte == 0x3B {
        body = body.dropFirst()
        if byte == 0x3B {
          list.append(0)
        } else {
          list[list.count - 1] = list[list.count - 1] * 10 + Int(byte) - 0x30
        }
      }
      return list
    }
    while let byte = body.popFirst() {
      switch byte {
      case 0x22:
        let raster = numbers()
        if raster.count == 4 { (width, height) = (raster[2], raster[3]) }
      case 0x23:
        let list = numbers()
        color = list[0]
        if list.count == 5 { palette[color] = (list[2], list[3], list[4]) }
      case 0x21: count = numbers()[0]
      case 0x24: x = 0
      case 0x2D: (x, y) = (0, y + 6)
      case 0x3F...0x7E:
        for _ in 0..<count {
          for bit in 0..<6 where (byte - 0x3F) >> bit & 1 == 1 {
            painted[(y + bit) << 16 | x] = palette[color]
          }
          x += 1
        }
        count = 1
      default: throw PixelDecoders.Failure(reason: "the byte \(byte)")
      }
    }
  }
}
