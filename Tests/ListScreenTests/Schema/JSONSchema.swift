import JSONText

/// A small judge of JSON Schema, draft 2020-12: the keywords that the schema of screen documents
/// uses. A keyword that it does not know is a complaint, so that none is passed over in silence.
struct JSONSchema {
  let root: JSONNode

  init(_ bytes: [UInt8]) throws {
    root = try JSONTree.read(bytes).root
  }

  /// What is wrong with a value, as its path and the keyword that refuses it; empty for nothing.
  func complaints(of value: JSONNode) -> [String] { complaints(of: value, by: root) }

  private func complaints(of value: JSONNode, by schema: JSONNode) -> [String] {
    var conditional = false
    return schema.members.flatMap { member -> [String] in
      let argument = member.value
      func refuse(_ refused: Bool) -> [String] {
        refused ? ["\(value.path.text): \(member.key) \(argument.value.text())"] : []
      }
      switch member.key {
      case "$schema", "$comment", "$defs", "title", "description": return []
      case "$ref": return complaints(of: value, by: definition(argument))
      case "type": return refuse(!isOf(argument.string ?? "", value))
      case "const": return refuse(!equal(argument, value))
      case "enum": return refuse(!argument.elements.contains { equal($0, value) })
      case "required":
        guard value.kind == .object else { return [] }
        return refuse(argument.elements.contains { value[$0.string ?? ""] == nil })
      case "properties":
        return argument.members.flatMap { property in
          value[property.key].map { complaints(of: $0, by: property.value) } ?? []
        }
      case "items": return value.elements.flatMap { complaints(of: $0, by: argument) }
      case "minItems", "maxItems":
        guard value.kind == .array else { return [] }
        let (count, limit) = (Array(value.elements).count, argument.number?.whole)
        guard case .exact(let limit) = limit else { return refuse(true) }
        return refuse(member.key == "minItems" ? count < limit : count > limit)
      case "minimum", "maximum":
        guard let number = value.number else { return [] }
        guard let double = number.double, let limit = argument.number?.double else {
          return refuse(true)
        }
        return refuse(member.key == "minimum" ? double < limit : double > limit)
      case "exclusiveMinimum":
        guard let number = value.number else { return [] }
        guard let double = number.double, let limit = argument.number?.double else {
          return refuse(true)
        }
        return refuse(double <= limit)
      case "minLength":
        guard let text = value.string, case .exact(let limit) = argument.number?.whole else {
          return []
        }
        return refuse(text.unicodeScalars.count < limit)
      case "pattern":
        guard let text = value.string, let pattern = argument.string else { return [] }
        guard let regex = try? Regex(pattern) else { return refuse(true) }
        return refuse(text.firstMatch(of: regex) == nil)
      case "allOf": return argument.elements.flatMap { complaints(of: value, by: $0) }
      case "anyOf": return refuse(!argument.elements.contains { isValid(value, by: $0) })
      case "oneOf": return refuse(argument.elements.count { isValid(value, by: $0) } != 1)
      case "if":
        conditional = true
        guard let branch = schema[isValid(value, by: argument) ? "then" : "else"] else { return [] }
        return complaints(of: value, by: branch)
      case "then", "else": return conditional ? [] : refuse(true)
      default: return ["the judge does not know the keyword \(member.key)"]
      }
    }
  }

  private func isValid(_ value: JSONNode, by schema: JSONNode) -> Bool {
    complaints(of: value, by: schema).isEmpty
  }

  /// What a reference names: `#/$defs/NAME`. A name without a definition refuses everything.
  private func definition(_ reference: JSONNode) -> JSONNode {
    let name = (reference.string ?? "").split(separator: "/").last.map(String.init) ?? ""
    return root["$defs"]?[name] ?? reference
  }

  private func isOf(_ type: String, _ value: JSONNode) -> Bool {
    switch value.kind {
    case .object: type == "object"
    case .array: type == "array"
    case .string: type == "string"
    case .bool: type == "boolean"
    case .null: type == "null"
    case .number:
      type == "number" || (type == "integer" && value.number?.whole != .fractional)
    }
  }

  /// Numbers are the same when their values are: 1 and 1.0.
  private func equal(_ a: JSONNode, _ b: JSONNode) -> Bool {
    if let a = a.number, let b = b.number { return a.double == b.double }
    return a.value == b.value
  }
}
