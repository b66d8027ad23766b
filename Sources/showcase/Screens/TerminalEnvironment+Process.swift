import CommandLineTable
import Foundation
import TerminalKit

extension TerminalEnvironment {
  /// What this process says about its terminal.
  static var process: TerminalEnvironment {
    TerminalEnvironment(
      variables: ProcessInfo.processInfo.environment, isInputTerminal: isatty(0) == 1,
      isOutputTerminal: isatty(1) == 1)
  }

  /// The cells of a drawing when no size is given: the terminal's width where output goes to one,
  /// else what is usual; height is no limit for what scrolls by.
  var drawingSize: CellSize {
    guard isOutputTerminal else { return CellSize(columns: 80, rows: 40) }
    let size = CellSize.resolve(reported: CellSize.reported(by: 1), variables: variables)
    return CellSize(columns: size.columns, rows: max(size.rows - 1, 1))
  }
}

extension ParsedArguments {
  /// Whether anything may move: not with `--no-animation`, nor where REDUCE_MOTION is set to anything
  /// but 0 (terminal rule 47).
  func mayAnimate(_ terminal: TerminalEnvironment) -> Bool {
    let wish = terminal.variables["REDUCE_MOTION"] ?? ""
    return !has(SharedOptions.noAnimation) && (wish.isEmpty || wish == "0")
  }
}
