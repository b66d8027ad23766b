public import Foundation

/// A view that a collection view uses again for another place: a cell, a header, a footer.
///
/// Registering takes the class, never a nib. A class that is registered keeps `init(frame:)`, its own
/// or the inherited one; one that has only an initialiser of another form does not compile here,
/// where UIKit would raise when the view is wanted.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier it was registered under; nil for a view of the app's own.
  open internal(set) var reuseIdentifier: String?
  var reuseKey: ReuseKey?

  /// Creates a view with a frame in pt.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty view.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a view of a registered class by its `init(frame:)`. UIKit has no such initialiser: it
  /// finds the other by itself, where Swift on Linux needs one that every subclass has.
  ///
  /// - Parameter reuseIdentifier: The identifier of the registration.
  public required convenience init(registeredAs reuseIdentifier: String?) {
    self.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  /// Is called before it is used for another place.
  open func prepareForReuse() {}

  /// Takes over what the layout says of its place.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Another layout is about to place it.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Another layout placed it.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The place it would like: by itself the size that its constraints and content give at the width
  /// wished for, and the attributes unchanged where it has nothing to measure (flow rule F1).
  ///
  /// - Parameter layoutAttributes: What the layout proposes.
  /// - Returns: Attributes of the same element.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = fittingSize(for: layoutAttributes)
    return layoutAttributes
  }

  /// What is measured: the view, or what of it holds the content.
  var measured: UIView { self }

  private func fittingSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize {
    var size = attributes.size
    let axes = attributes.measuredAxes
    let wantsWidth = axes.contains(.width)
    let answer = systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: wantsWidth ? .fittingSizeLevel : .required,
      verticalFittingPriority: .fittingSizeLevel)
    if wantsWidth { size.width = answer.width }
    if axes.contains(.height) || axes.isEmpty { size.height = answer.height }
    return size
  }

  /// The size that constraints and content give near a target size; without anything to measure the
  /// target.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let keepsWidth = horizontalFittingPriority == .required
    let keepsHeight = verticalFittingPriority == .required
    return ContentFitting(view: measured).size(
      near: targetSize, keepsWidth: keepsWidth, keepsHeight: keepsHeight, otherwise: targetSize)
  }

  /// Shows it where the layout says.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    frame = attributes.frame
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    transform = attributes.transform
    apply(attributes)
  }
}
