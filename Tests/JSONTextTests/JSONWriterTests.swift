import JSONText
import SafeText
import Testing
import _TestSupport

@Suite struct JSONWriterTests {
  static let sample: JSONValue = [
    "zeta": [1, 2.5.json, nil], "alpha": ["deep": [:], "list": []], "flag": true, "text": "a/b",
  ]

  @Test func `keys keep their order and nothing is added on one line`() {
    #expect(
      Self.sample.text()
        == #"{"zeta":[1,2.5,null],"alpha":{"deep":{},"list":[]},"flag":true,"text":"a/b"}"#)
  }

  @Test func `the pretty style gives each member a line`() {
    #expect(
      Self.sample.text(.pretty) == """
        {
          "zeta": [
            1,
            2.5,
            null
          ],
          "alpha": {
            "deep": {},
            "list": []
          },
          "flag": true,
          "text": "a/b"
        }
        """)
  }

  @Test func `a value can be written piece by piece`() {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("rows")
    writer.beginArray()
    writer.write(1)
    var text = String(decoding: writer.takeBytes(), as: UTF8.self)
    writer.write(["a": "b"])
    writer.endArray()
    writer.key("end")
    writer.write(nil)
    writer.endObject()
    text += writer.text
    #expect(text == #"{"rows":[1,{"a":"b"}],"end":null}"#)
  }

  struct Escaped: CustomTestStringConvertible, Sendable {
    let string: String
    let text: String
    var testDescription: String { text }
  }

  @Test(arguments: [
    Escaped(string: "\u{0}\u{1B}\u{7F}\u{9B}", text: #""\u0000\u001b\u007f\u009b""#),
    Escaped(string: "\n\r\t\u{8}\u{C}", text: #""\n\r\t\u0008\u000c""#),
    Escaped(string: "\u{202E}\u{2066}\u{200F}\u{61C}", text: #""\u202e\u2066\u200f\u061c""#),
    Escaped(string: "\u{2028}\u{2029}\u{FFF9}", text: #""\u2028\u2029\ufff9""#),
    Escaped(string: "\u{E0067}", text: #""\udb40\udc67""#),
    Escaped(string: "a\"b\\c/d", text: #""a\"b\\c/d""#),
    Escaped(string: "é中👩\u{200D}👧e\u{301}", text: "\"é中👩\u{200D}👧e\u{301}\""),
  ])
  func `a string escapes what a terminal acts on and nothing else`(sample: Escaped) {
    #expect(Array(JSONValue.string(sample.string).text().utf8) == Array(sample.text.utf8))
  }

  @Test func `no scalar that must be escaped is ever written`() {
    var all = String.UnicodeScalarView()
    for value in UInt32(0)...0x10FFFF {
      if let scalar = Unicode.Scalar(value), ScalarHazard(scalar).mustBeEscaped {
        all.append(scalar)
      }
    }
    #expect(all.count > 128)
    let value: JSONValue = .object(
      JSONObject([.init(key: String(all), value: .string(String(all)))]))
    for style in [JSONWriter.Style.compact, .pretty] {
      let text = value.text(style)
      #expect(
        text.unicodeScalars.allSatisfy { $0 == "\n" || !ScalarHazard($0).mustBeEscaped })
    }
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (414.0, "414"), (-3.0, "-3"), (0.1, "0.1"),
    (1.0 / 3, "0.3333333333333333"),
    (9_007_199_254_740_991, "9007199254740991"), (1e300, "1e+300"),
    (.leastNonzeroMagnitude, "5e-324"),
  ])
  func `a number is written as short as it reads back`(value: Double, text: String) {
    #expect(JSONValue.double(value).text() == text)
    #expect(Double(text) == value)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, .signalingNaN])
  func `no number is not finite`(value: Double) {
    #expect(JSONNumber(value) == nil)
    #expect(JSONValue.double(value) == .null)
  }
}

extension Double {
  fileprivate var json: JSONValue { .double(self) }
}
