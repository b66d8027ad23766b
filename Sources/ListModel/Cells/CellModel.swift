/// What a section of a table holds.
///
/// The kind decides how many rows the section has: a list has a row for each model, every other
/// kind has exactly **one** row, however many items that row nests.
///
/// ```swift
/// let cars = CellModel.collectionView(models: sevenCars, rows: 2)
/// cars.rowCount    // 1
/// cars.items.count // 7
/// ```
public enum CellModel: Hashable, Sendable {
  /// A plain row for each model.
  case list(models: [ListCellModel])
  /// One row that nests a horizontally scrolling collection, its items stacked `rows` high.
  case collectionView(models: [CollectionTableCellModel], rows: Int)
  /// One wide row with a picture and a text.
  case banner(MessageCellModel)
  /// One row that nests a grid of `columns` columns, as high as its items need.
  case grid(models: [CollectionTableCellModel], columns: Int)
  /// One row of running text.
  case text(MessageCellModel)
  /// One row that does something when chosen.
  case action(MessageCellModel)
  /// One row that says that content is on its way.
  case loading(MessageCellModel)
  /// One row that says that there is nothing to show.
  case empty(MessageCellModel)
  /// One row that says what went wrong.
  case error(MessageCellModel)
  /// One row of a kind of the program's own, with its own height in pt.
  case custom(MessageCellModel, height: Double)

  /// The kind without its models.
  public var kind: Kind {
    switch self {
    case .list: .list
    case .collectionView: .collectionView
    case .banner: .banner
    case .grid: .grid
    case .text: .text
    case .action: .action
    case .loading: .loading
    case .empty: .empty
    case .error: .error
    case .custom: .custom
    }
  }

  /// The kinds of section, named as screen documents name them.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Plain rows.
    case list
    /// One row that nests a horizontal collection.
    case collectionView
    /// One wide picture with a text.
    case banner
    /// One row that nests a grid.
    case grid
    /// One row of running text.
    case text
    /// One row that does something.
    case action
    /// Content is on its way.
    case loading
    /// There is nothing to show.
    case empty
    /// Something went wrong.
    case error
    /// A kind of the program's own.
    case custom
  }

  /// How many rows a table shows for this section.
  public var rowCount: Int {
    switch self {
    case .list(let models): models.count
    case .collectionView, .banner, .grid, .text, .action, .loading, .empty, .error, .custom: 1
    }
  }

  /// The items that the section's one row nests; empty for kinds that nest none.
  public var items: [CollectionTableCellModel] {
    switch self {
    case .collectionView(let models, _), .grid(let models, _): models
    case .list, .banner, .text, .action, .loading, .empty, .error, .custom: []
    }
  }

  /// The model of the row at `index`, or nil outside `0..<rowCount`.
  public func row(at index: Int) -> RowModel? {
    switch self {
    case .list(let models):
      models.indices.contains(index) ? .list(models[index]) : nil
    case .collectionView(let models, _), .grid(let models, _):
      index == 0 ? .collection(models) : nil
    case .banner(let model), .text(let model), .action(let model), .loading(let model),
      .empty(let model), .error(let model), .custom(let model, _):
      index == 0 ? .message(model) : nil
    }
  }
}

/// What one row of a table shows.
public enum RowModel: Hashable, Sendable {
  /// A plain list row.
  case list(ListCellModel)
  /// A row that nests these items.
  case collection([CollectionTableCellModel])
  /// A row that stands for its whole section.
  case message(MessageCellModel)

  /// The row's identity in its section, or nil for a nesting row, which is its section's only one.
  public var id: String? {
    switch self {
    case .list(let model): model.id
    case .collection: nil
    case .message(let model): model.id
    }
  }

  /// The text the row shows, or nil for a nesting row.
  public var title: String? {
    switch self {
    case .list(let model): model.title
    case .collection: nil
    case .message(let model): model.title
    }
  }
}
