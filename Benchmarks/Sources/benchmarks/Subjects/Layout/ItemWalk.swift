import Foundation
import ListLayout

/// A layout solved the obvious way: group after group, item after item, every frame kept.
///
/// It knows what the benchmark's pages use: fractions, absolute lengths, nested groups, rows that
/// fill by what fits.
struct ItemWalk {
  private(set) var frames: [CGRect] = []

  init(_ page: LayoutPage, _ count: Int) {
    frames.reserveCapacity(count)
    var y = 0.0
    for (section, items) in zip(page.sections, page.itemCounts(count)) {
      if y > 0 { y += page.spacing }
      walk(section, items, &y)
    }
  }

  private mutating func walk(_ section: CollectionLayoutSection, _ count: Int, _ y: inout Double) {
    let box = CGSize(width: 414, height: 896)
    let size = Self.size(section.group.layoutSize, box)
    let isSideways = section.orthogonalScrollingBehavior != .none
    var origin = CGPoint(x: 0, y: y)
    var left = count
    while left > 0 {
      let before = left
      fill(section.group, CGRect(origin: origin, size: size), &left)
      // A group that holds nothing would be repeated for ever.
      guard left < before else { break }
      if isSideways { origin.x += size.width } else { origin.y += size.height }
    }
    y = isSideways ? y + Double(size.height) : frames.last.map { Double($0.maxY) } ?? y
  }

  private mutating func fill(_ group: CollectionLayoutGroup, _ frame: CGRect, _ left: inout Int) {
    let isRow: Bool
    let list: [CollectionLayoutSubitem]
    switch group.arrangement {
    case .horizontal(let subitems, _): (isRow, list) = (true, subitems)
    case .vertical(let subitems, _): (isRow, list) = (false, subitems)
    case .custom: return
    }
    var place = frame.origin
    var index = 0
    while left > 0, !list.isEmpty {
      let subitem = list[index % list.count]
      let size: CGSize
      switch subitem {
      case .item(let item): size = Self.size(item.layoutSize, frame.size)
      case .group(let nested): size = Self.size(nested.layoutSize, frame.size)
      }
      let fits =
        isRow
        ? place.x + size.width <= frame.maxX + 0.01 : place.y + size.height <= frame.maxY + 0.01
      guard fits else { return }
      switch subitem {
      case .item:
        frames.append(CGRect(origin: place, size: size))
        left -= 1
      case .group(let nested):
        fill(nested, CGRect(origin: place, size: size), &left)
      }
      if isRow { place.x += size.width } else { place.y += size.height }
      index += 1
    }
  }

  private static func size(_ size: CollectionLayoutSize, _ box: CGSize) -> CGSize {
    CGSize(
      width: length(size.widthDimension, box), height: length(size.heightDimension, box))
  }

  private static func length(_ dimension: CollectionLayoutDimension, _ box: CGSize) -> Double {
    switch dimension {
    case .fractionalWidth(let share): (share * box.width * 2 + 0.001).rounded(.down) / 2
    case .fractionalHeight(let share): (share * box.height * 2 + 0.001).rounded(.down) / 2
    case .absolute(let length), .estimated(let length): length
    }
  }
}
