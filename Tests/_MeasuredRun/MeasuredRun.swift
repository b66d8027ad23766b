import Glibc

/// Runs a program to its end and writes down what it cost: `_MeasuredRun SECONDS REPORT PROGRAM [ARGUMENT...]`.
///
/// A process counts the size that its parent had when it was started into its own peak, and a process of
/// tests is large; so this small one stands between. The report is one line: `exit` or `signal` with its
/// number, processor time in ms, peak memory in kB, and `late` where the program had to be ended.
@main struct MeasuredRun {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 3, let seconds = Int(arguments[1]) else { exit(2) }
    var ends = sigset_t()
    unsafe sigemptyset(&ends)
    unsafe sigaddset(&ends, SIGCHLD)
    unsafe sigprocmask(SIG_BLOCK, &ends, nil)
    guard let child = spawn(arguments[3]) else { exit(127) }

    var time = timespec(tv_sec: seconds, tv_nsec: 0)
    var signal: Int32
    repeat {
      signal = unsafe sigtimedwait(&ends, nil, &time)
    } while signal < 0 && errno == EINTR
    let isLate = signal < 0
    if isLate { kill(child, SIGKILL) }
    var status: Int32 = 0
    var usage = rusage()
    guard unsafe wait4(child, &status, 0, &usage) == child else { exit(2) }

    // As WIFSIGNALED and WEXITSTATUS read it, which are macros.
    let ending = status & 0x7F == 0 ? "exit \(status >> 8 & 0xFF)" : "signal \(status & 0x7F)"
    let processor = milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
    write("\(ending) \(processor) \(usage.ru_maxrss)\(isLate ? " late" : "")", to: arguments[2])
  }

  /// Starts the program with this one's further arguments, and with no signal blocked.
  private static func spawn(_ path: String) -> pid_t? {
    var attributes = posix_spawnattr_t()
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_init(&attributes)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var child: pid_t = 0
    let code = unsafe posix_spawn(
      &child, path, nil, &attributes, CommandLine.unsafeArgv + 3, environ)
    return code == 0 ? child : nil
  }

  private static func milliseconds(_ time: timeval) -> Int {
    time.tv_sec * 1000 + Int(time.tv_usec) / 1000
  }

  private static func write(_ text: String, to path: String) {
    guard let file = unsafe fopen(path, "w") else { exit(2) }
    unsafe fputs(text, file)
    unsafe fclose(file)
  }
}
