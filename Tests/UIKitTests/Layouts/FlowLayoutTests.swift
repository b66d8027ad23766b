import Foundation
import Testing

@testable import UIKit

@Suite("Flow layout")
@MainActor
struct FlowLayoutTests {
  private func cells(_ found: [UICollectionViewLayoutAttributes]) -> [CGRect] {
    found.filter { $0.representedElementCategory == .cell }.map(\.frame)
  }

  @Test("where nothing is set, items are 50 x 50, 10 apart")
  func defaults() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50) && layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10 && layout.estimatedItemSize == .zero)
    let host = LayoutHost(layout, counts: [3], size: CGSize(width: 170, height: 300))
    #expect(cells(host.show()).map(\.minX) == [0, 60, 120])
  }

  @Test("setting a property invalidates, setting it to what it is does not")
  func setting() {
    let layout = UICollectionViewFlowLayout()
    let host = LayoutHost(layout, counts: [2], size: CGSize(width: 100, height: 300))
    _ = host.show()
    layout.itemSize = CGSize(width: 100, height: 20)
    #expect(host.contexts.count == 1)
    #expect(host.contexts.first is UICollectionViewFlowLayoutInvalidationContext)
    #expect(cells(host.show()).map(\.minY) == [0, 30])
    layout.itemSize = CGSize(width: 100, height: 20)
    #expect(host.contexts.count == 1)
  }

  @Test("a subclass sets its sizes in prepare, before or after super", arguments: [true, false])
  func preparing(sizesFirst: Bool) {
    let layout = Columns()
    layout.sizesFirst = sizesFirst
    let host = LayoutHost(layout, counts: [4], size: CGSize(width: 210, height: 300))
    layout.size = { [unowned host] in
      CGSize(width: (host.bounds.width - 10) / 2, height: 30)
    }
    #expect(cells(host.show()).map(\.minX) == [0, 110, 0, 110])
    host.change(to: CGRect(x: 0, y: 0, width: 410, height: 300))
    #expect(cells(host.show()).map(\.minX) == [0, 210, 0, 210])
  }

  @Test("a subclass changes copies of what super answers, and the answers stay as they were")
  func changing() {
    let layout = LeftAligned()
    layout.itemSize = CGSize(width: 60, height: 30)
    let host = LayoutHost(layout, counts: [3], size: CGSize(width: 250, height: 300))
    #expect(cells(host.show()).map(\.minX) == [0, 70, 140])
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 95)
  }

  @Test("an answer of automatic size is measured, and the mean stands for the rest")
  func automatic() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let host = LayoutHost(layout, counts: [40], size: CGSize(width: 320, height: 100))
    host.measure = { _ in CGSize(width: 320, height: 40) }
    #expect(cells(host.show()).map(\.height) == [40, 40])
    #expect(abs(layout.collectionViewContentSize.height - (40 * 40 + 39 * 10)) < 0.01)
  }

  @Test("only a new extent across, or something pinned, makes a bounds change count")
  func boundsChange() {
    let layout = UICollectionViewFlowLayout()
    let host = LayoutHost(layout, counts: [40], size: CGSize(width: 320, height: 100))
    _ = host.show()
    let scrolled = CGRect(x: 0, y: 30, width: 320, height: 100)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: scrolled))
    #expect(
      !layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 320, height: 90)))
    #expect(
      layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 300, height: 100)))
    layout.sectionHeadersPinToVisibleBounds = true
    #expect(layout.shouldInvalidateLayout(forBoundsChange: scrolled))
  }

  @Test("a bounds change asks the delegate again where the context's flags say so")
  func flags() {
    let layout = Asking()
    let host = LayoutHost(layout, counts: [2], size: CGSize(width: 100, height: 200))
    #expect(host.show().count == 2)
    host.counts = [1]
    host.change(to: CGRect(x: 0, y: 1, width: 100, height: 200))
    #expect(host.show().count == 2)
    layout.asksAgain = true
    host.change(to: CGRect(x: 0, y: 2, width: 100, height: 200))
    #expect(host.show().count == 1)
  }

  // Sections of 20 + 100 + 15: header, two rows of 50, footer.
  @Test(
    "pinned headers and footers stay in sight as far as their section goes",
    arguments: [
      (0, ["h0": 0, "f0": 85, "h1": 135]), (50, ["h0": 50, "f0": 120, "f1": 255]),
      (110, ["h0": 100, "f0": 120, "h1": 135, "f1": 195]), (130, ["f0": 120, "h1": 135]),
    ] as [(CGFloat, [String: CGFloat])])
  func pinning(offset: CGFloat, expected: [String: CGFloat]) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.footerReferenceSize = CGSize(width: 0, height: 15)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    let host = LayoutHost(layout, counts: [2, 2], size: CGSize(width: 100, height: 100))
    host.change(to: CGRect(x: 0, y: offset, width: 100, height: 100))
    var found: [String: CGFloat] = [:]
    for attributes in host.show() {
      guard let kind = attributes.representedElementKind else { continue }
      let name = kind == UICollectionView.elementKindSectionHeader ? "h" : "f"
      found["\(name)\(attributes.indexPath.section)"] = attributes.frame.minY
    }
    for (key, place) in expected where place < offset + 100 {
      #expect(found[key] == place, "\(key) of \(found)")
    }
  }

  @Test("mirroring is for layouts that ask for it")
  func mirroring() {
    let traits = UITraitCollection(displayScale: 2, layoutDirection: .rightToLeft)
    let plain = UICollectionViewFlowLayout()
    let mirrored = Mirrored()
    for (layout, first) in [(plain, 0), (mirrored, 110)] as [(UICollectionViewFlowLayout, CGFloat)]
    {
      let host = LayoutHost(
        layout, counts: [2], size: CGSize(width: 160, height: 100), traits: traits)
      #expect(cells(host.show()).first?.minX == first)
    }
  }

  @Test("insets of a reference count where content insets have not cleared them (flow rule F8)")
  func reference() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 20, height: 20)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    let host = LayoutHost(layout, counts: [1], size: CGSize(width: 200, height: 100))
    host.safeAreaInsets.left = 30
    #expect(cells(host.show()).first?.minX == 5)
    layout.sectionInsetReference = .fromSafeArea
    #expect(cells(host.show()).first?.minX == 35)
    host.adjustedContentInset.left = 12
    layout.invalidateLayout()
    #expect(cells(host.show()).first?.minX == 23)
    host.adjustedContentInset.left = 50
    layout.invalidateLayout()
    #expect(cells(host.show()).first?.minX == 0)
  }
}

private final class Columns: UICollectionViewFlowLayout {
  var sizesFirst = true
  var size: () -> CGSize = { .zero }

  override func prepare() {
    if sizesFirst { itemSize = size() }
    super.prepare()
    if !sizesFirst { itemSize = size() }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

private final class LeftAligned: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let copies = super.layoutAttributesForElements(in: rect)?.compactMap {
      $0.copy() as? UICollectionViewLayoutAttributes
    }
    var place: CGFloat = 0
    for copy in copies ?? [] {
      copy.frame.origin.x = place
      place = copy.frame.maxX + minimumInteritemSpacing
    }
    return copies
  }
}

private final class Mirrored: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

private final class Asking: UICollectionViewFlowLayout {
  var asksAgain = false

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = asksAgain
    }
    return context
  }
}
