/// Programs that do the same work, each a process of its own, and what we say of their costs.
///
/// They run turn by turn, and the least processor time of all rounds counts: what is more is the machine's doing, not
/// the program's.
struct ProcessContest {
  /// What is measured.
  let title: String
  private(set) var programs: [Program] = []
  private(set) var claims: [Claim] = []

  /// No more rounds than these, for work that takes so long that a busy moment does not show.
  let mostRounds: Int

  init(_ title: String, mostRounds: Int = .max) {
    self.title = title
    self.mostRounds = mostRounds
  }

  struct Program {
    let name: String
    let command: [String]
    /// Who only starts and loads what the program needs, to be taken off for net costs.
    let start: String?
    /// Whether a failure is what is asked for: a program that starts and finds no file.
    let mayFail: Bool
  }

  /// That one program costs at most so many times what another does.
  struct Claim {
    let program: String
    let limit: Double
    let rival: String
    let measure: Measure
  }

  enum Measure: String {
    case time, net, memory
  }

  /// Adds a program.
  ///
  /// - Parameters:
  ///   - name: What it is called in the table.
  ///   - command: Its words.
  ///   - start: The name of the program that does nothing but start and load the same; nil where net costs are not
  ///     looked at.
  ///   - mayFail: Whether a failure is what is asked for.
  mutating func add(
    _ name: String, _ command: [String], start: String? = nil, mayFail: Bool = false
  ) {
    programs.append(Program(name: name, command: command, start: start, mayFail: mayFail))
  }

  /// Says that a program costs at most `limit` times what another does.
  mutating func claim(
    _ program: String, atMost limit: Double, of rival: String, _ measure: Measure = .time
  ) {
    claims.append(Claim(program: program, limit: limit, rival: rival, measure: measure))
  }

  /// The least costs of each program; nil where one did not do its work.
  func measure(rounds: Int) -> [String: ProgramCost]? {
    var costs: [String: ProgramCost] = [:]
    for _ in 0..<min(rounds, mostRounds) {
      for program in programs {
        guard let run = ChildProcess.run(program.command), run.succeeded || program.mayFail
        else {
          print("\(title): \(program.name) failed: \(program.command.joined(separator: " "))")
          return nil
        }
        let known = costs[program.name]
        costs[program.name] = ProgramCost(
          seconds: min(run.seconds, known?.seconds ?? .infinity),
          peak: min(run.peak, known?.peak ?? .max))
      }
    }
    return costs
  }

  /// How many times what the rival costs a program costs.
  func ratio(_ claim: Claim, _ costs: [String: ProgramCost]) -> Double? {
    guard let ours = costs[claim.program], let theirs = costs[claim.rival] else { return nil }
    switch claim.measure {
    case .time: return ours.seconds / theirs.seconds
    case .memory: return Double(ours.peak) / Double(theirs.peak)
    case .net:
      guard let own = net(claim.program, costs), let other = net(claim.rival, costs) else {
        return nil
      }
      return own / other
    }
  }

  /// Seconds without start and loading.
  func net(_ name: String, _ costs: [String: ProgramCost]) -> Double? {
    guard let start = programs.first(where: { $0.name == name })?.start, let whole = costs[name],
      let idle = costs[start]
    else { return nil }
    return whole.seconds - idle.seconds
  }
}

/// What a program cost at least.
struct ProgramCost {
  let seconds: Double
  let peak: Int
}
