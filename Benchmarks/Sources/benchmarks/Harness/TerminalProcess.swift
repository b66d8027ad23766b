import Foundation

/// A program that draws on a terminal of its own, followed until it has drawn something.
///
/// The terminal is 200 x 50 and answers what every terminal does: who it is.
enum TerminalProcess {
  /// What a program cost until `sign` was among the bytes it wrote; it is then asked to quit by `q`.
  ///
  /// - Returns: Nil where it cannot be started, or ended before.
  static func run(_ command: [String], until sign: String) -> ProgramCost? {
    let main = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard main >= 0 else { return nil }
    defer { close(main) }
    var (number, lock) = (UInt32(0), Int32(0))
    var size = winsize(ws_row: 50, ws_col: 200, ws_xpixel: 0, ws_ypixel: 0)
    guard unsafe ioctl(main, Self.unlock, &lock) == 0,
      unsafe ioctl(main, Self.number, &number) == 0,
      unsafe ioctl(main, UInt(TIOCSWINSZ), &size) == 0,
      let child = SpawnedProcess(command, terminal: "/dev/pts/\(number)")
    else { return nil }
    let cost = follow(child, on: main, until: Array(sign.utf8))
    if cost != nil { drain(main, saying: "q") }
    return child.wait() == nil ? nil : cost
  }

  /// `TIOCSPTLCK` and `TIOCGPTN` of Linux, which Glibc's module does not show.
  private static let unlock: UInt = 0x4004_5431
  private static let number: UInt = 0x8004_5430

  private static let question = Array("\u{1B}[c".utf8)
  private static let answer = "\u{1B}[?62;22c"

  private static func follow(
    _ child: SpawnedProcess, on terminal: Int32, until sign: [UInt8]
  ) -> ProgramCost? {
    var written: [UInt8] = []
    var hasAnswered = false
    while let bytes = read(terminal) {
      // Something may lie across two reads.
      let start = max(written.count - max(sign.count, question.count), 0)
      written += bytes
      if find(sign, in: written[start...]) { return child.costSoFar }
      if !hasAnswered, find(question, in: written[start...]) {
        hasAnswered = true
        write(answer, to: terminal)
      }
    }
    return nil
  }

  /// Reads to the end, as a program may wait for its last bytes to be taken.
  private static func drain(_ terminal: Int32, saying word: String) {
    write(word, to: terminal)
    while read(terminal) != nil {}
  }

  /// The bytes that wait; nil at the end, which on Linux is an error.
  private static func read(_ terminal: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe Glibc.read(terminal, &bytes, bytes.count)
    return count > 0 ? Array(bytes[..<count]) : nil
  }

  private static func write(_ text: String, to terminal: Int32) {
    let bytes = Array(text.utf8)
    _ = unsafe Glibc.write(terminal, bytes, bytes.count)
  }

  private static func find(_ sign: [UInt8], in bytes: ArraySlice<UInt8>) -> Bool {
    bytes.indices.contains { bytes[$0...].starts(with: sign) }
  }
}
