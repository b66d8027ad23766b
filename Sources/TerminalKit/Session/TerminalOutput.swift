internal import CTerminal
import Glibc

/// Where frames go: at most one waits for the terminal (terminal rules 9, 41, 42).
///
/// The terminal is written to through a descriptor of its own that does not block, so that a slow
/// one leaves the keys alone. Standard output itself is never made non-blocking: the flag lives in
/// the open file that the shell shares.
struct TerminalOutput: ~Copyable {
  /// The bytes of the frame that is being sent; reused from frame to frame.
  var frame: [UInt8] = []
  private var sent = 0
  let descriptor: Int32
  private let isOwned: Bool
  /// How many bytes the terminal has taken.
  private(set) var total = 0

  init(_ descriptor: Int32) {
    let own = ct_open_unblocked(descriptor)
    self.descriptor = own >= 0 ? own : descriptor
    isOwned = own >= 0
  }

  deinit { if isOwned { Glibc.close(descriptor) } }

  /// Whether a frame waits.
  var isBusy: Bool { sent < frame.count }

  /// Begins a frame. The one before must have gone.
  mutating func begin() {
    frame.removeAll(keepingCapacity: true)
    sent = 0
  }

  /// Forgets a frame that was not sent to its end.
  mutating func discard() { begin() }

  /// Sends what the terminal takes now.
  ///
  /// - Throws: `system` when it is gone.
  mutating func flush() throws(TerminalError) {
    while isBusy {
      let count = unsafe frame.withUnsafeBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return 0 }
        return unsafe ct_write_some(descriptor, base + sent, bytes.count - sent)
      }
      guard count >= 0 else {
        throw .system(operation: "writing to the terminal", code: Int32(truncatingIfNeeded: -count))
      }
      guard count > 0 else { return }
      sent += count
      total += count
    }
  }
}

/// Writing and reading where blocking is right: line mode, and the questions.
public enum TerminalStream {
  /// Writes all of `bytes`, whatever comes between: short counts, signals, a descriptor that
  /// somebody else made non-blocking (terminal rule 9).
  ///
  /// - Parameters:
  ///   - bytes: What to write.
  ///   - descriptor: Where to.
  /// - Throws: `system`, with EPIPE when the reader is gone.
  public static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(TerminalError) {
    let code = unsafe ct_write_all(descriptor, bytes, bytes.count)
    guard code == 0 else { throw .system(operation: "writing", code: code) }
  }

  /// Reads what is there, at most 4096 bytes: nil at the end, empty where nothing is there yet.
  static func readSome(from descriptor: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = unsafe ct_read_some(descriptor, &bytes, bytes.count)
    if count == -Int(EAGAIN) { return [] }
    guard count > 0 else { return nil }
    bytes.removeSubrange(count...)
    return bytes
  }

  /// Whether our process group may use the terminal.
  static func isForeground(_ descriptor: Int32) -> Bool { ct_is_foreground(descriptor) != 0 }

  /// The time of a clock that does not go back.
  static func now() -> Duration { .nanoseconds(ct_clock()) }

  /// Waits for input, a wake-up or room for output; `until` is a time of ``now()``.
  static func wait(
    input: Int32, wake: Int32, output: Int32, until: Duration?
  ) -> (input: Bool, wake: Bool, output: Bool, isGone: Bool) {
    var milliseconds: Int32 = -1
    if let until {
      let rest = until - now()
      let whole = rest.components.seconds.multipliedReportingOverflow(by: 1_000)
      // Rounded up: waking too early would spin until the time has come.
      let part = (rest.components.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
      milliseconds =
        whole.overflow ? 60_000 : Int32(clamping: max(0, min(whole.partialValue + part, 60_000)))
    }
    let ready = ct_wait(input, wake, output, milliseconds)
    return (ready & 1 != 0, ready & 2 != 0, ready & 4 != 0, ready & 8 != 0)
  }
}
