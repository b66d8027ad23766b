import Foundation

/// What `systemLayoutSizeFitting` answers.
///
/// Texts, pictures, buttons and stacks know their own size. Another view is as large as the
/// constraints in it say (see `ConstraintPass`); where they do not, it has nothing to measure and
/// keeps the size it has, as a recorded cell did (flow rule F1).
@MainActor
struct ContentFitting {
  let view: UIView

  /// The size in pt.
  ///
  /// - Parameters:
  ///   - target: The size wished for.
  ///   - keepsWidth: Whether its width is given.
  ///   - keepsHeight: Whether its height is given.
  ///   - unmeasured: The size where nothing can be measured; nil for the present one.
  /// - Returns: The size.
  func size(
    near target: CGSize, keepsWidth: Bool, keepsHeight: Bool, otherwise unmeasured: CGSize? = nil
  ) -> CGSize {
    let width = keepsWidth ? target.width : nil
    let height = keepsHeight ? target.height : nil
    var size = unmeasured ?? view.bounds.size
    if let own = view.ownSize(width: width) {
      size = own
    } else if let fitting = ConstraintPass.fitting(view, width: width, height: height) {
      size.width = fitting.width ?? size.width
      size.height = fitting.height ?? size.height
    }
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The size that the view's own content, or the constraints in it, ask for; none is 0.
  func ownSize(width: CGFloat?) -> CGSize {
    if let own = view.ownSize(width: width) { return own }
    let fitting = ConstraintPass.fitting(view, width: width, height: nil)
    return CGSize(width: fitting?.width ?? 0, height: fitting?.height ?? 0)
  }
}

extension UIView {
  /// The size a view's own content asks for, along an axis.
  func ownLength(_ axis: NSLayoutConstraint.Axis, width: CGFloat?) -> CGFloat? {
    guard let size = ownSize(width: axis == .vertical ? width : nil) else { return nil }
    let length = axis == .horizontal ? size.width : size.height
    return length == UIView.noIntrinsicMetric ? nil : length
  }
}
