import JSONText

/// Reads one object of a document key by key and notes all that is wrong with it.
///
/// The keys that were asked for are the known ones; ``finish()`` gives the others. An error anywhere
/// makes the entry unsound, and the caller leaves it out.
struct EntryReader {
  let node: JSONNode
  let context: DocumentContext
  /// Whether nothing was wrong so far.
  private(set) var isSound = true
  private let members: [JSONNode.Member]
  private var asked: [String] = []
  /// Keys that have a meaning and are kept as they are.
  private var left: [String] = []

  /// Begins with an object; anything else is an error, and nil.
  init?(_ node: JSONNode, _ noun: String, _ context: DocumentContext) {
    guard node.kind == .object else {
      context.log.add(
        .error, .wrongType, at: node, "\(noun) is \(node.kind.words)",
        remedy: "make it an object")
      return nil
    }
    self.node = node
    self.context = context
    members = Array(node.members)
  }

  /// The value of a key, whatever it is; nil also for null where the key may be left out.
  mutating func value(_ key: String) -> JSONNode? {
    asked.append(key)
    return members.first { $0.key == key }?.value
  }

  /// The value of a key that has a meaning here and is yet kept among the others, as it stands.
  mutating func leave(_ key: String) -> JSONNode? {
    left.append(key)
    return members.first { $0.key == key }?.value
  }

  /// Notes an error at the value of a key, or at the object when it has no such key.
  mutating func fail(
    _ code: DocumentDiagnostic.Code, at place: JSONNode? = nil, path: JSONPath? = nil,
    _ message: @autoclosure () -> String, remedy: @autoclosure () -> String
  ) {
    isSound = false
    context.log.add(
      .error, code, at: place ?? node, path: path, message(), remedy: remedy())
  }

  /// Ends the reading: warns of keys that look like known ones, and gives all unknown ones.
  mutating func finish() -> OtherKeys {
    var others: [JSONObject.Member] = []
    for member in members where !asked.contains(member.key) {
      if !left.contains(member.key) {
        context.log.addMisspelling(of: member, amid: asked + left)
      }
      others.append(JSONObject.Member(key: member.key, value: member.value.value))
    }
    return OtherKeys(members: others)
  }
}

// MARK: - Values by type

extension EntryReader {
  /// The value of a key that has to be there and of that kind.
  private mutating func required(_ key: String, _ kind: JSONNode.Kind) -> JSONNode? {
    guard let value = value(key) else {
      fail(
        .missingKey, "the key \"\(key)\" is missing", remedy: "add \"\(key)\", \(kind.words)")
      return nil
    }
    return checked(value, key, kind)
  }

  /// The value of a key that may be missing and is of that kind if it is there.
  private mutating func optional(_ key: String, _ kind: JSONNode.Kind) -> JSONNode? {
    value(key).flatMap { checked($0, key, kind) }
  }

  private mutating func checked(
    _ value: JSONNode, _ key: String, _ kind: JSONNode.Kind
  ) -> JSONNode? {
    if value.kind == kind { return value }
    fail(
      .wrongType, at: value, "\"\(key)\" is \(value.kind.words)", remedy: "make it \(kind.words)")
    return nil
  }

  /// A string that has to be there; nil after an error.
  mutating func string(_ key: String) -> String? {
    required(key, .string)?.string
  }

  /// A string that may be missing.
  mutating func optionalString(_ key: String) -> String? {
    optional(key, .string)?.string
  }

  /// The elements of an array that has to be there; nil after an error.
  mutating func array(_ key: String) -> [JSONNode]? {
    required(key, .array).map { Array($0.elements) }
  }

  /// The elements of an array that may be missing.
  mutating func optionalArray(_ key: String) -> [JSONNode] {
    optional(key, .array).map { Array($0.elements) } ?? []
  }

  /// True or false; nil where the key is missing.
  mutating func optionalBool(_ key: String) -> Bool? {
    optional(key, .bool)?.bool
  }

  /// A number that has to be there; nil after an error.
  mutating func number(_ key: String, in range: ClosedRange<Double>) -> Double? {
    guard let value = required(key, .number), let number = value.number else { return nil }
    if let double = number.double, range.contains(double) { return double }
    let (low, high) = (JSONValue.double(range.lowerBound), JSONValue.double(range.upperBound))
    let words = "\(low.text())...\(high.text())"
    fail(
      .badValue, at: value, "\(Excerpt.quoting(number)) is not within \(words)",
      remedy: "give a number within \(words)")
    return nil
  }

  /// A whole number that has to be there; nil after an error.
  mutating func whole(_ key: String, in range: ClosedRange<Int>) -> Int? {
    required(key, .number).flatMap { whole($0, in: range) }
  }

  /// A whole number that may be missing.
  mutating func whole(
    _ key: String, in range: ClosedRange<Int>, default standard: Int
  ) -> Int {
    optional(key, .number).flatMap { whole($0, in: range) } ?? standard
  }

  private mutating func whole(_ value: JSONNode, in range: ClosedRange<Int>) -> Int? {
    guard let number = value.number else { return nil }
    switch number.whole {
    case .exact(let whole) where range.contains(whole): return whole
    case .fractional:
      fail(
        .badValue, at: value, "\(Excerpt.quoting(number)) is not a whole number",
        remedy: "give a whole number within \(range)")
    case .exact, .outOfRange:
      fail(
        .badValue, at: value, "\(Excerpt.quoting(number)) is not within \(range)",
        remedy: "give a whole number within \(range)")
    }
    return nil
  }

  /// One of a closed set of words; the key may be missing.
  mutating func word<Word>(_ key: String, default standard: Word) -> Word
  where Word: RawRepresentable<String> & CaseIterable {
    optional(key, .string).flatMap { word(key, $0) } ?? standard
  }

  /// One of a closed set of words; the key has to be there.
  mutating func requiredWord<Word>(_ key: String, _ type: Word.Type) -> Word?
  where Word: RawRepresentable<String> & CaseIterable {
    required(key, .string).flatMap { word(key, $0) }
  }

  private mutating func word<Word>(_ key: String, _ value: JSONNode) -> Word?
  where Word: RawRepresentable<String> & CaseIterable {
    let text = value.string ?? ""
    if let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
    fail(
      .badValue, at: value, "\"\(key)\" does not know \(Excerpt.quoting(text))",
      remedy: "use one of \(words)")
    return nil
  }

  /// The object of a key that may be missing, to be read in its turn.
  mutating func entry(_ key: String, _ noun: String) -> EntryReader? {
    optional(key, .object).flatMap { EntryReader($0, noun, context) }
  }

  /// The object of a key that has to be there, to be read in its turn.
  mutating func requiredEntry(_ key: String, _ noun: String) -> EntryReader? {
    required(key, .object).flatMap { EntryReader($0, noun, context) }
  }

  /// The identity of an entry at `position` of its array.
  ///
  /// - Parameters:
  ///   - position: The entry's position from 0.
  ///   - allowsNumbers: Whether an id may be a whole number, which is then taken by its digits.
  ///   - register: The identities that are taken.
  /// - Returns: The id that the entry was given, or one from its position.
  mutating func identity(
    at position: Int, allowsNumbers: Bool, _ register: inout IdentityRegister
  ) -> DocumentIdentity {
    let number = allowsNumbers ? node["id"]?.number?.whole : nil
    let given: (value: JSONNode, id: String)?
    if case .exact(let whole) = number {
      given = value("id").map { ($0, String(whole)) }
    } else {
      given = optional("id", .string).flatMap { value in value.string.map { (value, $0) } }
    }
    guard let (value, id) = given else { return register.derived(at: position) }
    if id.isEmpty {
      fail(.badValue, at: value, "\"id\" is empty", remedy: "give a name, or leave the key out")
    } else if !register.take(id) {
      fail(
        .duplicateID, at: value, "the id \(Excerpt.quoting(id)) is taken by an earlier entry",
        remedy: "give each entry an id of its own")
    }
    return .given(id)
  }
}
