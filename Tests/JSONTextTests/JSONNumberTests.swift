import JSONText
import Testing

@Suite struct JSONNumberTests {
  @Test(arguments: [
    "0", "-0", "10", "0.10", "1e400", "-1E-5", "1.5e+3", "123456789012345678901234567890",
  ])
  func `a number of the grammar keeps its digits`(text: String) {
    #expect(JSONNumber(text: text)?.text == text)
  }

  @Test(arguments: [
    "", "-", "+1", "01", "-01", "1.", ".5", "1e", "1e+", "1.e5", "0x10", "NaN", "Infinity", "1 ",
    "1_0",
    "١",
  ])
  func `anything else is no number`(text: String) {
    #expect(JSONNumber(text: text) == nil)
  }

  struct Sample: CustomTestStringConvertible, Sendable {
    let text: String
    let whole: JSONNumber.Whole
    var testDescription: String { text }
  }

  @Test(arguments: [
    Sample(text: "0", whole: .exact(0)),
    Sample(text: "-0", whole: .exact(0)),
    Sample(text: "0e999999999999999999999", whole: .exact(0)),
    Sample(text: "2", whole: .exact(2)),
    Sample(text: "2.0", whole: .exact(2)),
    Sample(text: "20e-1", whole: .exact(2)),
    Sample(text: "0.02e2", whole: .exact(2)),
    Sample(text: "2.5", whole: .fractional),
    Sample(text: "1e-1", whole: .fractional),
    Sample(text: "1e-999999999999999999999", whole: .fractional),
    Sample(text: "9007199254740993", whole: .exact(9_007_199_254_740_993)),
    Sample(text: "9223372036854775807", whole: .exact(.max)),
    Sample(text: "-9223372036854775808", whole: .exact(.min)),
    Sample(text: "9223372036854775808", whole: .outOfRange),
    Sample(text: "-9223372036854775809", whole: .outOfRange),
    Sample(text: "1e19", whole: .outOfRange),
    Sample(text: "1e999999999999999999999", whole: .outOfRange),
    Sample(text: "9223372036854775806.5", whole: .fractional),
  ])
  func `a whole number is told exactly`(sample: Sample) throws {
    #expect(try #require(JSONNumber(text: sample.text)).whole == sample.whole)
  }

  @Test func `a number beyond the largest has no nearest one`() {
    #expect(JSONNumber(text: "1e400")?.double == nil)
    #expect(JSONNumber(text: "1e-400")?.double == 0)
    #expect(JSONNumber(text: "0.1")?.double == 0.1)
  }
}
