import Foundation
import ListLayout
import Testing

@testable import UIKit

@Suite("Compositional layout")
@MainActor
struct CompositionalLayoutTests {
  static let phone = CGSize(width: 320, height: 480)

  private func item(
    _ width: NSCollectionLayoutDimension = .fractionalWidth(1),
    _ height: NSCollectionLayoutDimension = .fractionalHeight(1)
  ) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
  }

  private func rows(_ height: NSCollectionLayoutDimension = .absolute(50))
    -> NSCollectionLayoutSection
  {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: height)
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  private func carousel(
    _ behaviour: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(200), heightDimension: .absolute(100)),
        subitems: [item()]))
    section.orthogonalScrollingBehavior = behaviour
    section.interGroupSpacing = 10
    return section
  }

  private func header(_ kind: String = "header") -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: kind, alignment: .top)
  }

  // MARK: Asking the provider

  @Test("the provider is asked once for every section, and shown the whole view")
  func provider() {
    var asked: [Int] = []
    var sizes: Set<[CGFloat]> = []
    let layout = UICollectionViewCompositionalLayout { section, environment in
      asked.append(section)
      let size = environment.container.contentSize
      sizes.insert([size.width, size.height])
      return rows()
    }
    let host = LayoutHost(layout, counts: [3, 0, 1], size: Self.phone)
    _ = host.show()
    _ = layout.collectionViewContentSize
    _ = layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))
    #expect(asked == [0, 1, 2] && sizes == [[320, 480]])
    host.change(to: CGRect(x: 0, y: 40, width: 320, height: 480))
    _ = host.show()
    #expect(asked == [0, 1, 2])
  }

  @Test("turning the device asks again, and the frames are those of the new width")
  func rotation() {
    var asked = 0
    let layout = UICollectionViewCompositionalLayout { _, environment in
      asked += 1
      let columns = environment.container.effectiveContentSize.width > 400 ? 4 : 2
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
          subitem: item(), count: columns))
    }
    let host = LayoutHost(layout, counts: [4], size: Self.phone)
    #expect(host.show().map(\.frame.width) == [160, 160, 160, 160])
    host.change(to: CGRect(x: 0, y: 0, width: 480, height: 320))
    #expect(host.show().map(\.frame.width) == [120, 120, 120, 120])
    #expect(asked == 2 && layout.collectionViewContentSize == CGSize(width: 480, height: 80))
  }

  @Test("invalidating and a new configuration ask again")
  func invalidation() {
    var asked = 0
    let layout = UICollectionViewCompositionalLayout { _, _ in
      asked += 1
      return rows()
    }
    let host = LayoutHost(layout, counts: [1, 1], size: Self.phone)
    _ = host.show()
    layout.invalidateLayout()
    _ = host.show()
    #expect(asked == 4)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 7
    layout.configuration = configuration
    #expect(host.show().map(\.frame.minY) == [0, 57] && asked == 6)
    // A copy was kept.
    configuration.interSectionSpacing = 100
    layout.invalidateLayout()
    #expect(host.show().map(\.frame.minY) == [0, 57])
  }

  @Test("a provider without a section, and a size that is none, show nothing and say why")
  func problems() {
    let silent = UICollectionViewCompositionalLayout { section, _ in section == 1 ? nil : rows() }
    #expect(LayoutHost(silent, counts: [1, 1], size: Self.phone).show().isEmpty)
    #expect(
      silent.problem?.description.hasPrefix("section 1: the provider gives no section") == true)
    let negative = UICollectionViewCompositionalLayout(section: rows(.absolute(-3)))
    #expect(LayoutHost(negative, counts: [1], size: Self.phone).show().isEmpty)
    #expect(negative.problem != nil && negative.collectionViewContentSize == .zero)
  }

  @Test("without a view there is nothing to lay out")
  func noView() {
    let layout = UICollectionViewCompositionalLayout(section: rows())
    #expect(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9, height: 9)) == [])
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(layout.collectionView == nil && layout.collectionViewContentSize == .zero)
  }

  @Test("a path out of range has no attributes", arguments: [[0, 9], [4, 0], [0], [], [0, -1]])
  func outOfRange(path: [Int]) {
    let layout = UICollectionViewCompositionalLayout(section: rows())
    let host = LayoutHost(layout, counts: [2], size: Self.phone)
    #expect(host.show().count == 2)
    let path = IndexPath(indexes: path)
    #expect(layout.layoutAttributesForItem(at: path) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "x", at: path) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "x", at: path) == nil)
  }

  // MARK: Elements

  @Test("elements say whether they are cells, supplementary views or decorations")
  func categories() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(10), heightDimension: .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size,
        subitems: [NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])]))
    section.boundarySupplementaryItems = [header()]
    section.decorationItems = [.background(elementKind: "background")]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [header("global")]
    let layout = UICollectionViewCompositionalLayout(
      section: section, configuration: configuration)
    let host = LayoutHost(layout, counts: [2], size: Self.phone)
    let found = host.show()
    let keys = Dictionary(
      found.map { ($0.key, $0.representedElementCategory) }, uniquingKeysWith: { a, _ in a })
    #expect(
      keys == [
        "0,0": .cell, "0,1": .cell, "header,0,0": .supplementaryView,
        "background,0,0": .decorationView, "badge,0,0": .supplementaryView,
        "badge,0,1": .supplementaryView, "global,0": .supplementaryView,
      ])
    let global = try #require(
      layout.layoutAttributesForSupplementaryView(ofKind: "global", at: IndexPath(index: 0)))
    #expect(global.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
  }

  @Test("attributes are of the class that the layout asks for")
  func attributesClass() {
    let layout = Tinted(section: rows())
    let found = LayoutHost(layout, counts: [1], size: Self.phone).show()
    #expect(found.first is TintedAttributes)
  }

  @Test("a pinned header keeps clear of the bar above it")
  func pinnedUnderABar() throws {
    let section = rows()
    let pinned = header()
    pinned.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [pinned]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let host = LayoutHost(layout, counts: [30], size: Self.phone)
    host.adjustedContentInset.top = 88
    host.change(to: CGRect(x: 0, y: -88, width: 320, height: 480))
    let path = IndexPath(item: 0, section: 0)
    func place() -> CGFloat? {
      layout.layoutAttributesForSupplementaryView(ofKind: "header", at: path)?.frame.minY
    }
    #expect(place() == 0)
    host.change(to: CGRect(x: 0, y: 212, width: 320, height: 480))
    #expect(place() == 300)
  }

  @Test("content insets across the scroll direction narrow the container, safe areas the sections")
  func insets() {
    let layout = UICollectionViewCompositionalLayout(section: rows())
    let host = LayoutHost(layout, counts: [1], size: Self.phone)
    host.adjustedContentInset = UIEdgeInsets(top: 5, left: 20, bottom: 6, right: 10)
    #expect(host.show().map(\.frame) == [CGRect(x: 0, y: 0, width: 290, height: 50)])
    #expect(layout.collectionViewContentSize.width == 290)
    host.adjustedContentInset = .zero
    host.safeAreaInsets = UIEdgeInsets(top: 44, left: 30, bottom: 34, right: 40)
    layout.invalidateLayout()
    #expect(host.show().map(\.frame) == [CGRect(x: 30, y: 0, width: 250, height: 50)])
    layout.configuration.contentInsetsReference = .none
    layout.invalidateLayout()
    #expect(host.show().map(\.frame) == [CGRect(x: 0, y: 0, width: 320, height: 50)])
  }

  @Test("boundary items may keep other edges clear than their section")
  func supplementaryReference() {
    let section = rows()
    section.boundarySupplementaryItems = [header()]
    section.contentInsetsReference = .layoutMargins
    section.supplementaryContentInsetsReference = .none
    let layout = UICollectionViewCompositionalLayout(section: section)
    let host = LayoutHost(layout, counts: [1], size: Self.phone)
    host.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    let found = Dictionary(
      host.show().map { ($0.key, $0.frame) }, uniquingKeysWith: { a, _ in a })
    #expect(found["0,0"] == CGRect(x: 16, y: 30, width: 288, height: 50))
    #expect(found["header,0,0"] == CGRect(x: 0, y: 0, width: 320, height: 30))
  }

  // MARK: Measuring

  @Test("an estimated row is measured once, and when its width changes once more")
  func measuring() {
    let layout = UICollectionViewCompositionalLayout(section: rows(.estimated(40)))
    let host = LayoutHost(layout, counts: [3], size: Self.phone)
    host.measure = { CGSize(width: $0.size.width, height: 20 * CGFloat($0.indexPath.item + 1)) }
    #expect(host.show().map(\.frame.height) == [20, 40, 60])
    _ = host.show()
    #expect(host.measured == ["0,0", "0,1", "0,2"])
    layout.invalidateLayout()
    #expect(host.show().map(\.frame.minY) == [0, 20, 60] && host.measured.count == 3)
    host.change(to: CGRect(x: 0, y: 0, width: 480, height: 320))
    _ = host.show()
    #expect(host.measured.count == 6)
    layout.viewReloads()
    _ = host.show()
    #expect(host.measured.count == 9)
  }

  @Test("what comes into sight because others shrank is measured too")
  func shrinking() {
    let layout = UICollectionViewCompositionalLayout(section: rows(.estimated(240)))
    let host = LayoutHost(layout, counts: [50], size: Self.phone)
    host.measure = { CGSize(width: $0.size.width, height: 48) }
    #expect(host.show().count == 10)
    #expect(host.measured.count == 10)
  }

  @Test("a measured row above what the reader looks at does not move it")
  func readersPlace() {
    let layout = UICollectionViewCompositionalLayout(section: rows(.estimated(40)))
    let host = LayoutHost(layout, counts: [100], size: Self.phone)
    host.change(to: CGRect(x: 0, y: 2_000, width: 320, height: 480))
    _ = host.show()
    let seen = IndexPath(item: 50, section: 0)
    let before = layout.layoutAttributesForItem(at: seen)?.frame.minY ?? 0
    let above = IndexPath(item: 10, section: 0)
    let context = UICollectionViewLayoutInvalidationContext()
    guard let original = layout.layoutAttributesForItem(at: above),
      let preferred = original.copy() as? UICollectionViewLayoutAttributes
    else { return #expect(Bool(false), "item 10 has a place") }
    preferred.size.height = 100
    context.preferred = preferred
    layout.invalidateLayout(with: context)
    #expect(context.contentOffsetAdjustment.y == 60)
    let after = layout.layoutAttributesForItem(at: seen)?.frame.minY ?? 0
    #expect(after - before == 60 && host.bounds.minY == 2_060)
  }

  @Test("measured sizes follow their cells through a batch of updates")
  func updates() {
    let layout = UICollectionViewCompositionalLayout(section: rows(.estimated(40)))
    let host = LayoutHost(layout, counts: [4], size: Self.phone)
    host.measure = { CGSize(width: $0.size.width, height: 10 * CGFloat($0.indexPath.item + 1)) }
    #expect(host.show().map(\.frame.height) == [10, 20, 30, 40])
    host.measure = { _ in nil }
    // Item 1 leaves, one comes in at the start: 10, 30 and 40 move on.
    host.counts = [4]
    layout.prepare(forCollectionViewUpdates: [
      UICollectionViewUpdateItem(.delete, before: IndexPath(item: 1, section: 0)),
      UICollectionViewUpdateItem(.insert, after: IndexPath(item: 0, section: 0)),
    ])
    #expect(host.show().map(\.frame.height) == [40, 10, 30, 40])
  }

  // MARK: Sideways

  @Test("a sideways section shows the cells at its own offset", arguments: [0, 210, 420])
  func sideways(offset: CGFloat) {
    let layout = UICollectionViewCompositionalLayout(section: carousel(.continuous))
    let host = LayoutHost(layout, counts: [5], size: Self.phone)
    host.orthogonalOffsets[0] = offset
    let first = Int(offset / 210)
    #expect(host.show().map(\.indexPath.item) == [first, first + 1])
    #expect(host.show().first?.frame.minX == offset)
    #expect(layout.orthogonalRow(inSection: 0)?.rowLength == 1_040)
    #expect(layout.orthogonalRow(inSection: 1) == nil)
  }

  @Test("a handler hears what is in sight and how far its section is scrolled, and changes it")
  func handler() {
    let section = carousel(.groupPagingCentered)
    var offsets: [CGPoint] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset)
      for item in items {
        let middle = environment.container.contentSize.width / 2
        let distance = abs(item.frame.midX - offset.x - middle)
        let scale = max(0.5, 1 - distance / 400)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
        item.alpha = scale
        item.zIndex = Int(scale * 10)
      }
    }
    let layout = UICollectionViewCompositionalLayout(section: section)
    let host = LayoutHost(layout, counts: [5], size: Self.phone)
    // Centred: the first group rests in the middle, 60 to the left of where it starts.
    #expect(host.show().map(\.alpha) == [1, 0.5] && offsets == [CGPoint(x: -60, y: 0)])
    host.orthogonalOffsets[0] = 150
    let found = host.show()
    #expect(found.map(\.indexPath.item) == [0, 1, 2])
    #expect(found[1].frame == CGRect(x: 210, y: 0, width: 200, height: 100))
    #expect(found[0].frame.width == 100 && found[0].frame.midX == 100)
    #expect(found[1].zIndex == 10)
  }

  @Test("a handler of a section that scrolls with its view hears the view's offset")
  func handlerDown() {
    var seen: (items: [Int], offset: CGPoint) = ([], .zero)
    let section = rows()
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      seen = (items.map(\.indexPath.item), offset)
      items.first?.frame.origin.x = 5
    }
    let layout = UICollectionViewCompositionalLayout(section: section)
    let host = LayoutHost(layout, counts: [40], size: Self.phone)
    #expect(layout.shouldInvalidateLayout(forBoundsChange: host.bounds) == false)
    host.change(to: CGRect(x: 0, y: 100, width: 320, height: 480))
    #expect(host.show().first?.frame == CGRect(x: 5, y: 100, width: 320, height: 50))
    #expect(seen.items == Array(2..<12) && seen.offset == CGPoint(x: 0, y: 100))
    // With the handler every scroll is a reason to lay out.
    #expect(
      layout.shouldInvalidateLayout(
        forBoundsChange: CGRect(x: 0, y: 101, width: 320, height: 480)))
  }

  @Test("right to left, later groups of a sideways section stand further to the left")
  func rightToLeft() {
    let layout = UICollectionViewCompositionalLayout(section: carousel(.continuous))
    let host = LayoutHost(
      layout, counts: [5], size: Self.phone,
      traits: UITraitCollection(displayScale: 2, layoutDirection: .rightToLeft))
    #expect(host.show().map(\.frame.minX) == [120, -90])
  }

  @Test("a custom group's provider sees the environment and places its items")
  func customGroup() {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
      return NSCollectionLayoutSection(
        group: .custom(layoutSize: size) { environment in
          let half = environment.container.contentSize.width / 2
          return (0..<2).map {
            NSCollectionLayoutGroupCustomItem(
              frame: CGRect(x: half * CGFloat($0), y: 10 * CGFloat($0), width: half, height: 50),
              zIndex: $0)
          }
        })
    }
    let found = LayoutHost(layout, counts: [3], size: Self.phone).show()
    #expect(found.map(\.frame.minX) == [0, 160, 0] && found.map(\.frame.minY) == [0, 10, 100])
    #expect(found.map(\.zIndex) == [0, 1, 0])
  }

  @Test("a copy of a section lays out the same, and is changed apart")
  func copies() throws {
    let section = carousel(.paging)
    section.orthogonalScrollingProperties.bounce = .never
    let copy = try #require(section.copy() as? NSCollectionLayoutSection)
    #expect(copy.orthogonalScrollingProperties.bounce == .never)
    copy.interGroupSpacing = 50
    copy.orthogonalScrollingProperties.bounce = .always
    #expect(section.interGroupSpacing == 10)
    #expect(section.orthogonalScrollingProperties.bounce == .never)
  }

  @Test("a group describes what it is made of")
  func description() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size, repeatingSubitem: item(), count: 3)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item(), column])
    #expect(
      group.visualDescription() == """
        horizontal fractionalWidth(1.0) x absolute(50.0)
          item fractionalWidth(1.0) x fractionalHeight(1.0)
          vertical, 3 times fractionalWidth(1.0) x absolute(50.0)
            item fractionalWidth(1.0) x fractionalHeight(1.0)
        """)
  }
}

private final class TintedAttributes: UICollectionViewLayoutAttributes {}

private final class Tinted: UICollectionViewCompositionalLayout {
  override class var layoutAttributesClass: AnyClass { TintedAttributes.self }
}
