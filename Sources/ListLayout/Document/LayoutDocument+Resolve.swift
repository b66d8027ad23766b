import Foundation

extension LayoutDocument {
  /// The collection view the document describes.
  public var environment: CollectionLayoutEnvironment {
    CollectionLayoutEnvironment(
      container: CollectionLayoutContainer(
        contentSize: CGSize(width: container.width, height: container.height),
        safeArea: safeArea ?? .zero, layoutMargins: layoutMargins ?? .zero),
      traitCollection: LayoutTraits(
        displayScale: scale, layoutDirection: layoutDirection ?? .leftToRight))
  }

  /// The configuration the document has, or implies: one that begins with a flow section scrolls as
  /// that does.
  public var effectiveConfiguration: CollectionViewCompositionalLayoutConfiguration {
    if let configuration { return configuration }
    var implied = CollectionViewCompositionalLayoutConfiguration()
    if case .flow(let flow)? = sections.first?.layout {
      implied.scrollDirection = flow.scrollDirection
    }
    return implied
  }

  /// What the document says was measured.
  public var measurements: LayoutMeasurements {
    var items: [LayoutIndexPath: MeasuredSize] = [:]
    for (key, size) in measured?.items ?? [:] {
      if let path = LayoutIndexPath(key) { items[path] = size }
    }
    return LayoutMeasurements(items: items, supplementary: measured?.supplementary ?? [:])
  }

  /// Solves the document.
  ///
  /// - Returns: The solution, scrolled to the document's content offset.
  /// - Throws: `LayoutError` with the element that cannot be solved.
  public func resolve() throws(LayoutError) -> ResolvedLayout {
    var layout = try ResolvedLayout(
      sections: sections.map {
        ResolvedLayout.Section(itemCount: $0.itemCount, layout: $0.layout)
      }, configuration: effectiveConfiguration, environment: environment, measured: measurements)
    layout.contentOffset = contentOffset ?? .zero
    return layout
  }
}

extension LayoutIndexPath {
  /// Reads `"section,item"`; nil for anything else.
  public init?(_ key: String) {
    let parts = key.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let section = Int(parts[0]), let item = Int(parts[1]), section >= 0,
      item >= 0
    else { return nil }
    self.init(section: section, item: item)
  }
}
