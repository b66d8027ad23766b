import UIKit

// A struct that computes frames, a custom group with state in its closure.
struct WaterfallBuilder {
  let heights: [CGFloat]
  var columns = 2
  var spacing: CGFloat = 8

  init(heights: [CGFloat]) {
    self.heights = heights
  }

  private func frames(width: CGFloat, count: Int) -> [CGRect] {
    var bottoms = [CGFloat](repeating: 0, count: columns)
    let columnWidth = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
    return (0..<count).map { index in
      let column = bottoms.firstIndex(of: bottoms.min() ?? 0) ?? 0
      let frame = CGRect(
        x: CGFloat(column) * (columnWidth + spacing), y: bottoms[column], width: columnWidth,
        height: heights[index % heights.count])
      bottoms[column] = frame.maxY + spacing
      return frame
    }
  }

  @MainActor
  func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, environment in
      let frames = frames(width: environment.container.effectiveContentSize.width, count: 12)
      let height = frames.map(\.maxY).max() ?? 0
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
      let group = NSCollectionLayoutGroup.custom(
        layoutSize: size,
        itemProvider: { (env) -> [NSCollectionLayoutGroupCustomItem] in
          frames.enumerated().map {
            NSCollectionLayoutGroupCustomItem(frame: $0.element, zIndex: $0.offset)
          }
        })
      return NSCollectionLayoutSection(group: group)
    }
  }
}

// A handler that scales, three ways of saying so.
class CarouselLayoutFactory {
  var onPage: ((Int) -> Void)?
  private var page = 0

  @MainActor
  func make() -> UICollectionViewLayout {
    let section = makeSection()
    section.visibleItemsInvalidationHandler = { [weak self] (items, offset, environment) -> Void in
      items.forEach { item in
        guard item.representedElementCategory == .cell else { return }
        let distanceFromCenter = abs(
          (item.frame.midX - offset.x) - environment.container.contentSize.width / 2.0)
        let scale = max(1.1 - (distanceFromCenter / environment.container.contentSize.width), 0.8)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
        item.alpha = scale
      }
      let width = environment.container.contentSize.width
      let page = Int(max(0, round(offset.x / width)))
      self?.page = page
      self?.onPage?(page)
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 4
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }

  @MainActor
  func coverFlow() -> NSCollectionLayoutSection {
    let section = makeSection()
    section.visibleItemsInvalidationHandler = { items, scrollOffset, _ in
      for item in items {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        let angle = (item.center.x - scrollOffset.x) / 400
        item.transform3D = CATransform3DRotate(transform, angle, 0, 1, 0)
        item.zIndex = item.indexPath.item
        item.isHidden = abs(angle) > .pi / 2
      }
    }
    return section
  }

  @MainActor
  private func makeSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .fullSize)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(220)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    return section
  }
}

@MainActor
func horizontalPages() -> UICollectionViewLayout {
  let config = UICollectionViewCompositionalLayoutConfiguration()
  config.scrollDirection = .horizontal
  let layout = UICollectionViewCompositionalLayout(
    sectionProvider: { (_, _) in
      let item = NSCollectionLayoutItem(layoutSize: .fullSize)
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: .init(
          widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)),
        subitem: item, count: 2)
      return NSCollectionLayoutSection(group: group)
    }, configuration: config)
  return layout
}

struct CalendarLayout {
  @MainActor
  static func month() -> UICollectionViewCompositionalLayout {
    let day = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 7), heightDimension: .fractionalHeight(1)))
    let week = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / 6)),
      repeatingSubitem: day, count: 7)
    let month = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.9)),
      repeatingSubitem: week, count: 6)
    let section = NSCollectionLayoutSection(group: month)
    section.orthogonalScrollingBehavior = .paging
    let weekdays = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(24)),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: NSRectAlignment.top, absoluteOffset: CGPoint(x: 0, y: -4))
    section.boundarySupplementaryItems.append(weekdays)
    return UICollectionViewCompositionalLayout(section: section)
  }
}
