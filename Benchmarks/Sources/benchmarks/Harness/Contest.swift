/// Several ways to do the same work, measured turn by turn in one run.
///
/// The first contender is the one that the others are compared with: the way a program does it
/// without us, or the floor that cannot be beaten. Every contender is called with the same numbers
/// 0, 1, 2... and returns an answer for each, by which the harness sees that the contenders do the
/// same work and the optimizer sees that somebody reads the answers.
struct Contest {
  /// What is measured, with its size: `offset(of:), 1,000,000 sections`.
  let title: String
  /// How far the answers may lie apart; nil where they are not compared.
  let tolerance: Double?
  private(set) var contenders: [Contender] = []

  /// - Parameters:
  ///   - title: What is measured, with its size.
  ///   - tolerance: How far answers to the same number may lie apart; nil for any distance.
  init(_ title: String, tolerance: Double? = 0) {
    self.title = title
    self.tolerance = tolerance
  }

  struct Contender {
    let name: String
    let allocationLimit: Double?
    let operation: (Int) -> Double
  }

  /// Adds a way to do the work.
  ///
  /// - Parameters:
  ///   - name: What it is.
  ///   - allocationLimit: How many allocations an operation may make on average; more is a failure.
  ///   - operation: Does the work for one number and returns its answer.
  mutating func add(
    _ name: String, allocationLimit: Double? = nil, _ operation: @escaping (Int) -> Double
  ) {
    contenders.append(
      Contender(name: name, allocationLimit: allocationLimit, operation: operation))
  }
}
