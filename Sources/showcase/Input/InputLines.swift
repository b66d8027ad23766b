/// Standard input line by line, each as soon as it is there.
///
/// A line ends with `\n` or `\r\n`; the last needs no end. A line that is longer than any answer
/// could need is cut, so that an endless one does not fill memory.
struct InputLines {
  /// The longest line that is kept, in bytes.
  static let longest = 4096

  private var reader = FileDescriptorReader(descriptor: 0)
  private var waiting: ArraySlice<UInt8> = []
  private var isAtEnd = false

  /// The next line without its end, or nil after the last.
  ///
  /// - Throws: `CommandFailure` when standard input cannot be read.
  mutating func next() throws(CommandFailure) -> String? {
    var line: [UInt8] = []
    while true {
      if let end = waiting.firstIndex(of: UInt8(ascii: "\n")) {
        Self.add(waiting[..<end], to: &line)
        waiting = waiting[(end + 1)...]
        return Self.text(line)
      }
      Self.add(waiting, to: &line)
      waiting = []
      guard !isAtEnd, let piece = try nextPiece() else {
        isAtEnd = true
        return line.isEmpty ? nil : Self.text(line)
      }
      waiting = piece
    }
  }

  private mutating func nextPiece() throws(CommandFailure) -> ArraySlice<UInt8>? {
    do {
      return try reader.next()
    } catch {
      throw CommandFailure("cannot read standard input: \(error.reason)")
    }
  }

  private static func add(_ bytes: ArraySlice<UInt8>, to line: inout [UInt8]) {
    line += bytes.prefix(max(longest - line.count, 0))
  }

  private static func text(_ line: [UInt8]) -> String {
    let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...]
    return String(decoding: text, as: UTF8.self)
  }
}
