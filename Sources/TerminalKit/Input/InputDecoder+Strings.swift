extension InputDecoder {
  /// A whole OSC, DCS or APC string, in `held`: an answer, or nothing.
  mutating func answerString(_ kind: UInt8) {
    switch kind {
    case 0x5D: colorAnswer()
    case 0x50 where held.starts(with: [0x3E, 0x7C]):
      events.append(.answer(.version(TerminalText.cell(bytes: held.dropFirst(2).prefix(256)))))
    case 0x5F where held.first == 0x47: graphicsAnswer()
    default: break
    }
  }

  /// `OSC 11 ; rgb:RRRR/GGGG/BBBB`.
  private mutating func colorAnswer() {
    let parts = held.split(separator: 0x3B, maxSplits: 1)
    guard parts.count == 2, let which = Self.decimal(parts[0]), which == 10 || which == 11,
      parts[1].starts(with: Array("rgb:".utf8))
    else { return }
    let levels = parts[1].dropFirst(4).split(separator: 0x2F, omittingEmptySubsequences: false)
      .map(Self.level)
    guard levels.count == 3, let red = levels[0], let green = levels[1], let blue = levels[2]
    else { return }
    events.append(.answer(.color(which, red: red, green: green, blue: blue)))
  }

  /// One to four hexadecimal digits as a share of their largest value, 0-255.
  private static func level(_ digits: ArraySlice<UInt8>) -> UInt8? {
    guard (1...4).contains(digits.count) else { return nil }
    var value = 0
    for digit in digits {
      guard let number = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      value = value * 16 + number
    }
    let largest = 1 << (4 * digits.count) - 1
    return UInt8(truncatingIfNeeded: (value * 255 + largest / 2) / largest)
  }

  /// `APC G i=31 ; OK`.
  private mutating func graphicsAnswer() {
    let parts = held.dropFirst().split(
      separator: 0x3B, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return }
    var id = 0
    for pair in parts[0].split(separator: 0x2C) where pair.starts(with: [0x69, 0x3D]) {
      id = Self.decimal(pair.dropFirst(2)) ?? 0
    }
    events.append(.answer(.graphics(id: id, isOK: parts[1].elementsEqual("OK".utf8))))
  }

  private static func decimal(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.count <= 10, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 })
    else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }
}
