extension ResolvedLayout {
  /// All that has a frame and is no cell: section by section backgrounds, boundary items and anchored
  /// views, those of the whole layout first.
  ///
  /// - Parameter limit: How many are wanted at most.
  /// - Returns: The elements with their frames.
  public func supplementaryElements(limit: Int = .max) -> [LayoutAttributes] {
    var elements: [LayoutAttributes] = []
    func add(_ element: LayoutElement) {
      guard elements.count < limit, let attributes = attributes(of: element) else { return }
      elements.append(attributes)
    }
    for item in boundaryItems { add(.layout(kind: item.item.elementKind)) }
    for number in solutions.indices {
      guard elements.count < limit else { break }
      switch solutions[number] {
      case .flow:
        for kind in ["header", "footer"] { add(.section(kind: kind, section: number)) }
      case .compositional(let solution):
        for kind in solution.kinds { add(.section(kind: kind, section: number)) }
        for (kind, count) in solution.anchoredCounts {
          for view in 0..<count {
            guard elements.count < limit else { break }
            add(.anchored(kind: kind, section: number, number: view))
          }
        }
      }
    }
    return elements
  }

  /// The backgrounds of all sections.
  public var backgroundElements: [LayoutAttributes] {
    var elements: [LayoutAttributes] = []
    for (number, solution) in solutions.enumerated() {
      guard case .compositional(let section) = solution else { continue }
      for item in section.section.decorationItems {
        let element = LayoutElement.section(kind: item.elementKind, section: number)
        if let attributes = attributes(of: element) { elements.append(attributes) }
      }
    }
    return elements
  }
}

extension CompositionalSectionSolution {
  /// The kinds of backgrounds and boundary items, each once.
  var kinds: [String] {
    var kinds: [String] = []
    let all =
      section.decorationItems.map(\.elementKind)
      + section.boundarySupplementaryItems.map(\.elementKind)
    for kind in all where !kinds.contains(kind) { kinds.append(kind) }
    return kinds
  }

  /// How many anchored views of each kind there are, by order of appearance.
  var anchoredCounts: [(kind: String, count: Int)] {
    guard let groups else { return [] }
    var kinds: [String] = []
    for kind in groups.group.viewKinds where !kinds.contains(kind) { kinds.append(kind) }
    let last = groups.count - 1
    return kinds.map { kind in
      let own = groups.placed(last).views.count { $0.item.elementKind == kind }
      let (sum, overflow) = firstView(kind, in: last).addingReportingOverflow(own)
      return (kind, overflow ? .max : sum)
    }
  }
}
