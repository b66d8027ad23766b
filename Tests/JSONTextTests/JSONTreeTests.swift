import JSONText
import Testing

@Suite struct JSONTreeTests {
  private static let text = """
    {
      "title": "Zürich \\u00fc \\ud83d\\ude97",
      "é": [true, 12345678901234567890, {"we ird": null}],
      "x": -0.50e+2
    }
    """

  private func tree(_ text: String) throws -> JSONTree {
    try JSONTree.read(Array(text.utf8))
  }

  @Test func `values read back with their digits and escapes`() throws {
    let root = try tree(Self.text).root
    #expect(root["title"]?.string == "Zürich ü 🚗")
    #expect(root["x"]?.number?.text == "-0.50e+2")
    #expect(root["x"]?.number?.double == -50)
    #expect(root["é"]?.elements.map(\.kind) == [.bool, .number, .object])
    #expect(
      root.value.text()
        == #"{"title":"Zürich ü 🚗","é":[true,12345678901234567890,{"we ird":null}],"x":-0.50e+2}"#)
  }

  @Test func `every value knows its path, line and column in scalars`() throws {
    let root = try tree(Self.text).root
    let list = try #require(root["é"])
    #expect(list.path.text == #"$["é"]"#)
    #expect(list.position == JSONPosition(line: 3, column: 8))
    let inner = try #require(Array(list.elements).last?["we ird"])
    #expect(inner.path.text == #"$["é"][2]["we ird"]"#)
    #expect(inner.position == JSONPosition(line: 3, column: 48))
    let member = try #require(root.members.first { $0.key == "x" })
    #expect(member.keyNode.position == JSONPosition(line: 4, column: 3))
    #expect(member.keyNode.path == member.value.path)
    #expect(root.path.text == "$")
  }

  @Test func `a place far down a long line is counted right`() throws {
    let wide = String(repeating: "ü", count: 10_000)
    let root = try tree("[\"\(wide)\",\n\"\(wide)\", 7]").root
    #expect(Array(root.elements)[2].position == JSONPosition(line: 2, column: 10_005))
  }

  @Test func `a hostile key shows harmless and short in a path`() throws {
    let key = String(repeating: "k", count: 200)
    let tree = try tree("{\"\\u001b[2J\": 1, \"\(key)\": 2}")
    let paths = tree.root.members.map { $0.value.path.text }
    #expect(paths[0] == #"$["\u001b[2J"]"#)
    #expect(paths[1].count < 100)
  }

  @Test func `every duplicate key is found, however it is escaped`() throws {
    let many = (0..<20).map { "\"k\($0)\":0" }.joined(separator: ",")
    let tree = try tree(
      "{\"a\":1,\"b\":{\"c\":1,\"c\":2,\"\\u0063\":3},\"\\u0061\":4,\"o\":{\(many),\"k7\":1}}")
    let found = tree.duplicateKeys()
    #expect(found.map { $0.key.path.text } == ["$.b.c", "$.b.c", "$.a", "$.o.k7"])
    #expect(found.map { $0.first.position.column } == [13, 13, 2, 102])
    #expect(tree.root["a"]?.number?.text == "1")
  }

  @Test func `keys that only look alike are two keys`() throws {
    let tree = try tree("{\"\u{E9}\":1,\"e\u{301}\":2}")
    #expect(tree.duplicateKeys().isEmpty)
    #expect(tree.root["e\u{301}"]?.number?.text == "2")
  }

  @Test(arguments: ["null", " true ", "\u{FEFF}[]", "\"\"", "{}", "-0", "[[[[]]],{}]"])
  func `any value may be the root`(text: String) throws {
    _ = try tree(text)
  }

  @Test func `a million items fit, and the array that holds theirs`() throws {
    let items = String(repeating: "0,", count: 999_999) + "0"
    _ = try tree("[[\(items)]]")
  }

  @Test func `limits hold to the last one allowed`() throws {
    func read(_ text: String, _ limits: JSONLimits) -> JSONProblem.Reason? {
      do {
        _ = try JSONTree.read(Array(text.utf8), limits: limits)
        return nil
      } catch {
        return error.reason
      }
    }
    #expect(read("[[]]", JSONLimits(nesting: 2)) == nil)
    #expect(read("[[[]]]", JSONLimits(nesting: 2)) == .tooDeep(limit: 2))
    #expect(read("[[1],2]", JSONLimits(items: 3)) == nil)
    #expect(read("[[1],2,3]", JSONLimits(items: 3)) == .tooManyItems(limit: 3))
    #expect(read(#"{"a":1}"#, JSONLimits(values: 2)) == nil)
    #expect(read(#"{"a":1,"b":2}"#, JSONLimits(values: 2)) == .tooManyValues(limit: 2))
    #expect(read("1234", JSONLimits(bytes: 4)) == nil)
    #expect(read("12345", JSONLimits(bytes: 4)) == .tooLarge(limit: 4))
  }

  @Test func `depth far beyond the limit is refused and not followed`() {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(throws: JSONProblem.self) { _ = try JSONTree.read(deep) }
  }
}
