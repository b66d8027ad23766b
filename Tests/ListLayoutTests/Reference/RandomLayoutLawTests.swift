import Foundation
import Testing
import _TestSupport

@testable import ListLayout

/// The laws of layouts on layouts that nobody thought of.
@Suite("The laws of random layouts")
struct RandomLayoutLawTests {
  private static let seeds = 0..<2000

  private static func document(_ seed: Int, scale: Double?? = nil) -> LayoutDocument {
    // Beside the seeds of the comparison with the reference, so that these are further layouts.
    var random = RandomLayout(seed: UInt64(seed) + 1_000_000)
    var document = random.document()
    if let scale { document.scale = scale }
    return document
  }

  @Test("solving twice gives the same")
  func determinism() throws {
    for seed in Self.seeds {
      let broken = try LayoutLaws.determinism(Self.document(seed))
      try #require(broken == nil, "seed \(seed)")
    }
  }

  @Test("without pixels the other direction of reading mirrors every frame")
  func mirroring() throws {
    for seed in Self.seeds {
      let broken = try LayoutLaws.mirroring(Self.document(seed, scale: .some(nil)))
      try #require(broken == nil, "seed \(seed)")
    }
  }

  @Test("without pixels scaling every length scales every frame")
  func scaling() throws {
    for seed in Self.seeds {
      let broken = try LayoutLaws.scaling(Self.document(seed), by: 2)
      try #require(broken == nil, "seed \(seed)")
    }
  }

  @Test("the point in an item's middle leads to the item on top there")
  func inversion() throws {
    for seed in Self.seeds {
      let broken = try LayoutLaws.inversion(Self.document(seed))
      try #require(broken == nil, "seed \(seed)")
    }
  }

  @Test("a rect finds what the rules 65 to 69 say, asked of every element one by one")
  func elements() throws {
    for seed in Self.seeds {
      let document = Self.document(seed)
      let naive = NaiveLayout(document)
      guard naive.gaps.isEmpty else { continue }
      let layout = try document.resolve()
      var random = SeededGenerator(seed: UInt64(seed))
      for _ in 0..<4 {
        // Off every figure that layouts are made of, so that no edge is met exactly.
        func place(_ extent: Double) -> Double {
          (Double.random(in: -40...extent + 40, using: &random)).rounded() + 0.1371
        }
        let rect = CGRect(
          x: place(naive.contentSize.x), y: place(naive.contentSize.y),
          width: Double(Int.random(in: 0...300, using: &random)) + 0.0217,
          height: Double(Int.random(in: 0...300, using: &random)) + 0.0217)
        let found = Set(layout.elements(in: rect).map(\.element.key))
        try #require(found == naive.keys(in: Box(rect)), "seed \(seed), \(rect)")
      }
    }
  }

  @Test("a layout may be asked by many tasks at once")
  func tasks() async throws {
    for seed in 0..<20 {
      let layout = try Self.document(seed).resolve()
      let rect = CGRect(x: 0, y: 0, width: 500, height: 500)
      let alone = layout.elements(in: rect)
      await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<8 { group.addTask { layout.elements(in: rect) == alone } }
        for await isSame in group { #expect(isSame, "seed \(seed)") }
      }
    }
  }
}
