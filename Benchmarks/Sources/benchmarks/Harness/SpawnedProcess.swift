import Foundation

/// A program that runs, with 24-bit colour.
struct SpawnedProcess {
  let id: pid_t
  private let start: ContinuousClock.Instant

  /// Starts a program found by `PATH`; nil where it cannot be started.
  ///
  /// - Parameters:
  ///   - command: Its words.
  ///   - descriptors: The files that its standard descriptors are, created where they are not there;
  ///     those not named are nothing.
  ///   - terminal: The terminal that all three are, which becomes its own; nil for none.
  init?(_ command: [String], descriptors: [Int32: String] = [:], terminal: String? = nil) {
    guard let program = command.first else { return nil }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      unsafe posix_spawn_file_actions_addopen(
        &actions, descriptor, terminal ?? descriptors[descriptor] ?? "/dev/null", O_RDWR | O_CREAT,
        0o600)
    }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // The first terminal that the leader of a session opens is the session's.
    if terminal != nil { unsafe posix_spawnattr_setflags(&attributes, Self.startsSession) }
    let settings = ProcessInfo.processInfo.environment
      .merging(["COLORTERM": "truecolor", "TERM": "xterm-256color"]) { $1 }
      .map { "\($0)=\($1)" }
    var words = unsafe command.map { unsafe strdup($0) } + [nil]
    var environment = unsafe settings.map { unsafe strdup($0) } + [nil]
    defer {
      for index in unsafe words.indices { unsafe free(words[index]) }
      for index in unsafe environment.indices { unsafe free(environment[index]) }
    }
    var id = pid_t()
    start = ContinuousClock.now
    guard unsafe posix_spawnp(&id, program, &actions, &attributes, &words, &environment) == 0
    else { return nil }
    self.id = id
  }

  /// `POSIX_SPAWN_SETSID` of spawn.h, which Glibc's module does not show.
  private static let startsSession: Int16 = 0x80

  /// Waits for its end; nil where there is none to wait for.
  func wait() -> (cost: ProgramCost, status: Int32)? {
    var status: Int32 = 0
    var usage = rusage()
    while unsafe wait4(id, &status, 0, &usage) < 0 {
      guard errno == EINTR else { return nil }
    }
    let seconds = [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) * 1e-6
    }
    // A child counts what its parent held before it became another program.
    let peak = usage.ru_maxrss * 1024
    let cost = ProgramCost(
      seconds: seconds, elapsed: elapsed, peak: peak > MemoryUse.peak ? peak : nil)
    return (cost, status)
  }

  /// What it cost up to now; without its memory.
  var costSoFar: ProgramCost? {
    var clock = clockid_t()
    var time = timespec()
    guard unsafe clock_getcpuclockid(id, &clock) == 0, unsafe clock_gettime(clock, &time) == 0
    else { return nil }
    return ProgramCost(
      seconds: Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9, elapsed: elapsed, peak: nil)
  }

  private var elapsed: Double { (ContinuousClock.now - start) / .seconds(1) }
}
