/// A layout whose sections are asked for one by one.
///
/// UIKit: `UICollectionViewCompositionalLayout`. The provider is asked once for every section, with
/// the whole container (layout rule 47), and again whenever the environment changes.
///
/// ```swift
/// let layout = CollectionViewCompositionalLayout { section, environment in
///   section == 0 ? featured : smallTable(wide: environment.container.contentSize.width > 600)
/// }
/// var page = try layout.resolve(itemCounts: [10, 5], in: phone)
/// page = try layout.resolve(page, in: phoneOnItsSide)
/// ```
public struct CollectionViewCompositionalLayout: Sendable {
  /// Answers the layout of a section; nil where there is none, which is an error.
  public typealias SectionProvider =
    @Sendable (_ section: Int, _ environment: CollectionLayoutEnvironment)
    -> CollectionLayoutSection?

  /// What the layout has beside its sections.
  public var configuration: CollectionViewCompositionalLayoutConfiguration
  private let provider: SectionProvider

  /// Creates a layout that asks for its sections.
  public init(
    configuration: CollectionViewCompositionalLayoutConfiguration = .init(),
    sectionProvider: @escaping SectionProvider
  ) {
    self.configuration = configuration
    provider = sectionProvider
  }

  /// Creates a layout all of whose sections are alike.
  public init(
    section: CollectionLayoutSection,
    configuration: CollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    self.init(configuration: configuration) { _, _ in section }
  }

  /// Solves the layout.
  ///
  /// - Parameters:
  ///   - itemCounts: How many items each section has.
  ///   - environment: The collection view.
  ///   - measured: What self-sizing views answered so far.
  /// - Returns: The solution.
  /// - Throws: `LayoutError` with the element that cannot be solved.
  /// - Complexity: O(sections + answers), whatever the number of items.
  public func resolve(
    itemCounts: [Int], in environment: CollectionLayoutEnvironment,
    measured: LayoutMeasurements = .init()
  ) throws(LayoutError) -> ResolvedLayout {
    var sections: [ResolvedLayout.Section] = []
    for (number, count) in itemCounts.enumerated() {
      guard let section = provider(number, environment) else {
        throw LayoutError(LayoutError.Element(section: number), .noSection)
      }
      sections.append(.init(itemCount: count, layout: .compositional(section)))
    }
    return try ResolvedLayout(
      sections: sections, configuration: configuration, environment: environment,
      measured: measured)
  }

  /// Solves the layout again in another environment, as after a rotation: every section is asked for
  /// again, templates are solved anew, items are not walked. Cells have to be measured anew; the
  /// content offset and those of sideways sections stay.
  ///
  /// - Parameters:
  ///   - layout: The solution so far; only its numbers of items and its offsets count.
  ///   - environment: The collection view now.
  /// - Returns: The solution, or `layout` itself where the environment is the same.
  /// - Throws: `LayoutError` with the element that cannot be solved.
  /// - Complexity: O(sections).
  public func resolve(
    _ layout: ResolvedLayout, in environment: CollectionLayoutEnvironment
  ) throws(LayoutError) -> ResolvedLayout {
    guard environment != layout.environment || configuration != layout.configuration else {
      return layout
    }
    var solved = try resolve(
      itemCounts: layout.described.map(\.itemCount), in: environment)
    solved.contentOffset = layout.contentOffset
    solved.orthogonalOffsets = layout.orthogonalOffsets
    return solved
  }
}
