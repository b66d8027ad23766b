public import ListLayout
public import ListModel
public import ListSnapshot

/// A list screen as any front needs it: sections in order with their cells' content and layouts.
///
/// ```swift
/// let screen = Screen(document)
/// let environment = CollectionLayoutEnvironment(width: 414, height: 896, scale: 3)
/// screen.layout(ofSection: 0, in: environment)  // what UIKit's section provider answers
/// try screen.snapshot().itemIdentifiers(inSection: "gallery")
/// ```
/// All sections stand in one layout: rows of tables are sections of it as well, with the heights
/// and strips of `RowHeights`.
public struct Screen: Hashable, Sendable {
  /// The screen's identity.
  public var id: String
  /// The screen's title.
  public var title: String
  /// How sections stand apart.
  public var style: TableStyle
  /// The video above the first section; nil for none, and where its file is not there.
  public var header: DocumentHeader?
  /// The sections, top to bottom.
  public var sections: [ScreenSection]
  /// The files of the pictures by the names that items have; a name without a file is missing.
  public var imageFiles: [String: String]
  /// What holds for the layout of all sections together, without the video header.
  public var baseConfiguration: CollectionViewCompositionalLayoutConfiguration

  /// Creates a screen.
  public init(
    id: String, title: String, style: TableStyle = .plain, header: DocumentHeader? = nil,
    sections: [ScreenSection] = [], imageFiles: [String: String] = [:],
    baseConfiguration: CollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    self.id = id
    self.title = title
    self.style = style
    self.header = header
    self.sections = sections
    self.imageFiles = imageFiles
    self.baseConfiguration = baseConfiguration
  }

  /// The configuration of the layout: a video header is a boundary item of it, a square as wide as
  /// the screen that scrolls with the content.
  public var configuration: CollectionViewCompositionalLayoutConfiguration {
    guard header != nil else { return baseConfiguration }
    var configuration = baseConfiguration
    configuration.boundarySupplementaryItems.insert(
      CollectionLayoutBoundarySupplementaryItem(
        elementKind: SectionTitleKind.screenHeader.rawValue,
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1)),
        alignment: .top),
      at: 0)
    return configuration
  }

  /// The layout of a section in an environment, as a section provider answers it; nil for a section
  /// that is not there.
  public func layout(
    ofSection section: Int, in environment: CollectionLayoutEnvironment
  ) -> SectionLayout? {
    sections.indices.contains(section) ? sections[section].layout(in: environment) : nil
  }

  /// The identities of all sections and items.
  ///
  /// - Throws: `SnapshotError` where two sections, or two items of a section, have one identity; the
  ///   screens of documents have no such.
  /// - Complexity: O(n) in the number of items.
  public func snapshot() throws(SnapshotError) -> Snapshot<String, ScreenItemID> {
    try Snapshot(
      sections.map { section in
        (
          section.id,
          section.items.indices.map {
            ScreenItemID(section: section.id, item: section.items.id(at: $0))
          }
        )
      })
  }
}
