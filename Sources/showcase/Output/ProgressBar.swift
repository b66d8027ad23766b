import Foundation

/// Shows on standard error how far a long work is, where that is a terminal and after the first second.
final class ProgressBar {
  private let total: Int
  private let begin = ContinuousClock.now
  private let isTerminal = isatty(2) == 1
  private let errors = FileDescriptorWriter(descriptor: 2)
  private var isShown = false

  /// - Parameter total: How many steps there are, from 1.
  init(total: Int) { self.total = max(total, 1) }

  /// Shows that so many steps are done.
  func advance(to done: Int) {
    guard isTerminal, begin.duration(to: .now) > .seconds(1) else { return }
    let width = 30
    let filled = min(max(done * width / total, 0), width)
    let bar =
      String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    isShown = true
    write("\r[\(bar)] \(done)/\(total)")
  }

  /// Takes the bar away, before anything else is written.
  func clear() {
    guard isShown else { return }
    isShown = false
    write("\r\u{1B}[K")
  }

  // A failure to show progress harms nothing.
  private func write(_ text: String) { try? errors.write(Array(text.utf8)) }
}
