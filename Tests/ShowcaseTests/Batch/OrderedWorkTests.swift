import Synchronization
import Testing

@testable import showcase

@Suite("Ordered work")
struct OrderedWorkTests {
  @Test("hands every answer over once and in order", arguments: [1, 2, 7, 64], [0, 1, 2, 500])
  func order(jobs: Int, count: Int) throws {
    var received: [Int] = []
    let calls = Mutex([Int](repeating: 0, count: count))
    try OrderedWork(count: count, jobs: jobs) { index in
      calls.withLock { $0[index] += 1 }
      return index * 3
    }.run { index, answer in
      #expect(answer == index * 3)
      received.append(index)
    }
    #expect(received == Array(0..<count))
    #expect(calls.withLock { $0 } == [Int](repeating: 1, count: count))
  }

  @Test("works on as many at once as there are jobs")
  func together() throws {
    // Each waits for the others: fewer at once would never end, which the time limit tells.
    let meeting = Meeting(of: 4)
    try OrderedWork(count: 8, jobs: 4) { _ in meeting.meet() }.run { _, met in #expect(met) }
  }

  @Test("begins nothing new once an answer is refused", arguments: [1, 4])
  func refusal(jobs: Int) {
    struct Refused: Error {}
    let begun = Mutex(0)
    #expect(throws: Refused.self) {
      try OrderedWork(count: 100_000, jobs: jobs) { _ in begun.withLock { $0 += 1 } }
        .run { _, _ in throw Refused() }
    }
    // Those whose answers had room may have begun.
    #expect(begun.withLock { $0 } <= jobs * 33)
  }

  @Test("does not run ahead of an answer that takes long", .timeLimit(.minutes(1)))
  func bounded() throws {
    let jobs = 3
    let begun = Mutex(0)
    var mostAhead = 0
    try OrderedWork(count: 1000, jobs: jobs) { index in
      if index == 0 {
        // The first answer waits until the others have used up their room.
        while begun.withLock({ $0 }) < jobs * 32 - 1 {}
      }
      begun.withLock { $0 += 1 }
    }.run { index, _ in
      mostAhead = max(mostAhead, begun.withLock { $0 } - index)
    }
    #expect(mostAhead <= jobs * 33)
  }
}

/// Where so many threads wait for each other.
private final class Meeting: Sendable {
  private let size: Int
  private let present = Mutex(0)

  init(of size: Int) { self.size = size }

  /// Waits until all are there, or long enough to be sure that they never are.
  func meet() -> Bool {
    let order = present.withLock { count in
      count += 1
      return count
    }
    let needed = (order + size - 1) / size * size
    let end = ContinuousClock.now + .seconds(20)
    while present.withLock({ $0 }) < needed {
      if ContinuousClock.now > end { return false }
    }
    return true
  }
}
