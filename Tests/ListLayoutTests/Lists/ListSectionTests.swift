import ListLayout
import Testing

@Suite("A list section")
struct ListSectionTests {
  @Test("is as UIKit answered, in all thirty modes")
  func recorded() throws {
    let sections = try RecordedLists.read().sections
    #expect(sections.count == 30)
    for recorded in sections {
      let settings = CollectionLayoutListConfiguration(
        appearance: recorded.appearance, headerMode: recorded.headerMode,
        footerMode: recorded.footerMode)
      let section = CollectionLayoutSection.list(using: settings, metrics: .mac)
      let insets = section.contentInsets
      #expect(
        [insets.top, insets.leading, insets.bottom, insets.trailing] == recorded.contentInsets,
        "\(settings)")
      let expected = [recorded.header, recorded.footer].compactMap { $0 }.map(Self.boundary)
      #expect(section.boundarySupplementaryItems.map(Self.anonymous) == expected, "\(settings)")
      #expect(!section.supplementariesFollowContentInsets)
    }
  }

  private static func boundary(
    _ recorded: RecordedLists.Boundary
  ) -> CollectionLayoutBoundarySupplementaryItem {
    CollectionLayoutBoundarySupplementaryItem(
      elementKind: "",
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(recorded.estimatedHeight)
      ),
      alignment: recorded.alignment, extendsBoundary: recorded.extendsBoundary,
      pinToVisibleBounds: recorded.pinToVisibleBounds, zIndex: recorded.zIndex)
  }

  private static func anonymous(
    _ item: CollectionLayoutBoundarySupplementaryItem
  ) -> CollectionLayoutBoundarySupplementaryItem {
    var item = item
    item.elementKind = ""
    return item
  }

  @Test(
    "is a column of rows that measure themselves",
    arguments: [
      (ListMetrics.phone, CollectionLayoutListConfiguration.Appearance.plain, 44.0),
      (.mac, .insetGrouped, 40.04), (.mac, .sidebar, 33.88),
    ])
  func rows(
    metrics: ListMetrics, appearance: CollectionLayoutListConfiguration.Appearance, height: Double
  ) {
    let section = CollectionLayoutSection.list(
      using: CollectionLayoutListConfiguration(appearance: appearance), metrics: metrics)
    #expect(
      section.group.layoutSize
        == CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(height)))
  }

  @Test("keeps its own padding above a header that is its first item")
  func padding() {
    let settings = CollectionLayoutListConfiguration(
      appearance: .plain, headerMode: .firstItemInSection, headerTopPadding: 5)
    #expect(CollectionLayoutSection.list(using: settings).contentInsets.top == 5)
  }
}
