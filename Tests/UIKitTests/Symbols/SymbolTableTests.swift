import Foundation
import Testing
import _TestSupport

@Suite("The table of symbols")
struct SymbolTableTests {
  private static let states = CaseFolders.beside(#filePath, "states.txt")
  private static let page = CaseFolders.beside(
    #filePath, "../../../Sources/UIKit/UIKit.docc/Symbols.md")

  private static let heading = """
    # What is there, and what is not

    Every public symbol of this module, and what is known to be missing of UIKit's.

    ## Overview

    **Same** is a symbol with UIKit's name, type and behaviour, as far as our rules know it. **Approximated** ones do what they
    say in a simpler way, which the remarks tell. **Accepted without effect** are properties and calls about drawing, animation
    and touch: code that uses them compiles, and values set are values got. `.ci/uikit-symbols` writes this page from the module
    itself; a test fails when it is out of date.


    """

  @Test("is as the module is")
  func page() throws {
    let lines = try String(contentsOf: Self.states, encoding: .utf8).split(separator: "\n")
      .compactMap { try SymbolTable.Line($0) }
    let symbols = try SymbolGraph(module: "UIKit").symbols
    #expect(symbols.count > 400)
    let table = SymbolTable(symbols, lines: lines)
    #expect(table.mistakes.isEmpty, "\(table.mistakes.joined(separator: "\n"))")
    let difference = try GoldenText(Self.page).difference(from: Self.heading + table.markdown)
    #expect(difference == nil, "\(difference ?? ""); run .ci/uikit-symbols")
  }

  @Test("takes states from doc comments and from lines, the narrower line first")
  func states() throws {
    func symbol(_ owner: String, _ name: String, _ comment: String = "") -> SymbolGraph.Symbol {
      SymbolGraph.Symbol(owner: owner, name: name, isType: false, comment: comment)
    }
    let table = SymbolTable(
      [
        symbol("A", "a"), symbol("A", "b", "Kept without effect."), symbol("A", "c(d:)"),
        symbol("B.C", "e"), symbol("D", "simulateTap()"), symbol("D", "f", "It is approximated."),
      ],
      lines: try [
        "approximated A.c(d:) in words", "accepted A.*", "own B.*", "missing A.z", "missing A.a",
        "own X.y",
      ]
      .compactMap { try SymbolTable.Line($0[...]) })
    #expect(table.count(.accepted) == 1 && table.count(.own) == 2)
    #expect(
      table.count(.approximated) == 2 && table.markdown.contains("| `A` | missing | `a`, `z` |"))
    #expect(
      table.mistakes == [
        "A.a is there, and said to be missing", "X.y is not there, and said to be not in UIKit",
      ])
    #expect(table.markdown.contains("| `A` | approximated | `c(d:)` |"))
    #expect(table.markdown.contains("- `A.c(d:)`: in words"))
  }
}
