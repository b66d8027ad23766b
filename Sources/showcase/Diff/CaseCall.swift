import JSONText
import ListSnapshot

/// A call as case files write it: `[call, arguments..., {labels}]`.
struct CaseCall {
  let name: String
  private let arguments: [JSONNode]
  private let labels: JSONNode?
  private let file: String
  private let ids: [String]
  private let id: String
  private let outline: SectionSnapshot<String>?
  private let before: String?
  private let after: String?
  private let to: String?
  private let including: Bool

  /// Reads a call; whatever its kind, what it holds is checked here.
  init(_ node: JSONNode, file: String) throws(DiffRefusal) {
    var parts = try node.list(place: file)
    guard let first = parts.first else { throw node.misfit("a call", file) }
    name = try first.text(place: file)
    parts.removeFirst()
    labels = parts.last?.kind == .object ? parts.popLast() : nil
    arguments = parts
    self.file = file
    let subject = parts.first
    ids = subject?.kind == .array ? try subject?.texts(place: file) ?? [] : []
    id = subject?.kind == .string ? try subject?.text(place: file) ?? "" : ""
    before = try labels?["before"]?.text(place: file)
    after = try labels?["after"]?.text(place: file)
    to = try labels?["to"]?.text(place: file)
    including = try labels?["including"]?.flag(place: file) ?? false
    switch name {
    case "replaceChildren": outline = try parts.last?.outline(place: file)
    case "insertSnapshot": outline = try parts.first?.outline(place: file)
    default: outline = nil
    }
    try check(node, subject)
  }

  /// What each call takes first, and whether it needs an anchor.
  private static let shapes: [String: (subject: JSONNode.Kind?, isAnchored: Bool)] = [
    "appendSections": (.array, false), "insertSections": (.array, true),
    "deleteSections": (.array, false), "moveSection": (.string, true),
    "reloadSections": (.array, false), "appendItems": (.array, false),
    "insertItems": (.array, true), "deleteItems": (.array, false), "deleteAllItems": (nil, false),
    "moveItem": (.string, true), "reloadItems": (.array, false),
    "reconfigureItems": (.array, false), "numberOfItemsIn": (.string, false),
    "itemIdentifiersIn": (.string, false), "append": (.array, false), "insert": (.array, true),
    "delete": (.array, false), "deleteAll": (nil, false), "expand": (.array, false),
    "collapse": (.array, false), "replaceChildren": (.string, false),
    "insertSnapshot": (.array, true), "snapshotOf": (.string, false), "levelOf": (.string, false),
  ]

  private func check(_ node: JSONNode, _ subject: JSONNode?) throws(DiffRefusal) {
    guard let shape = Self.shapes[name] else {
      throw DiffRefusal(malformed: "there is no call '\(name)'", at: node.path, place: file)
    }
    if let kind = shape.subject, subject?.kind != kind {
      throw DiffRefusal(
        malformed: "\(name) takes \(kind == .array ? "an array" : "an identifier") first",
        at: node.path, place: file)
    }
    if shape.isAnchored, (before == nil) == (after == nil) {
      throw DiffRefusal(
        malformed: "\(name) takes one of \"before\" and \"after\"", at: node.path, place: file)
    }
    if name == "replaceChildren", arguments.count != 2 {
      throw DiffRefusal(
        malformed: "replaceChildren takes an identifier and an outline", at: node.path, place: file)
    }
  }

  /// Calls a snapshot and returns the answer of a question.
  func perform(on snapshot: inout TextSnapshot) throws(SnapshotError) -> JSONValue? {
    switch name {
    case "appendSections": try snapshot.appendSections(ids)
    case "deleteSections": try snapshot.deleteSections(ids)
    case "reloadSections": try snapshot.reloadSections(ids)
    case "appendItems": try snapshot.appendItems(ids, toSection: to)
    case "deleteItems": try snapshot.deleteItems(ids)
    case "deleteAllItems": snapshot.deleteAllItems()
    case "reloadItems": try snapshot.reloadItems(ids)
    case "reconfigureItems": try snapshot.reconfigureItems(ids)
    case "numberOfItemsIn": return .integer(try snapshot.numberOfItems(inSection: id))
    case "itemIdentifiersIn": return .strings(try snapshot.itemIdentifiers(inSection: id))
    default:
      if let before { try perform(on: &snapshot, before: before) }
      if let after { try perform(on: &snapshot, after: after) }
    }
    return nil
  }

  private func perform(
    on snapshot: inout TextSnapshot, before anchor: String
  ) throws(SnapshotError) {
    switch name {
    case "insertSections": try snapshot.insertSections(ids, beforeSection: anchor)
    case "moveSection": try snapshot.moveSection(id, beforeSection: anchor)
    case "insertItems": try snapshot.insertItems(ids, beforeItem: anchor)
    case "moveItem": try snapshot.moveItem(id, beforeItem: anchor)
    default: break
    }
  }

  private func perform(
    on snapshot: inout TextSnapshot, after anchor: String
  ) throws(SnapshotError) {
    switch name {
    case "insertSections": try snapshot.insertSections(ids, afterSection: anchor)
    case "moveSection": try snapshot.moveSection(id, afterSection: anchor)
    case "insertItems": try snapshot.insertItems(ids, afterItem: anchor)
    case "moveItem": try snapshot.moveItem(id, afterItem: anchor)
    default: break
    }
  }

  /// Calls an outline and returns the answer of a question.
  func perform(on outline: inout SectionSnapshot<String>) throws(SnapshotError) -> JSONValue? {
    switch name {
    case "append": try outline.append(ids, to: to)
    case "insert":
      if let before { try outline.insert(ids, before: before) }
      if let after { try outline.insert(ids, after: after) }
    case "delete": try outline.delete(ids)
    case "deleteAll": outline.deleteAll()
    case "expand": outline.expand(ids)
    case "collapse": outline.collapse(ids)
    case "replaceChildren":
      try outline.replace(childrenOf: id, using: self.outline ?? SectionSnapshot())
    case "insertSnapshot":
      let other = self.outline ?? SectionSnapshot()
      if let before { try outline.insert(other, before: before) }
      if let after { try outline.insert(other, after: after) }
    case "snapshotOf":
      let part = try outline.snapshot(of: id, includingParent: including)
      return .strings(OutlineText.lines(of: part))
    case "levelOf": return .integer(try outline.level(of: id))
    default: break
    }
    return nil
  }
}

/// Marks as case files write them.
struct CaseMarks {
  private let reloadItems: [String]
  private let reconfigureItems: [String]
  private let reloadSections: [String]

  init(_ node: JSONNode, file: String) throws(DiffRefusal) {
    reloadItems = try node["reloadItems"]?.texts(place: file) ?? []
    reconfigureItems = try node["reconfigureItems"]?.texts(place: file) ?? []
    reloadSections = try node["reloadSections"]?.texts(place: file) ?? []
  }

  func mark(_ snapshot: inout TextSnapshot) throws(SnapshotError) {
    try snapshot.reloadItems(reloadItems)
    try snapshot.reconfigureItems(reconfigureItems)
    try snapshot.reloadSections(reloadSections)
  }
}
