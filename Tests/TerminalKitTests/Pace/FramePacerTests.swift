import TerminalKit
import Testing

@Suite struct FramePacerTests {
  private func ms(_ value: Int) -> Duration { .milliseconds(value) }

  @Test("terminal rule 43: where nothing moves there is no deadline")
  func idle() {
    var pacer = FramePacer(framesPerSecond: 50)
    #expect(pacer.decide(at: ms(0), isOutputBusy: false) == .wait(until: nil))
    pacer.needsFrame()
    #expect(pacer.decide(at: ms(0), isOutputBusy: false) == .draw)
    pacer.didDraw(at: ms(0))
    #expect(pacer.decide(at: ms(1_000_000), isOutputBusy: false) == .wait(until: nil))
  }

  @Test(
    "terminal rule 42: while the terminal has not taken a frame, none is built, without a timer")
  func busy() {
    var pacer = FramePacer(framesPerSecond: 50)
    pacer.needsFrame()
    pacer.setDue(ms(3))
    #expect(pacer.decide(at: ms(500), isOutputBusy: true) == .wait(until: nil))
    #expect(pacer.decide(at: ms(501), isOutputBusy: false) == .draw)
  }

  @Test("terminal rule 57: many changes are one frame, and frames keep their distance")
  func merging() {
    var pacer = FramePacer(framesPerSecond: 50)
    for _ in 0..<10 { pacer.needsFrame() }
    #expect(pacer.decide(at: ms(100), isOutputBusy: false) == .draw)
    pacer.didDraw(at: ms(100))
    pacer.needsFrame()
    #expect(pacer.decide(at: ms(105), isOutputBusy: false) == .wait(until: ms(120)))
    #expect(pacer.decide(at: ms(120), isOutputBusy: false) == .draw)
    // After a rest, the first change is drawn at once.
    pacer.didDraw(at: ms(120))
    pacer.needsFrame()
    #expect(pacer.decide(at: ms(900), isOutputBusy: false) == .draw)
  }

  @Test("what moves is drawn when it is due, and late frames are not made up for")
  func moving() {
    var pacer = FramePacer(framesPerSecond: 50)
    pacer.setDue(ms(40))
    #expect(pacer.decide(at: ms(0), isOutputBusy: false) == .wait(until: ms(40)))
    #expect(pacer.decide(at: ms(400), isOutputBusy: false) == .draw)
    pacer.didDraw(at: ms(400))
    pacer.setDue(ms(80))
    #expect(pacer.decide(at: ms(400), isOutputBusy: false) == .wait(until: ms(420)))
  }

  @Test("terminal rule 38: after a suspension the next frame is drawn at once")
  func restart() {
    var pacer = FramePacer(framesPerSecond: 50)
    pacer.needsFrame()
    pacer.didDraw(at: ms(100))
    pacer.restart()
    #expect(pacer.decide(at: ms(101), isOutputBusy: false) == .draw)
  }

  @Test("a rate that is none is brought to one that is")
  func rates() {
    #expect(FramePacer(framesPerSecond: 0).interval == .seconds(1))
    #expect(FramePacer(framesPerSecond: .max).interval == .seconds(1) / 240)
  }
}
