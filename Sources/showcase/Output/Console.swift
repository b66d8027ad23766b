import TerminalKit

/// Where a command writes: data to standard output, all else to standard error.
final class Console {
  private let output = FileDescriptorWriter(descriptor: 1)
  private let errors = FileDescriptorWriter(descriptor: 2)
  private var waiting: [UInt8] = []

  /// What lines on standard output have to keep to.
  private(set) lazy var page = Page.standardOutput

  /// Adds data to standard output; it goes out in large pieces, or with `flush()`.
  ///
  /// The text is ours or was made safe where it was put together.
  func write(_ text: String) throws(WriteError) { try add(text.utf8) }

  /// Adds bytes of UTF-8 to standard output, as `write(_:)` adds text.
  func write(_ bytes: [UInt8]) throws(WriteError) { try add(bytes) }

  /// Adds a line to standard output.
  func line(_ text: String) throws(WriteError) { try write(text + "\n") }

  /// Sends what is waiting.
  func flush() throws(WriteError) {
    defer { waiting.removeAll(keepingCapacity: true) }
    try output.write(waiting)
  }

  private func add(_ bytes: some Sequence<UInt8>) throws(WriteError) {
    waiting.append(contentsOf: bytes)
    if waiting.count > 1 << 16 { try flush() }
  }

  /// Tells of something on standard error, in one line that a terminal can show.
  ///
  /// A failure to tell has nobody left to hear of it.
  func note(_ message: String) {
    tell("showcase: \(message)")
  }

  /// Tells a diagnostic on standard error: a line that begins with the place it speaks of.
  func diagnostic(_ line: String) { tell(line) }

  private func tell(_ line: String) {
    try? errors.write(Array("\(TerminalText.message(line))\n".utf8))
  }
}
