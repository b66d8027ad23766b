public import Foundation
import ListScreen

/// Views in a row or a column.
///
/// They are placed as a screen's cells are: those that hug least take what is left, those that resist
/// least give way. Approximated are `.fillProportionally` and `.equalCentering`, by `.fill` and
/// `.equalSpacing`, and baselines, by edges.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the room along the axis is shared.
  public enum Distribution: Int, Sendable {
    /// By hugging and resistance.
    case fill = 0
    /// In equal parts.
    case fillEqually
    /// In proportion to the views' own sizes: approximated by `fill`.
    case fillProportionally
    /// With equal gaps.
    case equalSpacing
    /// With equal distances of the middles: approximated by `equalSpacing`.
    case equalCentering
  }

  /// Where views stand across the axis.
  public enum Alignment: Int, Sendable {
    /// They fill it.
    case fill = 0
    /// At the leading edge; in a row at the top.
    case leading
    /// On the first line's base: approximated by `leading`.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge; in a row at the bottom.
    case trailing
    /// On the last line's base: approximated by `trailing`.
    case lastBaseline

    /// At the top, in a row.
    public static let top = Alignment.leading
    /// At the bottom, in a row.
    public static let bottom = Alignment.trailing
  }

  /// Row or column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { changed() } }
  /// Room between views in pt.
  open var spacing: CGFloat = 0 { didSet { changed() } }
  /// Where views stand across the axis.
  open var alignment = Alignment.fill { didSet { changed() } }
  /// How the room is shared.
  open var distribution = Distribution.fill { didSet { changed() } }
  /// Whether the margins count.
  open var isLayoutMarginsRelativeArrangement = false { didSet { changed() } }
  /// The views that are placed, in order.
  open private(set) var arrangedSubviews: [UIView] = []
  private var spacings: [ObjectIdentifier: CGFloat] = [:]

  /// Says that the system's room is meant: 8 pt.
  public nonisolated static let spacingUseSystem: CGFloat = 8
  /// Says that the stack's own room is meant.
  public nonisolated static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude

  /// Creates a stack with a frame in pt.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty stack.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at a place, 0 for the first; one beyond the end counts as the end.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    changed()
  }

  /// Places a view no longer; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    changed()
  }

  /// Places a view no longer that is taken out.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the room after a view, in pt.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let isOwn = spacing != Self.spacingUseDefault
    spacings[ObjectIdentifier(arrangedSubview)] = isOwn ? spacing : nil
    changed()
  }

  /// The room after a view, in pt; `spacingUseDefault` where it is the stack's own.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  private func changed() { invalidateIntrinsicContentSize() }

  // MARK: Placing

  /// Places the views.
  open override func layoutSubviews() {
    let frames = layout.frames(of: element, in: bounds.size).dropFirst()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, element) in zip(placed, frames) {
      var frame = element.frame
      if isMirrored { frame.origin.x = bounds.width - frame.maxX }
      view.frame = frame
    }
  }

  override func ownSize(width: CGFloat?) -> CGSize? {
    guard !placed.isEmpty else { return nil }
    let width = width.map(Double.init) ?? naturalWidth
    return layout.fittingSize(of: element, width: width)
  }

  /// The size its views need, in pt.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    ownSize(width: size.width > 0 ? size.width : nil) ?? .zero
  }

  /// The width that its views ask for: all of a row's with the gaps, the widest of a column's.
  private var naturalWidth: Double {
    let insets = margins
    let widths = placed.map { view in
      view.ownConstant(.width) ?? view.ownSize(width: nil).map { Double(max($0.width, 0)) } ?? 0
    }
    var width = insets.leading + insets.trailing
    guard axis == .horizontal else { return width + (widths.max() ?? 0) }
    width += widths.reduce(0, +)
    for view in placed.dropLast() { width += Double(gap(after: view)) }
    return width
  }

  private var placed: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  private func gap(after view: UIView) -> CGFloat { spacings[ObjectIdentifier(view)] ?? spacing }

  private var margins: Stack.Insets {
    guard isLayoutMarginsRelativeArrangement else { return Stack.Insets() }
    let margins = directionalLayoutMargins
    return Stack.Insets(
      top: Double(margins.top), leading: Double(margins.leading),
      bottom: Double(margins.bottom), trailing: Double(margins.trailing))
  }

  private var layout: CellLayout { CellLayout(measuring: StackedViews(views: placed)) }

  /// The stack as cells know it: each view is a text of its number, which `StackedViews` measures.
  private var element: CellElement {
    let axis = axis
    let elements = placed.enumerated().map { number, view in
      CellElement(
        "\(number)", .text(TextContent("\(number)", style: .body)),
        spacingAfter: spacings[ObjectIdentifier(view)].map { Double($0) },
        hugging: Priority(Double(view.contentHuggingPriority(for: axis).rawValue)),
        compression: Priority(
          Double(view.contentCompressionResistancePriority(for: axis).rawValue)),
        width: view.ownConstant(.width), height: view.ownConstant(.height))
    }
    let stack = Stack(
      axis == .horizontal ? .horizontal : .vertical, spacing: Double(spacing),
      alignment: alignment.value, distribution: distribution.value, insets: margins, elements)
    return CellElement("stack", .stack(stack))
  }
}

/// Measures a stack's views in the place of texts.
private struct StackedViews: TextMeasuring {
  let views: [UIView]

  func size(of text: String, font: Font, width: Double, lines: Int) -> CGSize {
    MainActor.assumeIsolated {
      guard let number = Int(text), views.indices.contains(number) else { return .zero }
      let view = views[number]
      let size = ContentFitting(view: view).ownSize(width: width.isFinite ? CGFloat(width) : nil)
      return CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }
  }
}

extension UIStackView.Alignment {
  fileprivate var value: Stack.Alignment {
    switch self {
    case .fill: .fill
    case .leading, .firstBaseline: .leading
    case .center: .center
    case .trailing, .lastBaseline: .trailing
    }
  }
}

extension UIStackView.Distribution {
  fileprivate var value: Stack.Distribution {
    switch self {
    case .fill, .fillProportionally: .fill
    case .fillEqually: .fillEqually
    case .equalSpacing, .equalCentering: .equalSpacing
    }
  }
}

extension UIView {
  /// A length that an active constraint of the view alone fixes, in pt.
  func ownConstant(_ attribute: NSLayoutConstraint.Attribute) -> Double? {
    heldConstraints.first {
      $0.firstItem === self && $0.firstAttribute == attribute && $0.secondItem == nil
        && $0.relation == .equal
    }.map { Double($0.constant) }
  }
}
