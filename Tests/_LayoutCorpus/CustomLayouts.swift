import UIKit

// Columns filled from the shortest, heights from a delegate, frames kept until invalidated.
protocol WaterfallLayoutDelegate: AnyObject {
  func collectionView(
    _ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat
}

class WaterfallLayout: UICollectionViewLayout {
  weak var delegate: WaterfallLayoutDelegate?
  private let numberOfColumns = 2
  private let cellPadding: CGFloat = 6
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0

  private var contentWidth: CGFloat {
    guard let collectionView = collectionView else { return 0 }
    let insets = collectionView.contentInset
    return collectionView.bounds.width - (insets.left + insets.right)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: contentWidth, height: contentHeight)
  }

  override func prepare() {
    super.prepare()
    guard cache.isEmpty == true, let collectionView = collectionView else { return }
    let columnWidth = contentWidth / CGFloat(numberOfColumns)
    var column = 0
    var yOffset: [CGFloat] = .init(repeating: 0, count: numberOfColumns)
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let indexPath = IndexPath(item: item, section: section)
        let height =
          cellPadding * 2
          + (delegate?.collectionView(
            collectionView, heightForItemAt: indexPath, width: columnWidth) ?? 180)
        let frame = CGRect(
          x: CGFloat(column) * columnWidth, y: yOffset[column], width: columnWidth, height: height)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame.insetBy(dx: cellPadding, dy: cellPadding)
        cache.append(attributes)
        contentHeight = max(contentHeight, frame.maxY)
        yOffset[column] = yOffset[column] + height
        column = yOffset.min().flatMap { yOffset.firstIndex(of: $0) } ?? 0
      }
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    var visibleLayoutAttributes: [UICollectionViewLayoutAttributes] = []
    for attributes in cache where attributes.frame.intersects(rect) {
      visibleLayoutAttributes.append(attributes)
    }
    return visibleLayoutAttributes
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    cache.first { $0.indexPath == indexPath }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    cache.removeAll(keepingCapacity: true)
    contentHeight = 0
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}

// Attributes with a property of their own, on a wheel.
class WheelAttributes: UICollectionViewLayoutAttributes {
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var angle: CGFloat = 0 {
    didSet {
      zIndex = Int(angle * 1_000_000)
      transform = CGAffineTransform(rotationAngle: angle)
    }
  }

  override func copy(with zone: NSZone? = nil) -> Any {
    guard let copy = super.copy(with: zone) as? WheelAttributes else { return self }
    copy.anchorPoint = self.anchorPoint
    copy.angle = self.angle
    return copy
  }
}

class WheelLayout: UICollectionViewLayout {
  let itemSize = CGSize(width: 133, height: 173)
  var radius: CGFloat = 500 { didSet { invalidateLayout() } }
  private var attributesList = [WheelAttributes]()

  override class var layoutAttributesClass: AnyClass { WheelAttributes.self }

  override var collectionViewContentSize: CGSize {
    guard let collectionView = collectionView else { return .zero }
    return CGSize(
      width: CGFloat(collectionView.numberOfItems(inSection: 0)) * itemSize.width,
      height: collectionView.bounds.height)
  }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    let centerX = collectionView.contentOffset.x + (collectionView.bounds.width / 2.0)
    attributesList = (0..<collectionView.numberOfItems(inSection: 0)).map { i -> WheelAttributes in
      let attributes = WheelAttributes(forCellWith: IndexPath(item: i, section: 0))
      attributes.size = self.itemSize
      attributes.center = CGPoint(x: centerX, y: collectionView.bounds.midY)
      attributes.angle = atan(self.itemSize.width / self.radius) * CGFloat(i)
      return attributes
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  { attributesList }
  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributesList[indexPath.row] }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

// Flow layouts that change what super answers.
final class TagsFlowLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let originalAttributes = super.layoutAttributesForElements(in: rect) else { return nil }
    guard
      let attributes = NSArray(array: originalAttributes, copyItems: true)
        as? [UICollectionViewLayoutAttributes]
    else {
      return nil
    }
    var leftMargin = sectionInset.left
    var maxY: CGFloat = -1.0
    attributes.forEach { layoutAttribute in
      guard layoutAttribute.representedElementCategory == .cell else { return }
      if layoutAttribute.frame.origin.y >= maxY {
        leftMargin = sectionInset.left
      }
      layoutAttribute.frame.origin.x = leftMargin
      leftMargin += layoutAttribute.frame.width + minimumInteritemSpacing
      maxY = max(layoutAttribute.frame.maxY, maxY)
    }
    return attributes
  }
}

final class SnappingFlowLayout: UICollectionViewFlowLayout {
  let configuredWidth: CGFloat

  init(width: CGFloat) {
    configuredWidth = width
    super.init()
    scrollDirection = .horizontal
    minimumLineSpacing = 12
    itemSize = CGSize(width: width, height: 120)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else {
      return super.targetContentOffset(
        forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    }
    let targetRect = CGRect(
      origin: CGPoint(x: proposedContentOffset.x, y: 0), size: collectionView.bounds.size)
    let horizontalCenter = proposedContentOffset.x + collectionView.bounds.width / 2
    var offsetAdjustment = CGFloat.greatestFiniteMagnitude
    super.layoutAttributesForElements(in: targetRect)?.forEach {
      let itemHorizontalCenter = $0.center.x
      if abs(itemHorizontalCenter - horizontalCenter) < abs(offsetAdjustment) {
        offsetAdjustment = itemHorizontalCenter - horizontalCenter
      }
    }
    return CGPoint(x: proposedContentOffset.x + offsetAdjustment, y: proposedContentOffset.y)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let collectionView = collectionView else { return nil }
    let rectAttributes = (super.layoutAttributesForElements(in: rect) ?? []).compactMap {
      $0.copy() as? UICollectionViewLayoutAttributes
    }
    let visibleRect = CGRect(origin: collectionView.contentOffset, size: collectionView.frame.size)
    for attributes in rectAttributes where attributes.frame.intersects(visibleRect) {
      let distance = visibleRect.midX - attributes.center.x
      let normalizedDistance = distance / 200
      if distance.magnitude < 200 {
        let zoom = 1 + 0.3 * (1 - normalizedDistance.magnitude)
        attributes.transform3D = CATransform3DMakeScale(zoom, zoom, 1)
        attributes.zIndex = Int(zoom.rounded())
      }
    }
    return rectAttributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    true
  }

  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
    flowContext?.invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.bounds.size
    return context
  }
}

class StretchyHeaderLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    self.headerReferenceSize = CGSize(width: 0, height: 120)
    self.itemSize = CGSize(width: 300, height: 60)
    self.register(UICollectionReusableView.self, forDecorationViewOfKind: "separator")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let layoutAttributes = super.layoutAttributesForElements(in: rect) ?? []
    var separators: [UICollectionViewLayoutAttributes] = []
    layoutAttributes.forEach { (attributes) in
      if attributes.representedElementKind == UICollectionView.elementKindSectionHeader
        && attributes.indexPath.section == 0
      {
        guard let collectionView = collectionView else { return }
        let contentOffsetY = collectionView.contentOffset.y
        if contentOffsetY > 0 { return }
        attributes.frame = CGRect(
          x: 0, y: contentOffsetY, width: collectionView.frame.width,
          height: attributes.frame.height - contentOffsetY)
      } else if attributes.representedElementCategory == .cell, attributes.indexPath.item > 0 {
        let separator = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "separator", with: attributes.indexPath)
        separator.frame = CGRect(
          x: attributes.frame.minX, y: attributes.frame.minY - minimumLineSpacing,
          width: attributes.frame.width, height: 1)
        separator.zIndex = 10
        separators.append(separator)
      }
    }
    return layoutAttributes + separators
  }

  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes =
      super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)?.copy()
      as? UICollectionViewLayoutAttributes
    attributes?.alpha = 0
    attributes?.transform = CGAffineTransform(translationX: 0, y: 50).scaledBy(x: 0.5, y: 0.5)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
