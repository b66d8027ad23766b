import Foundation
import Testing
import _TestSupport

@Suite("Media rules")
struct RuleNamesTests {
  @Test("each of the module's page is named by a test")
  func named() throws {
    let tests = CaseFolders.beside(#filePath, "..").standardizedFileURL
    let page = tests.appendingPathComponent(
      "../../Sources/VideoHeader/VideoHeader.docc/MediaRules.md")
    let rules = try String(contentsOf: page, encoding: .utf8)
      .matches(of: /- \*\*(\d+\.\d+b?)\*\*/).map { String($0.output.1) }
    #expect(rules.count > 40)
    let sources = CaseFolders.files(below: tests, extension: "swift")
    var named: Set<String> = []
    for source in sources {
      let text = try String(contentsOf: source, encoding: .utf8)
      for list in text.matches(of: /media rules? ((?:\d+\.\d+b?(?:, | and )?)+)/) {
        for rule in list.output.1.matches(of: /\d+\.\d+b?/) { named.insert(String(rule.output)) }
      }
    }
    #expect(rules.filter { !named.contains($0) } == [])
  }
}
