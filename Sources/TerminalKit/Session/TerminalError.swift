import Glibc

/// Why the terminal could not be used.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no terminal to take over; the words say what to do (terminal rules 7, 13).
  case unusable(String)
  /// A session is open already: a process has one screen.
  case alreadyOpen
  /// The system refused a call.
  case system(operation: String, code: Int32)

  /// What happened and what to do, in one line.
  public var description: String {
    switch self {
    case .unusable(let reason): reason
    case .alreadyOpen: "the screen is in use already: end the first session before the next"
    case .system(let operation, let code):
      "\(operation): \(Self.words(for: code)) (error \(code))"
    }
  }

  private static func words(for code: Int32) -> String {
    guard let text = unsafe strerror(code) else { return "unknown error" }
    return unsafe String(cString: text)
  }
}
