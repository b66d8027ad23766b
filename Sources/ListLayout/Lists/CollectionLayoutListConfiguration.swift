/// How a section looks that is a list: its appearance, and what its header and footer are.
///
/// UIKit: `UICollectionLayoutListConfiguration`. `CollectionLayoutSection.list(using:metrics:)`
/// makes the section (list rules L1 to L6):
/// ```swift
/// var settings = CollectionLayoutListConfiguration(appearance: .insetGrouped)
/// settings.headerMode = .supplementary
/// let section = CollectionLayoutSection.list(using: settings)
/// ```
public struct CollectionLayoutListConfiguration: Hashable, Sendable, Codable {
  /// The overall look.
  public var appearance: Appearance
  /// What the section's header is.
  public var headerMode: HeaderMode
  /// What the section's footer is.
  public var footerMode: FooterMode
  /// Whether rows are parted by separators (list rule L7).
  public var showsSeparators: Bool
  /// The room in pt above a header that is the first item of a plain list; nil for the metrics' own
  /// (list rule L2).
  public var headerTopPadding: Double?

  /// Creates a configuration without header and footer, with separators.
  public init(
    appearance: Appearance, headerMode: HeaderMode = .none, footerMode: FooterMode = .none,
    showsSeparators: Bool = true, headerTopPadding: Double? = nil
  ) {
    self.appearance = appearance
    self.headerMode = headerMode
    self.footerMode = footerMode
    self.showsSeparators = showsSeparators
    self.headerTopPadding = headerTopPadding
  }

  private enum CodingKeys: String, CodingKey {
    case appearance, headerMode, footerMode, showsSeparators, headerTopPadding
  }

  /// Reads a configuration; all but the appearance may be absent.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      appearance: try keys.decode(Appearance.self, forKey: .appearance),
      headerMode: try keys.decodeIfPresent(HeaderMode.self, forKey: .headerMode) ?? .none,
      footerMode: try keys.decodeIfPresent(FooterMode.self, forKey: .footerMode) ?? .none,
      showsSeparators: try keys.decodeIfPresent(Bool.self, forKey: .showsSeparators) ?? true,
      headerTopPadding: try keys.decodeIfPresent(Double.self, forKey: .headerTopPadding))
  }

  /// The overall look of a list (`UICollectionLayoutListConfiguration.Appearance`).
  public enum Appearance: String, CaseIterable, Hashable, Sendable, Codable {
    /// Rows from edge to edge, headers that stay in sight.
    case plain
    /// Groups of rows, apart from each other.
    case grouped
    /// The same with room at the sides.
    case insetGrouped
    /// The first column of a split view.
    case sidebar
    /// The first column, its headers staying in sight.
    case sidebarPlain

    /// Whether headers and footers stay in sight, and rows lie one section after the other without
    /// room between.
    var isPlain: Bool { self == .plain || self == .sidebarPlain }
  }

  /// What a list's header is (`UICollectionLayoutListConfiguration.HeaderMode`).
  public enum HeaderMode: String, CaseIterable, Hashable, Sendable, Codable {
    /// There is none.
    case none
    /// A boundary item at the top.
    case supplementary
    /// The section's first item, a row like the others (list rule L6).
    case firstItemInSection
  }

  /// What a list's footer is (`UICollectionLayoutListConfiguration.FooterMode`).
  public enum FooterMode: String, CaseIterable, Hashable, Sendable, Codable {
    /// There is none.
    case none
    /// A boundary item at the bottom.
    case supplementary
  }
}
