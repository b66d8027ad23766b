extension CollectionLayoutSection {
  /// The section of a list: rows of the full width, one below the other, that measure themselves
  /// (list rules L1 to L6).
  ///
  /// UIKit: `NSCollectionLayoutSection.list(using:layoutEnvironment:)`.
  ///
  /// - Parameters:
  ///   - configuration: The look of the list.
  ///   - metrics: The platform's figures.
  /// - Returns: A section whose header and footer are of the kinds `header` and `footer`.
  public static func list(
    using configuration: CollectionLayoutListConfiguration, metrics: ListMetrics = .phone
  ) -> CollectionLayoutSection {
    CollectionLayoutSection(
      group: rows(height: configuration.rowHeight(metrics)),
      contentInsets: configuration.contentInsets(metrics),
      // A header is as wide as the container, the insets lie inside it (list rule L5).
      supplementariesFollowContentInsets: false,
      boundarySupplementaryItems: configuration.boundaryItems(metrics))
  }

  /// A group of one row as wide as its section (list rule L1).
  private static func rows(height: Double) -> CollectionLayoutGroup {
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    return .horizontal(layoutSize: size, subitems: [.item(CollectionLayoutItem(layoutSize: size))])
  }
}

extension CollectionLayoutListConfiguration {
  /// The kind of a list's header.
  public static let headerKind = "header"
  /// The kind of a list's footer.
  public static let footerKind = "footer"

  /// UIKit gives list headers and footers this z index (list rule L5).
  private static let boundaryZIndex = 200

  func rowHeight(_ metrics: ListMetrics) -> Double {
    switch appearance {
    case .plain, .grouped, .insetGrouped: metrics.rowHeight
    case .sidebar, .sidebarPlain: metrics.sidebarRowHeight
    }
  }

  /// The room around the rows (list rules L2 to L4).
  func contentInsets(_ metrics: ListMetrics) -> DirectionalEdgeInsets {
    let padding = headerTopPadding ?? metrics.headerTopPadding
    let side = side(metrics)
    return DirectionalEdgeInsets(
      top: top(metrics, padding: padding), leading: side,
      bottom: footerMode == .none ? bottomWithoutFooter(metrics) : 0, trailing: side)
  }

  private func top(_ metrics: ListMetrics, padding: Double) -> Double {
    switch (appearance, headerMode) {
    case (.plain, .firstItemInSection): padding
    case (.grouped, .none), (.insetGrouped, .none): metrics.groupedTop
    case (.plain, _), (.grouped, _), (.insetGrouped, _), (.sidebar, _), (.sidebarPlain, _): 0
    }
  }

  private func bottomWithoutFooter(_ metrics: ListMetrics) -> Double {
    switch appearance {
    case .plain, .sidebarPlain: 0
    case .grouped, .insetGrouped: metrics.groupedBottom
    case .sidebar: metrics.sidebarBottom
    }
  }

  private func side(_ metrics: ListMetrics) -> Double {
    switch appearance {
    case .plain, .grouped: 0
    case .insetGrouped: metrics.insetGroupedSide
    case .sidebar, .sidebarPlain: metrics.sidebarSide
    }
  }

  /// The header and the footer that are boundary items (list rules L5 and L6).
  func boundaryItems(
    _ metrics: ListMetrics
  ) -> [CollectionLayoutBoundarySupplementaryItem] {
    let height = appearance.isPlain ? metrics.plainBoundaryHeight : metrics.groupedBoundaryHeight
    func item(
      _ kind: String, _ alignment: RectAlignment
    ) -> CollectionLayoutBoundarySupplementaryItem {
      CollectionLayoutBoundarySupplementaryItem(
        elementKind: kind,
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(height)),
        alignment: alignment, pinToVisibleBounds: appearance.isPlain,
        zIndex: Self.boundaryZIndex)
    }
    var items: [CollectionLayoutBoundarySupplementaryItem] = []
    if headerMode == .supplementary { items.append(item(Self.headerKind, .top)) }
    if footerMode == .supplementary { items.append(item(Self.footerKind, .bottom)) }
    return items
  }
}
