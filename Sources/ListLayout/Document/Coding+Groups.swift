extension CollectionLayoutSubitem: Codable {
  private enum Key: String, CodingKey, CaseIterable { case item, horizontal, vertical, custom }

  /// Reads `{"item": ...}` or a group.
  public init(from decoder: any Decoder) throws {
    let one = try OneKey<Key>(from: decoder)
    self =
      one.key == .item
      ? .item(try one.value()) : .group(try CollectionLayoutGroup(from: decoder))
  }

  /// Writes `{"item": ...}` or a group.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .item(let item):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(item, forKey: .item)
    case .group(let group):
      try group.encode(to: encoder)
    }
  }
}

extension CollectionLayoutGroup: Codable {
  private enum Key: String, CodingKey, CaseIterable { case horizontal, vertical, custom }

  /// Reads `{"horizontal": ...}`, `{"vertical": ...}` or `{"custom": ...}`.
  public init(from decoder: any Decoder) throws {
    let one = try OneKey<Key>(from: decoder)
    let body: CodedGroup = try one.value()
    self.init(
      layoutSize: body.size, arrangement: try body.arrangement(one.key.rawValue, one.container),
      interItemSpacing: body.interItemSpacing, contentInsets: body.contentInsets ?? .zero,
      edgeSpacing: body.edgeSpacing ?? .init(), supplementaryItems: body.supplementaryItems ?? [])
  }

  /// Writes `{"horizontal": ...}`, `{"vertical": ...}` or `{"custom": ...}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    let key: Key =
      switch arrangement {
      case .horizontal: .horizontal
      case .vertical: .vertical
      case .custom: .custom
      }
    try container.encode(CodedGroup(self), forKey: key)
  }
}

/// The body of a group as documents write it, the same for all three kinds.
private struct CodedGroup: Codable {
  var size: CollectionLayoutSize
  var subitems: [CollectionLayoutSubitem]?
  var count: Int?
  var frames: [[Double]]?
  var zIndexes: [Int]?
  var interItemSpacing: CollectionLayoutSpacing?
  var contentInsets: DirectionalEdgeInsets?
  var edgeSpacing: CollectionLayoutEdgeSpacing?
  var supplementaryItems: [CollectionLayoutSupplementaryItem]?

  init(_ group: CollectionLayoutGroup) {
    size = group.layoutSize
    switch group.arrangement {
    case .horizontal(let subitems, let count), .vertical(let subitems, let count):
      self.subitems = subitems
      self.count = count
    case .custom(let items):
      frames = items.map { [$0.x, $0.y, $0.width, $0.height] }
      if items.contains(where: { $0.zIndex != nil }) { zIndexes = items.map { $0.zIndex ?? 0 } }
    }
    interItemSpacing = group.interItemSpacing
    contentInsets = group.contentInsets == .zero ? nil : group.contentInsets
    edgeSpacing = group.edgeSpacing == .init() ? nil : group.edgeSpacing
    supplementaryItems = group.supplementaryItems.isEmpty ? nil : group.supplementaryItems
  }

  func arrangement(
    _ kind: String, _ container: KeyedDecodingContainer<some CodingKey>
  ) throws -> CollectionLayoutGroup.Arrangement {
    func fail(_ words: String) -> DecodingError {
      DecodingError.dataCorrupted(
        .init(codingPath: container.codingPath, debugDescription: "\(kind) group: \(words)"))
    }
    if kind == "custom" {
      guard let frames else { throw fail("'frames' is missing") }
      guard zIndexes == nil || zIndexes?.count == frames.count else {
        throw fail("'zIndexes' needs one number for each of 'frames'")
      }
      let items = try frames.enumerated().map { index, frame in
        guard frame.count == 4 else { throw fail("a frame is x, y, width, height") }
        return CollectionLayoutGroupCustomItem(
          x: frame[0], y: frame[1], width: frame[2], height: frame[3], zIndex: zIndexes?[index])
      }
      return .custom(items: items)
    }
    guard let subitems else { throw fail("'subitems' is missing") }
    return kind == "horizontal"
      ? .horizontal(subitems: subitems, count: count)
      : .vertical(subitems: subitems, count: count)
  }
}
