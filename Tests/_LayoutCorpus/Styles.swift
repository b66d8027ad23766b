import UIKit

// An enum of sections with a switch over the index, lazy layouts, weak self, private makers.
final class ShopFront: NSObject {
  enum Section: Int, CaseIterable {
    case banner, featured, categories, all
  }

  private var hidesBanner = false

  @MainActor
  private(set) lazy var layout: UICollectionViewCompositionalLayout = {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .vertical
    configuration.interSectionSpacing = 20
    configuration.contentInsetsReference = .layoutMargins
    configuration.boundarySupplementaryItems = [
      Self.header(kind: "page-header", height: .estimated(80))
    ]
    return UICollectionViewCompositionalLayout(
      sectionProvider: { [weak self] index, environment in
        guard let self = self, let section = Section(rawValue: index % Section.allCases.count)
        else { return nil }
        switch section {
        case .banner where self.hidesBanner: return self.categories()
        case .banner: return self.banner(environment)
        case .featured: return self.featured()
        case .categories: return self.categories()
        case .all: return self.all(environment: environment)
        }
      }, configuration: configuration)
  }()

  @MainActor
  private static func header(
    kind: String = UICollectionView.elementKindSectionHeader, height: NSCollectionLayoutDimension
  )
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: height),
      elementKind: kind, alignment: .topLeading)
    item.pinToVisibleBounds = true
    item.zIndex = 2
    item.extendsBoundary = true
    return item
  }

  @MainActor
  private func banner(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let width = environment.container.effectiveContentSize.width * 0.9
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(width), heightDimension: .absolute(width * 0.5)),
      subitem: item, count: 1)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    if #available(iOS 17.0, *) {
      section.orthogonalScrollingProperties.decelerationRate = .fast
      section.orthogonalScrollingProperties.bounce = .never
    }
    section.interGroupSpacing = 10
    return section
  }

  @MainActor
  private func featured() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / 3)))
    item.contentInsets.bottom = 8
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .fractionalWidth(0.93), heightDimension: .estimated(240)),
      subitem: item, count: 3)
    group.contentInsets = .init(top: 0, leading: 5, bottom: 0, trailing: 5)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.boundarySupplementaryItems = [Self.header(height: .absolute(44))]
    section.supplementariesFollowContentInsets = false
    return section
  }

  @MainActor
  private func categories() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .estimated(60), heightDimension: .absolute(32))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(32)),
      subitems: [item])
    group.interItemSpacing = NSCollectionLayoutSpacing.fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsetsReference = .readableContent
    section.decorationItems = [
      NSCollectionLayoutDecorationItem.background(elementKind: "categories-background")
    ]
    section.decorationItems.first?.contentInsets = .zero
    return section
  }

  @MainActor
  private func all(environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? {
    let columns =
      environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 1 : 2
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0 / CGFloat(columns)),
        heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.75)),
      subitems: [item])
    return .init(group: group)
  }
}

// Extensions that chain.
extension NSCollectionLayoutSection {
  @discardableResult
  func withInsets(_ value: CGFloat) -> Self {
    contentInsets = NSDirectionalEdgeInsets(
      top: value, leading: value, bottom: value, trailing: value)
    return self
  }

  func withSpacing(_ value: CGFloat) -> Self { interGroupSpacing = value; return self }
  func scrolling(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> Self {
    orthogonalScrollingBehavior = behavior
    return self
  }
}

extension NSCollectionLayoutItem {
  convenience init(width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension) {
    self.init(layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
  }

  static func filling(insets: NSDirectionalEdgeInsets = .zero) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))
    item.contentInsets = insets
    return item
  }
}

extension NSCollectionLayoutSize {
  static var fullSize: NSCollectionLayoutSize {
    .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
  }

  class func row(_ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  }
}

@MainActor
func createChainedLayout() -> UICollectionViewLayout {
  let section = NSCollectionLayoutSection(
    group: .horizontal(
      layoutSize: .row(120),
      subitems: [.filling(insets: .init(top: 4, leading: 4, bottom: 4, trailing: 4))])
  )
  .withSpacing(4)
  .scrolling(.none)
  section.withInsets(10)
  return UICollectionViewCompositionalLayout(section: section)
}

// Sections that make themselves, a protocol, an array of them.
protocol LayoutSection {
  func layoutSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
}

struct BannerSection: LayoutSection {
  func layoutSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .row(200), subitems: [NSCollectionLayoutItem(layoutSize: .fullSize)])
    return NSCollectionLayoutSection(group: group)
  }
}

struct GridSection: LayoutSection {
  var columns: Int
  func layoutSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let side = environment.container.contentSize.width / CGFloat(columns)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .row(side), subitem: .filling(), count: columns)
    return NSCollectionLayoutSection(group: group)
  }
}

struct TagSection: LayoutSection {
  func layoutSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(width: .estimated(80), height: .estimated(30))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
      subitems: [item])
    group.interItemSpacing = .some(.fixed(6))
    return NSCollectionLayoutSection(group: group).withSpacing(6)
  }
}

@MainActor
func composed(_ sections: [LayoutSection]) -> UICollectionViewLayout {
  let provider: UICollectionViewCompositionalLayoutSectionProvider = { index, environment in
    sections[index % sections.count].layoutSection(environment: environment)
  }
  return UICollectionViewCompositionalLayout(sectionProvider: provider)
}

// A subclass with a backgrounds of its own.
final class BackgroundLayout: UICollectionViewCompositionalLayout {
  let columns: Int

  init(columns: Int) {
    self.columns = columns
    super.init { _, _ in
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .row(60), subitem: .filling(), count: columns)
      group.interItemSpacing = .flexible(4)
      let section = NSCollectionLayoutSection(group: group)
      let background = NSCollectionLayoutDecorationItem.background(elementKind: "card")
      background.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
      background.zIndex = -1
      section.decorationItems = [background]
      return section
    }
    register(NSObject.self, forDecorationViewOfKind: "card")
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let attributes = super.layoutAttributesForElements(in: rect)
    attributes?.filter { $0.representedElementCategory == .decorationView }.forEach {
      $0.alpha = 0.9
    }
    return attributes
  }

  override func prepare() {
    super.prepare()
  }
}
