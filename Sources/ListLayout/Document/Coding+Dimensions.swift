/// Reads an object that holds exactly one of several keys, as enums are written in layout documents.
struct OneKey<Key: CodingKey & CaseIterable & RawRepresentable> where Key.RawValue == String {
  let container: KeyedDecodingContainer<Key>
  let key: Key

  init(from decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: Key.self)
    let found = container.allKeys
    guard found.count == 1, let key = found.first else {
      let names = Key.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath, debugDescription: "expected exactly one of \(names)"))
    }
    self.key = key
  }

  func value<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
    try container.decode(type, forKey: key)
  }
}

extension CollectionLayoutDimension: Codable {
  private enum Key: String, CodingKey, CaseIterable {
    case fractionalWidth, fractionalHeight, absolute, estimated
  }

  /// Reads `{"fractionalWidth": 0.5}` and its like.
  public init(from decoder: any Decoder) throws {
    let one = try OneKey<Key>(from: decoder)
    let value: Double = try one.value()
    switch one.key {
    case .fractionalWidth: self = .fractionalWidth(value)
    case .fractionalHeight: self = .fractionalHeight(value)
    case .absolute: self = .absolute(value)
    case .estimated: self = .estimated(value)
    }
  }

  /// Writes `{"fractionalWidth": 0.5}` and its like.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .fractionalWidth(let value): try container.encode(value, forKey: .fractionalWidth)
    case .fractionalHeight(let value): try container.encode(value, forKey: .fractionalHeight)
    case .absolute(let value): try container.encode(value, forKey: .absolute)
    case .estimated(let value): try container.encode(value, forKey: .estimated)
    }
  }
}

extension CollectionLayoutSpacing: Codable {
  private enum Key: String, CodingKey, CaseIterable { case fixed, flexible }

  /// Reads `{"fixed": 10}` or `{"flexible": 10}`.
  public init(from decoder: any Decoder) throws {
    let one = try OneKey<Key>(from: decoder)
    self = one.key == .fixed ? .fixed(try one.value()) : .flexible(try one.value())
  }

  /// Writes `{"fixed": 10}` or `{"flexible": 10}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(minimum, forKey: isFlexible ? .flexible : .fixed)
  }
}

extension DirectionalEdgeInsets: Codable {
  private enum CodingKeys: String, CodingKey { case top, leading, bottom, trailing }

  /// Reads an object of four edges; one that is absent is 0.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      top: try container.decodeIfPresent(Double.self, forKey: .top) ?? 0,
      leading: try container.decodeIfPresent(Double.self, forKey: .leading) ?? 0,
      bottom: try container.decodeIfPresent(Double.self, forKey: .bottom) ?? 0,
      trailing: try container.decodeIfPresent(Double.self, forKey: .trailing) ?? 0)
  }

  /// Writes all four edges.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(top, forKey: .top)
    try container.encode(leading, forKey: .leading)
    try container.encode(bottom, forKey: .bottom)
    try container.encode(trailing, forKey: .trailing)
  }
}

extension KeyedEncodingContainer {
  /// Writes a value that differs from what its absence means.
  mutating func encode<Value: Encodable & Equatable>(
    _ value: Value, forKey key: Key, unless absent: Value
  ) throws {
    if value != absent { try encode(value, forKey: key) }
  }
}
