import TerminalKit
import Testing

@Suite struct TerminalQuestionsTests {
  private static let answer =
    "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?0u\u{1B}P>|foo 1\u{1B}\\\u{1B}[?2026;2$y\u{1B}[6;18;9t\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?62;4c"

  @Test("terminal rule 15: all questions are one write that ends by the device attributes")
  func bytes() {
    let text = String(decoding: TerminalQuestions.bytes, as: UTF8.self)
    #expect(text.hasSuffix("\u{1B}[c"))
    #expect(text.contains("a=q") && text.contains("[?u") && text.contains("[>0q"))
  }

  @Test("terminal rule 15: answers may be cut anywhere, and the end mark ends them")
  func cuts() {
    let bytes = Array(Self.answer.utf8)
    for cut in 0...bytes.count {
      var decoder = InputDecoder()
      var questions = TerminalQuestions()
      questions.take(decoder.feed(bytes[..<cut]))
      #expect(questions.isDone == (cut == bytes.count))
      questions.take(decoder.feed(bytes[cut...]))
      #expect(questions.isDone)
      #expect(questions.answers.count == 7)
      #expect(questions.otherEvents.isEmpty)
    }
  }

  @Test("terminal rule 15: a terminal that knows nothing still marks the end")
  func poorTerminal() {
    var decoder = InputDecoder()
    var questions = TerminalQuestions()
    questions.take(decoder.feed(Array("\u{1B}[?1;2c".utf8)))
    #expect(questions.isDone)
    #expect(questions.answers == [.primaryAttributes([1, 2])])
  }

  @Test("terminal rule 16: keys typed meanwhile are kept, in order")
  func keys() {
    var decoder = InputDecoder()
    var questions = TerminalQuestions()
    questions.take(decoder.feed(Array("j\u{1B}[?0u\u{1B}[B\u{1B}[?62ck".utf8)))
    #expect(questions.answers.count == 2)
    let keys = [Key.character("j"), .down, .character("k")]
    #expect(questions.otherEvents == keys.map { .key(KeyPress($0)) })
  }

  @Test("terminal rule 15: who must not be asked is not asked")
  func asking() {
    let good = TerminalEnvironment(variables: ["TERM": "xterm"])
    #expect(TerminalQuestions.mayAsk(good, isForeground: true, images: nil))
    #expect(!TerminalQuestions.mayAsk(good, isForeground: false, images: nil))
    #expect(!TerminalQuestions.mayAsk(good, isForeground: true, images: .half))
    var other = good
    other.variables = ["TERM": "dumb"]
    #expect(!TerminalQuestions.mayAsk(other, isForeground: true, images: nil))
    other = good
    other.isOutputTerminal = false
    #expect(!TerminalQuestions.mayAsk(other, isForeground: true, images: nil))
  }
}
