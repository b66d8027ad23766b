import Foundation
import ListLayout
import Testing

@Suite("Cases")
struct LayoutCaseTests {
  @Test("A solved case is as it expects", arguments: LayoutCase.all)
  func solvedCase(layoutCase: LayoutCase) throws {
    let document = try layoutCase.document()
    let expected = try #require(document.expected)
    let check = try CaseCheck(document, expected: expected)
    #expect(check.compared > 0)
    #expect(check.differences.isEmpty, "\(check.differences.joined(separator: "\n"))")
  }
}
