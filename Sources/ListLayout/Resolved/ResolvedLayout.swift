public import Foundation

/// A layout that is solved: where everything is.
///
/// A value: it can be kept, compared with a later one by asking both, and used from many tasks at
/// once. Solving does not walk the items; a section without measured cells is one group and a
/// multiplication, so a billion items cost what ten cost (layout rules 87-89).
///
/// ```swift
/// let layout = try ResolvedLayout(
///   sections: [.init(itemCount: 1_000_000_000, layout: .compositional(photoGrid))],
///   environment: .init(width: 320, height: 480))
/// layout.frame(of: .init(section: 0, item: 999_999_999))  // at once
/// layout.elements(in: CGRect(x: 0, y: 40_000, width: 320, height: 480))
/// ```
public struct ResolvedLayout: Sendable {
  /// A section to lay out.
  public struct Section: Hashable, Sendable {
    /// The number of its items.
    public var itemCount: Int
    /// How they are laid out.
    public var layout: SectionLayout

    /// Creates a section.
    public init(itemCount: Int, layout: SectionLayout) {
      self.itemCount = itemCount
      self.layout = layout
    }
  }

  /// What the layout was solved in.
  public let environment: CollectionLayoutEnvironment
  /// What it has beside its sections.
  public let configuration: CollectionViewCompositionalLayoutConfiguration
  /// How far the content is scrolled, in pt. Pinned items follow it (layout rules 57, 58).
  public var contentOffset = CGPoint.zero
  /// How far sideways sections are scrolled, by section, in pt from the start of reading; the others
  /// are at 0. What is in a rectangle depends on it (layout rules 69, 71).
  public var orthogonalOffsets: [Int: Double] = [:]
  /// What bars cover at the edges of what shows; pinned items keep clear of it (layout rule 57).
  package var coveredEdges = DirectionalEdgeInsets.zero

  let context: SolvingContext
  var solutions: [SectionSolution]
  /// The descriptions, for solving a section anew.
  var described: [Section]
  /// What boundary and anchored items answered, by key.
  var supplementaryAnswers: [String: MeasuredSize]
  /// What the cells of flow sections answered, by section.
  var flowAnswers: [Int: [Int: CGSize]] = [:]
  /// Where each section starts along the scroll axis.
  var origins: [Double] = []
  /// The boundary items of the whole layout; their core starts at `coreStart`.
  var boundaryItems: [PlacedBoundaryItem] = []
  var coreStart = 0.0
  var core = 0.0
  var content = Vector.zero
  /// How far any section's boundary items reach out of it.
  var overhang = (before: 0.0, behind: 0.0)
  /// How many sections were solved since the value was made, for tests of what a change costs.
  package internal(set) var solvedSections = 0

  /// Solves a layout.
  ///
  /// - Parameters:
  ///   - sections: The sections, in order.
  ///   - configuration: What the layout has beside them.
  ///   - environment: The collection view.
  ///   - measured: What self-sizing views answered so far.
  /// - Throws: `LayoutError` with the element that cannot be solved.
  /// - Complexity: O(sections + answers), whatever the number of items.
  public init(
    sections: [Section],
    configuration: CollectionViewCompositionalLayoutConfiguration = .init(),
    environment: CollectionLayoutEnvironment, measured: LayoutMeasurements = .init()
  ) throws(LayoutError) {
    self.environment = environment
    self.configuration = configuration
    context = try SolvingContext(environment, configuration)
    described = sections
    solutions = []
    supplementaryAnswers = measured.supplementary
    let answers = measured.answersBySection()
    for (number, section) in sections.enumerated() {
      if case .flow(let flow) = section.layout, flow.estimatedItemSize != nil {
        flowAnswers[number] = measured.flowAnswers(inSection: number)
      }
      guard section.itemCount >= 0 else {
        throw LayoutError(
          LayoutError.Element(section: number, part: "items"), .negativeCount(section.itemCount))
      }
    }
    let mean = flowMean
    for number in sections.indices {
      solutions.append(
        try solve(number, answers: answers[number] ?? MeasuredAnswers(), flowMean: mean))
      solvedSections += 1
    }
    stack()
  }

  /// The size of the content in pt (layout rule 46).
  public var contentSize: CGSize { CGSize(width: content.x, height: content.y) }

  /// The number of sections.
  public var sectionCount: Int { solutions.count }

  /// The number of items in a section; 0 where there is none.
  public func itemCount(inSection section: Int) -> Int {
    solutions.indices.contains(section) ? solutions[section].itemCount : 0
  }
}

// MARK: Solving

extension ResolvedLayout {
  /// Solves one section.
  func solve(
    _ number: Int, answers: MeasuredAnswers, flowMean: CGSize?
  ) throws(LayoutError) -> SectionSolution {
    let section = described[number]
    switch section.layout {
    case .flow(let layout):
      return .flow(
        FlowSectionSolution(
          layout, itemCount: section.itemCount, container: environment.container.contentSize,
          measured: flowAnswers[number] ?? [:], mean: flowMean))
    case .compositional(let layout):
      var check = DescriptionCheck(section: number)
      try check.check(layout)
      return .compositional(
        try CompositionalSectionSolution(
          layout, number: number, itemCount: section.itemCount, in: context, answers: answers,
          boundaryAnswers: boundaryAnswers(layout.boundarySupplementaryItems, section: number)))
    }
  }

  private func boundaryAnswers(
    _ items: [CollectionLayoutBoundarySupplementaryItem], section: Int
  ) -> [Int: MeasuredSize] {
    guard !supplementaryAnswers.isEmpty else { return [:] }
    var answers: [Int: MeasuredSize] = [:]
    for (place, item) in items.enumerated() {
      let element = LayoutElement.section(kind: item.elementKind, section: section)
      answers[place] = supplementaryAnswers[element.key]
    }
    return answers
  }

  /// The mean of what the cells of self-sizing flow sections answered, each axis for itself (flow
  /// rule F3).
  var flowMean: CGSize? {
    var sum = CGSize.zero
    var count = 0.0
    // In order: sums of the same numbers in another order differ in their last digits.
    for (_, answers) in flowAnswers.sorted(by: { $0.key < $1.key }) {
      for (_, size) in answers.sorted(by: { $0.key < $1.key }) {
        sum.width += size.width
        sum.height += size.height
        count += 1
      }
    }
    return count > 0 ? CGSize(width: sum.width / count, height: sum.height / count) : nil
  }

  /// Puts the sections one after another and the layout's own boundary items around them.
  ///
  /// - Complexity: O(sections), an addition each.
  mutating func stack() {
    let axis = context.scrollAxis
    var position = 0.0
    var breadth = context.container[axis.other]
    overhang = (0, 0)
    origins.removeAll(keepingCapacity: true)
    origins.reserveCapacity(solutions.count)
    for solution in solutions {
      if !origins.isEmpty { position += configuration.interSectionSpacing }
      origins.append(position)
      position += solution.extent
      if case .compositional(let section) = solution {
        breadth = max(breadth, section.breadth)
        let own = solution.overhang
        overhang = (max(overhang.before, own.before), max(overhang.behind, own.behind))
      }
    }
    var placer = BoundaryPlacer(
      scrollAxis: axis, container: context.container, insets: .zero, grid: context.grid,
      core: position)
    let items = configuration.boundarySupplementaryItems
    placer.place(items) {
      supplementaryAnswers[LayoutElement.layout(kind: items[$0].elementKind).key]
    }
    boundaryItems = placer.places
    core = placer.core
    coreStart = placer.before
    if coreStart != 0 { origins = origins.map { $0 + coreStart } }
    content[axis] = placer.before + placer.core + placer.behind
    content[axis.other] = breadth
    // Flow rule F5: a content extent of 2154.44 was recorded as 2154.
    if solutions.allSatisfy(\.isFlow) { content[axis] = context.grid.length(content[axis]) }
  }
}

extension SolvingContext {
  init(
    _ environment: CollectionLayoutEnvironment,
    _ configuration: CollectionViewCompositionalLayoutConfiguration
  ) throws(LayoutError) {
    let check = DescriptionCheck(section: nil)
    let size = environment.container.contentSize
    try check.length(size.width, "container's width")
    try check.length(size.height, "container's height")
    for insets in [environment.container.safeArea, environment.container.layoutMargins] {
      for value in insets.values { try check.distance(value, "container's edges") }
    }
    if let scale = environment.traitCollection.displayScale {
      try check.length(scale, "scale")
      guard scale > 0 else {
        throw LayoutError(LayoutError.Element(section: nil, part: "scale"), .unusable(scale))
      }
    }
    try check.distance(configuration.interSectionSpacing, "inter-section spacing")
    for item in configuration.boundarySupplementaryItems { try check.check(item) }
    self.init(
      container: [size.width, size.height],
      grid: PixelGrid(scale: environment.traitCollection.displayScale),
      scrollAxis: configuration.scrollDirection.axis, safeArea: environment.container.safeArea,
      layoutMargins: environment.container.layoutMargins,
      layoutReference: configuration.contentInsetsReference)
  }
}
