extension InputDecoder {
  /// A whole CSI: its bytes are in `held`, its final byte is `final`.
  mutating func finishSequence(_ final: UInt8) {
    guard let sequence = ControlSequence(held, final) else { return }
    switch (sequence.prefix, sequence.intermediate, final) {
    case (nil, nil, _): finishKey(sequence, final)
    case (0x3C, nil, 0x4D), (0x3C, nil, 0x6D): mouse(sequence, isRelease: final == 0x6D)
    case (0x3F, nil, 0x63): events.append(.answer(.primaryAttributes(sequence.numbers)))
    case (0x3E, nil, 0x63): events.append(.answer(.secondaryAttributes(sequence.numbers)))
    case (0x3F, nil, 0x75): events.append(.answer(.keyboardFlags(sequence.number(0) ?? 0)))
    case (0x3F, 0x24, 0x79):
      guard let mode = sequence.number(0), let setting = sequence.number(1) else { return }
      events.append(.answer(.mode(mode, setting: setting)))
    default: break
    }
  }

  private mutating func finishKey(_ sequence: ControlSequence, _ final: UInt8) {
    switch final {
    case 0x7E: finishTilde(sequence)
    case 0x75: unicodeKey(sequence)
    case 0x5A: press(.tab, sequence.modifiers(1).union(.shift))
    case 0x49 where sequence.numbers.isEmpty: events.append(.focus(true))
    case 0x4F where sequence.numbers.isEmpty: events.append(.focus(false))
    case 0x74: pixelSize(sequence)
    default:
      guard sequence.isPress, let key = Self.letterKey(final) else { return }
      press(key, sequence.modifiers(1))
    }
  }

  /// The keys that `CSI` and `SS3` name by a letter.
  private static func letterKey(_ final: UInt8) -> Key? {
    switch final {
    case 0x41: .up
    case 0x42: .down
    case 0x43: .right
    case 0x44: .left
    case 0x46: .end
    case 0x48: .home
    case 0x50...0x53: .function(Int(final) - 0x4F)
    default: nil
    }
  }

  mutating func finishSingleShift(_ final: UInt8) {
    let modifiers = ControlSequence(held, final)?.modifiers(0) ?? []
    switch final {
    case 0x4D: press(.enter, modifiers)
    case 0x49: press(.tab, modifiers)
    // The keypad in application mode: * + , - . / and the digits.
    case 0x6A...0x79:
      press(.character(Character(Unicode.Scalar(final - 0x40))), modifiers)
    default:
      if let key = Self.letterKey(final) { press(key, modifiers) }
    }
  }

  /// The keys that `CSI n ~` names by a number.
  private mutating func finishTilde(_ sequence: ControlSequence) {
    guard let number = sequence.number(0) else { return }
    let modifiers = sequence.modifiers(1)
    guard sequence.isPress else { return }
    switch number {
    case 1, 7: press(.home, modifiers)
    case 4, 8: press(.end, modifiers)
    case 2: press(.insert, modifiers)
    case 3: press(.delete, modifiers)
    case 5: press(.pageUp, modifiers)
    case 6: press(.pageDown, modifiers)
    case 11...15: press(.function(number - 10), modifiers)
    case 17...21: press(.function(number - 11), modifiers)
    case 23...26: press(.function(number - 12), modifiers)
    case 28, 29: press(.function(number - 13), modifiers)
    case 31...34: press(.function(number - 14), modifiers)
    // xterm's other form of a key with modifiers: `CSI 27 ; modifiers ; code ~`.
    case 27:
      if let code = sequence.number(2) { press(code: code, modifiers) }
    case 200: beginPaste()
    default: break
    }
  }

  /// `CSI code ; modifiers u` of the kitty protocol.
  private mutating func unicodeKey(_ sequence: ControlSequence) {
    guard sequence.isPress, let code = sequence.number(0) else { return }
    press(code: code, sequence.modifiers(1))
  }

  private mutating func press(code: Int, _ modifiers: Modifiers) {
    switch code {
    case 9: press(.tab, modifiers)
    case 13, 57414: press(.enter, modifiers)
    case 27: press(.escape, modifiers)
    case 8, 127: press(.backspace, modifiers)
    case 57348, 57425: press(.insert, modifiers)
    case 57349, 57426: press(.delete, modifiers)
    case 57350, 57417: press(.left, modifiers)
    case 57351, 57418: press(.right, modifiers)
    case 57352, 57419: press(.up, modifiers)
    case 57353, 57420: press(.down, modifiers)
    case 57354, 57421: press(.pageUp, modifiers)
    case 57355, 57422: press(.pageDown, modifiers)
    case 57356, 57423: press(.home, modifiers)
    case 57357, 57424: press(.end, modifiers)
    case 57364...57398: press(.function(code - 57363), modifiers)
    case 57399...57408: press(scalar: 0x30 + code - 57399, modifiers)
    case 57409: press(scalar: 0x2E, modifiers)
    case 57410: press(scalar: 0x2F, modifiers)
    case 57411: press(scalar: 0x2A, modifiers)
    case 57412: press(scalar: 0x2D, modifiers)
    case 57413: press(scalar: 0x2B, modifiers)
    case 57415: press(scalar: 0x3D, modifiers)
    default: press(scalar: code, modifiers)
    }
  }

  /// A character named by its scalar. Controls and the private codes of keys that type nothing
  /// (media keys, the modifiers themselves) give no event.
  private mutating func press(scalar code: Int, _ modifiers: Modifiers) {
    guard code >= 0x20, !(0xE000...0xF8FF).contains(code), let value = UInt32(exactly: code),
      CellBuffer.safe(value) == value, let scalar = Unicode.Scalar(value)
    else { return }
    press(.character(Character(scalar)), modifiers)
  }

  private mutating func mouse(_ sequence: ControlSequence, isRelease: Bool) {
    guard let bits = sequence.number(0), let column = sequence.number(1),
      let row = sequence.number(2), column > 0, row > 0
    else { return }
    let modifiers = Modifiers(
      rawValue: (bits & 4 != 0 ? 1 : 0) | (bits & 8 != 0 ? 2 : 0) | (bits & 16 != 0 ? 4 : 0))
    let low = bits & 3
    let action: MouseEvent.Action
    switch (bits & 0xC0, bits & 32 != 0) {
    case (0x40, _):
      // A wheel has no release.
      if isRelease { return }
      action = .scroll([.up, .down, .left, .right][low])
    case (0, true) where low == 3: action = .move
    case (let group, let isMotion):
      // 3 without motion is a release of the old form, which says nothing about the button.
      if group == 0, low == 3 { return }
      let button: MouseEvent.Button =
        group == 0 ? [.left, .middle, .right][low] : .other(bits & 0xC3)
      action = isRelease ? .release(button) : isMotion ? .drag(button) : .press(button)
    }
    events.append(
      .mouse(MouseEvent(action, at: CellPosition(row: row - 1, column: column - 1), modifiers)))
  }

  private mutating func pixelSize(_ sequence: ControlSequence) {
    guard let height = sequence.number(1), let width = sequence.number(2), width > 0, height > 0
    else { return }
    switch sequence.number(0) {
    case 4: events.append(.answer(.areaPixels(width: width, height: height)))
    case 6: events.append(.answer(.cellPixels(width: width, height: height)))
    default: break
    }
  }
}
