public import Foundation
import ListLayout

/// Answers the section of a number; nil where there is none.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (_ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

/// A layout composed of sections, groups and items.
///
/// The provider is asked once for every section, with the whole container (layout rule 47), when the
/// layout is first asked for a frame, and again after it was invalidated, as when the view's size
/// changed. Frames are those of `ListLayout`.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  private let content = SolvedContent()
  /// The sections the provider answered, and what it was shown.
  private var provided: [NSCollectionLayoutSection] = []
  private var environment: LayoutEnvironment?

  private var ownConfiguration: UICollectionViewCompositionalLayoutConfiguration

  /// What the layout has beside its sections. Setting it keeps a copy and invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { ownConfiguration }
    set {
      ownConfiguration = newValue.duplicate()
      invalidateLayout()
    }
  }

  /// Creates a layout all of whose sections are alike.
  public init(section: NSCollectionLayoutSection) {
    sectionProvider = { _, _ in section }
    ownConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout all of whose sections are alike.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    sectionProvider = { _, _ in section }
    ownConfiguration = configuration.duplicate()
    super.init()
  }

  /// Creates a layout that asks for its sections.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.sectionProvider = sectionProvider
    ownConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout that asks for its sections.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    ownConfiguration = configuration.duplicate()
    super.init()
  }

  /// Nothing can be decoded: a layout is made of closures.
  public required init?(coder: NSCoder) { nil }

  /// The size of the content, in pt (layout rule 46).
  open override var collectionViewContentSize: CGSize { solution?.resolved.contentSize ?? .zero }

  /// Leading edges follow the direction of reading.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// The elements in a rectangle (layout rules 65-69), as sections' handlers leave them.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let solution else { return [] }
    let found = solution.resolved.elements(in: rect).map {
      solution.attributes($0, madeBy: self)
    }
    callHandlers(found, solution)
    return found
  }

  /// Where a cell is; nil where there is none.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.cell, kind: nil, at: indexPath) }

  /// Where a boundary item or an anchored view is; nil where there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.supplementaryView, kind: elementKind, at: indexPath)
  }

  /// Where a background is; nil where there is none.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.decorationView, kind: elementKind, at: indexPath)
  }

  /// True where the size changes, where a boundary item is pinned, and where a section's handler
  /// wants to know what is in sight.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let host else { return false }
    if host.bounds.size != newBounds.size { return true }
    guard host.bounds.origin != newBounds.origin else { return false }
    return provided.contains { section in
      section.visibleItemsInvalidationHandler != nil
        || section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
    } || configuration.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
  }

  /// A context that asks for the sections again where the size changes.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.isScrolling = host?.bounds.size == newBounds.size
    return context
  }

  /// Whether an estimated element answers another size than it has.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { originalAttributes.differs(from: preferredAttributes) }

  /// Takes note of what is out of date.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    content.invalidate(with: context, self)
    super.invalidateLayout(with: context)
  }

  /// Lets measured sizes follow their cells.
  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    content.update(UpdateMapping(updateItems), self)
  }

  override var measuresSelectively: Bool { true }

  override func hostChanged() { content.reset() }
}

// MARK: Solving

extension UICollectionViewCompositionalLayout {
  /// The frames, where the layout has a view and can be solved.
  var solution: LayoutSolution? {
    prepareIfNeeded()
    return content.solution(of: self) { host throws(LayoutError) in try describe(host) }
  }

  /// Why the layout shows nothing, where that is so.
  var problem: LayoutError? { content.problem }

  /// How a sideways section scrolls, and where it comes to rest; nil for any other.
  func orthogonalRow(inSection section: Int) -> OrthogonalRow? {
    solution?.resolved.orthogonalRow(inSection: section)
  }

  private func describe(
    _ host: any CollectionLayoutHost
  ) throws(LayoutError) -> LayoutDescription {
    let value = configuration.value
    let isVertical = value.scrollDirection == .vertical
    let solved = CollectionLayoutEnvironment(of: host, isVertical: isVertical)
    let shown = LayoutEnvironment(
      bounds: host.bounds.size, insets: host.adjustedContentInset, traits: host.traitCollection)
    environment = shown
    provided = []
    var sections: [ResolvedLayout.Section] = []
    for number in 0..<host.numberOfSections {
      guard let section = sectionProvider(number, shown) else {
        throw LayoutError(LayoutError.Element(section: number), .noSection)
      }
      provided.append(section)
      sections.append(
        ResolvedLayout.Section(
          itemCount: host.numberOfItems(inSection: number),
          layout: .compositional(section.value(in: shown))))
    }
    return LayoutDescription(
      sections: sections, configuration: value, environment: solved)
  }

  private func attributes(
    _ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let solution,
      let element = solution.names.element(category, kind: kind, at: indexPath),
      let place = solution.resolved.attributes(of: element)
    else { return nil }
    return solution.attributes(place, madeBy: self)
  }

  // MARK: Handlers

  /// Lets the sections' handlers change what is in sight of them.
  private func callHandlers(
    _ found: [UICollectionViewLayoutAttributes], _ solution: LayoutSolution
  ) {
    guard let host, let environment else { return }
    var visible: [Int: [VisibleItem]] = [:]
    for attributes in found where attributes.indexPath.count == 2 {
      let section = attributes.indexPath.section
      guard provided.indices.contains(section),
        provided[section].visibleItemsInvalidationHandler != nil
      else { continue }
      let offset = solution.shownOffset(of: attributes)
      guard
        attributes.frame.offsetBy(dx: 0 - offset.x, dy: 0 - offset.y)
          .intersects(host.bounds)
      else { continue }
      visible[section, default: []].append(VisibleItem(attributes))
    }
    for (section, items) in visible.sorted(by: { $0.key < $1.key }) {
      let isSideways = solution.sidewaysSections.contains(section)
      let offset = isSideways ? solution.orthogonalOffset(section) : host.bounds.origin
      provided[section].visibleItemsInvalidationHandler?(items, offset, environment)
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether an answer differs from what was asked, on an axis that is measured.
  func differs(from preferred: UICollectionViewLayoutAttributes) -> Bool {
    (measuredAxes.contains(.width) && size.width != preferred.size.width)
      || (measuredAxes.contains(.height) && size.height != preferred.size.height)
  }
}
