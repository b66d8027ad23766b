import JSONText
import ListScreen
import ListSnapshot

typealias TextSnapshot = Snapshot<String, String>

/// Reads lists and cases from files.
enum DiffInput {
  /// The list in a file: a state, or the sections and items of a screen document.
  static func list(_ name: String) throws(DiffRefusal) -> TextSnapshot {
    let (bytes, root) = try read(name)
    guard root.kind == .object || root.isStorePage else { return try root.snapshot(place: name) }
    guard root["before"] == nil, root["cases"] == nil else {
      throw DiffRefusal(
        malformed: "this is a case file; name it alone, without a second file", place: name)
    }
    try checkDocument(bytes, name)
    return try snapshot(ofDocument: root, name)
  }

  /// The cases in a file: one, those of a pack, or those of an array.
  static func cases(_ name: String) throws(DiffRefusal) -> [DiffCase] {
    let (_, root) = try read(name)
    let isState = root.elements.first { _ in true }.map { $0.kind == .array } ?? false
    if isState || root["sections"] != nil {
      throw DiffRefusal(
        malformed: "this is a list, not a case; name a second list to compare it with", place: name)
    }
    if root.kind == .array { return root.elements.map { DiffCase(json: $0, file: name) } }
    if let pack = root["cases"], pack.kind == .array {
      return pack.elements.map { DiffCase(json: $0, file: name) }
    }
    return [DiffCase(json: root, file: name)]
  }

  private static func read(
    _ name: String
  ) throws(DiffRefusal) -> (bytes: [UInt8], root: JSONNode) {
    let bytes: [UInt8]
    do {
      bytes = try InputFile.bytes(name, as: .snapshot)
    } catch {
      throw DiffRefusal(malformed: error.message)
    }
    do {
      return (bytes, try JSONTree.read(bytes).root)
    } catch {
      throw DiffRefusal(error, place: name)
    }
  }

  private static func checkDocument(_ bytes: [UInt8], _ name: String) throws(DiffRefusal) {
    let reading = ScreenDocument.read(bytes)
    guard let error = reading.diagnostics.first(where: { $0.severity == .error }) else { return }
    throw DiffRefusal(malformed: error.line(file: name))
  }

  /// The sections and items of a document that was checked, of whatever kind its sections are.
  ///
  /// An entry without an id is known by its place, as in the document; an item's section goes before it, since
  /// items are told apart over all sections.
  private static func snapshot(
    ofDocument root: JSONNode, _ name: String
  ) throws(DiffRefusal) -> TextSnapshot {
    var snapshot = TextSnapshot()
    let sections = root.isStorePage ? root : root["sections"]
    for (index, section) in (sections?.elements.map { $0 } ?? []).enumerated() {
      let id = section.givenID ?? "#\(index)"
      let items = section["items"]?.elements.enumerated().map { index, item in
        item.givenID ?? "\(id)#\(index)"
      }
      do throws(SnapshotError) {
        try snapshot.appendNew(section: id, items: items ?? [])
      } catch {
        throw DiffRefusal(error, at: section.path, place: name)
      }
    }
    return snapshot
  }
}

extension TextSnapshot {
  /// Appends a section and items that are all new.
  mutating func appendNew(section: String, items: [String]) throws(SnapshotError) {
    try appendSections([section])
    // Checked one by one: a list would move what is there already.
    let known = items.first { contains(item: $0) }
    let repeated = known.map { [$0, $0] }
    try appendItems(repeated ?? items, toSection: section)
  }
}

extension JSONNode {
  /// Whether the text is the data of a store's page: an array of sections that have items.
  fileprivate var isStorePage: Bool {
    kind == .array && elements.first { _ in true }?["items"] != nil
  }

  /// The id of an entry that was checked: a string, and in the data of a store a whole number too.
  fileprivate var givenID: String? {
    guard let id = self["id"] else { return nil }
    if case .exact(let whole) = id.number?.whole { return String(whole) }
    return id.string
  }
}

extension JSONNode {
  /// The list that a state tells: `[["section", ["item", ...]], ...]`.
  func snapshot(place: String?) throws(DiffRefusal) -> TextSnapshot {
    var snapshot = TextSnapshot()
    for section in try list(place: place) {
      let parts = try section.list(place: place)
      guard parts.count == 2 else {
        throw DiffRefusal(
          malformed:
            "a section is [\"SECTION\", [\"ITEM\", ...]], this one has \(parts.count) parts",
          at: section.path, place: place)
      }
      let id = try parts[0].text(place: place)
      let items = try parts[1].texts(place: place)
      do throws(SnapshotError) {
        try snapshot.appendNew(section: id, items: items)
      } catch {
        throw DiffRefusal(
          error, at: try parts[1].pathOfRepeat(error, section: parts[0]), place: place)
      }
    }
    return snapshot
  }

  /// The way to the identifier that an error names: the section's own, or its last place among the items.
  private func pathOfRepeat(
    _ error: SnapshotError, section: JSONNode
  ) throws(DiffRefusal) -> JSONPath {
    guard error.kind == .duplicateItem, let id = error.identifier as? String else {
      return section.path
    }
    return elements.reversed().first { $0.string == id }?.path ?? path
  }

  func list(place: String?) throws(DiffRefusal) -> [JSONNode] {
    guard kind == .array else { throw misfit("an array", place) }
    return Array(elements)
  }

  func text(place: String?) throws(DiffRefusal) -> String {
    guard let string, kind == .string else { throw misfit("a string", place) }
    return string
  }

  func texts(place: String?) throws(DiffRefusal) -> [String] {
    var texts: [String] = []
    for node in try list(place: place) { texts.append(try node.text(place: place)) }
    return texts
  }

  func flag(place: String?) throws(DiffRefusal) -> Bool {
    guard let bool else { throw misfit("true or false", place) }
    return bool
  }

  func misfit(_ expected: String, _ place: String?) -> DiffRefusal {
    DiffRefusal(
      malformed:
        "\(expected) is due here, not \(kind == .null ? "null" : "\(kind)"); put one there",
      at: path, place: place)
  }
}
