import JSONText
import Testing

@Suite struct JSONProblemTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let bytes: [UInt8]
    let words: String
    var testDescription: String { words }

    init(_ text: String, _ words: String) {
      self.init(bytes: Array(text.utf8), words)
    }

    init(bytes: [UInt8], _ words: String) {
      (self.bytes, self.words) = (bytes, words)
    }
  }

  static let structure: [Sample] = [
    Sample("", "1:1: $: the text is empty; write a JSON value"),
    Sample(" \n ", "2:2: $: the text is empty; write a JSON value"),
    Sample("{} x", "1:4: $: 'x' follows the end of the value; leave one value and remove the rest"),
    Sample(
      "[1,\n2",
      """
      2:2: $: the text ends where a comma or ] is due; complete the value, or look for a bracket \
      or quotation mark left open
      """),
    Sample("[1 2]", "1:4: $: '2' stands where a comma or ] is due; put a comma or ] there"),
    Sample("[1,]", "1:3: $: a comma stands before a closing bracket; remove the comma"),
    Sample("{\"a\":1,}", "1:7: $: a comma stands before a closing bracket; remove the comma"),
    Sample("[1}", "1:3: $: '}' stands where a comma or ] is due; put a comma or ] there"),
    Sample("[,1]", "1:2: $[0]: ',' stands where a value or ] is due; put a value or ] there"),
    Sample(
      "{a:1}",
      "1:2: $: 'a' stands where a key in quotation marks or } is due;"
        + " put a key in quotation marks or } there"),
    Sample("{\"a\" 1}", "1:6: $: '1' stands where a colon is due; put a colon there"),
    Sample(
      "{\"a\":[0,{\"b\":]}", "1:14: $.a[1].b: ']' stands where a value is due; put a value there"),
    Sample("[1] // no", "1:5: $: JSON has no comments; remove the comment"),
    Sample("[/* no */]", "1:2: $[0]: JSON has no comments; remove the comment"),
    Sample("“a”", "1:1: $: '“' stands where a value is due; put a value there"),
    Sample("[nul]", "1:2: $[0]: 'n' stands where a value or ] is due; put a value or ] there"),
    Sample("NaN", "1:1: $: 'N' stands where a value is due; put a value there"),
  ]

  static let atoms: [Sample] = [
    Sample("[007]", "1:2: $[0]: a number is not written as JSON has it; remove the leading zeros"),
    Sample(
      "-", "1:2: $: a number is not written as JSON has it; write a digit after the minus"),
    Sample(
      "1.",
      "1:3: $: a number is not written as JSON has it;"
        + " write a digit after the point, or leave the point out"),
    Sample("1e+", "1:4: $: a number is not written as JSON has it; write a digit after the e"),
    Sample(
      "\"a\tb\"", "1:3: $: a string holds the control character 0x09; write it as \\u0009"),
    Sample(
      #""\x""#,
      "1:2: $: a backslash stands before something that is no escape;"
        + #" use \" \\ \/ \b \f \n \r \t or \u and four hexadecimal digits"#),
    Sample(
      #""\ud83d""#,
      "1:2: $: an escape names half of a surrogate pair; write both halves, or the character itself"
    ),
    Sample(
      #""\ud83d\ud83d""#,
      "1:2: $: an escape names half of a surrogate pair; write both halves, or the character itself"
    ),
    Sample(
      #""\ude97""#,
      "1:2: $: an escape names half of a surrogate pair; write both halves, or the character itself"
    ),
    Sample(
      bytes: [0x22, 0x61, 0x9B, 0x22], "1:3: $: byte 0x9B is not UTF-8; save the text as UTF-8"),
    Sample(
      bytes: [0x22, 0xED, 0xA0, 0x80, 0x22],
      "1:2: $: byte 0xED is not UTF-8; save the text as UTF-8"),
    Sample(bytes: [0xFF, 0xFE], "1:1: $: byte 0xFF is not UTF-8; save the text as UTF-8"),
    Sample(
      "\"abc",
      "1:5: $: the text ends where a closing quotation mark is due;"
        + " complete the value, or look for a bracket or quotation mark left open"),
    Sample(
      bytes: [0x1B], "1:1: $: byte 0x1B stands where a value is due; put a value there"),
  ]

  @Test(arguments: structure + atoms)
  func `a problem says what, where and what to do`(sample: Sample) {
    let problem = #expect(throws: JSONProblem.self) { _ = try JSONTree.read(sample.bytes) }
    #expect(problem?.description == sample.words)
  }
}
