extension ResolvedLayout {
  /// How the group of an item and the groups inside it were filled, down to the item.
  func explainFilling(
    _ groups: GroupSequence, _ group: CollectionLayoutGroup, _ number: Int,
    _ path: LayoutIndexPath, _ explanation: inout LayoutExplanation
  ) {
    let first = groups.items(of: number).lowerBound
    let cell = path.item - first
    var placed = groups.placed(number, keepsFits: true)
    var description = group
    var name = "the group"
    // Groups were checked to nest no deeper than `LayoutLimits.depth`.
    while let fit = placed.fit {
      explainSize(of: description, name, placed, &explanation)
      guard let axis = description.axis else {
        explanation.add(
          27, text: "\(name) is custom: frame \(cell) is relative to its outer corner")
        return
      }
      explainCount(of: description, name, fit, axis, &explanation)
      guard let index = fit.slots.lastIndex(where: { $0.firstCell <= cell && $0.cellCount > 0 })
      else { return }
      let slot = fit.slots[index]
      let list = description.subitems.list
      switch list[index % list.count] {
      case .group(let nested):
        guard let inner = slot.group.first else { return }
        explanation.add(
          20, text: "subitem \(index) of \(name) is a group at \(slot.origin.pointFigures) in it")
        placed = inner
        description = nested
        name = "that group"
      case .item(let item):
        explainItem(
          item, index, slot, name, description, first + cell, groups, fit, &explanation)
        return
      }
    }
  }

  private func explainSize(
    of group: CollectionLayoutGroup, _ name: String, _ placed: PlacedGroup,
    _ explanation: inout LayoutExplanation
  ) {
    explanation.add(
      6,
      text:
        "\(name) is \(placed.size.sizeFigures): \(group.layoutSize.widthDimension.words(placed.box))"
        + ", by \(group.layoutSize.heightDimension.words(placed.box))")
    if let axis = group.axis, group.layoutSize[axis.other].isEstimated {
      explanation.add(
        29,
        text: "it is estimated across its axis, so it is as large there as its largest subitem, "
          + figure(placed.size[axis.other]))
    }
  }

  /// What decided how many subitems there are (rules 13, 14, 19, 22, 30, 31).
  private func explainCount(
    of group: CollectionLayoutGroup, _ name: String, _ fit: GroupFit, _ axis: Axis,
    _ explanation: inout LayoutExplanation
  ) {
    let spacing = group.interItemSpacing?.minimum ?? 0
    let (list, count) = group.subitems
    let spaces = max(fit.count - 1, 0)
    if spacing != 0 {
      explanation.add(
        13,
        text: "the room is \(figure(fit.room)): \(figure(fit.extent)) inside, less \(spaces) x "
          + "\(figure(spacing)) of spacing; fractions refer to it")
    }
    if let count {
      explanation.add(
        19,
        text: "a count of \(count) gives each subitem 1/\(count) of the room \(figure(fit.room))")
    } else if group.layoutSize[axis].isEstimated {
      explanation.add(
        30,
        text: "\(name) is estimated along its axis: it holds its list of "
          + "\(list.count.of("subitem")) once, whatever the estimate has room for")
    } else {
      let next =
        fit.nextNeeds.map { ", one more needs \(figure($0)) of \(figure(fit.extent))" } ?? ""
      explanation.add(14, text: "\(fit.count.of("subitem")) fit\(fit.count == 1 ? "s" : "")\(next)")
    }
    let edges = (0..<fit.count).reduce(0) { $0 + list[$1 % list.count].edgeSpacing.minimum(axis) }
    if edges != 0 {
      explanation.add(
        22,
        text: "edge spacing takes \(figure(edges)) of it for fitting; fractions refer to all of "
          + figure(fit.room))
    }
    if fit.shares > 0 {
      explanation.add(
        21,
        text:
          "\(figure(fit.left)) is left and shared out: \(figure(fit.left / Double(fit.shares))) "
          + "for each of \(fit.shares.of("flexible distance"))")
    }
  }

  private func explainItem(
    _ item: CollectionLayoutItem, _ index: Int, _ slot: GroupFit.Slot, _ name: String,
    _ group: CollectionLayoutGroup, _ number: Int, _ groups: GroupSequence, _ fit: GroupFit,
    _ explanation: inout LayoutExplanation
  ) {
    explanation.add(
      20,
      text: "the item is subitem \(index) of \(name): its slot is \(slot.size.sizeFigures) at "
        + slot.origin.pointFigures)
    explainPixels(item, slot, group, fit, &explanation)
    if item.layoutSize.isEstimated {
      let answer = groups.answers[number]
      let words = answer.map { answer in
        [answer.width.map { "width \(figure($0))" }, answer.height.map { "height \(figure($0))" }]
          .compactMap { $0 }.joined(separator: ", ")
      }
      explanation.add(
        28,
        text: words.map { "it was measured: \($0)" } ?? "it was not measured and keeps its estimate"
      )
    }
    if item.contentInsets != .zero {
      let insets = item.contentInsets.values.map(figure).joined(separator: ", ")
      explanation.add(
        25, text: "its content insets \(insets) (top, leading, bottom, trailing) shrink its slot")
    }
  }

  /// Fractions that were rounded down to a pixel (rule 1).
  private func explainPixels(
    _ item: CollectionLayoutItem, _ slot: GroupFit.Slot, _ group: CollectionLayoutGroup,
    _ fit: GroupFit, _ explanation: inout LayoutExplanation
  ) {
    guard let axis = group.axis else { return }
    let exact: Double?
    if let count = group.subitems.count {
      exact = fit.room / Double(count)
    } else if item.layoutSize[axis].reference == axis {
      exact = item.layoutSize[axis].value * fit.room
    } else {
      exact = nil
    }
    guard let exact, exact - slot.size[axis] > 0.0001 else { return }
    explanation.add(
      1, text: "its exact length \(figure(exact)) is rounded down to \(figure(slot.size[axis]))")
  }
}
