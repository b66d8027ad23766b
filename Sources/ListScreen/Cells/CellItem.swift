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
  /// The size in pt that the picture is meant to have; nil for that of its cell.
  public var imageSize: CGSize?
  /// The size of the picture's file, one pt a pixel; nil where it is not known.
  public var pictureSize: CGSize?
  /// What its button asks for; nil for no button.
  public var action: String?
  /// The words on the button; nil for those of the cell.
  public var actionTitle: String?

  /// Creates an item.
  public init(
    id: String, title: String, tagline: String? = nil, subtitle: String? = nil,
    image: String? = nil, imageSize: CGSize? = nil, pictureSize: CGSize? = nil,
    action: String? = nil,
    actionTitle: String? = nil
  ) {
    self.id = id
    self.title = title
    self.tagline = tagline
    self.subtitle = subtitle
    self.image = image
    self.imageSize = imageSize
    self.pictureSize = pictureSize
    self.action = action
    self.actionTitle = actionTitle
  }
}

extension CellItem {
  /// The size of the picture: as it is meant to be, or else that of its file.
  var naturalSize: CGSize? { imageSize ?? pictureSize }

  /// The size of an icon: as it is meant to be, or else that of its file, made smaller where it is
  /// larger than a box; the box itself where neither is known.
  ///
  /// - Parameter box: The largest size in pt of a file's picture.
  /// - Returns: A size of the picture's aspect ratio.
  func iconSize(within box: CGSize) -> CGSize {
    if let imageSize { return imageSize }
    guard let size = pictureSize, size.width > box.width || size.height > box.height else {
      return pictureSize ?? box
    }
    return ContentMode.aspectFit.rect(of: size, in: CGRect(origin: .zero, size: box)).size
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
