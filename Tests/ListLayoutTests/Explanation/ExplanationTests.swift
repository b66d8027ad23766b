import Foundation
import ListLayout
import Testing
import _TestSupport

@Suite("Explanations")
struct ExplanationTests {
  /// A case, one of its items, and the rule its explanation is kept for.
  struct Golden: Sendable, CustomTestStringConvertible {
    let name: String
    let path: LayoutIndexPath
    let rule: Int

    init(_ name: String, _ section: Int, _ item: Int, rule: Int) {
      self.name = name
      path = LayoutIndexPath(section: section, item: item)
      self.rule = rule
    }

    var testDescription: String { "rule \(rule), \(name)" }
  }

  static let kept: [Golden] = [
    Golden("uikit-row-0-25-spacing-fixed-10", 0, 1, rule: 13),
    Golden("subitems-repeat-as-pattern", 0, 2, rule: 14),
    Golden("first-subitem-too-large", 0, 0, rule: 17),
    Golden("edge-spacing-fixed", 0, 1, rule: 22),
    Golden("estimated-group-not-exactly-filled", 0, 1, rule: 30),
    Golden("uikit-cut-column-no-spacing", 0, 3, rule: 36),
    Golden("empty-section-keeps-header", 0, 0, rule: 44),
    Golden("uikit-several-on-one-edge", 0, 0, rule: 51),
    Golden("uikit-tall-boundary-leading-extending-down", 0, 0, rule: 53),
    Golden("pinned-header-follows", 0, 1, rule: 57),
    Golden("item-outside-its-group", 1, 0, rule: 67),
    Golden("uikit-sideways-group-paging-centered-points", 1, 2, rule: 76),
  ]

  /// With `VITRINE_RECORD` set the texts are written anew, and the test fails so that nobody takes
  /// a recording for a comparison.
  @Test("An explanation keeps its words", arguments: kept)
  func words(golden: Golden) throws {
    let layoutCase = try #require(LayoutCase.kept.first { $0.testDescription == golden.name })
    let layout = try layoutCase.document().resolve()
    let explanation = try #require(layout.explain(golden.path))
    #expect(explanation.steps.contains { $0.rules.contains(golden.rule) })
    let file = CaseFolders.beside(#filePath, "Golden/\(golden.name).txt")
    if ProcessInfo.processInfo.environment["VITRINE_RECORD"] != nil {
      try Data((explanation.description + "\n").utf8).write(to: file)
      Issue.record("recorded \(golden.name)")
    }
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(explanation.description + "\n" == text)
  }

  /// Whatever can be asked is answered without a trap, and says where the item is.
  @Test("Every item of every case is explained", arguments: LayoutCase.all)
  func everyItem(layoutCase: LayoutCase) throws {
    let layout = try layoutCase.document().resolve()
    for section in 0..<layout.sectionCount {
      let count = min(layout.itemCount(inSection: section), 30)
      for item in -1...count {
        let path = LayoutIndexPath(section: section, item: item)
        let explanation = try #require(layout.explain(path))
        #expect(explanation.subject.hasSuffix("not laid out") == (layout.frame(of: path) == nil))
        #expect(!explanation.steps.isEmpty || layout.frame(of: path) != nil)
      }
    }
    #expect(layout.explain(LayoutIndexPath(section: layout.sectionCount, item: 0)) == nil)
  }
}
