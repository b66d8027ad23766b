import Foundation
import ListLayout

/// A layout that was laid out, as a layout document.
@MainActor
struct LayoutAnswer {
  private let layout: UICollectionViewLayout
  private let counts: [Int]

  init(_ layout: UICollectionViewLayout, counts: [Int]) {
    self.layout = layout
    self.counts = counts
  }

  /// The document: what was solved where the layout is ours, its frames where a subclass may have
  /// changed them.
  ///
  /// - Throws: `EntryError` where the layout shows nothing because it cannot be solved.
  func document(_ request: LayoutRequest) throws -> LayoutDocument {
    let (solution, problem) = solved
    if let problem { throw EntryError.noFrames("\(type(of: layout)): \(problem)") }
    if let solution, isPlain { return document(solution, request) }
    return framed(request)
  }

  private var isPlain: Bool {
    type(of: layout) == UICollectionViewCompositionalLayout.self
      || type(of: layout) == UICollectionViewFlowLayout.self
  }

  private var solved: (LayoutSolution?, LayoutError?) {
    switch layout {
    case let layout as UICollectionViewCompositionalLayout: (layout.solution, layout.problem)
    case let layout as UICollectionViewFlowLayout: (layout.solution, layout.problem)
    default: (nil, nil)
    }
  }

  private func document(
    _ solution: LayoutSolution, _ request: LayoutRequest
  ) -> LayoutDocument {
    let environment = solution.resolved.environment
    let size = environment.container.contentSize
    var document = LayoutDocument(
      container: .init(width: size.width, height: size.height), scale: request.scale,
      sections: solution.sections.map { .init(itemCount: $0.itemCount, layout: $0.layout) },
      configuration: solution.resolved.configuration)
    document.safeArea = environment.container.safeArea
    document.layoutMargins = environment.container.layoutMargins
    document.layoutDirection = environment.traitCollection.layoutDirection
    document.contentOffset = solution.resolved.contentOffset
    let answers = solution.answers
    if answers != LayoutMeasurements() {
      document.measured = LayoutDocument.Measured(
        items: Dictionary(
          answers.items.map { ($0.key.description, $0.value) }, uniquingKeysWith: { a, _ in a }),
        supplementary: answers.supplementary)
    }
    return document
  }

  /// The frames as they are: for each section one group of all its items, on the content as a whole.
  private func framed(_ request: LayoutRequest) -> LayoutDocument {
    let content = layout.collectionViewContentSize
    let sections = counts.indices.map { section -> LayoutDocument.Section in
      let frames = (0..<counts[section]).map { item -> CollectionLayoutGroupCustomItem in
        let attributes = layout.layoutAttributesForItem(
          at: IndexPath(item: item, section: section))
        let frame = attributes?.frame ?? .zero
        return CollectionLayoutGroupCustomItem(
          x: frame.minX, y: frame.minY, width: frame.width, height: frame.height,
          zIndex: attributes?.zIndex)
      }
      // All but the last section take no room, so that every group starts where the content does.
      let isLast = section == counts.count - 1
      let group = CollectionLayoutGroup.custom(
        layoutSize: CollectionLayoutSize(
          widthDimension: .absolute(max(Double(content.width), 0)),
          heightDimension: .absolute(isLast ? max(Double(content.height), 0) : 0)),
        items: frames)
      return LayoutDocument.Section(
        itemCount: frames.count, layout: .compositional(CollectionLayoutSection(group: group)))
    }
    var document = LayoutDocument(
      container: request.container, scale: request.scale, sections: sections)
    document.contentOffset = CGPoint(x: request.contentOffset.x, y: request.contentOffset.y)
    return document
  }
}
