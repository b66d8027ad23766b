import TerminalKit
import Testing

@Suite struct TerminalProfileTests {
  struct Case: CustomTestStringConvertible {
    var variables: [String: String]
    var answers: [TerminalAnswer] = []
    var chosen: ImageProtocol?
    var expected: ImageProtocol

    var testDescription: String { "\(variables) \(answers) \(chosen as Any)" }
  }

  private static let kitty = TerminalAnswer.graphics(id: 31, isOK: true)
  private static let sixel = TerminalAnswer.primaryAttributes([62, 4])

  @Test(
    "terminal rule 14: how pictures are drawn",
    arguments: [
      Case(variables: ["TERM": "xterm"], expected: .half),
      Case(variables: ["TERM": "xterm"], answers: [kitty, sixel], expected: .kitty),
      Case(variables: ["TERM": "xterm"], answers: [sixel], expected: .sixel),
      Case(variables: ["TERM": "xterm"], answers: [.primaryAttributes([62, 22])], expected: .half),
      Case(
        variables: ["TERM": "xterm", "TERM_PROGRAM": "iTerm.app"], answers: [sixel],
        expected: .iterm2),
      Case(variables: ["TERM": "xterm-kitty"], expected: .kitty),
      // It was asked, and says that it has no graphics.
      Case(
        variables: ["TERM": "xterm-kitty"], answers: [.primaryAttributes([62])], expected: .sextant),
      Case(variables: ["TERM": "foot"], answers: [.primaryAttributes([62])], expected: .sextant),
      Case(variables: ["TERM": "screen", "TMUX": "x"], answers: [kitty, sixel], expected: .half),
      Case(variables: ["TERM": "screen", "TMUX": "x"], chosen: .kitty, expected: .kitty),
      Case(variables: ["TERM": "xterm", "NO_COLOR": "1"], answers: [kitty], expected: .ascii),
      Case(variables: ["TERM": "dumb"], expected: .none),
      Case(
        variables: ["TERM": "xterm"], answers: [kitty], chosen: ImageProtocol.none, expected: .none),
    ])
  func images(example: Case) {
    var variables = example.variables
    variables["LANG"] = "C.UTF-8"
    let profile = TerminalProfile(
      environment: TerminalEnvironment(variables: variables), answers: example.answers,
      images: example.chosen)
    #expect(profile.images == example.expected)
  }

  @Test("terminal rule 17: without UTF-8 pictures are characters of ASCII")
  func ascii() {
    let environment = TerminalEnvironment(variables: ["TERM": "xterm", "LANG": "C"])
    #expect(TerminalProfile(environment: environment, answers: [Self.kitty]).images == .ascii)
  }

  @Test("answers about the keyboard and the size of a cell are kept")
  func otherAnswers() {
    let environment = TerminalEnvironment(variables: ["TERM": "xterm"])
    let answers: [TerminalAnswer] = [.keyboardFlags(0), .cellPixels(width: 9, height: 18)]
    let profile = TerminalProfile(environment: environment, answers: answers)
    #expect(profile.hasKittyKeyboard)
    #expect(profile.cellPixels == TerminalProfile.PixelSize(width: 9, height: 18))
    #expect(!TerminalProfile(environment: environment).hasKittyKeyboard)
  }
}
