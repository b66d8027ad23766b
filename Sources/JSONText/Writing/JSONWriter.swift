/// Writes JSON text that is safe to show on a terminal (terminal rule 5).
///
/// Keys and values come out in the order in which they are given:
/// ```swift
/// var writer = JSONWriter()
/// writer.beginObject()
/// writer.key("title")
/// writer.write("Car\u{1B}[2J / 1")
/// writer.endObject()
/// writer.text  // {"title":"Car\u001b[2J / 1"}
/// ```
/// Strings keep their true content. Whatever a terminal could act on is escaped: controls, DEL, C1,
/// bidirectional controls, line and paragraph separators, interlinear marks, tag characters and
/// noncharacters. `/` is not escaped. Numbers are written as ``JSONNumber`` has them.
///
/// The order of calls is the caller's duty: a value where a key is due, or an end without its
/// begin, is a mistake in code and stops the program.
package struct JSONWriter: Sendable {
  /// How the text is laid out.
  package enum Style: Hashable, Sendable {
    /// On one line, without spaces.
    case compact
    /// A member or element a line, two spaces a level, `"key": value`.
    case pretty
  }

  private enum Container { case array, object }

  private let style: Style
  private var output: [UInt8] = []
  private var open: [Container] = []
  private var isFirst = true
  private var keyIsDue = false

  package init(style: Style = .compact) {
    self.style = style
  }

  /// What has been written since the start, or since the bytes were last taken.
  package var text: String {
    String(decoding: output, as: UTF8.self)
  }

  /// Gives what has been written and forgets it, so that a long text need not be held whole.
  package mutating func takeBytes() -> [UInt8] {
    defer { output.removeAll(keepingCapacity: true) }
    return output
  }

  package mutating func beginObject() { begin(.object, "{") }
  package mutating func endObject() { end(.object, "}") }
  package mutating func beginArray() { begin(.array, "[") }
  package mutating func endArray() { end(.array, "]") }

  /// Writes the key of the next member.
  package mutating func key(_ key: String) {
    precondition(open.last == .object && keyIsDue, "a key is written inside an object only")
    separate()
    JSONEscape.append(key, to: &output)
    output.append(UInt8(ascii: ":"))
    if style == .pretty { output.append(UInt8(ascii: " ")) }
    keyIsDue = false
  }

  /// Writes a value whole.
  ///
  /// - Complexity: O(n) in the size of the value; the call depth is the value's nesting.
  package mutating func write(_ value: JSONValue) {
    switch value {
    case .null: atom("null")
    case .bool(let flag): atom(flag ? "true" : "false")
    case .number(let number): atom(number.text)
    case .string(let string):
      willWriteValue()
      JSONEscape.append(string, to: &output)
      didWriteValue()
    case .array(let elements):
      beginArray()
      for element in elements { write(element) }
      endArray()
    case .object(let object):
      beginObject()
      for member in object.members {
        key(member.key)
        write(member.value)
      }
      endObject()
    }
  }
}

// MARK: - Between values

extension JSONWriter {
  private mutating func atom(_ text: String) {
    willWriteValue()
    output.append(contentsOf: text.utf8)
    didWriteValue()
  }

  private mutating func begin(_ container: Container, _ bracket: Unicode.Scalar) {
    willWriteValue()
    output.append(UInt8(ascii: bracket))
    open.append(container)
    isFirst = true
    keyIsDue = container == .object
  }

  private mutating func end(_ container: Container, _ bracket: Unicode.Scalar) {
    precondition(open.last == container, "the container that ends is the one opened last")
    precondition(container == .array || keyIsDue, "a key is followed by its value")
    open.removeLast()
    if !isFirst { breakLine() }
    output.append(UInt8(ascii: bracket))
    didWriteValue()
  }

  private mutating func willWriteValue() {
    switch open.last {
    case .array: separate()
    case .object: precondition(!keyIsDue, "a value in an object follows its key")
    case nil: break
    }
  }

  private mutating func didWriteValue() {
    isFirst = false
    keyIsDue = open.last == .object
  }

  private mutating func separate() {
    if !isFirst { output.append(UInt8(ascii: ",")) }
    breakLine()
    isFirst = false
  }

  private mutating func breakLine() {
    guard style == .pretty else { return }
    output.append(UInt8(ascii: "\n"))
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * open.count))
  }
}
