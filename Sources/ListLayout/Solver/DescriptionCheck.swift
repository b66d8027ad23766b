/// Looks at every number of a description before anything is solved, so that the solver may rely on
/// finite numbers of bounded size and on bounded nesting.
struct DescriptionCheck {
  let section: Int?
  private var path: [Int]? = nil

  init(section: Int?) {
    self.section = section
  }

  mutating func check(_ described: CollectionLayoutSection) throws(LayoutError) {
    try insets(described.contentInsets, "content insets")
    try distance(described.interGroupSpacing, "inter-group spacing")
    for item in described.boundarySupplementaryItems { try check(item) }
    for item in described.decorationItems {
      try insets(item.contentInsets, "background \"\(item.elementKind)\", content insets")
    }
    path = []
    try check(described.group)
  }

  func check(_ item: CollectionLayoutBoundarySupplementaryItem) throws(LayoutError) {
    let name = "boundary item \"\(item.elementKind)\""
    try size(item.layoutSize, "\(name), ")
    try distance(item.absoluteOffset.x, "\(name), absolute offset")
    try distance(item.absoluteOffset.y, "\(name), absolute offset")
  }

  /// Descends no deeper than `LayoutLimits.depth`.
  private mutating func check(_ group: CollectionLayoutGroup) throws(LayoutError) {
    let depth = path?.count ?? 0
    guard depth < LayoutLimits.depth else { throw LayoutError(element(nil), .nestedTooDeep) }
    try size(group.layoutSize, "")
    try insets(group.contentInsets, "content insets")
    try edges(group.edgeSpacing)
    try distance(group.interItemSpacing?.minimum ?? 0, "inter-item spacing")
    try check(group.supplementaryItems)
    switch group.arrangement {
    case .horizontal(let subitems, let count), .vertical(let subitems, let count):
      if let count, count < 0 { throw LayoutError(element("count"), .negativeCount(count)) }
      for (place, subitem) in subitems.enumerated() {
        path?.append(place)
        switch subitem {
        case .item(let item): try check(item)
        case .group(let nested): try check(nested)
        }
        path?.removeLast()
      }
    case .custom(let items):
      guard items.count <= LayoutLimits.itemsInGroup else {
        throw LayoutError(element(nil), .tooManyItems)
      }
      for (place, item) in items.enumerated() {
        for value in [item.x, item.y] { try distance(value, "frame \(place)") }
        for value in [item.width, item.height] { try length(value, "frame \(place)") }
      }
    }
  }

  private func check(_ item: CollectionLayoutItem) throws(LayoutError) {
    try size(item.layoutSize, "")
    try insets(item.contentInsets, "content insets")
    try edges(item.edgeSpacing)
    try check(item.supplementaryItems)
  }

  private func check(_ items: [CollectionLayoutSupplementaryItem]) throws(LayoutError) {
    for item in items {
      let name = "supplementary item \"\(item.elementKind)\""
      try size(item.layoutSize, "\(name), ")
      for anchor in [item.containerAnchor, item.itemAnchor].compactMap({ $0 }) {
        switch anchor.offset {
        case .absolute(let x, let y), .fractional(let x, let y):
          try distance(x, "\(name), anchor offset")
          try distance(y, "\(name), anchor offset")
        }
      }
    }
  }

  // MARK: Numbers

  private func size(_ size: CollectionLayoutSize, _ prefix: String) throws(LayoutError) {
    try length(size.widthDimension.value, "\(prefix)width")
    try length(size.heightDimension.value, "\(prefix)height")
  }

  private func insets(_ insets: DirectionalEdgeInsets, _ part: String) throws(LayoutError) {
    for value in insets.values { try distance(value, part) }
  }

  private func edges(_ spacing: CollectionLayoutEdgeSpacing) throws(LayoutError) {
    for value in spacing.values { try distance(value, "edge spacing") }
  }

  func length(_ value: Double, _ part: String) throws(LayoutError) {
    try distance(value, part)
    guard value >= 0 else { throw LayoutError(element(part), .negative(value)) }
  }

  func distance(_ value: Double, _ part: String) throws(LayoutError) {
    guard abs(value) <= LayoutLimits.length else {
      throw LayoutError(element(part), .unusable(value))
    }
  }

  private func element(_ part: String?) -> LayoutError.Element {
    LayoutError.Element(section: section, path: path, part: part)
  }
}
