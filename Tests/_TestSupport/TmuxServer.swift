import Foundation

/// A tmux server of its own with one window that runs a shell, ended with the value.
public final class TmuxServer {
  private let socket =
    "vitrine-tests-\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0..<1_000_000))"

  /// tmux is not installed; README's test command names it.
  public struct Missing: Error {
    init() {}
  }

  private static let program = "/usr/bin/tmux"

  /// Starts a server, and a line of shell in its window.
  ///
  /// - Parameters:
  ///   - command: The line.
  ///   - columns: The window's width.
  ///   - rows: The window's height.
  /// - Throws: `Missing`.
  public init(_ command: String, columns: Int = 60, rows: Int = 12) throws {
    guard FileManager.default.isExecutableFile(atPath: Self.program) else {
      throw Missing()
    }
    _ = run([
      "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
      "env LANG=C.UTF-8 SWIFT_BACKTRACE=enable=no sh",
    ])
    send([command, "Enter"])
  }

  deinit { _ = run(["kill-server"]) }

  /// Runs a command of tmux, and answers its output.
  public func run(_ arguments: [String]) -> String {
    guard let scratch = try? TemporaryFolder() else { return "" }
    let output = scratch.url.appendingPathComponent("output").path
    spawn(["tmux", "-u", "-L", socket] + arguments, output: output)
    return (try? scratch.text("output")) ?? ""
  }

  /// Runs tmux to its end. Foundation's `Process` would wait for the server that is left behind, and
  /// what the server inherited from other tests would stay open: it inherits nothing here.
  private func spawn(_ arguments: [String], output: String) {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(
      &actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // One that is not open is passed over.
    for descriptor in Int32(3)..<1024 {
      unsafe posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // Threads that run tests may have every signal blocked.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let environment = [
      "PATH=/usr/bin:/bin", "LANG=C.UTF-8", "TERM=xterm-256color", "HOME=/tmp",
    ]
    var argv = unsafe arguments.map { unsafe strdup($0) } + [nil]
    var envp = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer {
      for index in unsafe argv.indices { unsafe free(argv[index]) }
      for index in unsafe envp.indices { unsafe free(envp[index]) }
    }
    var child = pid_t()
    guard unsafe posix_spawn(&child, Self.program, &actions, &attributes, &argv, &envp) == 0 else {
      return
    }
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) < 0, errno == EINTR {}
  }

  /// Types keys by tmux's names.
  public func send(_ keys: [String]) { _ = run(["send-keys"] + keys) }

  /// Types bytes as they are.
  public func send(bytes text: String) {
    send(["-H"] + text.utf8.map { String($0, radix: 16) })
  }

  /// What the window shows.
  public var screen: String { run(["capture-pane", "-p"]) }

  /// Alternate screen, cursor, any mouse mode: `1 0 1` while the screen is taken.
  public var flags: String {
    run(["display-message", "-p", "#{alternate_on} #{cursor_flag} #{mouse_any_flag}"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Asks until it holds; each question is a process of its own, which takes its time.
  public func becomes(_ condition: (TmuxServer) -> Bool) -> Bool {
    for _ in 0..<1_500 where condition(self) { return true }
    return false
  }
}
