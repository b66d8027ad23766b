import TerminalKit
import Testing

@Suite struct TerminalTextTests {
  @Test func `a cell shows where a control stood`() {
    #expect(TerminalText.cell("Car\u{1B}]0;x\u{07}") == "Car\u{FFFD}]0;x\u{FFFD}")
    #expect(TerminalText.cell(bytes: [0x43, 0x9B, 0x41]) == "C\u{FFFD}A")
  }

  @Test func `a message spells a control out`() {
    #expect(TerminalText.message("Car\u{1B}]0;x\u{07}") == #"Car\x1b]0;x\x07"#)
    #expect(TerminalText.message(bytes: [0x43, 0x9B, 0x0A]) == #"C\x9b\n"#)
  }
}
