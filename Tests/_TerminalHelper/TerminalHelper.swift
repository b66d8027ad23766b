import Glibc
import TerminalKit

/// A program on a real terminal for the tests: it shows what it heard, and can end in every way.
@main struct TerminalHelper {
  static func main() {
    let variables = environment()
    let surroundings = TerminalEnvironment(
      variables: variables, isInputTerminal: isatty(0) == 1, isOutputTerminal: isatty(1) == 1)
    if let obstacle = surroundings.screenObstacle {
      complain("helper: \(obstacle)")
      exit(2)
    }
    var program = Stage()
    do {
      if CommandLine.arguments.contains("blocked") { blockSignals() }
      if CommandLine.arguments.contains("moving") { program.isMoving = true }
      var asked: (questions: TerminalQuestions, decoder: InputDecoder)?
      if CommandLine.arguments.contains("ask") {
        asked = TerminalApp.ask(surroundings)
        program.answers = asked?.questions.answers.count ?? 0
      }
      let profile = TerminalProfile(
        environment: surroundings, answers: asked?.questions.answers ?? [], images: .half)
      let app = TerminalApp(profile: profile, variables: variables)
      let summary = try app.run(
        &program, early: asked?.questions.otherEvents ?? [],
        decoder: asked?.decoder ?? InputDecoder())
      print("ended by \(summary.ending), \(summary.frames) frames, heard \(program.heard)")
    } catch {
      complain("helper: \(error)")
      exit(1)
    }
  }

  /// As the threads are that run async code.
  static func blockSignals() {
    var all = sigset_t()
    unsafe sigfillset(&all)
    unsafe pthread_sigmask(SIG_BLOCK, &all, nil)
  }

  static func environment() -> [String: String] {
    var variables: [String: String] = [:]
    for name in ["TERM", "LANG", "LC_ALL", "COLUMNS", "LINES", "NO_COLOR", "TMUX"] {
      if let value = unsafe getenv(name) { unsafe variables[name] = String(cString: value) }
    }
    return variables
  }

  static func complain(_ text: String) {
    try? TerminalStream.writeAll(Array((text + "\n").utf8), to: STDERR_FILENO)
  }
}

/// Shows the size, how often it was laid out, and the keys so far.
struct Stage: TerminalProgram {
  var heard = ""
  var size = CellSize.standard
  var layouts = 0
  var resumes = 0
  var answers = 0
  var isMoving = false

  mutating func handle(_ event: TerminalEvent, at time: Duration) -> TerminalRequests {
    switch event {
    case .started(let size), .resized(let size):
      self.size = size
      layouts += 1
      return .redraw
    case .resumed:
      resumes += 1
      return .redraw
    case .woken: return .redraw
    case .input(let input): return take(input)
    }
  }

  private mutating func take(_ input: InputEvent) -> TerminalRequests {
    switch input {
    case .key(let press): return take(press)
    case .mouse(let mouse): heard += "<\(mouse.position.column),\(mouse.position.row)>"
    case .paste(let text): heard += "[\(text)]"
    case .focus, .answer: return []
    }
    return .redraw
  }

  private mutating func take(_ press: KeyPress) -> TerminalRequests {
    switch (press.key, press.modifiers) {
    case (.character("c"), .control): return .interrupt
    case (.character("z"), .control): return .suspend
    case (.character("l"), .control): return .repaint
    case (.character("q"), []): return .quit
    case (.character("X"), []): exit(3)
    case (.character("E"), []): TerminalHelper.complain("a warning from below")
    case (.character("F"), []): fatalError("the words of the crash")
    case (.character("A"), []): abort()
    case (.character("S"), []): raise(SIGSEGV)
    case (.character(let character), _): heard.append(character)
    default: heard += "{\(press.key)}"
    }
    return .redraw
  }

  mutating func draw(_ frame: inout TerminalFrame, at time: Duration) {
    let style = CellStyle(foreground: .rgb(255, 127, 80), attributes: .bold)
    frame.cells.write(
      "READY \(size.columns)x\(size.rows)", at: CellPosition(row: 0, column: 0), style: style)
    frame.cells.write(
      "layouts \(layouts) resumes \(resumes) answers \(answers)",
      at: CellPosition(row: 1, column: 0))
    frame.cells.write("heard \(heard)|", at: CellPosition(row: 2, column: 0))
    if isMoving {
      // The whole screen another colour each time: what a video costs at its worst.
      let level = UInt8(truncatingIfNeeded: time.components.attoseconds / 1_000_000_000_000_000)
      for row in 3..<max(3, size.rows) {
        for column in 0..<size.columns {
          let style = CellStyle(background: .rgb(level, UInt8(truncatingIfNeeded: column), 9))
          frame.cells.put(" ", row: row, column: column, style: style)
        }
      }
    }
    frame.cells.cursor = CellPosition(row: 2, column: 6)
  }

  func nextChange(after time: Duration) -> Duration? { isMoving ? time : nil }
}
