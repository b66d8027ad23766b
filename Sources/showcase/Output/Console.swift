import TerminalKit

/// Where a command writes: data to standard output, all else to standard error.
final class Console {
  private let output = FileDescriptorWriter(descriptor: 1)
  private let errors = FileDescriptorWriter(descriptor: 2)
  private var waiting = ""

  /// Adds data to standard output; it goes out in large pieces, or with `flush()`.
  ///
  /// The text is ours or was made safe where it was put together.
  func write(_ text: String) throws(WriteError) {
    waiting += text
    if waiting.utf8.count > 1 << 16 { try flush() }
  }

  /// Adds a line to standard output.
  func line(_ text: String) throws(WriteError) { try write(text + "\n") }

  /// Sends what is waiting.
  func flush() throws(WriteError) {
    let text = waiting
    waiting = ""
    try output.write(text)
  }

  /// Tells of something on standard error, in one line that a terminal can show.
  ///
  /// A failure to tell has nobody left to hear of it.
  func note(_ message: String) {
    try? errors.write("showcase: \(TerminalText.message(message))\n")
  }
}
