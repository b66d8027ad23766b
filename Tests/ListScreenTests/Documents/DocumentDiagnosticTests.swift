import ListScreen
import Testing

@Suite struct DocumentDiagnosticTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let text: String
    let lines: [String]
    var testDescription: String { lines.first ?? text }

    init(_ text: String, _ lines: String...) {
      (self.text, self.lines) = (text, lines)
    }

    /// A document with one section.
    static func section(_ section: String, _ lines: String...) -> Sample {
      Sample(section: section, lines)
    }

    /// A document with one section of kind `list` that has this one item more.
    static func item(_ item: String, _ lines: String...) -> Sample {
      Sample(section: #"{"kind":"list","items":[{"id":"a","title":"A"},\#(item)]}"#, lines)
    }

    private init(section: String, _ lines: [String]) {
      text = #"{"format":1,"id":"d","title":"D","sections":[\#n"# + section + "]}"
      self.lines = lines
    }
  }

  static let documents: [Sample] = [
    Sample("", "1:1: error: $: the text is empty; write a JSON value"),
    Sample("7", "1:1: error: $: the document is a number; make it an object"),
    Sample("{}", #"1:1: error: $: the key "format" is missing; add "format": 1"#),
    Sample(
      #"{"format":"1"}"#,
      #"1:11: error: $.format: "format" is a string; make it the number 1"#),
    Sample(
      #"{"format":2}"#, "1:11: error: $.format: format 2 is not known here; use format 1"),
    Sample(
      #"{"format":1.0}"#, #"1:1: error: $: the key "id" is missing; add "id", a string"#,
      #"1:1: error: $: the key "title" is missing; add "title", a string"#,
      #"1:1: error: $: the key "sections" is missing; add "sections", an array"#),
    Sample(
      #"{"format":1,"id":"d","title":"D","style":"fancy","sections":[]}"#,
      #"1:42: error: $.style: "style" does not know "fancy"; use one of plain, grouped"#),
    Sample(
      #"{"format":1,"id":"d","title":"D","header":{"gravity":"fill"},"sections":[]}"#,
      #"1:43: error: $.header: the key "video" is missing; add "video", a string"#,
      #"1:54: error: $.header.gravity: "gravity" does not know "fill";"#
        + " use one of resize, resizeAspect, resizeAspectFill"),
    Sample(
      #"{"format":1,"id":"d","title":"D","titel":"E","sections":[],"id":"x"}"#,
      #"1:34: warning: $.titel: the key "titel" has no meaning here;"#
        + #" write "title" if that is meant"#,
      "1:60: error: $.id: the key stands here again, after line 1;"
        + " remove one of the two; the first counts"),
  ]

  static let sections: [Sample] = [
    .section(
      "[]", "2:1: error: $.sections[0]: a section is an array; make it an object"),
    .section(
      #"{"items":[]}"#,
      #"2:1: error: $.sections[0]: the key "kind" is missing; add "kind", a string"#),
    .section(
      #"{"kind":"lst"}"#,
      #"2:9: warning: $.sections[0].kind: the kind "lst" is not known here,"#
        + " so the section is not shown; use one of list, collectionView"),
    .section(
      #"{"id":"s","kind":"list","items":[]},{"id":"s","kind":"list","items":[]}"#,
      #"2:43: error: $.sections[1].id: the id "s" is taken by an earlier entry;"#
        + " give each entry an id of its own"),
    .section(
      #"{"kind":"collectionView","rows":-1,"items":[]}"#,
      "2:33: error: $.sections[0].rows: -1 is not within 1...100;"
        + " give a whole number within 1...100"),
    .section(
      #"{"kind":"collectionView","rows":1e99999999999999999999,"items":[]}"#,
      "2:33: error: $.sections[0].rows: 1e99999999999999999999 is not within 1...100;"
        + " give a whole number within 1...100"),
    .section(
      #"{"kind":"collectionView","rows":1.5,"items":[]}"#,
      "2:33: error: $.sections[0].rows: 1.5 is not a whole number;"
        + " give a whole number within 1...100"),
    .section(#"{"kind":"collectionView","rows":2.0,"items":[]}"#),
    .section(
      #"{"kind":"collectionView","rows":"2","items":{}}"#,
      #"2:33: error: $.sections[0].rows: "rows" is a string; make it a number"#,
      #"2:45: error: $.sections[0].items: "items" is an object; make it an array"#),
    .section(
      #"{"kind":"list","header":null,"items":[]}"#,
      #"2:25: error: $.sections[0].header: "header" is null; make it a string"#),
  ]

  static let items: [Sample] = [
    .item(
      "null", "2:48: error: $.sections[0].items[1]: an item is null; make it an object"),
    .item(
      #"{"id":"a","title":"B"}"#,
      #"2:54: error: $.sections[0].items[1].id: the id "a" is taken by an earlier entry;"#
        + " give each entry an id of its own"),
    .item(
      #"{"id":7,"title":true}"#,
      #"2:54: error: $.sections[0].items[1].id: "id" is a number; make it a string"#,
      #"2:64: error: $.sections[0].items[1].title: "title" is true or false; make it a string"#),
    .item(
      #"{"title":"B","image":"../car1"}"#,
      #"2:69: error: $.sections[0].items[1].image: "image" is "../car1", which is not the plain"#
        + " name of a file; put the file beside the document and give its name without a path"),
    .item(
      #"{"title":"B","imag\u001b":"x"}"#,
      #"2:61: warning: $.sections[0].items[1]["imag\u001b"]: the key "imag\u001b" has no meaning"#
        + #" here; write "image" if that is meant"#),
  ]

  @Test(arguments: documents + sections + items)
  func `a diagnostic says what, where and what to do`(sample: Sample) {
    let reading = ScreenDocument.read(Array(sample.text.utf8))
    #expect(
      reading.diagnostics.map { $0.line(file: "d.json") } == sample.lines.map { "d.json:" + $0 })
  }

  @Test func `a line is harmless whatever the file is called`() {
    let reading = ScreenDocument.read(Array(#"{"format":"\u202e\u001b"}"#.utf8))
    let line = reading.diagnostics[0].line(file: "\u{1B}]0;x\u{07}\n.json")
    #expect(line.hasPrefix(#"\x1b]0;x\x07\n.json:1:11: error:"#))
    #expect(line.unicodeScalars.allSatisfy { (0x20...0x7E).contains($0.value) })
  }

  @Test func `of very many diagnostics a number is kept and the rest counted`() throws {
    let bad = Array(repeating: "0", count: 10_005).joined(separator: ",")
    let text = #"{"format":1,"id":"d","title":"D","sections":[\#(bad)]}"#
    let diagnostics = ScreenDocument.read(Array(text.utf8)).diagnostics
    #expect(diagnostics.count == 10_001)
    let last = try #require(diagnostics.last)
    #expect(last.code == .tooManyDiagnostics && last.severity == .error)
    #expect(last.message == "5 more things are wrong and not listed")
  }
}
