import Foundation
import JSONText
import Testing
import _TestSupport

@Suite("showcase diff")
struct DiffTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(#"[["news", ["a", "b", "c"]], ["sports", ["d"]]]"#, to: "before.json")
    try folder.write(#"[["sports", ["c", "d"]], ["news", ["a", "x"]]]"#, to: "after.json")
  }

  private func diff(_ arguments: String...) throws -> BuiltProgram.Result {
    try showcaseProgram.run(["diff"] + arguments, in: folder.url)
  }

  @Test("prints changes as people read them")
  func people() throws {
    let run = try diff("before.json", "after.json")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(
      run.output == """
        moved  section sports  1 -> 0
        deleted  news/1  "b"
        inserted  news/1  "x"
        moved  news/2 -> sports/0  "c"
        4 steps

        """)
    #expect(try diff("after.json", "after.json").output == "no changes\n")
  }

  @Test("compares the data of a store's page as it is")
  func storePages() throws {
    let section = #"{"id":7,"type":"featured","items":[ITEMS]}"#
    for (name, ids) in [("old.json", ["1", "2"]), ("new.json", ["2", #""3""#])] {
      let items = ids.map { #"{"id":\#($0),"name":"N"}"# }.joined(separator: ",")
      try folder.write(
        "[\(section.replacingOccurrences(of: "ITEMS", with: items))]", to: name)
    }
    let run = try diff("old.json", "new.json")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(
      run.output == """
        deleted  7/0  "1"
        inserted  7/1  "3"
        2 steps

        """)
    try folder.write(#"[{"id":7,"type":"odd","items":[]}]"#, to: "odd.json")
    let odd = try diff("old.json", "odd.json")
    #expect(odd.status == 1)
    #expect(odd.errors.contains("odd.json:1:17: error: $[0].type"))
  }

  @Test("prints changes for programs")
  func programs() throws {
    let run = try diff("--json", "before.json", "after.json")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(
      run.output == """
        {"state":[["sports",["c","d"]],["news",["a","x"]]],"changes":{"deletedSections":[],\
        "insertedSections":[],"movedSections":[[1,0]],"deletedItems":[[0,1]],\
        "insertedItems":[[1,1]],"movedItems":[[[0,2],[0,0]]],"reloadedSections":[],\
        "reloadedItems":[],"reconfiguredItems":[]},"operationCount":4}

        """)
  }

  @Test("prints the stages")
  func stages() throws {
    try folder.write(#"[["news", ["a", "d"]]]"#, to: "merged.json")
    let run = try diff("--staged", "before.json", "merged.json")
    #expect(
      run.output == """
        deletes:
          deleted  section sports
          deleted  news/1  "b"
          deleted  news/2  "c"
        items:
          inserted  news/1  "d"
        carried: "d"

        """)
    let json = try JSONTree.read(
      Array(try diff("--staged", "--json", "before.json", "merged.json").output.utf8))
    #expect(json.root["stages"]?.elements.map { $0["kind"]?.string } == ["deletes", "items"])
    #expect(json.root["carriedItems"]?.elements.map(\.string) == ["d"])
  }

  @Test("reads screen documents")
  func documents() throws {
    let item = #"{"id": "i", "title": "A"}"#
    func document(_ items: String) -> String {
      #"{"format": 1, "id": "x", "title": "t", "sections": [{"kind": "list", "id": "l", "items": ["#
        + items + "]}]}"
    }
    try folder.write(document(item), to: "one.json")
    try folder.write(document(#"{"title": "B"}, "# + item), to: "two.json")
    #expect(try diff("one.json", "two.json").output == "inserted  l/0  \"l#0\"\n1 step\n")
    try folder.write(#"{"format": 9, "sections": []}"#, to: "nine.json")
    let run = try diff("one.json", "nine.json")
    #expect(run.status == 1 && run.errors.contains("nine.json"))
  }

  @Test(
    "names what is wrong with its input",
    arguments: [
      (
        #"[["s", ["a"]], ["t", ["b", "a"]]]"#, "duplicateItem", "a", "$[1][1][1]",
        "input.json: $[1][1][1]: duplicateItem: item a stands here a second time; name each item once"
      ),
      (
        #"[["s", []], ["s", []]]"#, "duplicateSection", "s", "$[1][0]",
        "input.json: $[1][0]: duplicateSection: section s stands here a second time; name each once"
      ),
      (
        #"[["s", ["a",]]]"#, "badJSON", nil, "$[0][1]",
        "badJSON: input.json:1:12: $[0][1]: a comma stands before a closing bracket; remove the comma"
      ),
      (
        #"[["s", ["a", 7]]]"#, "malformedInput", nil, "$[0][1][1]",
        """
        input.json: $[0][1][1]: malformedInput: a string is due here, not number; put one there
        """
      ),
      (
        #"[["s"]]"#, "malformedInput", nil, "$[0]",
        """
        input.json: $[0]: malformedInput: a section is ["SECTION", ["ITEM", ...]], this one has 1 parts
        """
      ),
    ] as [(String, String, String?, String, String)])
  func wrongInput(text: String, kind: String, id: String?, at: String, line: String) throws {
    try folder.write(text, to: "input.json")
    let plain = try diff("before.json", "input.json")
    #expect(plain.status == 1 && plain.output.isEmpty)
    #expect(plain.errors == "showcase: \(line)\n")
    let run = try diff("--json", "before.json", "input.json")
    #expect(run.status == 1 && run.output.isEmpty)
    let error = try JSONTree.read(Array(run.errors.utf8)).root["error"]
    #expect(error?["kind"]?.string == kind)
    #expect(error?["id"]?.string == id)
    #expect(error?["at"]?.string == at)
    #expect(error?.members.map(\.key) == ["kind", "id", "at", "message"])
  }

  @Test("tells a case's error and what stands after it")
  func caseError() throws {
    try folder.write(
      """
      {"name": "one", "before": [["S", ["a"]]],
       "operations": [["appendItems", ["b"]], ["appendItems", ["c", "d", "c"]]]}
      """, to: "case.json")
    let run = try diff("--json", "case.json")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix(#"{"state":[["S",["a","b"]]],"#))
    #expect(
      run.errors == """
        {"error":{"kind":"duplicateItem","id":"c","at":1,"message":"one: appendItems names item c \
        twice; name each item once"}}

        """)
  }

  @Test("answers the cases of a pack and of an array a line each, in order")
  func packs() throws {
    let cases = """
      [{"name": "q", "kind": "sequence", "before": ["a", "b"], "after": ["b", "a"]},
       {"name": "bad", "kind": "riddle"},
       {"name": "o", "kind": "section-script", "outline": ["a-", "  b"],
        "steps": [{"do": ["expand", ["a"]]}, {"do": ["levelOf", "z"]}, {"do": ["levelOf", "b"]}]}]
      """
    try folder.write(cases, to: "array.json")
    try folder.write(#"{"name": "pack", "cases": \#(cases)}"#, to: "pack.json")
    for name in ["array.json", "pack.json"] {
      let run = try diff("--json", name)
      #expect(run.status == 1)
      let lines = run.output.split(separator: "\n")
      #expect(lines.count == 3)
      #expect(
        lines.first
          == #"""
          {"state":["b","a"],"changes":{"deletes":[],"inserts":[],"moves":[[1,0]]},"operationCount":1}
          """#)
      #expect(lines.dropFirst().first?.hasPrefix(#"{"error":{"kind":"malformedInput""#) == true)
      #expect(
        lines.last
          == #"""
          {"steps":[{"outline":["a+","  b"],"visible":["a","b"]},{"error":"unknownItem","id":"z"},\#
          {"outline":["a+","  b"],"visible":["a","b"],"answer":1}]}
          """#)
    }
  }

  @Test("accepts every case file, and gives the answers that each expects")
  func allCases() throws {
    let folders = [
      CaseFolders.beside(#filePath, "../ListSnapshotTests/Cases"), CaseFolders.extra("diff"),
    ].compactMap { $0 }
    let files = folders.flatMap { CaseFolders.files(below: $0) }
    #expect(files.count > 0)
    for file in files {
      let run = try diff("--json", file.path)
      let root = try JSONTree.read(Array(try Data(contentsOf: file))).root
      let cases = root["cases"].map { Array($0.elements) } ?? [root]
      let lines = run.output.split(separator: "\n")
      #expect(lines.count == cases.count, "\(file.lastPathComponent)")
      let isRefused = cases.contains { $0["expected"]?["error"] != nil }
      #expect(run.status == (isRefused ? 1 : 0), "\(file.lastPathComponent)")
      for (one, line) in zip(cases, lines) {
        let answer = try JSONTree.read(Array(line.utf8)).root
        for key in [
          "state", "states", "outline", "visible", "items", "operationsPerStep", "anchor",
        ] {
          guard let expected = one["expected"]?[key] else { continue }
          #expect(answer[key]?.value == expected.value, "\(file.lastPathComponent): \(key)")
        }
      }
    }
  }

  @Test("says what a lone list lacks, and what no file is")
  func lone() throws {
    #expect(try diff("before.json").errors.contains("name a second list"))
    #expect(try diff("nowhere.json", "before.json").errors.contains("nowhere.json"))
    #expect(try diff().status == 2)
    #expect(try diff("a", "b", "c").status == 2)
  }
}
