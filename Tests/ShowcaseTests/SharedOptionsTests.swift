import CommandLineTable
import TerminalKit
import Testing

@testable import showcase

@Suite("Options that commands share")
struct SharedOptionsTests {
  private func parse(_ option: String) throws -> ParsedArguments {
    let program = ProgramSpecification(
      name: "sample", version: "1", summary: "",
      commands: [
        CommandSpecification("draw", "", options: [SharedOptions.cells, SharedOptions.color])
      ], defaultCommand: "draw")
    guard case .run(let arguments) = try program.parse(["draw", option]) else {
      throw UsageError("not run")
    }
    return arguments
  }

  @Test("--cells is columns and rows")
  func cells() throws {
    #expect(try parse("--cells=80x24").cells() == CellSize(columns: 80, rows: 24))
    #expect(try parse("--color=auto").cells() == nil)
  }

  @Test(
    "--cells refuses what is no size",
    arguments: ["", "80", "0x1", "1x0", "80x24x1", "-1x5", "+1x5", "ax5", "99999999999999999999x1"])
  func wrongCells(text: String) throws {
    let arguments = try parse("--cells=\(text)")
    let error = #expect(throws: UsageError.self) { try arguments.cells() }
    #expect(error?.message.hasPrefix("option '--cells': expected COLSxROWS, each from 1") == true)
  }

  @Test("--color is one of three words, auto if absent")
  func color() throws {
    #expect(try parse("--color=never").colorChoice() == .never)
    #expect(try parse("--cells=1x1").colorChoice() == .auto)
    let wrong = try parse("--color=on")
    #expect(
      throws: UsageError(
        "option '--color': expected auto, always or never, not 'on'", command: "draw")
    ) {
      try wrong.colorChoice()
    }
  }
}
