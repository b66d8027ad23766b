public import Foundation

/// A layer that fades from colour to colour: kept without effect, since nothing is drawn.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colours.
  open var colors: [Any]?
  /// Where each stands, 0 to 1.
  open var locations: [NSNumber]?
  /// Where it begins, 0 to 1 both ways.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where it ends.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// Which corners of a layer are rounded.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}
