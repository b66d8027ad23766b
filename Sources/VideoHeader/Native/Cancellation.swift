import Synchronization

/// Says that a piece of work is no longer wanted, from any task and for good.
final class Cancellation: Sendable {
  private let flag = Atomic(false)
  /// The cancellation of more than this piece.
  private let whole: Cancellation?

  /// - Parameter whole: What this piece is a part of: it is cancelled with it.
  init(partOf whole: Cancellation? = nil) { self.whole = whole }

  func cancel() { flag.store(true, ordering: .relaxed) }

  var isCancelled: Bool { flag.load(ordering: .relaxed) || whole?.isCancelled == true }
}
