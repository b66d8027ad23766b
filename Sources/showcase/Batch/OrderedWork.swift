import Dispatch
import Foundation
import Synchronization

/// Does the same work for many numbers at once, and hands the answers over in their order.
///
/// The work blocks in C for as long as a video takes, and waits for disks; it gets threads of its own,
/// since Swift's pool is as wide as the machine has cores and is not for waiting. An answer that is early
/// waits for those before it, and only so many do, so that one slow video does not fill memory.
struct OrderedWork<Answer: Sendable>: Sendable {
  let count: Int
  let jobs: Int
  let work: @Sendable (Int) -> Answer

  /// How many answers may be under way or wait, for each job.
  private static var reach: Int { 32 }

  /// Does all of it.
  ///
  /// - Parameter receive: Gets each number and its answer, on this thread. When it throws no further work
  ///   is begun; work under way is not waited for.
  /// - Throws: What `receive` throws.
  func run(_ receive: (Int, Answer) throws -> Void) throws {
    guard min(jobs, count) > 1 else {
      for index in 0..<count { try receive(index, work(index)) }
      return
    }
    let desk = Desk<Answer>(count: count)
    for _ in 0..<jobs * Self.reach { desk.room.signal() }
    for _ in 0..<min(jobs, count) {
      Thread { [work] in
        while let index = desk.next() { desk.hand(work(index), for: index) }
      }.start()
    }
    defer { desk.close() }
    var delivered = 0
    while delivered < count {
      desk.ready.wait()
      while let answer = desk.answer(for: delivered) {
        try receive(delivered, answer)
        delivered += 1
        desk.room.signal()
      }
    }
  }
}

/// Where the threads of one run take work and leave answers.
private final class Desk<Answer: Sendable>: Sendable {
  private struct State {
    var next = 0
    var isClosed = false
    var answers: [Int: Answer] = [:]
  }

  private let count: Int
  private let state = Mutex(State())
  /// Counts the answers that may still come before one is taken away.
  let room = DispatchSemaphore(value: 0)
  /// Counts the answers that have come.
  let ready = DispatchSemaphore(value: 0)

  init(count: Int) { self.count = count }

  /// The next number to work on, once there is room for its answer; nil when nothing is left to begin.
  func next() -> Int? {
    room.wait()
    let next: Int? = state.withLock { state in
      guard !state.isClosed, state.next < count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
    // Whoever waits behind this thread is to learn of the end too.
    if next == nil { room.signal() }
    return next
  }

  func hand(_ answer: Answer, for index: Int) {
    state.withLock { $0.answers[index] = answer }
    ready.signal()
  }

  func answer(for index: Int) -> Answer? {
    state.withLock { $0.answers.removeValue(forKey: index) }
  }

  /// Lets no further work begin.
  func close() {
    state.withLock { $0.isClosed = true }
    room.signal()
  }
}
