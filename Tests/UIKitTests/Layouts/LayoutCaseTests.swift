import Foundation
import ListLayout
import Testing
import _TestSupport

@testable import UIKit

/// The layout cases, which stand beside the tests of the layouts themselves, and those below
/// `VITRINE_EXTRA_CASES`. The records of list metrics lie there too and are no layouts.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  let url: URL

  var testDescription: String { url.deletingPathExtension().lastPathComponent }

  func document() throws -> LayoutDocument {
    try LayoutDocument(json: try Data(contentsOf: url))
  }

  static let kept: [LayoutCase] =
    CaseFolders.files(below: CaseFolders.beside(#filePath, "../../ListLayoutTests/Cases"))
    .filter { $0.lastPathComponent != "lists.json" }.map { LayoutCase(url: $0) }

  static let all: [LayoutCase] =
    kept
    + ["layout", "flow"].compactMap(CaseFolders.extra).flatMap { CaseFolders.files(below: $0) }
    .map { LayoutCase(url: $0) }
}

@Suite("Cases through UIKit's names")
@MainActor
struct LayoutCaseTests {
  @Test("there are cases")
  func cases() { #expect(LayoutCase.kept.count > 100) }

  @Test(
    "a layout built with UIKit's classes puts everything where its case says",
    arguments: LayoutCase.all)
  func frames(layoutCase: LayoutCase) throws {
    let document = try layoutCase.document()
    let expected = try #require(document.expected)
    var stage = try CaseStage(document)
    stage.check(expected)
    #expect(stage.compared > 0)
    #expect(stage.differences.isEmpty, "\(stage.differences.joined(separator: "\n"))")
  }
}
