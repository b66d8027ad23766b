import Foundation
import ListScreen
import Testing
import _TestSupport

@Suite struct BrokenDocumentTests {
  /// What must hold of any bytes: there is a document or an error, each diagnostic is one harmless
  /// line with a place in the text, and a sound document survives being written.
  private func check(_ bytes: [UInt8], _ name: @autoclosure () -> String) {
    let reading = ScreenDocument.read(bytes)
    let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
    #expect(reading.document != nil || reading.hasErrors, "\(name())")
    for diagnostic in reading.diagnostics {
      #expect((1...lines).contains(diagnostic.line) && diagnostic.column >= 1, "\(name())")
      #expect(isHarmless(diagnostic.line(file: "d.json")), "\(name())")
      #expect(!diagnostic.message.isEmpty && !diagnostic.remedy.isEmpty, "\(name())")
    }
    guard let document = reading.document else { return }
    let text = document.jsonText()
    #expect(isHarmless(text.replacing("\n", with: "")), "\(name())")
    if !reading.hasErrors {
      #expect(ScreenDocument.read(Array(text.utf8)).document == document, "\(name())")
    }
  }

  private func isHarmless(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x00...0x1F, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
        false
      default: true
      }
    }
  }

  @Test(arguments: BundledDocument.names)
  func `a bundled document cut anywhere is an error and no more`(name: String) throws {
    let bytes = try BundledDocument.bytes(name)
    let end = try #require(bytes.lastIndex { [0x5D, 0x7D].contains($0) })
    // Every byte of a small document, some hundred places of a large one.
    for length in stride(from: 0, through: end, by: max(1, end / 400)) {
      let reading = ScreenDocument.read(Array(bytes[..<length]))
      #expect(reading.document == nil, "cut at \(length)")
      #expect(reading.diagnostics.map(\.code) == [.badJSON], "cut at \(length)")
    }
  }

  @Test(arguments: [0x00, 0x1B, 0x22, 0x2C, 0x5C, 0x7B, 0x9B, 0xFF] as [UInt8])
  func `the bundled document with any one byte replaced is read or refused`(byte: UInt8) throws {
    let bytes = try BundledDocument.bytes()
    for position in bytes.indices {
      var broken = bytes
      broken[position] = byte
      check(broken, "byte \(position) replaced by \(byte)")
    }
  }

  /// 500 mutants of all documents together, or as many as the variable `VITRINE_MUTANTS` says.
  private static let mutants =
    ProcessInfo.processInfo.environment["VITRINE_MUTANTS"].flatMap(UInt64.init) ?? 500

  @Test func `mutants of the bundled documents neither trap nor hang`() throws {
    let documents = try BundledDocument.names.map { ($0, try BundledDocument.bytes($0)) }
    for seed in 0..<Self.mutants {
      let (name, bytes) = documents[Int(seed % UInt64(documents.count))]
      var mutator = DocumentMutator(seed: seed)
      check(mutator.mutant(of: bytes), "seed \(seed), \(name)")
    }
  }
}
