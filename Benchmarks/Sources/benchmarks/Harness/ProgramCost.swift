/// What a run of a program cost.
struct ProgramCost {
  /// Processor time of the program and of all it waited for, in seconds.
  let seconds: Double
  /// Time on the wall, in seconds.
  let elapsed: Double
  /// The most memory it held, in bytes (`ru_maxrss`); nil where that was not measured.
  let peak: Int?

  /// The lesser of each cost of two runs.
  func least(_ other: ProgramCost) -> ProgramCost {
    ProgramCost(
      seconds: min(seconds, other.seconds), elapsed: min(elapsed, other.elapsed),
      peak: peak.flatMap { peak in other.peak.map { min(peak, $0) } })
  }
}
