/// What the environment of the process says about its terminal, as plain values.
///
/// Nothing is read but what is given, so that a table of environments tests it.
///
/// ```swift
/// let environment = TerminalEnvironment(
///   variables: ["TERM": "xterm-256color", "LANG": "C.UTF-8"], isOutputTerminal: true)
/// environment.colorDepth()  // .ansi256
/// ```
public struct TerminalEnvironment: Hashable, Sendable {
  /// The environment variables.
  public var variables: [String: String]
  /// Whether standard input is a terminal.
  public var isInputTerminal: Bool
  /// Whether standard output is a terminal.
  public var isOutputTerminal: Bool

  /// Creates an environment from its parts.
  public init(
    variables: [String: String], isInputTerminal: Bool = true, isOutputTerminal: Bool = true
  ) {
    self.variables = variables
    self.isInputTerminal = isInputTerminal
    self.isOutputTerminal = isOutputTerminal
  }

  /// A variable that is set and not empty.
  func value(_ name: String) -> String? {
    guard let value = variables[name], !value.isEmpty else { return nil }
    return value
  }

  /// TERM, in lower case; empty where it is unset.
  var term: String { (value("TERM") ?? "").lowercased() }

  /// Whether the terminal understands no sequences at all (terminal rule 13).
  public var isDumb: Bool { term.isEmpty || term == "dumb" }

  /// Whether a multiplexer stands between us and the terminal.
  public var isMultiplexed: Bool {
    value("TMUX") != nil || value("STY") != nil || term.hasPrefix("screen")
      || term.hasPrefix("tmux")
  }

  /// Whether colour is used, by the user's choice and else by the environment (terminal rule 10).
  ///
  /// - Parameter choice: The value of `--color`.
  /// - Returns: Whether SGR may be written at all.
  public func usesColor(_ choice: ColorChoice = .auto) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto: isOutputTerminal && !isDumb && value("NO_COLOR") == nil
    }
  }

  /// How many colours may be used (terminal rules 10-12).
  ///
  /// - Parameters:
  ///   - choice: The value of `--color`.
  ///   - depth: The value of `--depth`, which wins over what the environment says.
  /// - Returns: The depth; `none` where colour is off.
  public func colorDepth(
    _ choice: ColorChoice = .auto, override depth: ColorDepth? = nil
  ) -> ColorDepth {
    guard usesColor(choice) else { return .none }
    if let depth { return depth }
    let known = knownDepth
    // Asked for by `always` where TERM says nothing: the sixteen are understood everywhere.
    return known == .none ? .ansi16 : known
  }

  private var knownDepth: ColorDepth {
    if isDumb { return .none }
    if let claim = value("COLORTERM")?.lowercased(), claim == "truecolor" || claim == "24bit" {
      return .trueColor
    }
    if program.hasTrueColor { return .trueColor }
    return term.contains("256color") ? .ansi256 : .ansi16
  }

  /// Which program draws, as far as variables tell. A multiplexer hides it.
  var program: TerminalProgramName {
    if isMultiplexed { return .unknown }
    if value("KITTY_WINDOW_ID") != nil || term == "xterm-kitty" { return .kitty }
    if term == "xterm-ghostty" || value("TERM_PROGRAM") == "ghostty" { return .ghostty }
    if value("TERM_PROGRAM") == "WezTerm" || value("WEZTERM_EXECUTABLE") != nil { return .wezterm }
    if value("TERM_PROGRAM") == "iTerm.app" || value("LC_TERMINAL") == "iTerm2" { return .iterm }
    if term.hasPrefix("foot") { return .foot }
    if term.hasPrefix("alacritty") { return .alacritty }
    if value("KONSOLE_VERSION") != nil { return .konsole }
    if value("VTE_VERSION") != nil { return .vte }
    return .unknown
  }

  /// Whether all of Unicode may be drawn (terminal rule 17). A pipe is always UTF-8.
  public var glyphs: GlyphSet {
    guard isOutputTerminal else { return .unicode }
    // The first that is set decides, as in setlocale(3).
    let locale = value("LC_ALL") ?? value("LC_CTYPE") ?? value("LANG") ?? ""
    let name = locale.lowercased()
    return name.contains("utf-8") || name.contains("utf8") ? .unicode : .ascii
  }

  /// Whether a screen can be taken over; else why not, in words for the user (rules 7, 13).
  public var screenObstacle: String? {
    if !isInputTerminal || !isOutputTerminal {
      let missing = isInputTerminal ? "standard output" : "standard input"
      return "\(missing) is not a terminal: run it in one, without a pipe or a redirection"
    }
    if isDumb {
      let name = value("TERM").map { "TERM is \($0)" } ?? "TERM is not set"
      return "\(name): this needs a terminal that can move its cursor; set TERM to its name"
    }
    return nil
  }
}

/// The value of `--color`.
public enum ColorChoice: String, Hashable, Sendable, CaseIterable {
  /// Colour on a terminal that has it, unless NO_COLOR is set.
  case auto
  /// Colour everywhere, also on a pipe.
  case always
  /// No colour.
  case never
}

/// Terminals that can more than TERM says.
enum TerminalProgramName: Hashable, Sendable {
  case kitty, ghostty, wezterm, iterm, foot, alacritty, konsole, vte, unknown

  var hasTrueColor: Bool { self != .unknown }
}
