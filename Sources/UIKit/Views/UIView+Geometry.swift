public import Foundation

extension UIView {
  /// A point of this view in another's coordinates; nil are the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (from, to) = (placeInRoot, view?.placeInRoot ?? .zero)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// A point of another view in this one's coordinates; nil are the window's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (from, to) = (view?.placeInRoot ?? .zero, placeInRoot)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// A rectangle of this view in another's coordinates; nil are the window's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view in this one's coordinates; nil are the window's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where this view's coordinates begin, in those of the outermost view.
  private var placeInRoot: CGPoint {
    var place = CGPoint.zero
    var view: UIView? = self
    while let current = view {
      place.x += current.frame.minX - current.bounds.minX
      place.y += current.frame.minY - current.bounds.minY
      view = current.superview
    }
    return place
  }

  /// Moves the edges that the subviews' masks leave free, as the size changes.
  func resizeSubviews(from old: CGSize, to new: CGSize) {
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      let mask = view.autoresizingMask
      guard !mask.isEmpty else { continue }
      var frame = view.frame
      (frame.origin.x, frame.size.width) = Self.resized(
        (frame.minX, frame.width), by: new.width - old.width,
        before: mask.contains(.flexibleLeftMargin), inside: mask.contains(.flexibleWidth),
        behind: mask.contains(.flexibleRightMargin))
      (frame.origin.y, frame.size.height) = Self.resized(
        (frame.minY, frame.height), by: new.height - old.height,
        before: mask.contains(.flexibleTopMargin), inside: mask.contains(.flexibleHeight),
        behind: mask.contains(.flexibleBottomMargin))
      view.frame = frame
    }
  }

  /// Shares a change of the superview's length among the flexible parts, in equal parts.
  private static func resized(
    _ span: (start: CGFloat, length: CGFloat), by change: CGFloat, before: Bool, inside: Bool,
    behind: Bool
  ) -> (CGFloat, CGFloat) {
    let count = [before, inside, behind].count { $0 }
    guard count > 0 else { return span }
    let share = change / CGFloat(count)
    return (span.start + (before ? share : 0), max(span.length + (inside ? share : 0), 0))
  }
}

extension CGRect {
  /// Whether all four are numbers, as a frame's must be.
  var isUsable: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
