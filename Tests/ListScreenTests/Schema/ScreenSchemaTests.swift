import Foundation
import JSONText
import ListScreen
import Testing
import _TestSupport

@Suite struct ScreenSchemaTests {
  private static let file = CaseFolders.beside(
    #filePath, "../../../Sources/ListScreen/Documents/screen.schema.json")

  private let schema: JSONSchema

  init() throws {
    schema = try JSONSchema(Array(Data(contentsOf: Self.file)))
  }

  private func complaints(_ text: String) throws -> [String] {
    schema.complaints(of: try JSONTree.read(Array(text.utf8)).root)
  }

  private static func document(_ section: String) -> String {
    #"{"format":1,"id":"d","title":"D","sections":[\#(section)]}"#
  }

  @Test(arguments: BundledDocument.names)
  func `every bundled document fits the schema`(name: String) throws {
    let text = String(decoding: try BundledDocument.bytes(name), as: UTF8.self)
    #expect(try complaints(text) == [])
  }

  @Test(arguments: SectionKindTests.fullSections)
  func `every kind with all its keys fits the schema`(section: String) throws {
    #expect(try complaints(Self.document(section)) == [])
  }

  /// Sections that are wrong, and the path of what the schema refuses in them.
  private static let wrong = [
    #"{"kind":"list"}"#, #"{"kind":"list","items":7}"#, #"{"kind":7,"items":[]}"#,
    #"{"kind":"list","items":[{"title":1}]}"#, #"{"kind":"list","items":[{"id":""}]}"#,
    #"{"kind":"list","items":[{"title":"T","image":"a/b"}]}"#,
    #"{"kind":"list","items":[],"header":null}"#,
    #"{"kind":"list","items":[],"header":{"subtitle":"s"}}"#,
    #"{"kind":"list","items":[],"fallback":[]}"#,
    #"{"kind":"collectionView","rows":101,"items":[]}"#,
    #"{"kind":"collectionView","rows":1.5,"items":[]}"#,
    #"{"kind":"grid","items":[]}"#, #"{"kind":"grid","columns":0,"items":[]}"#,
    #"{"kind":"grid","columns":1,"breakpoints":[{"columns":2}],"items":[]}"#,
    #"{"kind":"list","items":[],"breakpoints":7}"#, #"{"kind":"list","columns":0,"items":[]}"#,
    #"{"kind":"list","items":[],"breakpoints":[{"minWidth":5}]}"#,
    #"{"kind":"collectionView","items":[],"breakpoints":[{"minWidth":-1,"rows":2}]}"#,
    #"{"kind":"collectionView","items":[],"breakpoints":[{"minWidth":1,"rows":101}]}"#,
    #"{"kind":"list","items":[{"title":"T","imageSize":[0,5]}]}"#,
    #"{"kind":"list","items":[{"title":"T","imageSize":[5]}]}"#,
    #"{"kind":"list","items":[{"title":"T","imageSize":{"width":5}}]}"#,
    #"{"kind":"list","items":[],"header":{"title":"T","actionTitle":7}}"#,
    #"{"kind":"action","title":"T"}"#, #"{"kind":"text"}"#,
    #"{"kind":"custom","title":"T","height":-1}"#,
    #"{"kind":"compositional","itemCell":"PhotoCell","items":[],"layout":{}}"#,
    #"{"kind":"compositional","itemCell":"PhotoCell","items":[],"layout":"#
      + #"{"group":{"horizontal":{"size":{"width":{"absolute":1,"estimated":2},"#
      + #""height":{"absolute":1}},"subitems":[]}}}}"#,
    #"{"kind":"compositional","itemCell":"PhotoCell","items":[],"layout":"#
      + #"{"flow":{"scrollDirection":"down"}}}"#,
    #"{"kind":"compositional","itemCell":"PhotoCell","items":[],"layout":"#
      + #"{"group":{"horizontal":{"size":{"width":{"absolute":-1},"height":{"absolute":1}},"#
      + #""subitems":[]}}}}"#,
    #"{"kind":"list","items":[{"title":"T","image":".."}]}"#,
    #"{"kind":"zoo","fallback":"list"}"#, #"{"kind":"zoo","fallback":"text","title":7}"#,
    #"{"kind":"zoo","fallback":"list","items":[],"header":7}"#,
    #"{"kind":"zoo","fallback":{"title":"T"}}"#, #"{"kind":"zoo","fallback":{"kind":7}}"#,
    #"{"kind":"zoo","fallback":{"kind":"text"}}"#,
    #"{"kind":"zoo","fallback":{"kind":"text","title":"T","footer":7}}"#,
  ]

  @Test(arguments: wrong)
  func `what the schema refuses the reader tells`(section: String) throws {
    let text = Self.document(section)
    #expect(try !complaints(text).isEmpty)
    #expect(ScreenDocument.read(Array(text.utf8)).hasErrors)
  }

  /// Sections at the very edge of what a value may be.
  private static let extreme = [
    #"{"kind":"collectionView","rows":1,"items":[]}"#,
    #"{"kind":"collectionView","rows":100,"items":[]}"#,
    #"{"kind":"grid","columns":1,"breakpoints":[{"minWidth":0,"columns":100}],"items":[]}"#,
    #"{"kind":"grid","columns":100,"breakpoints":[{"minWidth":100000,"columns":1}],"items":[]}"#,
    #"{"kind":"custom","title":"","height":0}"#, #"{"kind":"custom","title":"","height":1e5}"#,
    #"{"kind":"list","columns":100,"breakpoints":[{"minWidth":0,"columns":1}],"items":[]}"#,
    #"{"kind":"text","title":"","breakpoints":7}"#, #"{"kind":"zoo","items":7,"header":[]}"#,
    #"{"kind":"zoo","fallback":"gnu","items":7,"header":[]}"#,
    #"{"kind":"zoo","fallback":{"kind":"gnu","items":7}}"#,
    #"{"kind":"zoo","fallback":{"kind":"text","title":"","items":7}}"#,
    #"{"kind":"text","title":"","fallback":{"kind":7}}"#,
    #"{"kind":"list","items":[{"title":"T","image":"..."}]}"#,
  ]

  @Test(arguments: extreme)
  func `both take what is just possible`(section: String) throws {
    let text = Self.document(section)
    #expect(try complaints(text) == [])
    #expect(!ScreenDocument.read(Array(text.utf8)).hasErrors)
  }

  @Test(arguments: [
    "7", "{}", #"{"format":2,"id":"d","title":"D","sections":[]}"#,
    #"[{"type":"tiny","items":[]}]"#, #"[{"type":"featured"}]"#,
    #"[{"id":1.5,"type":"featured","items":[]}]"#,
    #"[{"type":"featured","items":[{"id":1}]}]"#,
  ])
  func `neither takes what is no document`(text: String) throws {
    #expect(try !complaints(text).isEmpty)
    #expect(ScreenDocument.read(Array(text.utf8)).hasErrors)
  }

  @Test func `what the reader takes without an error the schema takes`() throws {
    var sound = 0
    for seed in 0..<1_000 {
      let name = BundledDocument.names[seed % BundledDocument.names.count]
      var mutator = DocumentMutator(seed: UInt64(seed))
      let bytes = try BundledDocument.bytes(name)
      let mutant =
        seed.isMultiple(of: 4) ? mutator.mutant(of: bytes) : mutator.valueMutant(of: bytes)
      guard let tree = try? JSONTree.read(mutant) else { continue }
      guard !ScreenDocument.read(mutant).hasErrors else { continue }
      sound += 1
      #expect(schema.complaints(of: tree.root) == [], "seed \(seed), \(name)")
    }
    #expect(sound > 100)
  }
}
