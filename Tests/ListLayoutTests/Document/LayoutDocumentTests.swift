import Foundation
import ListLayout
import Testing

@Suite("Layout documents")
struct LayoutDocumentTests {
  @Test("The folder of cases is not empty")
  func casesAreThere() {
    #expect(LayoutCase.kept.count >= 214)
    #expect(LayoutCase.kept.filter { $0.url.path.contains("/uikit/") }.count >= 138)
  }

  @Test("Every case survives being written and read again", arguments: LayoutCase.all)
  func roundTrip(layoutCase: LayoutCase) throws {
    let document = try layoutCase.document()
    let written = try JSONEncoder().encode(document)
    #expect(try LayoutDocument(json: written) == document)
    // Nothing is written under a key that the case form does not have.
    let original = try Self.keys(in: Data(contentsOf: layoutCase.url))
    #expect(try Self.keys(in: written).subtracting(original).isEmpty)
  }

  @Test(
    "What is wrong in a document is named with its place",
    arguments: [
      ("{}", "layout document: the key \"container\" is missing"),
      ("[1", "layout document: The given data was not valid JSON."),
      (
        #"{"container": {"width": 1, "height": 1}, "sections": [{"itemCount": 1, "layout": {}}]}"#,
        "layout document, sections.0.layout: the key \"group\" is missing"
      ),
      (
        """
        {"container": {"width": 1, "height": 1}, "sections": [{"itemCount": 1, "layout": {"group":
        {"horizontal": {"size": {"width": {"absolute": 1, "estimated": 2}}, "subitems": []}}}}]}
        """,
        "layout document, sections.0.layout.group.horizontal.size.width: "
          + "expected exactly one of fractionalWidth, fractionalHeight, absolute, estimated"
      ),
    ])
  func errors(json: String, message: String) {
    let error = #expect(throws: LayoutDocumentError.self) {
      try LayoutDocument(json: Data(json.utf8))
    }
    #expect(error?.description == message)
  }

  private static func keys(in json: Data) throws -> Set<String> {
    var keys: Set<String> = []
    var pending = [try JSONSerialization.jsonObject(with: json)]
    while let next = pending.popLast() {
      if let object = next as? [String: Any] {
        keys.formUnion(object.keys)
        pending.append(contentsOf: object.values)
      } else if let array = next as? [Any] {
        pending.append(contentsOf: array)
      }
    }
    return keys
  }
}
