/// The layout of one section: compositional or flow. Lists are compositional sections.
public enum SectionLayout: Hashable, Sendable {
  /// A group, repeated.
  case compositional(CollectionLayoutSection)
  /// Lines of cells.
  case flow(CollectionViewFlowLayout)
}

extension SectionLayout: Codable {
  private enum CodingKeys: String, CodingKey { case flow }

  /// Reads `{"flow": …}`, or a compositional section.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    if let flow = try keys.decodeIfPresent(CollectionViewFlowLayout.self, forKey: .flow) {
      self = .flow(flow)
    } else {
      self = .compositional(try CollectionLayoutSection(from: decoder))
    }
  }

  /// Writes `{"flow": …}`, or the compositional section.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .compositional(let section):
      try section.encode(to: encoder)
    case .flow(let flow):
      var keys = encoder.container(keyedBy: CodingKeys.self)
      try keys.encode(flow, forKey: .flow)
    }
  }
}
