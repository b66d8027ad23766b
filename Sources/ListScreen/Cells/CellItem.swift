public import Foundation

/// What a cell configures itself with: an item as a screen describes it.
public struct CellItem: Hashable, Sendable {
  /// The item's identity.
  public var id: String
  /// A line above the title.
  public var tagline: String?
  /// The title.
  public var title: String
  /// A line below the title.
  public var subtitle: String?
  /// The name of its picture.
  public var image: String?
  /// The picture's own size in pt, where it is known.
  public var imageSize: CGSize?
  /// What its button asks for; nil for no button.
  public var action: String?

  /// Creates an item.
  public init(
    id: String, title: String, tagline: String? = nil, subtitle: String? = nil,
    image: String? = nil, imageSize: CGSize? = nil, action: String? = nil
  ) {
    self.id = id
    self.title = title
    self.tagline = tagline
    self.subtitle = subtitle
    self.image = image
    self.imageSize = imageSize
    self.action = action
  }
}

/// A kind of cell that configures itself from an item.
///
/// The type stands for the cell's look; `configure` answers its content for one item. A registry
/// makes any of them by its reuse identifier.
public protocol SelfConfiguringCell: Sendable {
  /// The name the cell is registered under.
  static var reuseIdentifier: String { get }

  /// Creates a cell to configure.
  init()

  /// The cell's content for an item.
  func configure(with item: CellItem) -> CellElement
}

/// The cells a screen can make, by reuse identifier.
public struct CellRegistry: Sendable {
  private var makers: [String: @Sendable () -> any SelfConfiguringCell] = [:]

  /// Creates an empty registry.
  public init() {}

  /// A registry of the built-in cells.
  public static let builtIn: CellRegistry = {
    var registry = CellRegistry()
    registry.register(ListCell.self)
    registry.register(CollectionCell.self)
    registry.register(FeaturedCell.self)
    registry.register(MediumTableCell.self)
    registry.register(SmallTableCell.self)
    registry.register(PhotoCell.self)
    registry.register(SectionHeaderCell.self)
    registry.register(TableHeaderCell.self)
    return registry
  }()

  /// Registers a kind of cell; one of the same identifier takes the place of the earlier.
  public mutating func register<Cell: SelfConfiguringCell>(_ cell: Cell.Type) {
    makers[Cell.reuseIdentifier] = { Cell() }
  }

  /// The registered identifiers in alphabetical order.
  public var reuseIdentifiers: [String] { makers.keys.sorted() }

  /// Makes a cell and configures it; nil for an identifier that is not registered.
  public func dequeue(_ reuseIdentifier: String, for item: CellItem) -> CellElement? {
    makers[reuseIdentifier]?().configure(with: item)
  }
}
