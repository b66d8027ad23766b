public import Foundation

/// An sRGB colour as drawing takes it.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue and opacity, 0 to 1.
  public let components: [CGFloat]?
  /// The opacity, 0 to 1.
  public let alpha: CGFloat
  /// The number of components, opacity included.
  public let numberOfComponents = 4

  /// Creates a colour.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    self.alpha = alpha
  }

  /// Whether both have the same components.
  public static func == (a: CGColor, b: CGColor) -> Bool { a.components == b.components }

  /// Feeds the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
