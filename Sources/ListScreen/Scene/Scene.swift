public import Foundation
public import ListLayout
public import ListModel

/// A screen in use: scrolled, focused, selected and updated. The controller behind every front.
///
/// A value: each change is a call that answers what it did to what is in sight. Selection is owned
/// here, by identifier; a `SelectionBus` only tells of it.
///
/// ```swift
/// var scene = try Scene(screen, viewport: SceneViewport(size: CGSize(width: 414, height: 896)))
/// scene.scroll(to: CGPoint(x: 0, y: 300)).appeared
/// scene.moveFocus(.down)
/// scene.activateFocused(telling: bus)?.selection
/// ```
///
/// Scrolling costs what comes into sight, whatever the number of items. Cells of estimated size are
/// measured when they come into sight, and what precedes them keeps its place.
public struct Scene: Sendable {
  /// What is shown.
  public internal(set) var screen: Screen
  /// What it is shown in.
  public internal(set) var viewport: SceneViewport
  /// Where everything is.
  public internal(set) var layout: ResolvedLayout
  /// What is selected, in the order of selection.
  public internal(set) var selected: [SelectedElement] = []
  /// What the keys act on; nil when nothing is focused.
  public internal(set) var focus: SceneFocus?
  /// How far sideways sections and nested collections are scrolled, by section identity, in pt.
  public internal(set) var sidewaysOffsets: [String: Double] = [:]

  /// Who measures cells.
  public let measuring: any TextMeasuring
  /// The cells that can be made.
  public let registry: CellRegistry

  /// The elements in sight, back to front.
  public internal(set) var visible: [VisibleElement] = []
  /// Whether the end was reached since the screen last changed.
  var hasToldEnd = false
  /// Whether a refresh was asked for and nothing came of it yet.
  public internal(set) var isRefreshing = false
  /// Which cells of estimated size were measured, so that each is asked once.
  var measured: Set<LayoutElement> = []

  /// Lays out a screen.
  ///
  /// - Parameters:
  ///   - screen: What to show.
  ///   - viewport: What to show it in.
  ///   - measuring: Who measures text.
  ///   - registry: The cells that can be made.
  /// - Throws: `LayoutError` with the element that cannot be solved.
  /// - Complexity: O(sections + elements in sight).
  public init(
    _ screen: Screen, viewport: SceneViewport,
    measuring: any TextMeasuring = AverageTextMeasuring(), registry: CellRegistry = .builtIn
  ) throws(LayoutError) {
    self.screen = screen
    self.viewport = viewport
    self.measuring = measuring
    self.registry = registry
    layout = try Self.solve(screen, in: viewport)
    restSidewaysSections()
    settle()
  }

  /// The content offset in pt.
  public var contentOffset: CGPoint { layout.contentOffset }

  /// The size of the content in pt.
  public var contentSize: CGSize { layout.contentSize }

  /// The farthest content offset in pt; the content is scrolled between 0 and it.
  public var largestOffset: CGPoint {
    CGPoint(
      x: max(contentSize.width - viewport.size.width, 0),
      y: max(contentSize.height - viewport.size.height, 0))
  }

  /// Whether the content as a whole scrolls sideways.
  var scrollsSideways: Bool { screen.baseConfiguration.scrollDirection == .horizontal }

  /// Whether the content is at the start of its scroll axis.
  var isAtStart: Bool { (scrollsSideways ? contentOffset.x : contentOffset.y) <= 0 }

  /// The part of the content in sight, in content coordinates.
  public var visibleBounds: CGRect { CGRect(origin: contentOffset, size: viewport.size) }

  static func solve(
    _ screen: Screen, in viewport: SceneViewport
  ) throws(LayoutError) -> ResolvedLayout {
    try ResolvedLayout(screen, in: viewport.environment)
  }

  /// Does a change, and answers what it did to what is in sight.
  mutating func changing(_ change: (inout Scene) -> Void) -> SceneDamage {
    let before = visible
    change(&self)
    settle()
    return SceneDamage(from: before, to: visible)
  }

  /// Brings the layout to what is in sight: offsets clamped, cells in sight measured, elements
  /// collected.
  mutating func settle() {
    layout.contentOffset = clamped(layout.contentOffset)
    measureVisible()
    visible = collectVisible()
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let largest = largestOffset
    return CGPoint(
      x: offset.x.isFinite ? min(max(offset.x, 0), largest.x) : 0,
      y: offset.y.isFinite ? min(max(offset.y, 0), largest.y) : 0)
  }

  /// Gives the layout the offsets of all sideways sections; one that has none yet rests where its
  /// behaviour begins, and one beyond a row that has become shorter at that row's last rest.
  mutating func restSidewaysSections() {
    for section in screen.sections.indices {
      let id = screen.sections[section].id
      if sidewaysOffsets[id] == nil, let row = layout.orthogonalRow(inSection: section),
        row.initialOffset != 0
      {
        sidewaysOffsets[id] = row.initialOffset
      }
      if let offset = sidewaysOffsets[id], let farthest = farthestRest(section), offset > farthest {
        sidewaysOffsets[id] = farthest
      }
      layout.orthogonalOffsets[section] = sidewaysOffsets[id]
    }
  }

  /// Gives the layout the offset of one sideways section.
  mutating func showSideways(_ section: String) {
    guard let number = screen.sections.firstIndex(where: { $0.id == section }) else { return }
    layout.orthogonalOffsets[number] = sidewaysOffsets[section]
  }
}
