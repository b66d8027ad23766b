import UIKit

/// Layout code as it is written for the Swift 6 mode: isolated where UIKit is, values that are sent.
@MainActor
public enum Corpus6 {
  private static let feed = FeedController()

  /// The layouts by name, made anew.
  public static func layouts() -> [(String, UICollectionViewLayout)] {
    [
      ("static table", LayoutTable.main.layout()),
      ("model driven", ModelDrivenLayout(columns: [1, 2, 3]).make()),
      ("built", built()),
      ("generic", sectioned(Shelf.self)),
      ("controller", feed.makeLayout()),
    ]
  }
}

// Sendable values in statics, an isolated type, closures that capture values alone.
struct LayoutTable: Sendable {
  static let main = LayoutTable(
    insets: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8), edges: .all,
    behavior: .groupPaging, alignment: .bottomTrailing,
    margins: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))

  let insets: NSDirectionalEdgeInsets
  let edges: NSDirectionalRectEdge
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  let alignment: NSRectAlignment
  let margins: UIEdgeInsets

  @MainActor
  func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [insets, behavior, alignment] _, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(120), heightDimension: .absolute(160)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = insets
      section.orthogonalScrollingBehavior = behavior
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .absolute(50), heightDimension: .absolute(20)),
          elementKind: UICollectionView.elementKindSectionFooter, alignment: alignment)
      ]
      return section
    }
  }
}

@MainActor
final class ModelDrivenLayout {
  private let columns: [Int]
  private var cache: [Int: NSCollectionLayoutSection] = [:]

  init(columns: [Int]) {
    self.columns = columns
  }

  func make() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { [self] section, environment in
      self.section(at: section, in: environment)
    }
  }

  private func section(
    at index: Int, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    if let known = cache[index], let copy = known.copy() as? NSCollectionLayoutSection {
      return copy
    }
    let count = columns[index % columns.count]
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1 / CGFloat(count)), heightDimension: .fractionalHeight(1))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1),
        heightDimension: environment.traitCollection.userInterfaceIdiom == .pad
          ? .absolute(200) : .absolute(120)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    cache[index] = section
    return section
  }
}

// A result builder over items.
@resultBuilder
enum ItemsBuilder {
  static func buildBlock(_ items: NSCollectionLayoutItem...) -> [NSCollectionLayoutItem] { items }
}

extension NSCollectionLayoutGroup {
  static func row(
    height: NSCollectionLayoutDimension, @ItemsBuilder _ items: () -> [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    .horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height),
      subitems: items())
  }
}

@MainActor
func built() -> UICollectionViewLayout {
  func item(_ fraction: CGFloat) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(fraction), heightDimension: .fractionalHeight(1)))
  }
  let section = NSCollectionLayoutSection(
    group: .row(height: .absolute(90)) {
      item(0.5)
      item(0.25)
      item(0.25)
    })
  return UICollectionViewCompositionalLayout(section: section)
}

// Generics over enumerations.
enum Shelf: String, CaseIterable, Sendable {
  case new, popular, free

  var height: CGFloat { self == .popular ? 200 : 100 }
}

protocol ShelfLike: CaseIterable, Sendable {
  var height: CGFloat { get }
}

extension Shelf: ShelfLike {}

@MainActor
func sectioned<Section: ShelfLike>(_ type: Section.Type) -> UICollectionViewLayout {
  let all = Array(Section.allCases)
  return UICollectionViewCompositionalLayout { index, _ in
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(all[index % all.count].height)
    )
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }
}

@MainActor
final class FeedController {
  private var isExpanded = false

  func makeLayout() -> UICollectionViewLayout {
    let provider: UICollectionViewCompositionalLayoutSectionProvider = {
      [unowned self] index, environment in
      var configuration = UICollectionLayoutListConfiguration(
        appearance: isExpanded ? .grouped : .plain)
      configuration.footerMode = index == 0 ? .supplementary : .none
      return .list(using: configuration, layoutEnvironment: environment)
    }
    retained = provider
    return UICollectionViewCompositionalLayout(
      sectionProvider: { [weak self] index, environment in
        self?.fallback(environment) ?? provider(index, environment)
      }, configuration: .init())
  }

  private var retained: UICollectionViewCompositionalLayoutSectionProvider?

  private func fallback(_ environment: some NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection?
  {
    nil
  }
}
