import Foundation

extension ResolvedLayout {
  /// Why an item is where it is: its section, its group and every group inside it, what fitted and
  /// what was left over, with the rules by number. An item that is not laid out is explained too.
  ///
  /// - Parameter path: The item; its number may lie beyond the section's end.
  /// - Returns: The steps; nil where there is no such section.
  /// - Complexity: O(items of the group + boundary items).
  public func explain(_ path: LayoutIndexPath) -> LayoutExplanation? {
    guard solutions.indices.contains(path.section) else { return nil }
    var explanation = LayoutExplanation(subject(path))
    switch solutions[path.section] {
    case .compositional(let section):
      explainSection(section, path, &explanation)
    case .flow(let section):
      explainFlow(section, path, &explanation)
    }
    explainHandingOut(path, &explanation)
    return explanation
  }

  private func subject(_ path: LayoutIndexPath) -> String {
    let name = "section \(path.section), item \(path.item)"
    guard let rect = frame(of: path) else { return "\(name): not laid out" }
    let box = Box(rect)
    return "\(name): \(box.size.sizeFigures) at \(box.origin.pointFigures)"
  }

  private func explainSection(
    _ section: CompositionalSectionSolution, _ path: LayoutIndexPath,
    _ explanation: inout LayoutExplanation
  ) {
    let axis = context.scrollAxis
    if path.section > 0, configuration.interSectionSpacing != 0 {
      explanation.add(
        45,
        text: "section \(path.section) starts at \(figure(origins[path.section])), with "
          + "\(figure(configuration.interSectionSpacing)) between every two sections")
    } else if origins[path.section] != 0 {
      explanation.add(
        46, text: "section \(path.section) starts at \(figure(origins[path.section]))")
    }
    guard let groups = section.groups else {
      explainEmpty(section, path, &explanation)
      return
    }
    guard path.item >= 0, path.item < section.itemCount else {
      explanation.add(text: "the section has \(section.itemCount.of("item")), numbered from 0")
      return
    }
    explainBox(section, groups, &explanation)
    let group = groups.group(of: path.item)
    explainFilling(groups, section.section.group, group, path, &explanation)
    explainPlace(section, groups, group, &explanation)
    explainBoundaryItems(section, path.section, &explanation)
    explainStart(section, axis, &explanation)
    if section.isSideways { explainRow(section, group, &explanation) }
    explainFinding(section, groups, group, path, &explanation)
  }

  /// Why a section lays nothing out (rules 17, 44).
  private func explainEmpty(
    _ section: CompositionalSectionSolution, _ path: LayoutIndexPath,
    _ explanation: inout LayoutExplanation
  ) {
    if section.itemCount > 0 {
      explainUnfilled(section, path, &explanation)
    } else {
      explanation.add(text: "the section has no items")
    }
    if section.hasSize {
      explanation.add(
        44,
        text: "without items the section keeps its insets and what its boundary items need: "
          + figure(section.extent))
      explainBoundaryItems(section, path.section, &explanation)
    } else {
      explanation.add(
        44, text: "without items and boundary items it has no size, not even its insets")
    }
  }

  private func explainUnfilled(
    _ section: CompositionalSectionSolution, _ path: LayoutIndexPath,
    _ explanation: inout LayoutExplanation
  ) {
    let box = section.groupBox
    var solver = GroupSolver(grid: context.grid, section: path.section)
    solver.keepsFits = true
    guard let placed = try? solver.place(section.section.group, in: box), let fit = placed.fit
    else {
      return
    }
    let needs = fit.nextNeeds.map { "needs \(figure($0))" } ?? "does not exist"
    explanation.add(
      17,
      text:
        "the group's first subitem \(needs), the group has \(figure(fit.extent)) inside: it lays "
        + "out nothing, and the section is as one without items")
  }

  /// What the group's fractions refer to (rules 8-10, 43).
  private func explainBox(
    _ section: CompositionalSectionSolution, _ groups: GroupSequence,
    _ explanation: inout LayoutExplanation
  ) {
    let reference = context.referenceInsets(section.section.contentInsetsReference)
      .cleared(context.scrollAxis)
    if reference != .zero {
      explanation.add(
        43,
        text: "the insets reference adds \(figure(reference.start(context.scrollAxis.other))) and "
          + "\(figure(reference.end(context.scrollAxis.other))) across the scroll axis")
    }
    let container = context.container.sizeFigures
    let box = groups.box.sizeFigures
    if section.isSideways {
      explanation.add(
        9, text: "the section scrolls sideways: its group refers to \(box) of the \(container)")
    } else {
      let across = context.scrollAxis.other
      let (start, end) = (section.insets.start(across), section.insets.end(across))
      let less =
        start == 0 && end == 0 ? "" : ", less insets of \(figure(start)) and \(figure(end))"
      explanation.add(8, text: "its group refers to \(box): the container \(container)\(less)")
    }
  }

  /// Where the group stands (rules 35-41, 70, 87).
  private func explainPlace(
    _ section: CompositionalSectionSolution, _ groups: GroupSequence, _ group: Int,
    _ explanation: inout LayoutExplanation
  ) {
    let start = groups.start(of: group)
    let spacing = section.section.interGroupSpacing
    let between = spacing != 0 ? ", \(figure(spacing)) apart" : ""
    explanation.add(
      35, 40,
      text: "group \(group) of \(groups.count) starts \(figure(start)) into the groups\(between)")
    let items = groups.items(of: group)
    if group == groups.count - 1, items.count < groups.template.cells.count {
      let full = figure(groups.template.size[groups.axis])
      if section.section.group.layoutSize[groups.axis].isEstimated {
        explanation.add(
          38,
          text: "it holds \(items.count) of \(groups.template.cells.count) items and is as long as "
            + "they are: \(figure(groups.extent(of: group))) instead of \(full)")
      } else {
        explanation.add(
          36,
          text:
            "it holds \(items.count) of \(groups.template.cells.count) items and is cut to what "
            + "they reach and a full group leaves over: \(figure(groups.extent(of: group))) instead "
            + "of \(full)")
      }
    }
  }

  /// Insets and room before the core (rules 42, 55).
  private func explainStart(
    _ section: CompositionalSectionSolution, _ axis: Axis, _ explanation: inout LayoutExplanation
  ) {
    let inset = section.insets.start(axis)
    guard inset != 0 || section.coreStart != 0 else { return }
    explanation.add(
      42,
      text: "the groups start \(figure(section.coreStart + inset)) into the section: "
        + "\(figure(section.coreStart)) of boundary items, \(figure(inset)) of inset")
  }

  /// The row of a sideways section, and the rest of the item's group (rules 71-76).
  private func explainRow(
    _ section: CompositionalSectionSolution, _ group: Int, _ explanation: inout LayoutExplanation
  ) {
    let row = OrthogonalRow(section)
    explanation.add(
      71,
      text: "the row is \(figure(row.rowLength)) long and shows \(figure(row.viewport)) of it: the "
        + "offset runs from 0 to \(figure(row.span))")
    switch row.behavior {
    case .none, .continuous: break
    case .continuousGroupLeadingBoundary, .groupPaging:
      explanation.add(
        74, text: "the row rests at group starts; for this group at \(figure(row.stops[group]))")
    case .paging:
      explanation.add(
        75, text: "the row rests at multiples of \(figure(row.viewport)), and at its end")
    case .groupPagingCentered:
      explanation.add(
        76,
        text: "the row rests with a group in the middle; for this group at "
          + "\(figure(row.stops[group])), and set to 0 at \(figure(row.rest(settingTo: 0)))")
    }
  }

  /// Where a rectangle finds the item (rule 67).
  private func explainFinding(
    _ section: CompositionalSectionSolution, _ groups: GroupSequence, _ group: Int,
    _ path: LayoutIndexPath, _ explanation: inout LayoutExplanation
  ) {
    guard let box = box(of: path) else { return }
    let frame = section.frame(of: group, placed: groups.placed(group), in: groups)
      .moved(by: origin(of: path.section))
    let inside = box.intersection(frame)
    guard inside != box else { return }
    explanation.add(
      67,
      text: inside.size.x > 0 && inside.size.y > 0
        ? "it sticks out of its group, and is found in a rectangle by the part inside, "
          + "\(inside.size.sizeFigures) at \(inside.origin.pointFigures)"
        : "it lies outside its group, and no rectangle finds it")
  }

  /// Pixels and mirroring (rules 3, 48).
  private func explainHandingOut(
    _ path: LayoutIndexPath, _ explanation: inout LayoutExplanation
  ) {
    guard let box = box(of: path) else { return }
    let rounded = rounded(box)
    if rounded.origin != box.origin {
      explanation.add(
        3,
        text: "its exact place \(box.origin.pointFigures) goes to the nearest pixel, "
          + rounded.origin.pointFigures)
    }
    if isRightToLeft {
      explanation.add(
        48, text: "reading goes from right to left: x \(figure(rounded.origin.x)) is mirrored")
    }
  }

  private func explainFlow(
    _ section: FlowSectionSolution, _ path: LayoutIndexPath,
    _ explanation: inout LayoutExplanation
  ) {
    guard path.item >= 0, path.item < section.itemCount else {
      explanation.add(text: "the section has \(section.itemCount.of("item")), numbered from 0")
      return
    }
    let line = section.lines.line(of: path.item)
    explanation.add(
      81,
      text: "items fill lines \(figure(section.lines.room)) long, at least "
        + "\(figure(section.lines.spacing)) apart: its line holds items "
        + "\(line.items.lowerBound) to \(line.items.upperBound - 1)")
    explanation.add(
      82,
      text: "the line is as thick as its thickest item, \(figure(line.thickness)), and starts "
        + "\(figure(line.start)) into the lines, \(figure(section.lines.lineSpacing)) apart")
    if let columns = section.lines.columns {
      explanation.add(
        83, text: "all items are equally long: \(columns.of("column")), on every line alike")
    } else {
      explanation.add(
        84,
        text: "the items differ: a line is spread edge to edge, the last one packed at the start")
    }
  }
}
