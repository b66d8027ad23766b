public import Foundation

/// A relation between two views' edges, sizes or middles.
///
/// Auto Layout is approximated (see `ConstraintPass`): equalities that leave one unknown at a time are
/// solved, as those of views pinned to their superview, stacked on one another or of a fixed size
/// are. Inequalities and baselines are accepted without effect.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// What of a view is related.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where reading begins.
    case leading
    /// The edge where reading ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle across.
    case centerX
    /// The middle from top to bottom.
    case centerY
    /// The last line's baseline: accepted without effect.
    case lastBaseline
    /// The first line's baseline: accepted without effect.
    case firstBaseline
    /// Nothing.
    case notAnAttribute = 0
  }

  /// How the two sides are related.
  public enum Relation: Int, Sendable {
    /// At most: accepted without effect.
    case lessThanOrEqual = -1
    /// Equal.
    case equal = 0
    /// At least: accepted without effect.
    case greaterThanOrEqual = 1
  }

  /// The axis of a constraint or a stack.
  public enum Axis: Int, Sendable {
    /// Across.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// The view or guide on the left side of the equation.
  open private(set) weak var firstItem: AnyObject?
  /// The view or guide on the right side.
  open private(set) weak var secondItem: AnyObject?
  /// What of the first.
  public let firstAttribute: Attribute
  /// What of the second.
  public let secondAttribute: Attribute
  /// How they are related.
  public let relation: Relation
  /// What the second is multiplied by.
  public let multiplier: CGFloat
  /// What is added, in pt.
  open var constant: CGFloat { didSet { if isActive { setNeedsLayout() } } }
  /// How much it is insisted on.
  open var priority = UILayoutPriority.required
  /// A name for logs.
  open var identifier: String?

  /// Creates an inactive constraint.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    firstAttribute = attr1
    secondAttribute = attr2
    self.relation = relation
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  /// Whether the constraint counts. An active one is held by the views it relates.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      for view in views {
        if isActive { view.hold(self) } else { view.drop(self) }
      }
      setNeedsLayout()
    }
  }

  /// Makes constraints count.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints count no longer.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private var views: [UIView] {
    var views: [UIView] = []
    for item in [firstItem, secondItem] {
      let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
      if let view, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    return views
  }

  private func setNeedsLayout() {
    for view in views {
      view.setNeedsLayout()
      view.superview?.setNeedsLayout()
    }
  }
}
