import Foundation
import ListSnapshot
import Testing
import _TestSupport

/// One case of a case file, or of a pack of them.
struct SnapshotCase: Sendable, CustomTestStringConvertible {
  let name: String
  let kind: String
  let json: CaseValue

  var testDescription: String { name }

  /// The cases of one kind, from the folder beside the tests and from `VITRINE_EXTRA_CASES/diff`.
  static func all(_ kind: String) -> [SnapshotCase] { every.filter { $0.kind == kind } }

  private static let every: [SnapshotCase] = {
    let folders = [
      CaseFolders.beside(#filePath, "../Cases"), CaseFolders.extra("diff"),
    ].compactMap { $0 }
    return folders.flatMap { CaseFolders.files(below: $0) }.flatMap { file in
      guard let data = try? Data(contentsOf: file),
        let json = try? JSONDecoder().decode(CaseValue.self, from: data)
      else {
        Issue.record("cannot read \(file.path)")
        return [SnapshotCase]()
      }
      let cases = json["cases"]?.list ?? [json]
      return cases.map {
        SnapshotCase(
          name: $0["name"]?.text ?? file.lastPathComponent, kind: $0["kind"]?.text ?? "snapshot",
          json: $0)
      }
    }
  }()
}

typealias TextSnapshot = Snapshot<String, String>

extension Snapshot {
  /// A snapshot of a state; a mistake in the state is thrown.
  static func of(_ state: [CaseSection]) throws -> TextSnapshot {
    try TextSnapshot(state.map { ($0.id, $0.items) })
  }
}

extension TextSnapshot {
  var state: [CaseSection] {
    get throws {
      try sectionIdentifiers.map {
        CaseSection(id: $0, items: try itemIdentifiers(inSection: $0))
      }
    }
  }

  mutating func mark(_ marks: CaseValue?) throws {
    try reloadItems(marks?["reloadItems"]?.texts ?? [])
    try reconfigureItems(marks?["reconfigureItems"]?.texts ?? [])
    try reloadSections(marks?["reloadSections"]?.texts ?? [])
  }
}

extension TextSnapshot: CaseSubject {
  mutating func perform(_ operation: CaseOperation) throws -> CaseValue? {
    let (ids, id) = (operation.ids, operation.id)
    let (before, after) = (operation.before, operation.after)
    switch operation.call {
    case "appendSections": try appendSections(ids)
    case "insertSections":
      if let before { try insertSections(ids, beforeSection: before) }
      if let after { try insertSections(ids, afterSection: after) }
    case "deleteSections": try deleteSections(ids)
    case "moveSection":
      if let before { try moveSection(id, beforeSection: before) }
      if let after { try moveSection(id, afterSection: after) }
    case "reloadSections": try reloadSections(ids)
    case "appendItems": try appendItems(ids, toSection: operation.labels["to"]?.text)
    case "insertItems":
      if let before { try insertItems(ids, beforeItem: before) }
      if let after { try insertItems(ids, afterItem: after) }
    case "deleteItems": try deleteItems(ids)
    case "deleteAllItems": deleteAllItems()
    case "moveItem":
      if let before { try moveItem(id, beforeItem: before) }
      if let after { try moveItem(id, afterItem: after) }
    case "reloadItems": try reloadItems(ids)
    case "reconfigureItems": try reconfigureItems(ids)
    case "numberOfItemsIn": return .number(try numberOfItems(inSection: id))
    case "itemIdentifiersIn":
      return .list(try itemIdentifiers(inSection: id).map { .text($0) })
    default: Issue.record("no call \(operation.call)")
    }
    return nil
  }
}
