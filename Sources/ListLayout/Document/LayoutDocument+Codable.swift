public import Foundation

extension LayoutDocument: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, source, rule, certainty, note, scale, container, configuration, sections
    case contentOffset, layoutMargins, safeArea, layoutDirection, measured, expected
  }

  /// Reads a document; `container` and `sections` have to be there.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      container: try keys.decode(Container.self, forKey: .container),
      scale: try keys.decodeIfPresent(Double.self, forKey: .scale),
      sections: try keys.decode([Section].self, forKey: .sections),
      configuration: try keys.decodeIfPresent(
        CollectionViewCompositionalLayoutConfiguration.self, forKey: .configuration))
    name = try keys.decodeIfPresent(String.self, forKey: .name)
    source = try keys.decodeIfPresent(String.self, forKey: .source)
    rule = try keys.decodeIfPresent(RuleText.self, forKey: .rule)?.lines
    certainty = try keys.decodeIfPresent(String.self, forKey: .certainty)
    note = try keys.decodeIfPresent(String.self, forKey: .note)
    contentOffset = try keys.decodeIfPresent(CGPoint.self, forKey: .contentOffset)
    layoutMargins = try keys.decodeIfPresent(DirectionalEdgeInsets.self, forKey: .layoutMargins)
    safeArea = try keys.decodeIfPresent(DirectionalEdgeInsets.self, forKey: .safeArea)
    layoutDirection = try keys.decodeIfPresent(LayoutDirection.self, forKey: .layoutDirection)
    measured = try keys.decodeIfPresent(Measured.self, forKey: .measured)
    expected = try keys.decodeIfPresent(Expected.self, forKey: .expected)
  }

  /// Writes the members that are there; `scale` always, as null where nothing is rounded.
  public func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encodeIfPresent(name, forKey: .name)
    try keys.encodeIfPresent(source, forKey: .source)
    try keys.encodeIfPresent(rule.map(RuleText.init), forKey: .rule)
    try keys.encodeIfPresent(certainty, forKey: .certainty)
    try keys.encodeIfPresent(note, forKey: .note)
    try keys.encode(scale, forKey: .scale)
    try keys.encode(container, forKey: .container)
    try keys.encodeIfPresent(configuration, forKey: .configuration)
    try keys.encode(sections, forKey: .sections)
    try keys.encodeIfPresent(contentOffset, forKey: .contentOffset)
    try keys.encodeIfPresent(layoutMargins, forKey: .layoutMargins)
    try keys.encodeIfPresent(safeArea, forKey: .safeArea)
    try keys.encodeIfPresent(layoutDirection, forKey: .layoutDirection)
    try keys.encodeIfPresent(measured, forKey: .measured)
    try keys.encodeIfPresent(expected, forKey: .expected)
  }

  /// The member `rule`: a sentence, or a list.
  private struct RuleText: Codable {
    let lines: [String]

    init(lines: [String]) {
      self.lines = lines
    }

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let sentence = try? value.decode(String.self) {
        lines = [sentence]
      } else {
        lines = try value.decode([String].self)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var value = encoder.singleValueContainer()
      if lines.count == 1 {
        try value.encode(lines[0])
      } else {
        try value.encode(lines)
      }
    }
  }
}

/// Why bytes are not a layout document.
public struct LayoutDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where in the document, as keys and numbers joined by dots; empty for the whole of it.
  public let path: String
  /// What is wrong there.
  public let problem: String

  /// One line: where, what.
  public var description: String {
    path.isEmpty ? "layout document: \(problem)" : "layout document, \(path): \(problem)"
  }
}

extension LayoutDocument {
  /// Reads a document from JSON.
  ///
  /// - Parameter json: UTF-8 text; anything from outside.
  /// - Throws: `LayoutDocumentError` with the place of what is wrong.
  public init(json: Data) throws(LayoutDocumentError) {
    do {
      self = try JSONDecoder().decode(LayoutDocument.self, from: json)
    } catch let error as DecodingError {
      throw LayoutDocumentError(error)
    } catch {
      throw LayoutDocumentError(path: "", problem: String(describing: error))
    }
  }
}

extension LayoutDocumentError {
  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init(context, problem: "the key \"\(key.stringValue)\" is missing")
    case .valueNotFound(let type, let context):
      self.init(context, problem: "null where a \(type) belongs")
    case .typeMismatch(let type, let context):
      self.init(context, problem: "something else where a \(type) belongs")
    case .dataCorrupted(let context):
      self.init(context, problem: context.debugDescription)
    @unknown default:
      self.init(path: "", problem: String(describing: error))
    }
  }

  private init(_ context: DecodingError.Context, problem: String) {
    self.init(
      path: context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
        .joined(separator: "."),
      problem: problem)
  }
}
