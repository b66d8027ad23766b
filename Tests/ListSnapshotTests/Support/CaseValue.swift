import Foundation

/// A JSON value of a case file.
enum CaseValue: Decodable, Equatable, Sendable {
  case null
  case flag(Bool)
  case number(Int)
  case text(String)
  case list([CaseValue])
  case object([String: CaseValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([CaseValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: CaseValue].self))
    }
  }

  subscript(key: String) -> CaseValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Int? { if case .number(let number) = self { number } else { nil } }
  var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  var list: [CaseValue] { if case .list(let list) = self { list } else { [] } }
  var texts: [String] { list.compactMap(\.text) }
  var members: [String: CaseValue] {
    if case .object(let members) = self { members } else { [:] }
  }
}

extension CaseValue {
  /// A state of the case format: `[["section", ["item", ...]], ...]`.
  var state: [CaseSection] {
    list.map { CaseSection(id: $0.list.first?.text ?? "", items: $0.list.last?.texts ?? []) }
  }
}

/// A section of a state of the case format.
struct CaseSection: Equatable, Sendable, CustomStringConvertible {
  var id: String
  var items: [String]

  var description: String { "\(id):\(items)" }
}
