extension CollectionLayoutSection: Codable {
  private enum CodingKeys: String, CodingKey {
    case group, contentInsets, interGroupSpacing, contentInsetsReference
    case supplementariesFollowContentInsets, supplementaryContentInsetsReference
    case boundarySupplementaryItems, decorationItems, orthogonalScrollingBehavior
  }

  /// Reads a section; all but the group may be absent.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func optional<Value: Decodable>(_ key: CodingKeys, _ absent: Value) throws -> Value {
      try container.decodeIfPresent(Value.self, forKey: key) ?? absent
    }
    self.init(
      group: try container.decode(CollectionLayoutGroup.self, forKey: .group),
      contentInsets: try optional(.contentInsets, .zero),
      interGroupSpacing: try optional(.interGroupSpacing, 0),
      contentInsetsReference: try optional(.contentInsetsReference, .automatic),
      supplementariesFollowContentInsets: try optional(.supplementariesFollowContentInsets, true),
      supplementaryContentInsetsReference: try optional(
        .supplementaryContentInsetsReference, .automatic),
      boundarySupplementaryItems: try optional(.boundarySupplementaryItems, []),
      decorationItems: try optional(.decorationItems, []),
      orthogonalScrollingBehavior: try optional(.orthogonalScrollingBehavior, .none))
  }

  /// Writes a section.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(group, forKey: .group)
    try container.encode(contentInsets, forKey: .contentInsets, unless: .zero)
    try container.encode(interGroupSpacing, forKey: .interGroupSpacing, unless: 0)
    try container.encode(
      contentInsetsReference, forKey: .contentInsetsReference, unless: .automatic)
    try container.encode(
      supplementariesFollowContentInsets, forKey: .supplementariesFollowContentInsets,
      unless: true)
    try container.encode(
      supplementaryContentInsetsReference, forKey: .supplementaryContentInsetsReference,
      unless: .automatic)
    try container.encode(
      boundarySupplementaryItems, forKey: .boundarySupplementaryItems, unless: [])
    try container.encode(decorationItems, forKey: .decorationItems, unless: [])
    try container.encode(
      orthogonalScrollingBehavior, forKey: .orthogonalScrollingBehavior, unless: .none)
  }
}

extension CollectionViewCompositionalLayoutConfiguration: Codable {
  private enum CodingKeys: String, CodingKey {
    case scrollDirection, interSectionSpacing, boundarySupplementaryItems, contentInsetsReference
  }

  /// Reads a configuration; all may be absent.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func optional<Value: Decodable>(_ key: CodingKeys, _ absent: Value) throws -> Value {
      try container.decodeIfPresent(Value.self, forKey: key) ?? absent
    }
    self.init(
      scrollDirection: try optional(.scrollDirection, .vertical),
      interSectionSpacing: try optional(.interSectionSpacing, 0),
      boundarySupplementaryItems: try optional(.boundarySupplementaryItems, []),
      contentInsetsReference: try optional(.contentInsetsReference, .safeArea))
  }

  /// Writes a configuration.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(scrollDirection, forKey: .scrollDirection, unless: .vertical)
    try container.encode(interSectionSpacing, forKey: .interSectionSpacing, unless: 0)
    try container.encode(
      boundarySupplementaryItems, forKey: .boundarySupplementaryItems, unless: [])
    try container.encode(
      contentInsetsReference, forKey: .contentInsetsReference, unless: .safeArea)
  }
}
