/// A JSON number as it is written, so that no digit is lost: `1e400`, `0.10`, or twenty nines.
///
/// Two numbers are equal when their texts are. Not a number and the infinities can not be made.
package struct JSONNumber: Hashable, Sendable {
  /// The digits, as RFC 8259 has them.
  package let text: String

  /// The number in decimal digits.
  package init(_ value: some BinaryInteger) {
    text = String(value)
  }

  /// The shortest text that reads back as `value`, whole numbers without a fraction (`414`, not
  /// `414.0`; negative zero is `0`); nil when the value is not finite.
  package init?(_ value: Double) {
    guard value.isFinite else { return nil }
    let shortest = value.description
    let whole = shortest.hasSuffix(".0") ? String(shortest.dropLast(2)) : shortest
    text = whole == "-0" ? "0" : whole
  }

  /// The number that `text` is, or nil when it is none by the grammar of RFC 8259.
  package init?(text: String) {
    let bytes = Array(text.utf8)
    guard case .number(let end) = NumberGrammar.scan(bytes, from: 0), end == bytes.count
    else { return nil }
    self.text = text
  }

  /// A text that the reader has already held against the grammar.
  init(checked text: String) {
    self.text = text
  }

  /// The nearest `Double`, or nil when the number lies beyond the largest.
  package var double: Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }
}
