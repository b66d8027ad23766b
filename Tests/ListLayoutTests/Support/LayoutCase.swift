import Foundation
import ListLayout
import Testing
import _TestSupport

/// One case file.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  let url: URL

  var testDescription: String { url.deletingPathExtension().lastPathComponent }

  func document() throws -> LayoutDocument {
    try LayoutDocument(json: try Data(contentsOf: url))
  }

  /// The cases kept beside these tests; `lists.json` holds answers of another form.
  static let kept: [LayoutCase] = CaseFolders.files(
    below: CaseFolders.beside(#filePath, "../Cases")
  )
  .filter { $0.lastPathComponent != "lists.json" }
  .map { LayoutCase(url: $0) }

  /// Those, and the ones below the folders `layout` and `flow` of `VITRINE_EXTRA_CASES`.
  static let all: [LayoutCase] =
    kept
    + ["layout", "flow"].compactMap(CaseFolders.extra).flatMap { CaseFolders.files(below: $0) }
    .map { LayoutCase(url: $0) }
}
