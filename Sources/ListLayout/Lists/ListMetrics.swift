/// The figures of list sections, in pt.
///
/// Their structure was recorded of UIKit; rows and the sides of sidebars differ by platform. `mac`
/// holds the recorded figures (Mac Catalyst, macOS 27), `phone` those documented for the phone,
/// where they are known: a row of 44, of which the recorded 40.04 is 0.91, and a sidebar's side of
/// 10, of which the recorded 12.987 is the 0.77th part.
public struct ListMetrics: Hashable, Sendable {
  /// The estimate of a row's height, which is the least one too (list rule L1).
  public var rowHeight: Double
  /// The estimate of a row's height in sidebars.
  public var sidebarRowHeight: Double
  /// What a sidebar keeps clear at both sides (list rule L4).
  public var sidebarSide: Double
  /// What an inset-grouped section keeps clear at both sides (list rule L3).
  public var insetGroupedSide = 16.0
  /// The room above a grouped section without header (list rule L3).
  public var groupedTop = 35.0
  /// The room below a grouped section without footer (list rule L3).
  public var groupedBottom = 20.0
  /// The room below a sidebar section without footer (list rule L4).
  public var sidebarBottom = 10.0
  /// The room above a header that is the first item of a plain list (list rule L2).
  public var headerTopPadding = 22.0
  /// The estimate of a header or footer that stays in sight (list rule L5).
  public var plainBoundaryHeight = 28.0
  /// The estimate of every other header or footer (list rule L5).
  public var groupedBoundaryHeight = 17.5

  /// Creates metrics; what is not given is the same on all platforms.
  public init(rowHeight: Double, sidebarRowHeight: Double, sidebarSide: Double) {
    self.rowHeight = rowHeight
    self.sidebarRowHeight = sidebarRowHeight
    self.sidebarSide = sidebarSide
  }

  /// The phone.
  public static let phone = ListMetrics(rowHeight: 44, sidebarRowHeight: 44, sidebarSide: 10)

  /// Mac Catalyst, as recorded.
  public static let mac = ListMetrics(
    rowHeight: 40.04, sidebarRowHeight: 33.88, sidebarSide: 10 / 0.77)
}
