extension ResolvedLayout {
  /// Where the section's boundary items are and what room they take (rules 51-55, 57, 58).
  func explainBoundaryItems(
    _ section: CompositionalSectionSolution, _ number: Int,
    _ explanation: inout LayoutExplanation
  ) {
    let axis = context.scrollAxis
    for placed in section.boundaryItems {
      let name = "\"\(placed.item.elementKind)\" of \(figure(placed.frame.size[axis]))"
      explainPlace(of: placed, name, section, axis, &explanation)
      let moved = placed.item.absoluteOffset.vector[axis]
      if moved != 0, placed.item.extendsBoundary {
        explanation.add(
          55, text: "\(name) is moved by \(figure(moved)), and the section makes room where it is")
      }
      if placed.item.pinToVisibleBounds { explainPin(placed, name, section, number, &explanation) }
    }
  }

  private func explainPlace(
    of placed: PlacedBoundaryItem, _ name: String, _ section: CompositionalSectionSolution,
    _ axis: Axis, _ explanation: inout LayoutExplanation
  ) {
    let edge = placed.item.alignment.edge(axis)
    switch (edge, placed.item.extendsBoundary) {
    case (.start, true), (.end, true):
      let end = edge == .start ? "before" : "behind"
      let room = edge == .start ? section.coreStart : section.extent - section.coreEnd
      explanation.add(
        51,
        text: "\(name) lies \(end) the section's core; the longest there makes the room, "
          + figure(room))
    case (.start, false), (.end, false):
      let end = edge == .start ? "start" : "end"
      explanation.add(52, text: "\(name) lies inside the core at its \(end) and takes no room")
    case (.middle, true):
      explanation.add(
        53,
        text: "\(name) stands beside the groups; the core is at least as long, "
          + "\(figure(section.core)), and the groups stay at its start")
    case (.middle, false):
      explanation.add(
        53, text: "\(name) is centred along the core of \(figure(section.core)) and takes no room")
    }
  }

  private func explainPin(
    _ placed: PlacedBoundaryItem, _ name: String, _ section: CompositionalSectionSolution,
    _ number: Int, _ explanation: inout LayoutExplanation
  ) {
    let axis = context.scrollAxis
    let (frame, zIndex) = boundary(placed, of: section, number)
    let own = origins[number] + section.coreStart + placed.frame.origin[axis]
    explanation.add(
      57,
      text: "\(name) is pinned: at content offset \(figure(visible.origin[axis])) it is at "
        + "\(figure(frame.origin[axis])) instead of \(figure(own)), within the core that ends at "
        + figure(origins[number] + section.coreEnd))
    if zIndex != placed.item.zIndex {
      explanation.add(58, text: "\(name) shows, so its z index is \(zIndex)")
    }
  }
}
