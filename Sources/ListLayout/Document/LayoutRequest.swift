/// On which screen, and with how many items, layout code written in Swift is to be solved; how
/// `showcase layout --swift` asks the program it builds of it.
package struct LayoutRequest: Codable, Hashable, Sendable {
  /// The screen's size in pt.
  package var container: LayoutDocument.Container
  /// Pixels per point; nil solves without rounding.
  package var scale: Double?
  /// What bars and notches cover.
  package var safeArea: DirectionalEdgeInsets
  /// The margins of a full-screen view.
  package var layoutMargins: DirectionalEdgeInsets
  /// The direction of reading.
  package var layoutDirection: LayoutDirection
  /// How far the content is scrolled, in pt.
  package var contentOffset: LayoutRect
  /// How many items each section has; nil for what the code's own data source says.
  package var counts: [Int]?
  /// The file that takes the layout document.
  package var output: String

  /// Creates a request.
  package init(
    container: LayoutDocument.Container, scale: Double?, safeArea: DirectionalEdgeInsets,
    layoutMargins: DirectionalEdgeInsets, layoutDirection: LayoutDirection,
    contentOffset: LayoutRect, counts: [Int]?, output: String
  ) {
    self.container = container
    self.scale = scale
    self.safeArea = safeArea
    self.layoutMargins = layoutMargins
    self.layoutDirection = layoutDirection
    self.contentOffset = contentOffset
    self.counts = counts
    self.output = output
  }
}
