/// The groups of a section in a row, one after another along the section axis (layout rules 35-41,
/// 70, 87, 88).
///
/// Places are counted from the start of the first group's edge spacing. Groups without measured
/// cells are one template and a multiplication; those with are exceptions in `GroupExtents`. Where
/// measured cells change how many items a group holds, the groups are packed one after another and
/// kept as runs of equal ones.
struct GroupSequence: Sendable {
  let group: CollectionLayoutGroup
  let box: Vector
  let axis: Axis
  let grid: PixelGrid
  let section: Int
  let itemCount: Int
  /// A full group without measured cells.
  let template: PlacedGroup
  /// What lies between two groups: the edges of both and the spacing.
  let spacing: Double
  let startEdge: Double
  let endEdge: Double
  private(set) var answers: MeasuredAnswers
  private var exceptions: GroupExtents?
  private var packed: PackedGroups?
  /// The last group, where it is not full (rules 36-38).
  private let last: PlacedGroup?
  private let lastExtent: Double
  /// Whether some cell takes measured lengths.
  let takesAnswers: Bool
  /// The largest extent across the section axis (rules 46, 70).
  private(set) var breadth: Double

  /// Solves the groups of a section; nil where there is nothing to lay out (rules 17, 44).
  init?(
    _ described: CollectionLayoutSection, section: Int, itemCount: Int, box: Vector, axis: Axis,
    grid: PixelGrid, answers: MeasuredAnswers
  ) throws(LayoutError) {
    group = described.group
    self.box = box
    self.axis = axis
    self.grid = grid
    self.section = section
    self.itemCount = itemCount
    self.answers = answers
    guard itemCount > 0 else { return nil }
    var solver = GroupSolver(grid: grid, section: section)
    template = try solver.place(group, in: box)
    let perGroup = template.cells.count
    guard perGroup > 0 else { return nil }
    startEdge = group.edgeSpacing.start(axis).minimum
    endEdge = group.edgeSpacing.end(axis).minimum
    spacing = described.interGroupSpacing
    takesAnswers = group.hasEstimatedItems
    breadth = template.size[axis.other]
    let present = itemCount % perGroup
    if present > 0 {
      var solver = GroupSolver(grid: grid, section: section)
      let placed = try solver.place(group, in: box, available: present)
      last = placed
      lastExtent = group.extent(of: placed, full: template, axis)
      if itemCount < perGroup { breadth = placed.size[axis.other] }
    } else {
      last = nil
      lastExtent = template.size[axis]
    }
    let step = template.size[axis] + startEdge + endEdge + spacing
    guard itemCount <= perGroup || step > 0 || (step == 0 && template.size[axis] == 0) else {
      throw LayoutError(
        LayoutError.Element(section: section, part: "inter-group spacing"), .noAdvance(step))
    }
    try takeAnswers()
  }

  /// The step from one template group to the next (rule 87).
  var step: Double { template.size[axis] + startEdge + endEdge + spacing }

  var count: Int {
    packed?.groupCount ?? (itemCount - 1) / template.cells.count + 1
  }

  /// From the start of the first group's edges to the end of the last one's.
  var extent: Double {
    if let packed { return packed.extent - spacing }
    if let exceptions { return exceptions.total - spacing }
    return Double(count - 1) * step + startEdge + lastExtent + endEdge
  }

  // MARK: One group

  /// Where a group starts, its edges before it.
  func start(of group: Int) -> Double {
    let before =
      packed?.start(of: group) ?? exceptions?.start(of: group) ?? Double(group) * step
    return before + startEdge
  }

  /// How long a group is, as the section counts it.
  func extent(of group: Int) -> Double {
    if let packed { return packed.step(of: group) - startEdge - endEdge - spacing }
    if let exceptions { return exceptions[group] - startEdge - endEdge - spacing }
    return group == count - 1 ? lastExtent : template.size[axis]
  }

  /// The items a group holds.
  func items(of group: Int) -> Range<Int> {
    if let packed { return packed.items(of: group) }
    let perGroup = template.cells.count
    let first = group * perGroup
    return first..<first + min(itemCount - first, perGroup)
  }

  /// The group that holds an item.
  func group(of item: Int) -> Int {
    packed?.group(of: item) ?? item / template.cells.count
  }

  /// A group laid out, with what its cells answered.
  ///
  /// - Complexity: O(1) for a template group, else O(items of the group).
  func placed(_ group: Int, keepsFits: Bool = false) -> PlacedGroup {
    let items = items(of: group)
    let isMeasured = isMeasured(items)
    if !isMeasured, !keepsFits, packed == nil || items.count == template.cells.count {
      if items.count == template.cells.count { return template }
      if let last { return last }
    }
    var solver = makeSolver(first: items.lowerBound, measured: isMeasured || packed != nil)
    solver.keepsFits = keepsFits
    // What was laid out once, with these answers, does not fail the second time.
    return (try? solver.place(self.group, in: box, available: items.count)) ?? template
  }

  /// A group's frame along the section axis and across it, before edges move it across.
  func size(of group: Int, placed: PlacedGroup) -> Vector {
    var size = placed.size
    size[axis] = extent(of: group)
    return size
  }

  /// The groups that may overlap `low..<high` on the section axis.
  ///
  /// - Complexity: O(1), or O(log n) with measured cells.
  func groups(from low: Double, to high: Double) -> Range<Int> {
    guard low < high, high > 0, low < extent else { return 0..<0 }
    // Negative spacing lets groups overlap their successors.
    let reach = max(-(spacing + endEdge), 0) + max(-startEdge, 0)
    let first = group(at: low - reach)
    let final = group(at: high + reach)
    return first..<max(final, first) + 1
  }

  /// The group within whose step an offset lies, or the nearest.
  func group(at offset: Double) -> Int {
    if let packed { return packed.group(at: offset) }
    if let exceptions { return exceptions.group(at: offset) }
    guard step > 0 else { return 0 }
    return Int(clamping: offset / step, to: 0...count - 1)
  }

  // MARK: Anchored views of unequal groups

  /// Whether every group but the last holds as many items as the template.
  var isRegular: Bool { packed == nil }

  /// How many views of a kind the groups before one have.
  ///
  /// - Complexity: O(groups); asked only where measured cells decide how many items a group holds.
  func views(of kind: String, before group: Int) -> Int {
    (0..<group).reduce(0) { $0 + viewCount(kind, in: $1) }
  }

  /// The group that holds a view, by its number, and the number of that group's first view.
  func group(holding number: Int, of kind: String) -> (group: Int, first: Int)? {
    var first = 0
    for group in 0..<count {
      let own = viewCount(kind, in: group)
      if number < first + own { return (group, first) }
      first += own
    }
    return nil
  }

  private func viewCount(_ kind: String, in group: Int) -> Int {
    placed(group).views.count { $0.item.elementKind == kind }
  }

  // MARK: Measuring

  private func isMeasured(_ items: Range<Int>) -> Bool {
    guard takesAnswers, !answers.isEmpty else { return false }
    return items.contains { answers[$0] != nil }
  }

  private func makeSolver(first: Int, measured: Bool) -> GroupSolver {
    let answers = answers
    return GroupSolver(
      grid: grid, section: section, measured: measured ? { answers[first + $0] } : nil)
  }

  /// Lays out what all answers change.
  private mutating func takeAnswers() throws(LayoutError) {
    guard takesAnswers, !answers.isEmpty else { return }
    if group.packsByMeasure {
      try pack()
      return
    }
    var previous = -1
    for item in answers.items where item < itemCount {
      let group = item / template.cells.count
      guard group != previous else { continue }
      previous = group
      try relay(group)
    }
    settleBreadth()
  }

  /// Lays out one group anew and keeps what that changes.
  private mutating func relay(_ group: Int) throws(LayoutError) {
    let items = items(of: group)
    var solver = makeSolver(first: items.lowerBound, measured: true)
    let placed = try solver.place(self.group, in: box, available: items.count)
    var length = placed.size[axis]
    if items.count < template.cells.count, !self.group.layoutSize[axis].isEstimated {
      var solver = makeSolver(first: items.lowerBound, measured: true)
      let full = try solver.place(self.group, in: box)
      length = self.group.extent(of: placed, full: full, axis)
    }
    let edges = startEdge + endEdge + spacing
    if exceptions == nil {
      exceptions = GroupExtents(count: count, step: step, lastStep: lastExtent + edges)
    }
    exceptions?.set(length + edges, at: group)
    let across = placed.size[axis.other]
    if across > breadth {
      breadth = across
    } else if self.group.layoutSize[axis.other].isEstimated {
      isBreadthStale = true
    }
  }

  /// Whether a group that may have been the broadest was laid out anew.
  private var isBreadthStale = false

  /// Takes a changed answer.
  ///
  /// - Returns: Whether anything moved or changed its size.
  /// - Complexity: O(log n + items of the group); O(answers) where the answers decide how many items
  ///   a group holds, and where groups are estimated across the section axis.
  mutating func setAnswer(_ answer: MeasuredSize?, at item: Int) throws(LayoutError) -> Bool {
    guard item >= 0, item < itemCount else { return false }
    let old = answers[item]
    answers[item] = answer
    guard takesAnswers, answers[item] != old else { return false }
    do {
      if group.packsByMeasure {
        try pack()
      } else {
        try relay(item / template.cells.count)
        settleBreadth()
      }
    } catch {
      answers[item] = old
      throw error
    }
    return true
  }

  /// Finds the largest extent across, after a group may have shrunk.
  private mutating func settleBreadth() {
    guard isBreadthStale else { return }
    isBreadthStale = false
    var measured: Set<Int> = []
    var largest = 0.0
    for item in answers.items where item < itemCount {
      let group = item / template.cells.count
      guard measured.insert(group).inserted else { continue }
      largest = max(largest, placed(group).size[axis.other])
    }
    if measured.count < count {
      let hasFull = last == nil || measured.contains(count - 1) || measured.count < count - 1
      largest = max(largest, hasFull ? template.size[axis.other] : last?.size[axis.other] ?? 0)
    }
    breadth = largest
  }

  private mutating func pack() throws(LayoutError) {
    var runs = PackedGroups()
    var item = 0
    let measured = answers.items.filter { $0 < itemCount }
    var next = 0
    let perGroup = template.cells.count
    let reach = try templateReach()
    breadth = 0
    while item < itemCount {
      while next < measured.count, measured[next] < item { next += 1 }
      // Groups that look at no measured item are as the template.
      let plain: Int
      if next < measured.count {
        let free = measured[next] - reach - item
        plain = free >= 0 ? free / perGroup + 1 : 0
      } else {
        plain = (itemCount - item) / perGroup
      }
      if plain > 0 {
        runs.append(items: perGroup, step: step, times: plain)
        breadth = max(breadth, template.size[axis.other])
        item += plain * perGroup
        continue
      }
      var solver = makeSolver(first: item, measured: true)
      let all = try solver.place(group, in: box)
      let rest = itemCount - item
      let held = min(all.cells.count, rest)
      var placed = all
      var length = all.size[axis]
      if held < all.cells.count {
        var solver = makeSolver(first: item, measured: true)
        placed = try solver.place(group, in: box, available: rest)
        length = group.extent(of: placed, full: all, axis)
      }
      // Nothing held would leave the items behind for ever; they stand as the template has them.
      guard held > 0 else {
        let held = min(perGroup, rest)
        runs.append(items: held, step: step, times: 1)
        item += held
        continue
      }
      runs.append(items: held, step: length + startEdge + endEdge + spacing, times: 1)
      breadth = max(breadth, placed.size[axis.other])
      item += held
    }
    packed = runs
  }
}

extension GroupSequence {
  /// How many items a group without answers looks at: those it holds, and those of the subitem that
  /// did not fit.
  private func templateReach() throws(LayoutError) -> Int {
    let reach = Reach(template.cells.count)
    var solver = GroupSolver(grid: grid, section: section) { item in
      reach.items = max(reach.items, item + 1)
      return nil
    }
    _ = try solver.place(group, in: box)
    return reach.items
  }

  private final class Reach {
    var items: Int

    init(_ items: Int) { self.items = items }
  }
}

extension CollectionLayoutGroup {
  /// How long a group is that is not full: cut to what its cells reach and what a full group leaves
  /// behind the farthest of them (rules 36, 37), or what it holds where it is estimated (rule 38).
  func extent(of placed: PlacedGroup, full: PlacedGroup, _ axis: Axis) -> Double {
    if layoutSize[axis].isEstimated { return placed.size[axis] }
    guard let reach = placed.reach(axis), let farthest = full.reach(axis) else { return 0 }
    return max(reach - farthest + full.inner.size[axis], 0)
  }
}

extension Int {
  /// The whole number below `value`, or the nearest end of `range`; `value` may be anything.
  init(clamping value: Double, to range: ClosedRange<Int>) {
    guard value > Double(range.lowerBound) else {
      self = range.lowerBound
      return
    }
    self = value < Double(range.upperBound) ? Int(value) : range.upperBound
  }
}
