import TerminalKit
import Testing

@Suite struct TerminalEnvironmentTests {
  struct Case: CustomTestStringConvertible {
    var variables: [String: String]
    var isTerminal = true
    var choice = ColorChoice.auto
    var override: ColorDepth?
    var depth: ColorDepth

    var testDescription: String { "\(variables) \(isTerminal) \(choice) \(override as Any)" }
  }

  @Test(
    "terminal rules 10-13: the depth of colour",
    arguments: [
      Case(variables: ["TERM": "xterm"], depth: .ansi16),
      Case(variables: ["TERM": "xterm-256color"], depth: .ansi256),
      Case(variables: ["TERM": "xterm-256color", "COLORTERM": "truecolor"], depth: .trueColor),
      Case(variables: ["TERM": "xterm", "COLORTERM": "24bit"], depth: .trueColor),
      Case(variables: ["TERM": "xterm", "COLORTERM": "yes"], depth: .ansi16),
      Case(variables: ["TERM": "xterm-kitty"], depth: .trueColor),
      Case(
        variables: ["TERM": "screen-256color", "KITTY_WINDOW_ID": "1", "TMUX": "x"], depth: .ansi256
      ),
      Case(variables: ["TERM": "dumb", "COLORTERM": "truecolor"], depth: .none),
      Case(variables: [:], depth: .none),
      Case(variables: ["TERM": ""], depth: .none),
      Case(variables: ["TERM": "xterm", "NO_COLOR": "1"], depth: .none),
      Case(variables: ["TERM": "xterm", "NO_COLOR": ""], depth: .ansi16),
      Case(variables: ["TERM": "xterm"], isTerminal: false, depth: .none),
      Case(
        variables: ["TERM": "xterm-256color"], isTerminal: false, choice: .always, depth: .ansi256),
      Case(variables: [:], isTerminal: false, choice: .always, depth: .ansi16),
      Case(variables: ["TERM": "xterm", "NO_COLOR": "1"], choice: .always, depth: .ansi16),
      Case(variables: ["TERM": "xterm", "COLORTERM": "truecolor"], choice: .never, depth: .none),
      Case(variables: ["TERM": "xterm"], override: .trueColor, depth: .trueColor),
      Case(variables: ["TERM": "xterm-kitty"], override: ColorDepth.none, depth: .none),
      Case(variables: ["TERM": "xterm"], choice: .never, override: .trueColor, depth: .none),
    ])
  func depth(of example: Case) {
    let environment = TerminalEnvironment(
      variables: example.variables, isOutputTerminal: example.isTerminal)
    #expect(environment.colorDepth(example.choice, override: example.override) == example.depth)
  }

  @Test(
    "terminal rule 17: the locale decides what can be drawn, in the order of setlocale",
    arguments: [
      (["LANG": "C.UTF-8"], GlyphSet.unicode), (["LANG": "en_US.utf8"], .unicode), ([:], .ascii),
      (["LANG": "C"], .ascii), (["LANG": "de_DE.ISO-8859-1"], .ascii),
      (["LC_ALL": "C", "LANG": "C.UTF-8"], .ascii),
      (["LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LANG": "C"], .unicode),
    ] as [([String: String], GlyphSet)])
  func locale(variables: [String: String], expected: GlyphSet) {
    #expect(TerminalEnvironment(variables: variables).glyphs == expected)
    // A pipe is always UTF-8.
    #expect(TerminalEnvironment(variables: variables, isOutputTerminal: false).glyphs == .unicode)
  }

  @Test(
    "terminal rules 7, 13: what keeps a screen from being taken is said in words",
    arguments: [
      (["TERM": "xterm"], true, true, nil),
      (["TERM": "xterm"], false, true, "standard input is not a terminal"),
      (["TERM": "xterm"], true, false, "standard output is not a terminal"),
      (["TERM": "dumb"], true, true, "TERM is dumb"), ([:], true, true, "TERM is not set"),
    ] as [([String: String], Bool, Bool, String?)])
  func obstacles(variables: [String: String], input: Bool, output: Bool, words: String?) {
    let environment = TerminalEnvironment(
      variables: variables, isInputTerminal: input, isOutputTerminal: output)
    let obstacle = environment.screenObstacle
    #expect((obstacle == nil) == (words == nil))
    if let words { #expect(obstacle?.hasPrefix(words) == true) }
  }
}
