import CAllocations
import Glibc

/// What one contender's rounds gave.
struct Measurement {
  /// Seconds an operation took, the median of the rounds.
  let seconds: Double
  /// The fastest and the slowest round, in seconds an operation.
  let range: ClosedRange<Double>
  /// Allocations an operation made.
  let allocations: Double
}

extension Contest {
  /// Measures all contenders, one round of each in turn, so that a busy machine is busy for all.
  ///
  /// Time is the process's processor time: what other programs do meanwhile is left out.
  func measure(rounds: Int) -> [Measurement] {
    let counts = contenders.map(Self.operationsForARound)
    var seconds = contenders.map { _ in [Double]() }
    var allocations = contenders.map { _ in 0.0 }
    for round in 0..<rounds {
      for turn in contenders.indices {
        // The order turns round, so that nobody always comes first.
        let index = (turn + round) % contenders.count
        let made = vitrine_allocation_count()
        let start = processorTime()
        Self.perform(contenders[index].operation, count: counts[index])
        let took = processorTime() - start
        seconds[index].append(took / Double(counts[index]))
        allocations[index] =
          Double(vitrine_allocation_count() - made) / Double(counts[index])
      }
    }
    return contenders.indices.map { index in
      let sorted = seconds[index].sorted()
      return Measurement(
        seconds: sorted[sorted.count / 2], range: sorted[0]...sorted[sorted.count - 1],
        allocations: allocations[index])
    }
  }

  /// How many operations fill about 20 ms.
  private static func operationsForARound(_ contender: Contender) -> Int {
    var count = 1
    while true {
      let start = processorTime()
      perform(contender.operation, count: count)
      let took = processorTime() - start
      if took >= 0.02 || count >= 1 << 24 { return count }
      count = took < 0.001 ? count * 8 : Int(Double(count) * 0.025 / took) + 1
    }
  }

  private static func perform(_ operation: (Int) -> Double, count: Int) {
    var sum = 0.0
    for number in 0..<count { sum += operation(number) }
    keep(sum)
  }
}

/// The answers go here, where the optimizer cannot see that nobody looks.
@inline(never)
private func keep(_ value: Double) {
  if value.isNaN { print("an operation answered with NaN") }
}

/// The processor time of the whole process so far, in seconds.
private func processorTime() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Ends the process.
func exitProcess(_ status: Int32) -> Never {
  exit(status)
}
