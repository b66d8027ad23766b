extension RectAlignment: Codable {}
extension ContentInsetsReference: Codable {}
extension ScrollDirection: Codable {}
extension CollectionLayoutSection.OrthogonalScrollingBehavior: Codable {}

extension DirectionalRectEdge: Codable {
  private static let names: [(String, DirectionalRectEdge)] = [
    ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
  ]

  /// Reads an array of edge names.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self = []
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      guard let edge = Self.names.first(where: { $0.0 == name })?.1 else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "'\(name)' is no edge: top, leading, bottom, trailing")
      }
      insert(edge)
    }
  }

  /// Writes an array of edge names.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for (name, edge) in Self.names where contains(edge) { try container.encode(name) }
  }
}

/// Two numbers written as an array of two.
struct CodedPair: Codable, Hashable {
  let x: Double
  let y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  init(from decoder: any Decoder) throws {
    let numbers = try [Double](from: decoder)
    guard numbers.count == 2 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "expected two numbers"))
    }
    self.init(numbers[0], numbers[1])
  }

  func encode(to encoder: any Encoder) throws { try [x, y].encode(to: encoder) }
}

extension CollectionLayoutAnchor: Codable {
  private enum CodingKeys: String, CodingKey { case edges, absoluteOffset, fractionalOffset }

  /// Reads edges, and an offset of either kind.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let edges = try container.decode(DirectionalRectEdge.self, forKey: .edges)
    let absolute = try container.decodeIfPresent(CodedPair.self, forKey: .absoluteOffset)
    let fractional = try container.decodeIfPresent(CodedPair.self, forKey: .fractionalOffset)
    switch (absolute, fractional) {
    case (.some, .some):
      throw DecodingError.dataCorruptedError(
        forKey: .fractionalOffset, in: container,
        debugDescription: "an anchor has one offset, absolute or fractional")
    case (nil, .some(let pair)):
      self.init(edges: edges, offset: .fractional(x: pair.x, y: pair.y))
    case (let pair, nil):
      self.init(edges: edges, offset: .absolute(x: pair?.x ?? 0, y: pair?.y ?? 0))
    }
  }

  /// Writes edges, and an offset that is not 0.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(edges, forKey: .edges)
    switch offset {
    case .absolute(let x, let y):
      try container.encode(CodedPair(x, y), forKey: .absoluteOffset, unless: CodedPair(0, 0))
    case .fractional(let x, let y):
      try container.encode(CodedPair(x, y), forKey: .fractionalOffset)
    }
  }
}

extension CollectionLayoutSupplementaryItem: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, size, containerAnchor, itemAnchor, zIndex
  }

  /// Reads an anchored item; its z index is 1 if absent.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      elementKind: try container.decode(String.self, forKey: .kind),
      layoutSize: try container.decode(CollectionLayoutSize.self, forKey: .size),
      containerAnchor: try container.decode(CollectionLayoutAnchor.self, forKey: .containerAnchor),
      itemAnchor: try container.decodeIfPresent(CollectionLayoutAnchor.self, forKey: .itemAnchor),
      zIndex: try container.decodeIfPresent(Int.self, forKey: .zIndex) ?? 1)
  }

  /// Writes an anchored item.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(elementKind, forKey: .kind)
    try container.encode(layoutSize, forKey: .size)
    try container.encode(containerAnchor, forKey: .containerAnchor)
    try container.encodeIfPresent(itemAnchor, forKey: .itemAnchor)
    try container.encode(zIndex, forKey: .zIndex, unless: 1)
  }
}

extension CollectionLayoutItem: Codable {
  private enum CodingKeys: String, CodingKey {
    case size, contentInsets, edgeSpacing, supplementaryItems
  }

  /// Reads an item.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      layoutSize: try container.decode(CollectionLayoutSize.self, forKey: .size),
      contentInsets: try container.decodeIfPresent(
        DirectionalEdgeInsets.self, forKey: .contentInsets) ?? .zero,
      edgeSpacing: try container.decodeIfPresent(
        CollectionLayoutEdgeSpacing.self, forKey: .edgeSpacing) ?? .init(),
      supplementaryItems: try container.decodeIfPresent(
        [CollectionLayoutSupplementaryItem].self, forKey: .supplementaryItems) ?? [])
  }

  /// Writes an item.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(layoutSize, forKey: .size)
    try container.encode(contentInsets, forKey: .contentInsets, unless: .zero)
    try container.encode(edgeSpacing, forKey: .edgeSpacing, unless: .init())
    try container.encode(supplementaryItems, forKey: .supplementaryItems, unless: [])
  }
}

extension CollectionLayoutBoundarySupplementaryItem: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, size, alignment, absoluteOffset, extendsBoundary, pinToVisibleBounds, zIndex
  }

  /// Reads a boundary item; it extends the boundary and is not pinned if nothing is said.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let offset = try container.decodeIfPresent(CodedPair.self, forKey: .absoluteOffset)
    self.init(
      elementKind: try container.decode(String.self, forKey: .kind),
      layoutSize: try container.decode(CollectionLayoutSize.self, forKey: .size),
      alignment: try container.decode(RectAlignment.self, forKey: .alignment),
      absoluteOffset: Offset(x: offset?.x ?? 0, y: offset?.y ?? 0),
      extendsBoundary: try container.decodeIfPresent(Bool.self, forKey: .extendsBoundary) ?? true,
      pinToVisibleBounds: try container.decodeIfPresent(Bool.self, forKey: .pinToVisibleBounds)
        ?? false,
      zIndex: try container.decodeIfPresent(Int.self, forKey: .zIndex) ?? 1)
  }

  /// Writes a boundary item.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(elementKind, forKey: .kind)
    try container.encode(layoutSize, forKey: .size)
    try container.encode(alignment, forKey: .alignment)
    try container.encode(
      CodedPair(absoluteOffset.x, absoluteOffset.y), forKey: .absoluteOffset,
      unless: CodedPair(0, 0))
    try container.encode(extendsBoundary, forKey: .extendsBoundary, unless: true)
    try container.encode(pinToVisibleBounds, forKey: .pinToVisibleBounds, unless: false)
    try container.encode(zIndex, forKey: .zIndex, unless: 1)
  }
}

extension CollectionLayoutDecorationItem: Codable {
  private enum CodingKeys: String, CodingKey { case background, contentInsets, zIndex }

  /// Reads a background.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      elementKind: try container.decode(String.self, forKey: .background),
      contentInsets: try container.decodeIfPresent(
        DirectionalEdgeInsets.self, forKey: .contentInsets) ?? .zero,
      zIndex: try container.decodeIfPresent(Int.self, forKey: .zIndex) ?? 0)
  }

  /// Writes a background.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(elementKind, forKey: .background)
    try container.encode(contentInsets, forKey: .contentInsets, unless: .zero)
    try container.encode(zIndex, forKey: .zIndex, unless: 0)
  }
}
