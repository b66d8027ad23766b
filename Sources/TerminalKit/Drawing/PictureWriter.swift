/// Writes cells of pictures into memory that is lent for them.
///
/// Safe for as many cells as the memory has ``mostBytesOfCell`` for, and as long as it is lent.
@safe struct PictureWriter {
  /// `ESC [ 38;2;255;255;255;48;2;255;255;255 m` and a half block.
  static let mostBytesOfCell = 2 + 16 + 1 + 16 + 1 + 3

  /// What the terminal draws with after all that is written.
  private(set) var foreground: CellColor
  /// What it draws on.
  private(set) var background: CellColor
  /// How many bytes are written.
  private(set) var count = 0

  private let memory: UnsafeMutableBufferPointer<UInt8>

  init(
    _ memory: UnsafeMutableBufferPointer<UInt8>, foreground: CellColor, background: CellColor
  ) {
    unsafe self.memory = memory
    self.foreground = foreground
    self.background = background
  }

  /// Writes a half block in two 24-bit colours, or a blank in one.
  mutating func put(_ cell: Cell) {
    guard cell.isHalfBlock else {
      // A blank shows nothing of the colour of text.
      change(foreground, cell.background)
      return put(0x20)
    }
    let shape = cell.traded(for: CellStyle(foreground: foreground, background: background))
    change(shape.foreground, shape.background)
    put(0xE2)
    put(0x96)
    put(UInt8(truncatingIfNeeded: shape.cluster))
  }

  /// By the difference alone, as ``Pen`` does.
  private mutating func change(_ text: CellColor, _ ground: CellColor) {
    guard text != foreground || ground != background else { return }
    put(0x1B)
    put(0x5B)
    if text != foreground {
      put(color: text, tens: 0x33)
      if ground != background { put(0x3B) }
    }
    if ground != background { put(color: ground, tens: 0x34) }
    put(0x6D)
    foreground = text
    background = ground
  }

  private mutating func put(color: CellColor, tens: UInt8) {
    put(tens)
    put(0x38)
    put(0x3B)
    put(0x32)
    put(level: color.red)
    put(level: color.green)
    put(level: color.blue)
  }

  private mutating func put(level: UInt8) {
    put(0x3B)
    if level >= 100 { put(0x30 + level / 100) }
    if level >= 10 { put(0x30 + level / 10 % 10) }
    put(0x30 + level % 10)
  }

  private mutating func put(_ byte: UInt8) {
    unsafe memory[count] = byte
    count += 1
  }
}
