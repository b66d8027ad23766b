@testable import ListLayout

/// Which elements a rect meets, and where sideways sections stop.
extension NaiveLayout {
  /// Layout rules 65 to 69.
  func keys(in rect: Box) -> Set<String> {
    let content = Box(origin: .zero, size: contentSize)
    guard rect.touches(content) else { return [] }
    let clipped = rect.intersection(content)
    let hasArea = clipped.size.x > 0 && clipped.size.y > 0
    var found: Set<String> = []
    for element in elements {
      switch element.owner {
      case .background(let section):
        if section.touches(clipped) { found.insert(element.key) }
      case .boundary:
        if hasArea, element.frame.overlaps(clipped) { found.insert(element.key) }
      case .group(let group):
        guard hasArea, group.overlaps(clipped) else { continue }
        let part = element.isCell ? element.frame.intersection(group) : element.frame
        if part.overlaps(clipped) { found.insert(element.key) }
      }
    }
    return found
  }

  /// Layout rule 72.
  func stops(of section: Int, _ behavior: CollectionLayoutSection.OrthogonalScrollingBehavior)
    -> [Double]
  {
    guard let row = rows[section] else { return [] }
    let span = max(0, row.length - row.viewport)
    return row.groups.map { group in
      behavior == .groupPagingCentered
        ? group.start + group.length / 2 - row.viewport / 2
        : min(max(group.start, 0), span)
    }
  }
}
