import ListLayout
import Testing

/// What holds for every layout, shown on every case.
@Suite("Laws of solved layouts")
struct LayoutLawTests {
  @Test("Solving twice gives the same", arguments: LayoutCase.all)
  func determinism(layoutCase: LayoutCase) throws {
    #expect(try LayoutLaws.determinism(layoutCase.document()) == nil)
  }

  @Test("The other direction of reading mirrors every frame", arguments: LayoutCase.all)
  func mirroring(layoutCase: LayoutCase) throws {
    #expect(try LayoutLaws.mirroring(layoutCase.document()) == nil)
  }

  @Test("Without pixels, scaling every length scales every frame", arguments: LayoutCase.all)
  func scaling(layoutCase: LayoutCase) throws {
    #expect(try LayoutLaws.scaling(layoutCase.document(), by: 3) == nil)
  }

  @Test("The point in an item's middle leads to the item on top there", arguments: LayoutCase.all)
  func inversion(layoutCase: LayoutCase) throws {
    #expect(try LayoutLaws.inversion(layoutCase.document()) == nil)
  }
}
