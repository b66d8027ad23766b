internal import CTerminal
import Glibc

extension CellSize {
  /// The size of a screen from what the terminal and the environment say (terminal rule 44).
  ///
  /// - Parameters:
  ///   - reported: Columns and rows as the terminal reports them; nil where the question failed. 0
  ///     counts as not known, for either.
  ///   - variables: The environment, asked for COLUMNS and LINES.
  /// - Returns: The size; 80 x 24 where nothing tells.
  public static func resolve(
    reported: (columns: Int, rows: Int)?, variables: [String: String]
  ) -> CellSize {
    CellSize(
      columns: positive(reported?.columns) ?? number(variables["COLUMNS"]) ?? standard.columns,
      rows: positive(reported?.rows) ?? number(variables["LINES"]) ?? standard.rows)
  }

  /// The width of what is written line by line: the terminal's, else COLUMNS, else no limit (nil).
  ///
  /// - Parameters:
  ///   - reported: The columns of the terminal of standard output; nil where it is none.
  ///   - variables: The environment, asked for COLUMNS.
  /// - Returns: The columns, at least 1.
  public static func lineWidth(reported: Int?, variables: [String: String]) -> Int? {
    positive(reported) ?? number(variables["COLUMNS"])
  }

  /// The size that the terminal behind a descriptor has now; nil where it can not be asked.
  public static func reported(by descriptor: Int32) -> (columns: Int, rows: Int)? {
    var columns: Int32 = 0
    var rows: Int32 = 0
    var width: Int32 = 0
    var height: Int32 = 0
    let code = unsafe ct_terminal_size(descriptor, &columns, &rows, &width, &height)
    return code == 0 ? (Int(columns), Int(rows)) : nil
  }

  private static func positive(_ value: Int?) -> Int? {
    guard let value, value > 0 else { return nil }
    return value
  }

  private static func number(_ text: String?) -> Int? {
    positive(text.flatMap { Int($0) })
  }
}
