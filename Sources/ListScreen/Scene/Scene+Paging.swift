import Foundation

extension Scene {
  /// Whether the last rows are in sight for the first time since the screen changed; then more may
  /// be loaded.
  ///
  /// - Parameter margin: How many viewports before the end count as the end.
  /// - Returns: `reachedEnd`, once a change.
  public mutating func endEvent(margin: Double = 0.5) -> SceneEvent? {
    let (start, room) = extent(of: visibleBounds)
    let left = extent(of: CGRect(origin: .zero, size: contentSize)).length - start - room
    guard !hasToldEnd, left <= max(margin, 0) * room else { return nil }
    hasToldEnd = true
    return .reachedEnd
  }

  /// How far the content has to be pulled below its top to be refreshed, in pt. A measure of ours:
  /// `UIRefreshControl` does not say its own.
  public static let refreshDistance = 60.0

  /// The reader pulls the content down beyond its top, as a finger or a wheel does.
  ///
  /// - Parameter distance: How far below its top the content is pulled now, in pt.
  /// - Returns: `refresh` where the content is at its top, the distance is enough, and no refresh is
  ///   under way.
  public mutating func pull(by distance: Double) -> SceneEvent? {
    guard contentOffset.y <= 0, distance >= Self.refreshDistance else { return nil }
    return beginRefreshing()
  }

  /// Asks for a refresh wherever the content is, as a key does.
  ///
  /// - Returns: `refresh`; nil while one is under way.
  public mutating func beginRefreshing() -> SceneEvent? {
    guard !isRefreshing else { return nil }
    isRefreshing = true
    return .refresh
  }

  /// Ends a refresh that brought nothing; an update ends it by itself.
  public mutating func endRefreshing() { isRefreshing = false }
}
