/// Why a text is not JSON that can be read: what is wrong, where, and what to do.
package struct JSONProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  package enum Reason: Hashable, Sendable {
    /// Nothing but white space.
    case empty
    /// The text ends inside a value.
    case unexpectedEnd(expected: String)
    /// Something stands where something else is due.
    case unexpected(found: String, expected: String)
    /// More text follows the end of the value.
    case trailing(found: String)
    /// A comma stands before a closing bracket.
    case trailingComma
    /// A comment.
    case comment
    /// A byte that is not UTF-8.
    case brokenUTF8(UInt8)
    /// A control character inside a string.
    case control(UInt8)
    /// A backslash before something that is no escape.
    case badEscape
    /// Half of a surrogate pair.
    case loneSurrogate
    /// A number that the grammar does not know.
    case badNumber(remedy: String)
    /// The text is longer than the limit of bytes.
    case tooLarge(limit: Int)
    /// Values lie deeper than the limit.
    case tooDeep(limit: Int)
    /// The arrays hold more elements than the limit.
    case tooManyItems(limit: Int)
    /// There are more values than the limit.
    case tooManyValues(limit: Int)
  }

  package let reason: Reason
  /// The value, or the container, in which it went wrong.
  package let path: JSONPath
  /// Where it went wrong.
  package let position: JSONPosition

  /// Line, column, path, what is wrong and what to do; not made safe for a terminal.
  package var description: String {
    "\(position.line):\(position.column): \(path.text): \(message); \(remedy)"
  }
}

// MARK: - In words

extension JSONProblem {
  /// What is wrong, without a full stop.
  package var message: String {
    switch reason {
    case .empty: "the text is empty"
    case .unexpectedEnd(let expected): "the text ends where \(expected) is due"
    case .unexpected(let found, let expected): "\(found) stands where \(expected) is due"
    case .trailing(let found): "\(found) follows the end of the value"
    case .trailingComma: "a comma stands before a closing bracket"
    case .comment: "JSON has no comments"
    case .brokenUTF8(let byte): "byte \(Self.hex(byte)) is not UTF-8"
    case .control(let byte): "a string holds the control character \(Self.hex(byte))"
    case .badEscape: "a backslash stands before something that is no escape"
    case .loneSurrogate: "an escape names half of a surrogate pair"
    case .badNumber: "a number is not written as JSON has it"
    case .tooLarge(let limit): "the text is longer than \(limit) bytes"
    case .tooDeep(let limit): "values are nested deeper than \(limit) levels"
    case .tooManyItems(let limit): "the arrays hold more than \(limit) items in all"
    case .tooManyValues(let limit): "there are more than \(limit) values"
    }
  }

  /// What to do about it, without a full stop.
  package var remedy: String {
    switch reason {
    case .empty: "write a JSON value"
    case .unexpectedEnd: "complete the value, or look for a bracket or quotation mark left open"
    case .unexpected(_, let expected): "put \(expected) there"
    case .trailing: "leave one value and remove the rest"
    case .trailingComma: "remove the comma"
    case .comment: "remove the comment"
    case .brokenUTF8: "save the text as UTF-8"
    case .control(let byte): "write it as \\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))"
    case .badEscape: #"use \" \\ \/ \b \f \n \r \t or \u and four hexadecimal digits"#
    case .loneSurrogate: "write both halves, or the character itself"
    case .badNumber(let remedy): remedy
    case .tooLarge, .tooManyItems, .tooManyValues: "split the text"
    case .tooDeep: "nest less deeply"
    }
  }

  private static func hex(_ byte: UInt8) -> String {
    "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
