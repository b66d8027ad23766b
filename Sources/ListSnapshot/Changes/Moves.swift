/// A section, or an element of an array, that changed its place among those that stayed.
public struct IndexMove: Hashable, Sendable, CustomStringConvertible {
  /// Its index in the old list.
  public let from: Int
  /// Its index in the new list.
  public let to: Int

  /// Creates a move from an old to a new index.
  public init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }

  /// The move as `old -> new`.
  public var description: String { "\(from) -> \(to)" }
}

/// An item that changed its section, or its place among those that stayed in it.
public struct ItemMove: Hashable, Sendable, CustomStringConvertible {
  /// Its path in the old list.
  public let from: ItemPath
  /// Its path in the new list.
  public let to: ItemPath

  /// Creates a move from an old to a new path.
  public init(from: ItemPath, to: ItemPath) {
    self.from = from
    self.to = to
  }

  /// The move as `old -> new`.
  public var description: String { "\(from) -> \(to)" }
}

/// A section to be replaced, in the terms of both sides.
public struct SectionReload<SectionID: Hashable & Sendable>: Hashable, Sendable {
  /// The section.
  public let identifier: SectionID
  /// Its index in the old list.
  public let from: Int
  /// Its index in the new list.
  public let to: Int

  /// Creates the reload of a section that both lists have.
  public init(identifier: SectionID, from: Int, to: Int) {
    self.identifier = identifier
    self.from = from
    self.to = to
  }
}

/// An item to be replaced or configured again, in the terms of both sides.
public struct ItemReload<ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// The item.
  public let identifier: ItemID
  /// Its path in the old list.
  public let from: ItemPath
  /// Its path in the new list.
  public let to: ItemPath

  /// Creates the reload of an item that both lists have.
  public init(identifier: ItemID, from: ItemPath, to: ItemPath) {
    self.identifier = identifier
    self.from = from
    self.to = to
  }
}
