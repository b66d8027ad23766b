public import Foundation

/// What a view is drawn with: a rectangle with a background, a border and rounded corners.
///
/// Nothing is drawn here; the properties are kept, and a view's layer has its view's frame.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view it belongs to, which decides its frame.
  weak var view: UIView?
  private var ownFrame = CGRect.zero
  /// How the corners are rounded, in pt.
  open var cornerRadius: CGFloat = 0
  /// Which corners are rounded: all four by themselves.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// Whether it is drawn once and kept: kept without effect.
  open var shouldRasterize = false
  /// In which scale: kept without effect.
  open var rasterizationScale: CGFloat = 1
  /// Which way the corners are rounded.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Whether what lies outside is cut off.
  open var masksToBounds = false
  /// The border's width in pt.
  open var borderWidth: CGFloat = 0
  /// The border's colour.
  open var borderColor: CGColor?
  /// The background.
  open var backgroundColor: CGColor?
  /// The opacity, 0 to 1.
  open var opacity: Float = 1
  /// Whether it is hidden.
  open var isHidden = false
  /// The shadow's colour.
  open var shadowColor: CGColor?
  /// The shadow's opacity, 0 to 1.
  open var shadowOpacity: Float = 0
  /// The shadow's distance in pt.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The shadow's softness in pt.
  open var shadowRadius: CGFloat = 3
  /// The order among its siblings.
  open var zPosition: CGFloat = 0
  /// The pictures it holds, back to front.
  open private(set) var sublayers: [CALayer]?
  /// The layer it is in.
  open private(set) weak var superlayer: CALayer?

  /// Creates a layer.
  public override init() { super.init() }

  /// Creates the layer of a view by the class's own `init()`. UIKit has no such initialiser: it finds
  /// the other by itself, where Swift on Linux needs one that every subclass has.
  ///
  /// - Parameter view: The view.
  public required convenience init(backing view: UIView) {
    self.init()
    self.view = view
  }

  /// The place in the layer it is in, in pt.
  open var frame: CGRect {
    get { view?.frame ?? ownFrame }
    set {
      if let view { view.frame = newValue } else { ownFrame = newValue }
    }
  }

  /// The rectangle of its own coordinates, in pt.
  open var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set {
      if let view { view.bounds = newValue } else { ownFrame.size = newValue.size }
    }
  }

  /// The middle, in pt.
  open var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(clamping: sublayers?.count ?? 0))
  }

  /// Adds a layer at a place among the others; one beyond the end counts as the end.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Takes the layer out of the one it is in.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Accepted without effect: nothing is drawn.
  open func setNeedsDisplay() {}
}

/// Which way corners are rounded.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The platform's name.
  public let rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Arcs of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A smoother curve.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
