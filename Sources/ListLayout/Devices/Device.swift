/// A device's screen as layout sees it: size, scale, and the edges to keep clear.
///
/// Figures are those Apple documents for the device held upright, with a status bar and, where
/// the device has one, a home indicator; `landscape` gives the same device turned.
public struct Device: Hashable, Sendable {
  /// The name as options take it: lower case, words joined by hyphens.
  public let name: String
  /// The screen's width in pt.
  public let width: Double
  /// The screen's height in pt.
  public let height: Double
  /// Pixels per point.
  public let scale: Double
  /// What bars, notch and indicators cover, in pt.
  public let safeArea: Edges
  /// The margins of a full-screen root view at the leading and trailing side, in pt, not counting
  /// the safe area.
  public let margin: Double

  /// Four distances from the edges of a screen, in pt.
  public struct Edges: Hashable, Sendable {
    /// From the top.
    public let top: Double
    /// From the left.
    public let left: Double
    /// From the bottom.
    public let bottom: Double
    /// From the right.
    public let right: Double

    /// Creates four distances.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// The margins of a full-screen root view: at the sides the safe area and the margin beside it,
  /// at top and bottom the safe area.
  public var layoutMargins: Edges {
    Edges(
      top: safeArea.top, left: safeArea.left + margin, bottom: safeArea.bottom,
      right: safeArea.right + margin)
  }

  /// The device upright, whose sides change places when it is turned.
  public var landscape: Device {
    Device(
      name: name, width: height, height: width, scale: scale, safeArea: turnedSafeArea,
      margin: margin)
  }

  /// A phone with a notch keeps both sides clear of it and shows no status bar; one without has
  /// nothing to keep clear. A tablet keeps its bars.
  private var turnedSafeArea: Edges {
    if isTablet { return safeArea }
    guard safeArea.bottom > 0 else { return Edges(top: 0, left: 0, bottom: 0, right: 0) }
    return Edges(top: 0, left: safeArea.top, bottom: 21, right: safeArea.top)
  }

  private var isTablet: Bool { min(width, height) >= 600 }
}
