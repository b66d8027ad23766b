extension UIView {
  /// Room kept clear inside the edges, in pt.
  public var layoutMargins: UIEdgeInsets {
    get {
      var margins = ownMargins ?? systemMargins
      if insetsLayoutMarginsFromSafeArea {
        let safe = safeAreaInsets
        margins.top += safe.top
        margins.left += safe.left
        margins.bottom += safe.bottom
        margins.right += safe.right
      }
      return margins
    }
    set {
      ownMargins = newValue
      setNeedsLayout()
    }
  }

  /// Room kept clear inside the edges, in reading direction, in pt.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isMirrored ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
    }
    set {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isMirrored ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom, right: isMirrored ? newValue.leading : newValue.trailing)
    }
  }

  /// The platform's margins: a controller's view has the device's at its sides, others 8 all around.
  var systemMargins: UIEdgeInsets {
    if controller != nil {
      let margin = SimulatedDevice.current.margin
      return UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
    }
    return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  /// Adds a guide; guides of an app's own take no part in solving.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
  }
}

/// What only drawing and a solver of all constraints would need.
extension UIView {
  /// Accepted without effect: constraints are read whenever subviews are placed.
  public func setNeedsUpdateConstraints() {}
  /// Accepted without effect.
  public func updateConstraintsIfNeeded() {}
  /// Accepted without effect: nothing is drawn.
  public func setNeedsDisplay() {}
}
