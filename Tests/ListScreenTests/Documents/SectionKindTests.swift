import Foundation
import ListLayout
import ListModel
import ListScreen
import Testing

@Suite struct SectionKindTests {
  private static func document(_ sections: String) -> String {
    #"{"format":1,"id":"d","title":"D","style":"plain","sections":[\#(sections)]}"#
  }

  private func read(_ sections: String) -> DocumentReading {
    ScreenDocument.read(Array(Self.document(sections).utf8))
  }

  /// A section of every kind with every key it may have, in the order they are written, and a key
  /// that nobody knows in every object.
  static let fullSections = [
    #"{"id":"s","kind":"list","header":{"title":"H","subtitle":"h","action":"all","#
      + #""actionTitle":"All","pinned":true,"x":1},"#
      + #""footer":"F","items":[{"id":"i","tagline":"t","title":"T","subtitle":"s","image":"p","#
      + #""imageSize":[30.5,40],"action":"a","iap":false,"x":1}],"fallback":"text","x":[1.50]}"#,
    #"{"id":"s","kind":"list","columns":2,"breakpoints":[{"minWidth":700,"columns":3,"x":1}],"#
      + #""items":[]}"#,
    #"{"id":"s","kind":"collectionView","rows":2,"#
      + #""breakpoints":[{"minWidth":700,"rows":1,"x":1}],"items":[],"x":1}"#,
    #"{"id":"s","kind":"grid","columns":2,"#
      + #""breakpoints":[{"minWidth":700,"columns":4,"x":1}],"items":[],"x":1}"#,
    #"{"id":"s","kind":"compositional","layout":{"flow":{"itemSize":[50,50],"x":1}},"#
      + #""breakpoints":[{"minWidth":700,"layout":{"flow":{"scrollDirection":"horizontal"}}}],"#
      + #""itemCell":"PhotoCell","headerCell":"TableHeaderCell","items":[],"x":1}"#,
    #"{"id":"s","kind":"banner","title":"T","subtitle":"s","image":"p","action":"a","x":1}"#,
    #"{"id":"s","kind":"text","title":"T","x":1}"#,
    #"{"id":"s","kind":"action","title":"T","action":"go","x":1}"#,
    #"{"id":"s","kind":"loading","title":"T","x":1}"#,
    #"{"id":"s","kind":"empty","title":"T","x":1}"#,
    #"{"id":"s","kind":"error","title":"T","x":1}"#,
    #"{"id":"s","kind":"custom","height":12.5,"itemCell":"MyCell","title":"T","x":1}"#,
  ]

  @Test(arguments: fullSections)
  func `a section is read without complaint and written as it was`(section: String) throws {
    let reading = read(section)
    #expect(reading.diagnostics == [])
    #expect(
      try #require(reading.document).jsonText(pretty: false) == Self.document(section) + "\n")
  }

  @Test func `every kind of table section has a sample here`() {
    let document = read(Self.fullSections.joined(separator: ",")).document
    // All samples have one id, so only the first is sound: the kinds are counted in the texts.
    #expect(document?.sections.count == 1)
    for kind in CellModel.Kind.allCases.map(\.rawValue) + ["compositional"] {
      #expect(Self.fullSections.contains { $0.contains(#""kind":"\#(kind)""#) }, "\(kind)")
    }
  }

  @Test func `tables take what documents say`() throws {
    let document = try #require(
      read(
        """
        {"kind":"banner","title":"B","image":"p"},{"kind":"custom","title":"C","height":80},
        {"kind":"action","title":"A","action":"go"},
        {"kind":"grid","columns":2,"breakpoints":[{"minWidth":700,"columns":3}],
         "items":[{"title":"1"},{"title":"2"},{"title":"3"}]},
        {"kind":"compositional","layout":{"flow":{}},"itemCell":"PhotoCell","items":[]}
        """
      ).document)
    let table = document.table(width: 414)
    #expect(table.sections.map(\.id) == ["#0", "#1", "#2", "#3"])
    #expect(
      table.sections[0].content
        == .banner(MessageCellModel(id: "banner", title: "B", image: "p")))
    #expect(
      table.sections[1].content
        == .custom(MessageCellModel(id: "custom", title: "C"), height: 80))
    #expect(
      table.sections[2].content
        == .action(MessageCellModel(id: "action", title: "A", action: "go")))
    let columns = [414, 699, 700, 2000].map { width -> Int? in
      guard case .grid(_, let columns) = document.table(width: width).sections[3].content else {
        return nil
      }
      return columns
    }
    #expect(columns == [2, 2, 3, 3])
  }

  @Test func `a list gives other columns, a collection other rows, by width`() throws {
    let reading = read(
      """
      {"kind":"list","breakpoints":[{"minWidth":700,"columns":2}],
       "items":[{"title":"1"},{"title":"2"},{"title":"3"}]},
      {"kind":"collectionView","rows":1,"breakpoints":[{"minWidth":700,"rows":3}],
       "items":[{"title":"1"},{"title":"2"},{"title":"3"}]}
      """)
    #expect(reading.diagnostics == [])
    let screen = Screen(try #require(reading.document))
    for (width, rows, height) in [(414.0, 3, 180.0), (834, 2, 540)] {
      let layout = try ResolvedLayout(
        screen, in: CollectionLayoutEnvironment(width: width, height: 896))
      let last = try #require(layout.frame(of: LayoutIndexPath(section: 0, item: 2)))
      #expect(Double(last.minY) == Double(rows - 1) * 50)
      #expect(Double(last.width) == (rows == 3 ? width : width / 2))
      let collection = try #require(layout.frame(of: LayoutIndexPath(section: 1, item: 0)))
      #expect(Double(collection.height) == height)
    }
  }

  @Test(arguments: [
    (#""columns":0"#, "$.sections[0].columns"),
    (#""breakpoints":[{"minWidth":700}]"#, "$.sections[0].breakpoints[0]"),
    (
      #""breakpoints":[{"minWidth":7,"columns":2},{"minWidth":7,"columns":3}]"#,
      "$.sections[0].breakpoints[1].minWidth"
    ),
    (#""breakpoints":[{"minWidth":"wide","columns":2}]"#, "$.sections[0].breakpoints[0].minWidth"),
    (#""breakpoints":[7]"#, "$.sections[0].breakpoints[0]"),
    (#""breakpoints":{}"#, "$.sections[0].breakpoints"),
  ])
  func `what is wrong with a breakpoint is told at its place`(keys: String, path: String) {
    let reading = read(#"{"kind":"list",\#(keys),"items":[]}"#)
    #expect(reading.diagnostics.map(\.path) == [path])
    #expect(reading.hasErrors)
  }

  @Test func `the widest breakpoint that is reached counts, in whatever order they stand`() {
    let value = WidthDependent(
      "base",
      breakpoints: [
        Breakpoint(minWidth: 900, value: "wide"), Breakpoint(minWidth: 300, value: "phone"),
        Breakpoint(minWidth: 600, value: "middle"),
      ])
    #expect(
      [0, 299.9, 300, 599, 600, 899, 900, 1e9].map(value.value(atWidth:))
        == ["base", "base", "phone", "phone", "middle", "middle", "wide", "wide"])
  }

  @Test func `a fallback stands in for an unknown kind and the section is kept whole`() throws {
    let byKind =
      #"{"id":"a","kind":"zoo","fallback":"list","header":"H","cage":7,"items":[{"title":"T"}]}"#
    let inline =
      #"{"id":"b","kind":"zoo","footer":"F","fallback":{"kind":"text","title":"Old","header":"G"}}"#
    let reading = read(byKind + "," + inline)
    #expect(reading.diagnostics.map(\.code) == [.unknownKind, .unknownKind])
    #expect(!reading.hasErrors)
    let document = try #require(reading.document)
    let table = document.table
    #expect(table.sections.map(\.id) == ["a", "b"])
    #expect(table.sections.map(\.header) == ["H", "G"])
    #expect(table.sections.map(\.footer) == [nil, "F"])
    #expect(table.sections.map(\.content.kind) == [.list, .text])
    #expect(
      document.jsonText(pretty: false) == Self.document(byKind + "," + inline) + "\n")
  }
}
