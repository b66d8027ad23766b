/// An apply that waits for its turn.
final class ApplyRequest<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  typealias Contents = ListContents<SectionID, ItemID>
  typealias Outcome = Result<SnapshotChanges<SectionID, ItemID>?, SnapshotError>

  /// Says at its turn what is asked for; nil means nothing after all.
  let propose: (Contents) -> Result<Proposal<SectionID, ItemID>?, SnapshotError>
  let isAnimated: Bool
  /// Whether the caller works the proposal out itself, on another thread.
  let isWorkedOutElsewhere: Bool
  let completion: (Outcome) -> Void
  /// Wakes the caller that is to work it out.
  var wake: CheckedContinuation<Void, Never>?

  init(
    isAnimated: Bool, isWorkedOutElsewhere: Bool = false,
    completion: @escaping (Outcome) -> Void,
    propose: @escaping (Contents) -> Result<Proposal<SectionID, ItemID>?, SnapshotError>
  ) {
    self.isAnimated = isAnimated
    self.isWorkedOutElsewhere = isWorkedOutElsewhere
    self.completion = completion
    self.propose = propose
  }
}

/// The applies that wait, first come, first served, and whether one is under way.
struct ApplyQueue<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  private var waiting: [ApplyRequest<SectionID, ItemID>] = []
  private var head = 0
  /// An apply is being worked out, committed or told.
  var isRunning = false
  /// How many providers are being asked right now.
  var providers = 0

  var first: ApplyRequest<SectionID, ItemID>? { head < waiting.count ? waiting[head] : nil }

  /// Whether the first in the queue may have its turn.
  var isFree: Bool { !isRunning && providers == 0 }

  mutating func append(_ request: ApplyRequest<SectionID, ItemID>) { waiting.append(request) }

  mutating func removeFirst() {
    head += 1
    if head == waiting.count || head > 64 {
      waiting.removeFirst(head)
      head = 0
    }
  }
}
