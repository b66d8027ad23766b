extension ResolvedLayout {
  /// The number of the group that holds an item, in a flow section of the line; nil where the item
  /// is not laid out.
  ///
  /// - Complexity: O(log groups), in a flow section O(runs of equal lines).
  package func group(of path: LayoutIndexPath) -> Int? {
    guard solutions.indices.contains(path.section), frame(of: path) != nil else { return nil }
    switch solutions[path.section] {
    case .compositional(let section): return section.groups?.group(of: path.item)
    case .flow(let section): return section.lines.lineNumber(of: path.item)
    }
  }
}
