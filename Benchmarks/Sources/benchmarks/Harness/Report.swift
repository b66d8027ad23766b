import Glibc

/// Runs contests, prints their tables and keeps what went wrong.
struct Report {
  /// How often each contender is measured; the table shows the median.
  let rounds: Int
  /// What went wrong, a sentence each.
  private(set) var failures: [String] = []

  init(rounds: Int) {
    self.rounds = rounds
  }

  mutating func begin(_ subject: any Subject.Type) {
    print("# \(subject.name): \(subject.summary)\n")
  }

  mutating func finish() {
    for failure in failures { print("failed: \(failure)") }
  }

  /// Checks that the contenders agree, measures them and prints how they compare.
  ///
  /// - Parameters:
  ///   - contest: Who does what.
  ///   - limit: What an operation may take at most, in seconds; for limits so wide that every machine
  ///     of these years is within them.
  mutating func run(_ contest: Contest, secondsAtMost limit: Double = .infinity) {
    compareAnswers(of: contest)
    let results = contest.measure(rounds: rounds)
    var table = TextTable([
      contest.title, "time", "fastest", "slowest", "against the first", "allocations",
    ])
    for (contender, result) in zip(contest.contenders, results) {
      table.add([
        contender.name, Figure.time(result.seconds), Figure.time(result.range.lowerBound),
        Figure.time(result.range.upperBound),
        Figure.ratio(results[0].seconds / max(result.seconds, 1e-12)),
        Figure.short(result.allocations),
      ])
      expect(
        result.seconds <= limit,
        "\(contest.title): \(contender.name) took \(Figure.time(result.seconds)), the limit is"
          + " \(Figure.time(limit))")
      if let limit = contender.allocationLimit, result.allocations > limit {
        failures.append(
          "\(contest.title): \(contender.name) made \(Figure.short(result.allocations))"
            + " allocations an operation, the limit is \(Figure.short(limit))")
      }
    }
    print(table.text)
  }

  /// Keeps a failure, in a sentence, where something does not hold.
  mutating func expect(_ holds: Bool, _ failure: String) {
    if !holds { failures.append(failure) }
  }

  /// Runs programs turn by turn, prints what they cost and whether what is claimed of them holds.
  mutating func run(_ contest: ProcessContest) {
    guard let costs = contest.measure(rounds: rounds) else {
      failures.append("\(contest.title): a program did not do its work")
      return
    }
    var table = TextTable([contest.title, "time", "net", "on the wall", "peak"])
    for program in contest.programs {
      guard let cost = costs[program.name] else { continue }
      table.add([
        program.name, Figure.time(cost.seconds),
        contest.net(program.name, costs).map { Figure.time(max($0, 0)) } ?? "",
        Figure.time(cost.elapsed), cost.peak.map(Figure.bytes) ?? "",
      ])
    }
    print(table.text)
    for claim in contest.claims {
      guard let ratio = contest.ratio(claim, costs) else {
        expect(
          false,
          "\(contest.title): the \(claim.measure.rawValue) of \(claim.program) was not measured; run"
            + " this subject alone")
        continue
      }
      let sentence =
        "\(claim.program), \(claim.measure.rawValue): \(Figure.short(ratio)) of \(claim.rival), at most"
        + " \(Figure.short(claim.limit))"
      print(ratio <= claim.limit ? sentence : "\(sentence): MISSED")
      expect(ratio <= claim.limit, "\(contest.title): \(sentence)")
    }
    print("")
  }

  /// Prints what values cost in memory, a line each, shared out over `count` parts.
  mutating func show(_ title: String, parts count: Int, _ uses: [(name: String, use: MemoryUse)]) {
    var table = TextTable([title, "bytes", "bytes a part", "allocations"])
    for (name, use) in uses {
      table.add([
        name, Figure.bytes(use.bytes), Figure.short(Double(use.bytes) / Double(max(count, 1))),
        "\(use.allocations)",
      ])
    }
    print(table.text)
    print("peak of the process so far: \(Figure.bytes(MemoryUse.peak))\n")
  }

  /// Asks every contender the first questions and keeps a failure where answers differ.
  private mutating func compareAnswers(of contest: Contest) {
    guard let tolerance = contest.tolerance, let first = contest.contenders.first else { return }
    for number in 0..<10 {
      let expected = first.operation(number)
      for other in contest.contenders.dropFirst() {
        let answer = other.operation(number)
        if !(abs(answer - expected) <= tolerance) {
          failures.append(
            "\(contest.title): for \(number) \(other.name) answers \(answer), \(first.name)"
              + " \(expected)")
          return
        }
      }
    }
  }
}
