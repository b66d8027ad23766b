import Foundation
import TerminalKit

/// Shows on standard error how far a long work is: after the first second, ten times a second at most,
/// and only on a terminal that shows nothing else meanwhile.
final class ProgressBar {
  private let total: Int
  private let columns: Int
  private let isShowing: Bool
  private let clock: () -> Duration
  private let write: (String) -> Void
  private var isShown = false
  private var nextTime = Duration.seconds(1)

  /// - Parameters:
  ///   - total: How many steps there are.
  ///   - printsLines: Whether lines go to standard output, which show how far the work is themselves where
  ///     that is a terminal.
  convenience init(total: Int, printsLines: Bool) {
    let errors = FileDescriptorWriter(descriptor: 2)
    let begin = ContinuousClock.now
    self.init(
      total: total, columns: CellSize.reported(by: 2)?.columns ?? CellSize.standard.columns,
      isShowing: isatty(2) == 1 && !(printsLines && isatty(1) == 1),
      clock: { begin.duration(to: .now) },
      // A failure to show progress harms nothing.
      write: { try? errors.write(Array($0.utf8)) })
  }

  /// - Parameters:
  ///   - total: How many steps there are.
  ///   - columns: Those of the terminal.
  ///   - isShowing: Whether anything may be shown.
  ///   - clock: The time since the work began.
  ///   - write: Writes to the terminal.
  init(
    total: Int, columns: Int, isShowing: Bool, clock: @escaping () -> Duration,
    write: @escaping (String) -> Void
  ) {
    self.total = max(total, 1)
    self.columns = columns
    self.isShowing = isShowing
    self.clock = clock
    self.write = write
  }

  /// Shows that so many steps are done, and how many of them failed.
  func advance(to done: Int, failures: Int = 0) {
    guard isShowing else { return }
    let now = clock()
    guard now >= nextTime else { return }
    nextTime = now + .milliseconds(100)
    isShown = true
    write("\r\(line(done, failures))\u{1B}[K")
  }

  /// Takes the bar away, before anything else is written and at the end; the next step may show it again.
  func clear() {
    guard isShown else { return }
    isShown = false
    nextTime = min(nextTime, clock())
    write("\r\u{1B}[K")
  }

  /// A line that leaves the last column free, where some terminals would begin the next one.
  private func line(_ done: Int, _ failures: Int) -> String {
    let count = "\(done)/\(total)" + (failures > 0 ? ", \(failures) failed" : "")
    let room = min(columns - count.count - 4, 30)
    guard room > 0 else { return String(count.prefix(max(columns - 1, 0))) }
    let filled = min(max(done * room / total, 0), room)
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: room - filled)
    return "[\(bar)] \(count)"
  }
}
