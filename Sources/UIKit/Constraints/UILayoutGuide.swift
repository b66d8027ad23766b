public import Foundation

/// A rectangle in a view that constraints may hold on to.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view it belongs to.
  open internal(set) weak var owningView: UIView?
  /// A name for logs.
  open var identifier = ""
  private let frameInView: (UIView) -> CGRect

  /// Creates a guide of no size. Guides of an app's own take no part in solving.
  public override convenience init() { self.init(of: nil) { _ in .zero } }

  init(of view: UIView?, frame: @escaping (UIView) -> CGRect) {
    owningView = view
    frameInView = frame
    super.init()
  }

  /// The rectangle in its view's coordinates, in pt.
  open var layoutFrame: CGRect { owningView.map(frameInView) ?? .zero }
}

/// Gives views and guides their anchors. UIKit has no such protocol.
@preconcurrency @MainActor
public protocol _LayoutAnchoring: AnyObject {}

extension _LayoutAnchoring {
  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The middle across.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The first line's baseline: constraints on it are accepted without effect.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The last line's baseline: constraints on it are accepted without effect.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView: _LayoutAnchoring {}
extension UILayoutGuide: _LayoutAnchoring {}
