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

    init(section: String, _ lines: [String]) {
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

  static let kinds =
    "list, collectionView, grid, compositional, banner, text, action, loading, empty, error, custom"

  static let sections: [Sample] = [
    .section(
      "[]", "2:1: error: $.sections[0]: a section is an array; make it an object"),
    .section(
      #"{"items":[]}"#,
      #"2:1: error: $.sections[0]: the key "kind" is missing; add "kind", a string"#),
    .section(
      #"{"kind":"lst"}"#,
      #"2:9: warning: $.sections[0].kind: the kind "lst" is not known here,"#
        + " so the section is not shown; use one of \(kinds)"),
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
      #"2:25: error: $.sections[0].header: "header" is null; make it a string or an object"#),
  ]

  static let titles: [Sample] = [
    .section(
      #"{"kind":"text","title":"T","header":7}"#,
      #"2:37: error: $.sections[0].header: "header" is a number; make it a string or an object"#),
    .section(
      #"{"kind":"text","title":"T","footer":{"subtitle":"s","pined":true}}"#,
      #"2:37: error: $.sections[0].footer: the key "title" is missing; add "title", a string"#,
      #"2:53: warning: $.sections[0].footer.pined: the key "pined" has no meaning here;"#
        + #" write "pinned" if that is meant"#),
    .section(
      #"{"kind":"text","title":"T","header":{"title":"t","pinned":1}}"#,
      #"2:59: error: $.sections[0].header.pinned: "pinned" is a number; make it true or false"#),
  ]

  static let kindsOfSections: [Sample] = [
    .section(
      #"{"kind":"action","title":"T"}"#,
      #"2:1: error: $.sections[0]: the key "action" is missing; add "action", a string"#),
    .section(
      #"{"kind":"banner","image":"a/b"}"#,
      #"2:1: error: $.sections[0]: the key "title" is missing; add "title", a string"#,
      #"2:26: error: $.sections[0].image: "image" is "a/b", which is not the plain name of a"#
        + " file; put the file beside the document and give its name without a path"),
    .section(
      #"{"kind":"custom","title":"T","height":-1}"#,
      "2:39: error: $.sections[0].height: -1 is not within 0...100000;"
        + " give a number within 0...100000"),
    .section(
      #"{"kind":"grid","items":[],"breakpoints":[{"minWidth":1e400},7,"#
        + #"{"minWidth":5,"columns":2},{"minWidth":5.0,"columns":3}]}"#,
      #"2:1: error: $.sections[0]: the key "columns" is missing; add "columns", a number"#,
      #"2:42: error: $.sections[0].breakpoints[0]: the key "columns" is missing;"#
        + #" add "columns", a number"#,
      "2:54: error: $.sections[0].breakpoints[0].minWidth: 1e400 is not within 0...100000;"
        + " give a number within 0...100000",
      "2:61: error: $.sections[0].breakpoints[1]: a breakpoint is a number; make it an object",
      "2:102: error: $.sections[0].breakpoints[3].minWidth: an earlier breakpoint begins at this"
        + " width; give each breakpoint a width of its own"),
    .section(
      #"{"kind":"text","title":"T","fallback":3}"#,
      #"2:39: error: $.sections[0].fallback: "fallback" is a number;"#
        + " name a kind, or give a section of another kind"),
    .section(
      #"{"kind":"zoo","fallback":"bar"}"#,
      #"2:9: warning: $.sections[0].kind: neither the kind "zoo" nor its fallback "bar" is known"#
        + " here, so the section is not shown; use one of \(kinds)"),
    .section(
      #"{"kind":"zoo","fallback":{"kind":"text","titel":"T"}}"#,
      #"2:9: warning: $.sections[0].kind: the kind "zoo" is not known here, so the section is not"#
        + " shown; use one of \(kinds)",
      #"2:26: error: $.sections[0].fallback: the key "title" is missing; add "title", a string"#,
      #"2:41: warning: $.sections[0].fallback.titel: the key "titel" has no meaning here;"#
        + #" write "title" if that is meant"#),
  ]

  /// A section of kind `compositional` with this layout.
  private static func layout(_ layout: String, _ lines: String...) -> Sample {
    Sample(
      section:
        #"{"kind":"compositional","itemCell":"PhotoCell","items":[],\#n"layout":\#(layout)}"#, lines
    )
  }

  static let layouts: [Sample] = [
    layout(
      "7", #"3:10: error: $.sections[0].layout: "layout" is a number; make it an object"#),
    layout(
      "{}", #"3:10: error: $.sections[0].layout: the key "group" is missing; add "group""#),
    layout(
      #"{"group":{"horizontal":{"size":{"width":{"absolut":5},"height":{"absolute":5}}}}}"#,
      #"3:50: error: $.sections[0].layout.group.horizontal.size.width: "width" cannot be read as"#
        + " part of a layout; expected exactly one of fractionalWidth, fractionalHeight, absolute,"
        + " estimated"),
    layout(
      #"{"group":{"horizontal":{"size":{"width":{"absolute":"5"},"height":{"absolute":5}}}}}"#,
      #"3:62: error: $.sections[0].layout.group.horizontal.size.width.absolute: "absolute" is a"#
        + " string; make it a number"),
    layout(
      #"{"group":{"horizontal":{"size":{"width":{"absolute":1e999},"height":{"absolute":5}}}}}"#,
      "3:62: error: $.sections[0].layout.group.horizontal.size.width.absolute: 1e999 is beyond all"
        + " numbers; give a smaller one"),
    layout(
      #"{"flow":{"itemSize":[5,5],"scrollDirection":"down"}}"#,
      #"3:54: error: $.sections[0].layout.flow.scrollDirection: "scrollDirection" does not know"#
        + #" "down"; use one of vertical, horizontal"#),
    layout(
      #"{"flow":{"itemSize":[5]}}"#,
      #"3:30: error: $.sections[0].layout.flow.itemSize: the array ends after 1 elements;"#
        + " add what is missing"),
    layout(
      #"{"flow":{"itemSice":[5,5]}}"#,
      #"3:19: warning: $.sections[0].layout.flow.itemSice: the key "itemSice" has no meaning here;"#
        + #" write "itemSize" if that is meant"#),
    layout(
      #"{"flow":{"sectionInset":null}}"#,
      #"3:34: error: $.sections[0].layout.flow.sectionInset: "sectionInset" is null;"#
        + " make it an object"),
    layout(
      #"{"group":{"vertical":{"size":{"width":{"absolute":5},"height":{"absolute":5}},"subitems":["#
        + #"{"item":{"size":{"width":{"absolute":5},"height":{"absolute":-5}}}}]}}}"#,
      "3:100: error: $.sections[0].layout.group.vertical.subitems[0]: height: -5.0 is negative;"
        + " give 0 or more"),
    .section(
      #"{"kind":"compositional","itemCell":"PhotoCel","items":[],"layout":{"flow":{}}}"#,
      #"2:36: warning: $.sections[0].itemCell: the cell "PhotoCel" is none of the built-in ones;"#
        + #" write "PhotoCell" if that is meant"#),
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

  @Test(arguments: documents + sections + titles + kindsOfSections + layouts + items)
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
