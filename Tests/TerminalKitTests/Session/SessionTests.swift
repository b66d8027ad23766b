import Foundation
import TerminalKit
import Testing

/// The helper on a pseudo terminal: every way out leaves the terminal as it was found.
@Suite(.serialized) struct SessionTests {
  private func start(
    _ arguments: [String] = [], environment: [String] = Job.environment,
    size: CellSize = CellSize(columns: 60, rows: 12)
  ) throws -> Job {
    let job = try Job(Job.helper, arguments, environment: environment, size: size)
    #expect(job.shows("READY \(size.columns)x\(size.rows)"), "\(job.emulator.screen)")
    return job
  }

  /// Alternate screen off, cursor on, mouse off, paste off, the modes as they were.
  private func expectRestored(_ job: Job, _ comment: Comment? = nil) {
    let state = job.emulator.state
    #expect(!state.isAlternate, comment)
    #expect(state.showsCursor, comment)
    #expect(state.mouse == 0, comment)
    #expect(job.modes == job.modesBefore, comment)
    let text = String(decoding: job.output, as: UTF8.self)
    for mode in ["?2004", "?1004", "?1006", "?1002"] {
      #expect(text.components(of: "\(mode)h") == text.components(of: "\(mode)l"), comment)
    }
    #expect(text.components(of: "?7l") == text.components(of: "?7h"), comment)
  }

  @Test("terminal rule 32: while it runs, the screen is ours")
  func entered() throws {
    let job = try start()
    #expect(job.emulator.state.isAlternate)
    #expect(!job.emulator.state.showsCursor)
    #expect(job.emulator.state.mouse == 2)
    #expect(job.modes != job.modesBefore)
    job.type("q")
    #expect(job.next() == .exited(0))
  }

  struct WayOut: CustomTestStringConvertible {
    var name: String
    var keys = ""
    var signal: Int32?
    var ending: Job.Ending
    var words = ""
    var testDescription: String { name }
  }

  @Test(
    "terminal rules 2, 33, 34: every way out restores, once, with the right status",
    arguments: [
      WayOut(name: "q", keys: "q", ending: .exited(0), words: "ended by quit"),
      WayOut(name: "Ctrl-C", keys: "\u{3}", ending: .signaled(SIGINT)),
      WayOut(name: "exit in the middle", keys: "X", ending: .exited(3)),
      WayOut(name: "INT", signal: SIGINT, ending: .signaled(SIGINT)),
      WayOut(name: "TERM", signal: SIGTERM, ending: .signaled(SIGTERM)),
      WayOut(name: "HUP", signal: SIGHUP, ending: .signaled(SIGHUP)),
      WayOut(name: "QUIT", signal: SIGQUIT, ending: .signaled(SIGQUIT)),
    ])
  func waysOut(way: WayOut) throws { try expectRestored(by: way) }

  @Test(
    "terminal rules 34, 35: so does every crash", .disabled(if: Job.isSanitized),
    arguments: [
      WayOut(name: "abort", keys: "A", ending: .signaled(SIGABRT)),
      WayOut(name: "a bad access", keys: "S", ending: .signaled(SIGSEGV)),
      WayOut(name: "a bus error from outside", signal: SIGBUS, ending: .signaled(SIGBUS)),
      WayOut(name: "a bad number", signal: SIGFPE, ending: .signaled(SIGFPE)),
    ])
  func crashes(way: WayOut) throws { try expectRestored(by: way) }

  private func expectRestored(by way: WayOut) throws {
    let job = try start()
    if !way.keys.isEmpty { job.type(way.keys) }
    if let signal = way.signal { job.signal(signal) }
    #expect(job.next() == way.ending)
    expectRestored(job)
    #expect(String(decoding: job.output, as: UTF8.self).components(of: "?1049l") == 1)
    if !way.words.isEmpty { #expect(job.emulator.screen.contains(way.words)) }
  }

  @Test(
    "terminal rule 36: the words of a crash are on the real screen afterwards",
    .disabled(if: Job.isSanitized))
  func crashWords() throws {
    let job = try start()
    job.type("F")
    let ending = job.next()
    #expect(ending == .signaled(SIGILL) || ending == .signaled(SIGTRAP), "\(ending as Any)")
    expectRestored(job)
    let text = String(decoding: job.output, as: UTF8.self)
    let left = try #require(text.range(of: "?1049l"))
    #expect(text[left.upperBound...].contains("the words of the crash"), "\(text)")
  }

  @Test(
    "terminal rules 35, 36: the backtrace that was there before still runs, and is seen",
    .disabled(if: Job.isSanitized))
  func backtrace() throws {
    let environment =
      Array(Job.environment.dropLast()) + [
        "SWIFT_BACKTRACE=enable=yes,color=no,interactive=no,timeout=5s"
      ]
    let job = try start(environment: environment, size: CellSize(columns: 100, rows: 20))
    job.type("F")
    let ending = job.next()
    #expect(ending == .signaled(SIGILL) || ending == .signaled(SIGTRAP), "\(ending as Any)")
    let text = String(decoding: job.output, as: UTF8.self)
    let left = try #require(text.range(of: "?1049l"))
    #expect(text[left.upperBound...].contains("Program crashed"), "\(text)")
  }

  @Test("terminal rule 36: a warning is shown after leaving and not on the screen")
  func warnings() throws {
    let job = try start()
    job.type("Ey")
    #expect(job.shows("heard y"))
    #expect(!String(decoding: job.output, as: UTF8.self).contains("a warning from below"))
    job.type("q")
    #expect(job.next() == .exited(0))
    #expect(job.emulator.screen.contains("a warning from below"))
  }

  @Test("terminal rules 37, 38: Ctrl-Z and SIGTSTP leave, stop, and come back drawn anew")
  func suspension() throws {
    let job = try start()
    for round in 1...2 {
      if round == 1 { job.type("\u{1A}") } else { job.signal(SIGTSTP) }
      #expect(job.next() == .stopped(SIGTSTP))
      expectRestored(job, "round \(round)")
      job.resize(CellSize(columns: 60, rows: 11 + round))
      job.tell("f")
      #expect(job.next() == .continued)
      #expect(job.shows("resumes \(round)"), "\(job.emulator.screen)")
      #expect(job.shows("READY 60x\(11 + round)"))
      #expect(job.emulator.state.isAlternate)
      #expect(job.modes != job.modesBefore)
    }
    job.type("q")
    #expect(job.next() == .exited(0))
    expectRestored(job)
  }

  @Test("terminal rule 37: with every signal blocked, Ctrl-Z still stops and Ctrl-C still ends")
  func blockedSignals() throws {
    let job = try start(["blocked"])
    job.type("\u{1A}")
    #expect(job.next() == .stopped(SIGTSTP))
    job.tell("f")
    #expect(job.next() == .continued)
    #expect(job.shows("resumes 1"))
    job.type("\u{3}")
    #expect(job.next() == .signaled(SIGINT))
    expectRestored(job)
  }

  @Test("terminal rule 38: continued in the background it stops again, and leaves the screen alone")
  func background() throws {
    let job = try start()
    job.type("\u{1A}")
    #expect(job.next() == .stopped(SIGTSTP))
    job.tell("b")
    var ending = job.next()
    if ending == .continued { ending = job.next() }
    #expect(ending == .stopped(SIGTSTP))
    expectRestored(job)
    job.tell("f")
    #expect(job.shows("resumes 1"))
    job.type("q")
    while let ending = job.next() {
      if ending == .continued { continue }
      #expect(ending == .exited(0))
      break
    }
  }

  @Test("terminal rule 38: after a stop that nobody could see, all is drawn again")
  func unseenStop() throws {
    let job = try start()
    job.signal(SIGSTOP)
    #expect(job.next() == .stopped(SIGSTOP))
    job.emulator.write(Array("\u{1B}[2Jrubbish of the shell".utf8))
    job.tell("f")
    #expect(job.next() == .continued)
    #expect(job.shows("READY 60x12"))
    #expect(job.shows("resumes 1"))
    #expect(!job.emulator.screen.contains("rubbish"))
    job.type("q")
    #expect(job.next() == .exited(0))
    expectRestored(job)
  }

  @Test("terminal rule 44: a storm of sizes is few layouts, and the last size wins")
  func resizeStorm() throws {
    let job = try start()
    for step in 0..<60 { job.resize(CellSize(columns: 40 + step, rows: 6 + step % 7)) }
    job.resize(CellSize(columns: 50, rows: 8))
    #expect(job.shows("READY 50x8"), "\(job.emulator.screen)")
    job.resize(CellSize(columns: 1, rows: 1))
    job.resize(CellSize(columns: 33, rows: 5))
    #expect(job.shows("READY 33x5"))
    job.type("q")
    #expect(job.next() == .exited(0))
    expectRestored(job)
  }

  @Test("terminal rule 44: a terminal that says 0 x 0 is one of 80 x 24, and 1 x 1 does no harm")
  func strangeSizes() throws {
    let none = try Job(Job.helper, size: CellSize(columns: 80, rows: 24), claims: (0, 0))
    #expect(none.shows("READY 80x24"))
    none.type("q")
    #expect(none.next() == .exited(0))

    let tiny = try Job(Job.helper, size: CellSize(columns: 1, rows: 1))
    while !tiny.emulator.state.isAlternate { try #require(tiny.read()) }
    tiny.resize(CellSize(columns: 40, rows: 4))
    #expect(tiny.shows("READY 40x4"))
    tiny.type("q")
    #expect(tiny.next() == .exited(0))
  }

  @Test("terminal rules 55, 56: raw mouse bytes, and a paste that is no command")
  func mouseAndPaste() throws {
    let job = try start()
    job.type("\u{1B}[<0;4;3M\u{1B}[<0;400;3M\u{1B}[200~q\u{3}\u{1B}[201~")
    #expect(job.shows("heard <3,2>[q\u{FFFD}]|"), "\(job.emulator.screen)")
    job.type("q")
    #expect(job.next() == .exited(0))
  }

  @Test("terminal rule 50: a lone Escape comes by itself, and an arrow in pieces stays one")
  func escape() throws {
    let job = try start()
    job.type("\u{1B}")
    #expect(job.shows("heard {escape}|"))
    job.type("\u{1B}[")
    job.drain()
    job.type("A")
    #expect(job.shows("heard {escape}{up}|"))
    job.type("q")
    #expect(job.next() == .exited(0))
  }

  @Test("terminal rule 39: Ctrl-L draws all again")
  func redraw() throws {
    let job = try start()
    job.emulator.write(Array("\u{1B}[2J\u{1B}[Hrubbish".utf8))
    job.type("\u{0C}")
    #expect(job.shows("READY 60x12"))
    #expect(!job.emulator.screen.contains("rubbish"))
    job.type("q")
    #expect(job.next() == .exited(0))
  }

  @Test("terminal rules 40, 43: an idle screen writes nothing")
  func idle() throws {
    let job = try start()
    job.drain()
    let before = job.output.count
    // A key that changes nothing, and one that does: only the second is drawn.
    job.type("\u{1B}[I")
    job.drain()
    #expect(job.output.count == before)
    job.type("k")
    #expect(job.shows("heard k|"))
    #expect(job.output.count - before < 60)
    job.type("q")
    #expect(job.next() == .exited(0))
  }

  @Test("terminal rule 42: a terminal that takes nothing costs frames and not the keys")
  func slowTerminal() throws {
    let job = try start(["moving"], size: CellSize(columns: 150, rows: 50))
    // The program draws as fast as it may; nobody reads. The keys go in all the same.
    job.type("abc")
    job.type("q")
    #expect(job.next() == .exited(0))
    expectRestored(job)
    #expect(job.emulator.screen.contains("heard abc"), "\(job.emulator.screen)")
  }

  @Test("terminal rule 15: a terminal that answers is heard, one that does not is not waited for")
  func questions() throws {
    let job = try Job(Job.helper, ["ask"])
    while !String(decoding: job.output, as: UTF8.self).contains("\u{1B}[c") {
      try #require(job.read())
    }
    for byte in Array("k\u{1B}[?0u\u{1B}[?62;4c".utf8) { job.type([byte]) }
    #expect(job.shows("answers 2"), "\(job.emulator.screen)")
    #expect(job.shows("heard k|"))
    job.type("q")
    #expect(job.next() == .exited(0))
    expectRestored(job)

    let silent = try Job(Job.helper, ["ask"])
    #expect(silent.shows("answers 0"))
    // The answer comes late, and is no text.
    silent.type("\u{1B}[?62;4cx")
    #expect(silent.shows("heard x|"))
    silent.type("q")
    #expect(silent.next() == .exited(0))
  }

  @Test("terminal rules 15, 34: who ends the process while it asks finds the modes put back")
  func endingWhileAsking() throws {
    let job = try Job(Job.helper, ["ask"])
    while !String(decoding: job.output, as: UTF8.self).contains("\u{1B}[c") {
      try #require(job.read())
    }
    job.signal(SIGTERM)
    #expect(job.next() == .signaled(SIGTERM))
    #expect(job.modes == job.modesBefore)
    #expect(!String(decoding: job.output, as: UTF8.self).contains("1049"))
  }

  @Test("terminal rules 7, 13: what can not be a screen is refused with status 2, in words")
  func refusals() throws {
    let dumb = try Job(Job.helper, environment: ["TERM=dumb"])
    #expect(dumb.next() == .exited(2))
    #expect(dumb.emulator.screen.contains("TERM is dumb"))
    #expect(!dumb.emulator.state.isAlternate)
  }

  @Test("one process has one screen, and what is no terminal is none")
  func errors() {
    #expect(throws: TerminalError.self) {
      _ = try TerminalSession(input: -1, output: -1)
    }
    #expect("\(TerminalError.alreadyOpen)".contains("in use"))
    #expect(
      "\(TerminalError.system(operation: "writing", code: EPIPE))".hasPrefix("writing: Broken pipe")
    )
  }
}
