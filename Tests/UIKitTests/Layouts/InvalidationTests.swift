import Foundation
import Testing

@testable import UIKit

@Suite("Layout invalidation")
@MainActor
struct InvalidationTests {
  @Test("a fresh context names nothing")
  func fresh() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    #expect(context.contentOffsetAdjustment == .zero && context.contentSizeAdjustment == .zero)
  }

  @Test("what is marked stays sorted and without repeats")
  func marking() {
    let context = UICollectionViewLayoutInvalidationContext()
    let paths = [3, 1, 2, 1].map { IndexPath(item: $0, section: 0) }
    context.invalidateItems(at: paths)
    context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
    #expect(context.invalidatedItemIndexPaths?.map(\.item) == [0, 1, 2, 3])
    context.invalidateSupplementaryElements(ofKind: "a", at: paths)
    context.invalidateDecorationElements(ofKind: "b", at: paths)
    #expect(context.invalidatedSupplementaryIndexPaths?["a"]?.count == 3)
    #expect(context.invalidatedDecorationIndexPaths?["b"]?.count == 3)
  }

  @Test("a flow layout's context starts with both of its flags on")
  func flowContext() {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidateFlowLayoutDelegateMetrics && context.invalidateFlowLayoutAttributes)
    #expect(
      UICollectionViewFlowLayout().makeContext(UICollectionViewLayoutInvalidationContext.self)
        is UICollectionViewFlowLayoutInvalidationContext)
  }

  @Test("invalidating without a context makes one and goes through the same call")
  func oneCall() {
    let layout = Counting()
    let host = LayoutHost(layout, counts: [1], size: CGSize(width: 100, height: 100))
    _ = host.show()
    _ = host.show()
    #expect(layout.prepared == 1)
    layout.invalidateLayout()
    #expect(layout.contexts == 1 && host.contexts.count == 1)
    _ = host.show()
    #expect(layout.prepared == 2)
  }

  @Test("a bounds change invalidates only where the layout says so")
  func boundsChange() {
    let layout = Counting()
    let host = LayoutHost(layout, counts: [1], size: CGSize(width: 100, height: 100))
    host.change(to: CGRect(x: 0, y: 50, width: 100, height: 100))
    #expect(layout.contexts == 0)
    layout.followsBounds = true
    host.change(to: CGRect(x: 0, y: 60, width: 100, height: 100))
    #expect(layout.contexts == 1)
  }

  @Test("a cell moved by hand is at the finger, above all others, and its context names the paths")
  func moving() {
    let layout = UICollectionViewFlowLayout()
    let host = LayoutHost(layout, counts: [4], size: CGSize(width: 200, height: 200))
    _ = host.show()
    let path = IndexPath(item: 1, section: 0)
    let finger = CGPoint(x: 90, y: 80)
    let moving = layout.layoutAttributesForInteractivelyMovingItem(
      at: path, withTargetPosition: finger)
    #expect(moving.center == finger && moving.zIndex == .max)
    #expect(layout.layoutAttributesForItem(at: path)?.center != finger)
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [path], withTargetPosition: finger,
      previousIndexPaths: [IndexPath(item: 0, section: 0)], previousPosition: .zero)
    #expect(context.targetIndexPathsForInteractivelyMovingItems == [path])
    #expect(context.previousIndexPathsForInteractivelyMovingItems?.first?.item == 0)
    #expect(context.interactiveMovementTarget == finger)
  }
}

private final class Counting: UICollectionViewLayout {
  var prepared = 0
  var contexts = 0
  var followsBounds = false

  override func prepare() {
    super.prepare()
    prepared += 1
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    contexts += 1
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    followsBounds
  }
}
