/// An outline as lines of text: two spaces a level, `+` behind an expanded item, `-` behind a collapsed one that
/// has children.
package enum OutlineText {
  /// The lines of an outline.
  package static func lines(of outline: SectionSnapshot<String>) -> [String] {
    var levels: [String: Int] = [:]
    return outline.items.map { item in
      let node = outline.nodes[item]
      let level = node?.parent.flatMap { levels[$0] }.map { $0 + 1 } ?? 0
      levels[item] = level
      let flag = node?.isExpanded == true ? "+" : node?.children.isEmpty == false ? "-" : ""
      return String(repeating: "  ", count: level) + item + flag
    }
  }

  /// The outline that lines of text tell.
  ///
  /// A line more than one level deeper than the one before counts as one level deeper.
  ///
  /// - Throws: `duplicateItem` where an item comes twice.
  package static func outline(
    of lines: [String]
  ) throws(SnapshotError) -> SectionSnapshot<String> {
    var outline = SectionSnapshot<String>()
    var ancestors: [String] = []
    for line in lines {
      var item = line.drop { $0 == " " }
      let level = min((line.count - item.count) / 2, ancestors.count)
      let isExpanded = item.last == "+"
      if isExpanded || item.last == "-" { item.removeLast() }
      ancestors.removeSubrange(level...)
      try outline.append([String(item)], to: ancestors.last)
      if isExpanded { outline.expand([String(item)]) }
      ancestors.append(String(item))
    }
    return outline
  }
}
