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
    /// How far it is followed.
    let end: End
  }

  /// How far a program is followed.
  enum End {
    /// To its end, which has to be a success.
    case success
    /// To its end, which may be a failure: a program that starts and finds no file.
    case any
    /// Until it has drawn something on a terminal.
    case drawing(String)
  }

  /// That one program costs at most so many times what another does.
  struct Claim {
    let program: String
    let limit: Double
    let rival: String
    let measure: Measure
  }

  enum Measure: String {
    /// Processor time.
    case time
    /// Processor time without start and loading.
    case net
    /// The most memory held.
    case memory
    /// Time on the wall.
    case clock
  }

  /// Adds a program.
  ///
  /// - Parameters:
  ///   - name: What it is called in the table.
  ///   - command: Its words.
  ///   - start: The name of the program that does nothing but start and load the same; nil where net costs are not
  ///     looked at.
  ///   - end: How far it is followed.
  mutating func add(
    _ name: String, _ command: [String], start: String? = nil, until end: End = .success
  ) {
    programs.append(Program(name: name, command: command, start: start, end: end))
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
        guard let cost = program.run() else {
          print("\(title): \(program.name) failed: \(program.command.joined(separator: " "))")
          return nil
        }
        costs[program.name] = costs[program.name].map { $0.least(cost) } ?? cost
      }
    }
    return costs
  }

  /// How many times what the rival costs a program costs.
  func ratio(_ claim: Claim, _ costs: [String: ProgramCost]) -> Double? {
    guard let ours = costs[claim.program], let theirs = costs[claim.rival] else { return nil }
    switch claim.measure {
    case .time: return ours.seconds / theirs.seconds
    case .clock: return ours.elapsed / theirs.elapsed
    case .memory:
      guard let own = ours.peak, let other = theirs.peak else { return nil }
      return Double(own) / Double(other)
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

extension ProcessContest.Program {
  /// What one run costs; nil where the program did not do its work.
  fileprivate func run() -> ProgramCost? {
    switch end {
    case .success: ChildProcess.run(command).flatMap { $0.succeeded ? $0.cost : nil }
    case .any: ChildProcess.run(command)?.cost
    case .drawing(let sign): TerminalProcess.run(command, until: sign)
    }
  }
}
