import Foundation
import ListLayout

/// A collection view that was laid out, as a layout document.
@MainActor
struct LayoutAnswer {
  private let view: UICollectionView
  private let layout: UICollectionViewLayout

  init(_ view: UICollectionView) {
    self.view = view
    layout = view.collectionViewLayout
  }

  /// The document: what was solved where the layout is ours, its frames where a subclass may have
  /// changed them.
  ///
  /// - Throws: `EntryError` where the layout shows nothing because it cannot be solved.
  func document(_ request: LayoutRequest) throws -> LayoutDocument {
    let (solution, problem) = solved
    if let problem { throw EntryError.noFrames("\(type(of: layout)): \(problem)") }
    if let solution, isPlain { return document(solution, request) }
    let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    return LayoutDocument.framed(
      request, content: layout.collectionViewContentSize, counts: counts
    ) {
      let attributes = layout.layoutAttributesForItem(at: $0)
      return (attributes?.frame ?? .zero, attributes?.zIndex)
    }
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

  private func document(_ solution: LayoutSolution, _ request: LayoutRequest) -> LayoutDocument {
    let resolved = solution.resolved
    let environment = resolved.environment
    let size = environment.container.contentSize
    var document = LayoutDocument(
      container: .init(width: size.width, height: size.height), scale: request.scale,
      sections: solution.sections.map { .init(itemCount: $0.itemCount, layout: $0.layout) },
      configuration: resolved.configuration)
    document.safeArea = environment.container.safeArea
    document.layoutMargins = environment.container.layoutMargins
    document.layoutDirection = environment.traitCollection.layoutDirection
    document.contentOffset = CGPoint(
      x: resolved.contentOffset.x + resolved.coveredEdges.leading,
      y: resolved.contentOffset.y + resolved.coveredEdges.top)
    let answers = solution.answers
    if answers != LayoutMeasurements() {
      document.measured = LayoutDocument.Measured(
        items: Dictionary(
          answers.items.map { ($0.key.description, $0.value) }, uniquingKeysWith: { a, _ in a }),
        supplementary: answers.supplementary)
    }
    return document
  }
}

extension LayoutDocument {
  /// Frames as they are: for each section one group of all its items, on the content as a whole.
  @MainActor
  static func framed(
    _ request: LayoutRequest, content: CGSize, counts: [Int],
    place: (IndexPath) -> (frame: CGRect, zIndex: Int?)
  ) -> LayoutDocument {
    let sections = counts.indices.map { section -> LayoutDocument.Section in
      let frames = (0..<counts[section]).map { item -> CollectionLayoutGroupCustomItem in
        let (frame, zIndex) = place(IndexPath(item: item, section: section))
        return CollectionLayoutGroupCustomItem(
          x: frame.minX, y: frame.minY, width: frame.width, height: frame.height, zIndex: zIndex)
      }
      // All but the last section take no room, so that every group starts where the content does.
      let isLast = section == counts.count - 1
      let group = CollectionLayoutGroup.custom(
        layoutSize: CollectionLayoutSize(
          widthDimension: .absolute(max(Double(content.width), 0)),
          heightDimension: .absolute(isLast ? max(Double(content.height), 0) : 0)),
        items: frames)
      return LayoutDocument.Section(
        itemCount: frames.count,
        layout: .compositional(
          CollectionLayoutSection(group: group, contentInsetsReference: .none)))
    }
    var document = LayoutDocument(
      container: request.container, scale: request.scale, sections: sections)
    document.contentOffset = CGPoint(x: request.contentOffset.x, y: request.contentOffset.y)
    return document
  }
}
