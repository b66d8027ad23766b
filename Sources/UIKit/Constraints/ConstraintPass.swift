import Foundation

/// Solves the constraints among a view's subviews, one unknown at a time.
///
/// No linear system is solved. A view's place along an axis is known once two of its edges, middle
/// and length are. An equality with one unknown gives it; where none does, a view's own size (of a
/// text, a picture, a stack) is taken; constraints of a lower priority come after that. What stays
/// unknown keeps the frame it had. That places views that are pinned, stacked, centred or of a fixed
/// size; it passes over inequalities, baselines and everything that needs two equations at once.
@MainActor
struct ConstraintPass {
  private let host: UIView
  private let views: [UIView]
  private let equations: [NSLayoutConstraint]
  /// What is known, by view, then by axis; the host's own span is under its identity.
  private var spans: [ObjectIdentifier: [NSLayoutConstraint.Axis: Span]] = [:]

  /// Begins a pass over the subviews of `host` that left autoresizing.
  ///
  /// - Parameters:
  ///   - host: The superview.
  ///   - width: Its width in pt; nil is to be found.
  ///   - height: Its height in pt; nil is to be found.
  init(in host: UIView, width: CGFloat?, height: CGFloat?) {
    self.host = host
    views = host.subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
    var seen: Set<ObjectIdentifier> = []
    var equations: [NSLayoutConstraint] = []
    for view in views + [host] {
      for constraint in view.heldConstraints where constraint.relation == .equal {
        if seen.insert(ObjectIdentifier(constraint)).inserted { equations.append(constraint) }
      }
    }
    self.equations = equations.sorted { $0.priority.rawValue > $1.priority.rawValue }
    spans[ObjectIdentifier(host)] = [
      .horizontal: Span(start: 0, length: width), .vertical: Span(start: 0, length: height),
    ]
    for view in host.subviews {
      let isPlaced = view.translatesAutoresizingMaskIntoConstraints
      spans[ObjectIdentifier(view)] = [
        .horizontal: isPlaced ? Span(start: view.frame.minX, length: view.frame.width) : Span(),
        .vertical: isPlaced ? Span(start: view.frame.minY, length: view.frame.height) : Span(),
      ]
    }
  }

  /// Sets the frames that the constraints decide.
  static func place(subviewsOf host: UIView) {
    guard host.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else {
      return
    }
    var pass = ConstraintPass(in: host, width: host.bounds.width, height: host.bounds.height)
    pass.run()
    for view in pass.views { view.frame = pass.frame(of: view) }
  }

  /// The lengths that the constraints give a view, nil where they do not decide one.
  ///
  /// - Parameters:
  ///   - host: The view.
  ///   - width: Its width in pt; nil is to be found.
  ///   - height: Its height in pt; nil is to be found.
  /// - Returns: The lengths in pt; nil for a view whose subviews have no constraints.
  static func fitting(
    _ host: UIView, width: CGFloat?, height: CGFloat?
  ) -> (width: CGFloat?, height: CGFloat?)? {
    guard host.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else {
      return nil
    }
    var pass = ConstraintPass(in: host, width: width, height: height)
    pass.run()
    let spans = pass.spans[ObjectIdentifier(host)]
    return (spans?[.horizontal]?.length, spans?[.vertical]?.length)
  }

  private mutating func run() {
    // Widths first: the height of a text depends on its width. Then again, for a width that depends
    // on a height.
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical, .horizontal, .vertical] {
      let equations = equations.filter { $0.firstAttribute.axis == axis }
      let required = equations.filter { $0.priority.rawValue >= 1000 }
      repeat {
        settle(required)
      } while takeOwnSize(axis) || takeOne(of: equations)
    }
  }

  /// Solves what can be solved until nothing changes; every round settles a length or an edge, so
  /// there are at most four times as many as views.
  private mutating func settle(_ equations: [NSLayoutConstraint]) {
    while takeOne(of: equations) {}
  }

  private mutating func takeOne(of equations: [NSLayoutConstraint]) -> Bool {
    for equation in equations where solve(equation) { return true }
    return false
  }

  private mutating func takeOwnSize(_ axis: NSLayoutConstraint.Axis) -> Bool {
    for view in views {
      let id = ObjectIdentifier(view)
      guard let span = spans[id]?[axis], span.length == nil else { continue }
      let width = spans[id]?[.horizontal]?.length
      guard let length = view.ownLength(axis, width: width) else { continue }
      _ = spans[id]?[axis]?.set(.length, to: length)
      return true
    }
    return false
  }

  // MARK: One equation

  /// Gives the one unknown of an equation its value; whether there was one.
  private mutating func solve(_ equation: NSLayoutConstraint) -> Bool {
    guard let first = equation.firstItem, let part = part(equation.firstAttribute) else {
      return false
    }
    let axis = equation.firstAttribute.axis
    let left = value(of: first, part, axis)
    guard equation.secondAttribute != .notAnAttribute, let second = equation.secondItem else {
      return left == nil && set(first, part, axis, equation.constant)
    }
    guard let otherPart = self.part(equation.secondAttribute) else { return false }
    let otherAxis = equation.secondAttribute.axis
    let right = value(of: second, otherPart, otherAxis)
    switch (left, right) {
    case (nil, .some(let right)):
      return set(first, part, axis, right * equation.multiplier + equation.constant)
    case (.some(let left), nil) where equation.multiplier != 0:
      return set(second, otherPart, otherAxis, (left - equation.constant) / equation.multiplier)
    default:
      return false
    }
  }

  private func part(_ attribute: NSLayoutConstraint.Attribute) -> Span.Part? {
    let isMirrored = host.traitCollection.layoutDirection == .rightToLeft
    return switch attribute {
    case .left, .top: .start
    case .right, .bottom: .end
    case .leading: isMirrored ? .end : .start
    case .trailing: isMirrored ? .start : .end
    case .width, .height: .length
    case .centerX, .centerY: .middle
    case .lastBaseline, .firstBaseline, .notAnAttribute: nil
    }
  }

  private func value(
    of item: AnyObject, _ part: Span.Part, _ axis: NSLayoutConstraint.Axis
  ) -> CGFloat? {
    if let span = spans[ObjectIdentifier(item)]?[axis] { return span.value(part) }
    guard let rect = knownFrame(of: item) else { return nil }
    // The host's guides hang on its length, which may be what is to be found.
    if spans[ObjectIdentifier(host)]?[axis]?.length == nil {
      guard part == .start, (item as? UILayoutGuide)?.owningView === host else { return nil }
    }
    let span =
      axis == .horizontal
      ? Span(start: rect.minX, length: rect.width) : Span(start: rect.minY, length: rect.height)
    return span.value(part)
  }

  /// The frame, in the host's coordinates, of what is not moved by this pass.
  private func knownFrame(of item: AnyObject) -> CGRect? {
    if let guide = item as? UILayoutGuide, let view = guide.owningView, host.isDescendant(of: view)
    {
      return view.convert(guide.layoutFrame, to: host)
    }
    if let view = item as? UIView, host.isDescendant(of: view) {
      return view.convert(view.bounds, to: host)
    }
    return nil
  }

  private mutating func set(
    _ item: AnyObject, _ part: Span.Part, _ axis: NSLayoutConstraint.Axis, _ value: CGFloat
  ) -> Bool {
    guard value.isFinite else { return false }
    let id = ObjectIdentifier(item)
    if spans[id] != nil { return spans[id]?[axis]?.set(part, to: value) ?? false }
    // The far edge of the host's margins or safe area tells the length that is to be found.
    guard part == .end, let guide = item as? UILayoutGuide, guide.owningView === host,
      spans[ObjectIdentifier(host)]?[axis]?.length == nil
    else { return false }
    let rest =
      axis == .vertical
      ? host.bounds.height - guide.layoutFrame.maxY : host.bounds.width - guide.layoutFrame.maxX
    return spans[ObjectIdentifier(host)]?[axis]?.set(.length, to: value + rest) ?? false
  }

  private func frame(of view: UIView) -> CGRect {
    let spans = spans[ObjectIdentifier(view)]
    var frame = view.frame
    if let span = spans?[.horizontal], let start = span.value(.start), let width = span.length {
      (frame.origin.x, frame.size.width) = (start, max(width, 0))
    }
    if let span = spans?[.vertical], let start = span.value(.start), let height = span.length {
      (frame.origin.y, frame.size.height) = (start, max(height, 0))
    }
    return frame
  }
}

/// What is known of a view along one axis.
private struct Span {
  enum Part { case start, end, middle, length }

  private(set) var start: CGFloat?
  private(set) var length: CGFloat?
  private var end: CGFloat?
  private var middle: CGFloat?

  init(start: CGFloat? = nil, length: CGFloat? = nil) {
    self.start = start
    self.length = length
    complete()
  }

  func value(_ part: Part) -> CGFloat? {
    switch part {
    case .start: start
    case .end: end
    case .middle: middle
    case .length: length
    }
  }

  /// Takes a value that is not known yet, and what follows from it; whether it was new.
  mutating func set(_ part: Part, to value: CGFloat) -> Bool {
    guard self.value(part) == nil else { return false }
    switch part {
    case .start: start = value
    case .end: end = value
    case .middle: middle = value
    case .length: length = value
    }
    complete()
    return true
  }

  private mutating func complete() {
    if length == nil {
      if let start, let end { length = end - start }
      if let start, let middle { length = (middle - start) * 2 }
      if let middle, let end { length = (end - middle) * 2 }
    }
    guard let length else { return }
    if start == nil { start = end.map { $0 - length } ?? middle.map { $0 - length / 2 } }
    guard let start else { return }
    if end == nil { end = start + length }
    if middle == nil { middle = start + length / 2 }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var axis: NSLayoutConstraint.Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .notAnAttribute:
      .vertical
    }
  }
}
