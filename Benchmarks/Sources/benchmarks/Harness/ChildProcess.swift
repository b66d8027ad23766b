import Glibc

/// One run of a program to its end.
struct ChildProcess {
  /// Processor time of the program and of all it waited for, in seconds.
  let seconds: Double
  /// The most memory it held, in bytes (`ru_maxrss`).
  let peak: Int
  /// Whether it ended with exit code 0.
  let succeeded: Bool

  /// Runs a program found by `PATH`, its output thrown away.
  ///
  /// - Returns: Nil where it cannot be started.
  static func run(_ command: [String]) -> ChildProcess? {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    guard let program = command.first else { return nil }
    var words = unsafe command.map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe words.indices { unsafe free(words[index]) } }
    var process = pid_t()
    let code = unsafe posix_spawnp(&process, program, &actions, nil, &words, environ)
    guard code == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    while unsafe wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { return nil }
    }
    return ChildProcess(
      seconds: seconds(usage.ru_utime) + seconds(usage.ru_stime), peak: usage.ru_maxrss * 1024,
      succeeded: status == 0)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) * 1e-6
  }
}
