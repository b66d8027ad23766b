public import Foundation

/// A layout with everything its solution depends on, as JSON.
///
/// The form in which layouts are kept in files, checked in CI, and in which our cases are written.
///
/// ```json
/// {
///   "name": "two rows", "scale": 2,
///   "container": {"width": 320, "height": 480},
///   "sections": [{"itemCount": 2, "layout": {"group": {"horizontal": {
///     "size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 44}},
///     "subitems": [{"item": {"size":
///       {"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}}}]}}}}],
///   "expected": {"items": {"0,0": [0, 0, 320, 44], "0,1": [0, 44, 320, 44]},
///     "supplementary": {}, "contentSize": [320, 88]}
/// }
/// ```
///
/// Keys it does not know are passed over.
public struct LayoutDocument: Hashable, Sendable {
  /// What the document is called.
  public var name: String?
  /// Where its expectations come from.
  public var source: String?
  /// What it shows: a sentence, or numbers of rules.
  public var rule: [String]?
  /// How sure its expectations are.
  public var certainty: String?
  /// Anything else worth knowing.
  public var note: String?
  /// Pixels per point; nil solves without rounding.
  public var scale: Double?
  /// The collection view's size in pt.
  public var container: Container
  /// What the layout has beside its sections; nil is the default configuration.
  public var configuration: CollectionViewCompositionalLayoutConfiguration?
  /// The sections, in order.
  public var sections: [Section]
  /// The outer scroll position in pt, on which pinned items depend; nil is the origin.
  public var contentOffset: CGPoint?
  /// The collection view's layout margins; nil is none.
  public var layoutMargins: DirectionalEdgeInsets?
  /// The collection view's safe area; nil is none.
  public var safeArea: DirectionalEdgeInsets?
  /// The direction of reading; nil is left to right.
  public var layoutDirection: LayoutDirection?
  /// What self-sizing views answered; nil is nothing.
  public var measured: Measured?
  /// What the solution has to be, where the document says so.
  public var expected: Expected?

  /// A width and a height, by name.
  public struct Container: Hashable, Codable, Sendable {
    /// The width in pt.
    public var width: Double
    /// The height in pt.
    public var height: Double

    /// Creates a container.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// A section: how many items, laid out how.
  public struct Section: Hashable, Codable, Sendable {
    /// The number of items.
    public var itemCount: Int
    /// Their layout.
    public var layout: SectionLayout

    /// Creates a section.
    public init(itemCount: Int, layout: SectionLayout) {
      self.itemCount = itemCount
      self.layout = layout
    }
  }

  /// Answers of self-sizing views: items by `"section,item"`, others by their keys.
  public struct Measured: Hashable, Codable, Sendable {
    /// The answers of cells.
    public var items: [String: MeasuredSize]?
    /// The answers of boundary and anchored items.
    public var supplementary: [String: MeasuredSize]?

    /// Creates answers.
    public init(
      items: [String: MeasuredSize]? = nil, supplementary: [String: MeasuredSize]? = nil
    ) {
      self.items = items
      self.supplementary = supplementary
    }
  }

  /// Creates a document of the parts a solution depends on.
  public init(
    container: Container, scale: Double?, sections: [Section],
    configuration: CollectionViewCompositionalLayoutConfiguration? = nil
  ) {
    self.container = container
    self.scale = scale
    self.sections = sections
    self.configuration = configuration
  }
}
