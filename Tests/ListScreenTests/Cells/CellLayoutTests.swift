import Foundation
import ListScreen
import Testing
import _TestSupport

@Suite("Cell layout")
struct CellLayoutTests {
  let layout = CellLayout()

  func box(_ name: String, _ width: Double, _ height: Double) -> CellElement {
    CellElement(
      name, .image(ImageContent(nil, naturalSize: CGSize(width: width, height: height))))
  }

  func frames(_ stack: Stack, _ width: Double, _ height: Double) -> [CGRect] {
    layout.frames(
      of: CellElement("root", .stack(stack)), in: CGSize(width: width, height: height)
    ).dropFirst().map(\.frame)
  }

  @Test("what is left over goes to the elements that hug least")
  func hugging() {
    var first = box("a", 20, 10)
    first.hugging = .high
    let row = Stack(.horizontal, spacing: 5, [first, box("b", 20, 10), box("c", 30, 10)])
    #expect(frames(row, 100, 10).map(\.width) == [20, 30, 40])
  }

  @Test("what is missing is taken from the elements that resist least, then from the next")
  func compression() {
    var first = box("a", 40, 10)
    first.compression = .low
    let row = Stack(.horizontal, [first, box("b", 40, 10), box("c", 40, 10)])
    #expect(frames(row, 100, 10).map(\.width) == [20, 40, 40])
    #expect(frames(row, 60, 10).map(\.width) == [0, 30, 30])
  }

  @Test("a length of its own is never changed")
  func ownLength() {
    let row = Stack(.horizontal, [box("a", 40, 10).sized(30), box("b", 40, 10)])
    #expect(frames(row, 100, 10).map(\.width) == [30, 70])
    #expect(frames(row, 50, 10).map(\.width) == [30, 20])
  }

  @Test(
    "stands across the axis as the alignment says",
    arguments: [
      (Stack.Alignment.fill, 0.0, 50.0), (.leading, 0, 10), (.center, 20, 10), (.trailing, 40, 10),
    ])
  func alignment(_ alignment: Stack.Alignment, y: Double, height: Double) {
    let row = Stack(.horizontal, alignment: alignment, [box("a", 20, 10)])
    let frame = frames(row, 100, 50)[0]
    #expect(Double(frame.minY) == y)
    #expect(Double(frame.height) == height)
  }

  @Test("equal parts, and equal gaps")
  func distributions() {
    let boxes = [box("a", 20, 10), box("b", 30, 10), box("c", 10, 10)]
    let equal = Stack(.horizontal, spacing: 5, distribution: .fillEqually, boxes)
    #expect(frames(equal, 100, 10).map(\.width) == [30, 30, 30])
    let spread = Stack(.horizontal, distribution: .equalSpacing, boxes)
    #expect(frames(spread, 100, 10).map(\.minX) == [0, 40, 90])
  }

  @Test("room after an element takes the place of the spacing")
  func customSpacing() {
    var first = box("a", 10, 10)
    first.spacingAfter = 30
    first.hugging = .high
    let column = Stack(.vertical, spacing: 5, [first, first, box("c", 10, 10)])
    #expect(frames(column, 50, 200).map(\.minY) == [0, 40, 80])
  }

  @Test("children stay inside, gaps hold, and nothing ends elsewhere, for any tree")
  func random() throws {
    for seed in 0..<2000 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let isRow = Bool.random(using: &random)
      let elements = (0..<Int.random(in: 1...5, using: &random)).map { index in
        var element = box(
          "\(index)", Double(Int.random(in: 0...60, using: &random)),
          Double(Int.random(in: 0...60, using: &random)))
        element.hugging = Priority(Double(Int.random(in: 1...3, using: &random)) * 250)
        element.compression = Priority(Double(Int.random(in: 1...3, using: &random)) * 250)
        return element
      }
      let spacing = Double(Int.random(in: 0...8, using: &random))
      let stack = Stack(isRow ? .horizontal : .vertical, spacing: spacing, elements)
      let gaps = spacing * Double(elements.count - 1)
      let room = gaps + Double(Int.random(in: 0...200, using: &random))
      let frames = frames(stack, isRow ? room : 50, isRow ? 50 : room)
      for (a, b) in zip(frames, frames.dropFirst()) {
        let gap = isRow ? b.minX - a.maxX : b.minY - a.maxY
        try #require(abs(gap - spacing) < 1e-9, "seed \(seed)")
      }
      let end = try #require(frames.last.map { isRow ? $0.maxX : $0.maxY }, "seed \(seed)")
      try #require(abs(end - room) < 1e-6, "seed \(seed)")
      try #require(frames.allSatisfy { $0.width >= 0 && $0.height >= 0 }, "seed \(seed)")
    }
  }

  @Test("a tree of any depth ends")
  func depth() {
    var element = box("leaf", 10, 10)
    for _ in 0..<500 { element = CellElement("s", .stack(Stack(.vertical, [element]))) }
    let frames = layout.frames(of: element, in: CGSize(width: 10, height: 10))
    #expect(frames.count == CellLayout.depthLimit + 1)
  }
}
