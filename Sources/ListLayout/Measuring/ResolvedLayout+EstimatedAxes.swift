extension ResolvedLayout {
  /// The axes on which an element is as long as it answers (layout rule 28, flow rule F1).
  ///
  /// - Parameter element: An item, a boundary item, a background or an anchored view.
  /// - Returns: For each axis whether an answer counts; false for what is not there.
  /// - Complexity: O(items of a group) where the section takes answers, else O(1).
  package func takesAnswer(_ element: LayoutElement) -> (width: Bool, height: Bool) {
    let axes = estimatedAxes(of: element)
    return (axes.contains(.horizontal), axes.contains(.vertical))
  }

  private func estimatedAxes(of element: LayoutElement) -> EstimatedAxes {
    switch element {
    case .item(let path): estimatedAxes(of: path)
    case .section(let kind, let section):
      boundaryAxes(
        compositional(section)?.section.boundarySupplementaryItems ?? [], kind: kind)
    case .layout(let kind): boundaryAxes(configuration.boundarySupplementaryItems, kind: kind)
    case .anchored(let kind, let section, let number):
      compositional(section)?.anchoredView(kind, number)
        .map { EstimatedAxes($0.0.item.layoutSize) } ?? []
    }
  }

  private func estimatedAxes(of path: LayoutIndexPath) -> EstimatedAxes {
    guard solutions.indices.contains(path.section) else { return [] }
    switch solutions[path.section] {
    case .flow(let section):
      return section.layout.estimatedItemSize == nil ? [] : [.horizontal, .vertical]
    case .compositional(let section):
      guard let groups = section.groups, groups.takesAnswers,
        path.item >= 0, path.item < section.itemCount
      else { return [] }
      let group = groups.group(of: path.item)
      let cell = path.item - groups.items(of: group).lowerBound
      let cells = groups.placed(group).cells
      return cells.indices.contains(cell) ? cells[cell].estimated : []
    }
  }

  private func compositional(_ number: Int) -> CompositionalSectionSolution? {
    guard solutions.indices.contains(number), case .compositional(let section) = solutions[number]
    else { return nil }
    return section
  }

  private func boundaryAxes(
    _ items: [CollectionLayoutBoundarySupplementaryItem], kind: String
  ) -> EstimatedAxes {
    items.first { $0.elementKind == kind }.map { EstimatedAxes($0.layoutSize) } ?? []
  }
}
