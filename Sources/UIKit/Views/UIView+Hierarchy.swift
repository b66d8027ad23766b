extension UIView {
  /// Adds a view at a place among the others, 0 at the back; one beyond the end counts as the end.
  public func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }

  /// Adds a view right behind another of its subviews.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    view.removeFromSuperview()
    place(view, at: subviews.firstIndex { $0 === siblingSubview } ?? subviews.count)
  }

  /// Adds a view right in front of another of its subviews.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    view.removeFromSuperview()
    place(view, at: (subviews.firstIndex { $0 === siblingSubview } ?? subviews.count) + 1)
  }

  /// Brings a subview to the front.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(subviews.filter { $0 !== view } + [view])
  }

  /// Brings a subview to the back.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    reorder([view] + subviews.filter { $0 !== view })
  }

  /// Whether it is a view, or in it at any depth.
  public func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.superview
    }
    return false
  }

  /// The view with a tag: itself, or the first found in it.
  ///
  /// - Complexity: O(views).
  public func viewWithTag(_ tag: Int) -> UIView? {
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      if view.tag == tag { return view }
      pending += view.subviews.reversed()
    }
    return nil
  }

  func place(_ view: UIView, at index: Int) {
    if view === self || isDescendant(of: view) {
      preconditionFailure("a view cannot be added to itself or to a view that is in it")
    }
    let window = window
    let changesWindow = view.window !== window
    if view.superview !== self { view.willMove(toSuperview: self) }
    if changesWindow { view.willMove(toWindow: window) }
    let isNew = view.superview !== self
    view.leaveSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    setNeedsLayout()
    if isNew { view.didMoveToSuperview() }
    if changesWindow { view.tellWindow() }
    didAddSubview(view)
  }

  func leaveSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview?.setNeedsLayout()
    superview = nil
  }

  func tellWindow() {
    didMoveToWindow()
    for view in subviews { view.tellWindow() }
  }

  /// Takes over the order of its subviews, all of which are in `views`.
  func reorder(_ views: [UIView]) { subviews = views }
}

/// The constraints of a view.
extension UIView {
  /// The constraints that name this view.
  public var constraints: [NSLayoutConstraint] { heldConstraints }

  /// Makes a constraint count.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Makes constraints count.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Makes a constraint count no longer.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  func hold(_ constraint: NSLayoutConstraint) { heldConstraints.append(constraint) }

  func drop(_ constraint: NSLayoutConstraint) { heldConstraints.removeAll { $0 === constraint } }
}
