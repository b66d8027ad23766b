public import Foundation

/// Where an element of a collection view is, and how it looks there.
///
/// `frame` follows `center`, `size` and `transform` as UIKit's does: under a transform it is the
/// smallest rectangle around the transformed bounds, and setting it then moves and resizes what is
/// not transformed.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, UIDynamicItem {
  /// The place of the element. Boundary items of a whole layout have a path of one member.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// Whether it is a cell, a supplementary view or a decoration.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of view; nil for a cell.
  open private(set) var representedElementKind: String?
  /// The opacity, 0 to 1.
  open var alpha: CGFloat = 1
  /// What lies above what: higher is nearer to the reader.
  open var zIndex = 0
  /// Whether it is left out.
  open var isHidden = false
  /// The transform in three dimensions; `transform` is its flat part.
  open var transform3D = CATransform3DIdentity
  /// The axes on which the layout wants the element to measure itself.
  var measuredAxes: MeasuredAxes = []

  // The frame without transform. Centre and size are answers, so that a frame set is a frame got, to
  // the last bit.
  private var plainFrame = CGRect.zero
  private var boundsOrigin = CGPoint.zero

  /// Creates the attributes of a cell at the first place.
  public required override init() { super.init() }

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a header, a footer or another supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    identify(.supplementaryView, kind: elementKind, at: indexPath)
  }

  /// Creates the attributes of a decoration.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    identify(.decorationView, kind: decorationViewKind, at: indexPath)
  }

  /// Says which element the attributes are of.
  final func identify(
    _ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) {
    representedElementCategory = category
    representedElementKind = kind
    self.indexPath = indexPath
  }

  /// The frame in the content's coordinates, in pt.
  open var frame: CGRect {
    get {
      guard !CATransform3DIsIdentity(transform3D) else { return plainFrame }
      let size = plainFrame.size
      let around = CGRect(
        x: 0 - size.width / 2, y: 0 - size.height / 2, width: size.width, height: size.height)
      let box = around.applying(transform)
      return box.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      let transform = transform
      guard !transform.isIdentity else {
        plainFrame = newValue
        return
      }
      let size = newValue.size.applying(transform.inverted())
      let (width, height) = (abs(size.width), abs(size.height))
      plainFrame = CGRect(
        x: newValue.midX - width / 2, y: newValue.midY - height / 2, width: width, height: height)
    }
  }

  /// The middle of the frame, in pt.
  open var center: CGPoint {
    get {
      CGPoint(
        x: plainFrame.origin.x + plainFrame.size.width / 2,
        y: plainFrame.origin.y + plainFrame.size.height / 2)
    }
    set {
      plainFrame.origin = CGPoint(
        x: newValue.x - plainFrame.size.width / 2, y: newValue.y - plainFrame.size.height / 2)
    }
  }

  /// The size without transform, in pt; setting it keeps the centre.
  open var size: CGSize {
    get { plainFrame.size }
    set {
      let middle = center
      plainFrame.size = newValue
      center = middle
    }
  }

  /// The bounds; setting them keeps the centre.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: plainFrame.size) }
    set {
      boundsOrigin = newValue.origin
      size = newValue.size
    }
  }

  /// The transform about the centre.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// A copy of the same class to be changed apart. A subclass with properties of its own overrides
  /// this, calls `super` and copies them.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.identify(representedElementCategory, kind: representedElementKind, at: indexPath)
    copy.plainFrame = plainFrame
    copy.boundsOrigin = boundsOrigin
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.measuredAxes = measuredAxes
    return copy
  }

  /// Whether `object` describes the same element in the same place and look.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { isSame(as: other) }
  }

  private func isSame(as other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: self) == type(of: other)
      && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind && indexPath == other.indexPath
      && plainFrame == other.plainFrame && boundsOrigin == other.boundsOrigin
      && CATransform3DEqualToTransform(transform3D, other.transform3D)
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
  }

  /// A hash of the element's place.
  open override var hash: Int {
    MainActor.assumeIsolated { indexPath.hashValue }
  }

  /// The element, its place and its frame.
  open override var description: String {
    MainActor.assumeIsolated {
      let kind = representedElementKind.map { "\($0) " } ?? ""
      return "<\(type(of: self)) \(kind)\(Array(indexPath)) frame \(frame) z \(zIndex)>"
    }
  }
}

/// The axes on which an element is as long as it answers.
struct MeasuredAxes: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let width = MeasuredAxes(rawValue: 1)
  static let height = MeasuredAxes(rawValue: 2)
}
