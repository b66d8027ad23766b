public import ListLayout

extension ResolvedLayout {
  /// Solves a screen in an environment.
  ///
  /// - Parameters:
  ///   - screen: The screen; a video header is a boundary item of the layout.
  ///   - environment: The container, whose width decides at breakpoints.
  ///   - measured: What self-sizing cells answered so far.
  /// - Throws: `LayoutError` with the element that cannot be solved.
  /// - Complexity: O(sections + answers), whatever the number of items.
  public init(
    _ screen: Screen, in environment: CollectionLayoutEnvironment,
    measured: LayoutMeasurements = .init()
  ) throws(LayoutError) {
    try self.init(
      sections: screen.sections.map {
        ResolvedLayout.Section(itemCount: $0.items.count, layout: $0.layout(in: environment))
      }, configuration: screen.configuration, environment: environment, measured: measured)
  }
}
