internal import CTerminal
import Glibc

/// The turning loop of a ``TerminalApp``.
struct TerminalLoop: ~Copyable {
  private let app: TerminalApp
  private var decoder: InputDecoder
  private var pacer: FramePacer
  private var encoder: DamageEncoder
  private var output: TerminalOutput
  private let input: Int32
  private var frame: TerminalFrame
  private var size: CellSize
  private var needsRepaint = true
  private var isOver = false
  /// When a lone ESC is Escape; nil while nothing is held back.
  private var escapeDeadline: Duration?
  private(set) var summary = TerminalApp.Summary()

  init(app: TerminalApp, session: borrowing TerminalSession, decoder: InputDecoder) {
    self.app = app
    self.decoder = decoder
    pacer = FramePacer(framesPerSecond: app.framesPerSecond)
    encoder = DamageEncoder(
      options: DamageEncoder.Options(
        depth: app.profile.depth, glyphs: app.profile.glyphs,
        usesScrollRegions: !app.profile.images.isPixels,
        skipsInvisibleSteps: app.skipsInvisibleSteps))
    output = TerminalOutput(session.output)
    input = session.input
    size = .resolve(reported: CellSize.reported(by: session.output), variables: app.variables)
    frame = TerminalFrame(cells: CellBuffer(size: size, glyphs: app.profile.glyphs))
  }

  mutating func run(
    _ program: inout some TerminalProgram, early: [InputEvent]
  ) throws(TerminalError) {
    pacer.needsFrame()
    send(.started(size), to: &program)
    deliver(early, to: &program)
    while !isOver {
      takeSessionEvents(for: &program)
      // What the signals brought may already be the end.
      if isOver { break }
      try drawIfDue(&program)
      try waitAndRead(&program)
    }
    summary.bytes = output.total
  }

  /// Draws at most one frame, and notes when the next is due.
  private mutating func drawIfDue(
    _ program: inout some TerminalProgram
  ) throws(TerminalError) {
    let now = TerminalStream.now()
    pacer.setDue(program.nextChange(after: now))
    guard case .draw = pacer.decide(at: now, isOutputBusy: output.isBusy) else { return }
    if frame.cells.size != size {
      frame = TerminalFrame(cells: CellBuffer(size: size, glyphs: app.profile.glyphs))
    }
    var next = TerminalFrame(cells: frame.cells, isRepaint: needsRepaint)
    // The cells move over, so that they are cleared and not copied.
    frame = TerminalFrame(cells: CellBuffer(size: CellSize(columns: 1, rows: 1)))
    next.cells.clear()
    program.draw(&next, at: now)
    if needsRepaint { encoder.invalidate() }
    needsRepaint = false
    output.begin()
    encoder.encode(next.cells, overlay: next.overlay, into: &output.frame)
    frame = next
    pacer.didDraw(at: now)
    pacer.setDue(program.nextChange(after: now))
    summary.frames += 1
    try output.flush()
  }

  private mutating func waitAndRead(
    _ program: inout some TerminalProgram
  ) throws(TerminalError) {
    var deadline: Duration?
    if case .wait(let until) = pacer.decide(
      at: TerminalStream.now(), isOutputBusy: output.isBusy)
    {
      deadline = until
    } else {
      deadline = TerminalStream.now()
    }
    if let escapeDeadline { deadline = min(deadline ?? escapeDeadline, escapeDeadline) }
    let ready = TerminalStream.wait(
      input: input, wake: ct_wake_descriptor(), output: output.isBusy ? output.descriptor : -1,
      until: deadline)
    if ready.output { try output.flush() }
    if ready.input { readInput(&program) }
    if let escapeDeadline, TerminalStream.now() >= escapeDeadline {
      self.escapeDeadline = nil
      deliver(decoder.timeOut(), to: &program)
    }
  }

  /// Reads all that waits, so that ten queued keys are one frame (terminal rule 57).
  private mutating func readInput(_ program: inout some TerminalProgram) {
    // Bounded, so that a flood of input can not keep the screen from being drawn.
    for _ in 0..<64 where !isOver {
      guard let bytes = TerminalStream.readSome(from: input) else {
        summary.ending = .inputEnded
        isOver = true
        return
      }
      deliver(decoder.feed(bytes), to: &program)
      let more = TerminalStream.wait(input: input, wake: -1, output: -1, until: .zero)
      guard more.input else { break }
    }
    escapeDeadline =
      decoder.isWaiting ? TerminalStream.now() + .milliseconds(InputDecoder.patience) : nil
  }

  private mutating func takeSessionEvents(for program: inout some TerminalProgram) {
    let events = SessionEvents(rawValue: ct_take_events())
    if events.contains(.continued) {
      // Half of a frame may have gone before the stop; the screen is another one now.
      output.discard()
      needsRepaint = true
      pacer.restart()
      send(.resumed, to: &program)
    }
    if events.contains(.resized) {
      let new = CellSize.resolve(
        reported: CellSize.reported(by: input), variables: app.variables)
      if new != size {
        size = new
        needsRepaint = true
        pacer.needsFrame()
        send(.resized(new), to: &program)
      }
    }
    if events.contains(.woken) { send(.woken, to: &program) }
  }

  private mutating func deliver(
    _ events: [InputEvent], to program: inout some TerminalProgram
  ) {
    for event in events where !isOver {
      if case .mouse(let mouse) = event, !size.contains(mouse.position) { continue }
      send(.input(event), to: &program)
    }
  }

  private mutating func send(_ event: TerminalEvent, to program: inout some TerminalProgram) {
    let requests = program.handle(event, at: TerminalStream.now())
    if requests.contains(.redraw) { pacer.needsFrame() }
    if requests.contains(.repaint) {
      needsRepaint = true
      pacer.needsFrame()
    }
    if requests.contains(.suspend) { ct_session_suspend() }
    if requests.contains(.interrupt) { ct_session_die(SIGINT) }
    if requests.contains(.quit) { isOver = true }
  }
}
