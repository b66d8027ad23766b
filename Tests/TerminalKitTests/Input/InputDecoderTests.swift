import TerminalKit
import Testing
import _TestSupport

@Suite struct InputDecoderTests {
  /// All events of `bytes`, fed in the given pieces, and then a timeout.
  private func events(_ pieces: [ArraySlice<UInt8>]) -> [InputEvent] {
    var decoder = InputDecoder()
    return pieces.flatMap { decoder.feed($0) } + decoder.timeOut()
  }

  @Test("terminal rules 50-52: bytes are the events they stand for", arguments: InputSample.all)
  func table(sample: InputSample) {
    #expect(events([sample.bytes[...]]) == sample.events)
  }

  @Test("terminal rule 49: reads may cut a sample at any byte", arguments: InputSample.all)
  func cutAnywhere(sample: InputSample) {
    for cut in 0...sample.bytes.count {
      #expect(
        events([sample.bytes[..<cut], sample.bytes[cut...]]) == sample.events, "cut at \(cut)")
    }
    #expect(events(sample.bytes.indices.map { sample.bytes[$0...$0] }) == sample.events)
  }

  @Test("samples one after another are the events one after another")
  func together() {
    // What ends open, or by a timeout, would change the meaning of what follows.
    let closed = InputSample.all.filter {
      !["a lone Escape", "Escape twice", "a half sequence is kept"].contains($0.name)
    }
    let bytes = closed.flatMap(\.bytes)
    #expect(events([bytes[...]]) == closed.flatMap(\.events))
  }

  @Test("terminal rule 50: a lone ESC waits, and an arrow does not")
  func waiting() {
    var decoder = InputDecoder()
    #expect(!decoder.isWaiting)
    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.timeOut() == [.key(KeyPress(.escape))])
    #expect(!decoder.isWaiting)
    #expect(decoder.feed([0x1B, 0x5B]) == [])
    // Once ESC [ has come, no timeout makes text of what follows.
    #expect(!decoder.isWaiting)
    #expect(decoder.timeOut() == [])
    #expect(decoder.feed([0x41]) == [.key(KeyPress(.up))])
  }

  @Test("an ASCII key acts at once; a cluster waits for what may join it")
  func latency() {
    var decoder = InputDecoder()
    #expect(decoder.feed([0x71]).count == 1)
    #expect(decoder.feed(Array("漢".utf8)) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.timeOut() == [.key(KeyPress(.character("漢")))])
  }

  @Test(
    "random bytes: no crash, the same events however they are cut",
    arguments: 0..<400 as Range<UInt64>)
  func fuzz(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // Bytes that mean something are more likely than others.
    let special: [UInt8] = [
      0x1B, 0x1B, 0x5B, 0x4F, 0x5D, 0x50, 0x3B, 0x3C, 0x4D, 0x6D, 0x7E, 0x32, 0x30, 0x31, 0xC3,
      0xE2, 0x9C,
    ]
    let bytes = (0..<Int.random(in: 0...300, using: &random)).map { _ in
      Bool.random(using: &random)
        ? special.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
    }
    var pieces: [ArraySlice<UInt8>] = []
    var from = 0
    while from < bytes.count {
      let to = min(bytes.count, from + Int.random(in: 1...7, using: &random))
      pieces.append(bytes[from..<to])
      from = to
    }
    #expect(events([bytes[...]]) == events(pieces), "seed \(seed)")
  }

  @Test("whatever has come, Ctrl-C is heard at the latest after the end of a string")
  func alwaysAWayOut() {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var decoder = InputDecoder()
      // No paste: inside of one, Ctrl-C is text.
      let bytes = (0..<100).map { _ in UInt8.random(in: 0x18...0x7E, using: &random) }
      _ = decoder.feed(bytes.filter { $0 != 0x7E })
      _ = decoder.timeOut()
      let heard = decoder.feed([3, 3, 3, 3])
      #expect(heard.contains(.key(KeyPress(.character("c"), .control))), "seed \(seed)")
    }
  }

  @Test("terminal rule 49: a string longer than 64 KiB is dropped, and what follows is heard")
  func longString() {
    var decoder = InputDecoder()
    let filler = [UInt8](repeating: 0x61, count: 200_000)
    #expect(decoder.feed(Array("\u{1B}]11;".utf8)) == [])
    #expect(decoder.feed(filler) == [])
    #expect(decoder.feed([0x07, 0x71]) == [.key(KeyPress(.character("q")))])
  }

  @Test("a paste is cut at 64 KiB, and its end is still found")
  func longPaste() throws {
    var decoder = InputDecoder()
    let filler = [UInt8](repeating: 0x61, count: 70_000)
    #expect(decoder.feed(Array("\u{1B}[200~".utf8) + filler) == [])
    let events = decoder.feed(Array("\u{1B}[201~q".utf8))
    guard case .paste(let text) = try #require(events.first) else {
      Issue.record("\(events)"); return
    }
    #expect(text.utf8.count == InputDecoder.stringLimit)
    #expect(events.last == .key(KeyPress(.character("q"))))
  }
}
