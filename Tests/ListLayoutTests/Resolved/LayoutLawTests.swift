import Foundation
import ListLayout
import Testing

/// What holds for every layout, shown on every case.
@Suite("Laws of solved layouts")
struct LayoutLawTests {
  @Test("Solving twice gives the same", arguments: LayoutCase.all)
  func determinism(layoutCase: LayoutCase) throws {
    let document = try layoutCase.document()
    let (a, b) = (try document.resolve(), try document.resolve())
    #expect(a.contentSize == b.contentSize)
    for path in Self.paths(a) { #expect(a.frame(of: path) == b.frame(of: path)) }
    #expect(a.supplementaryElements(limit: 100) == b.supplementaryElements(limit: 100))
    let screen = CGRect(x: 0, y: 0, width: document.container.width, height: 1_000)
    #expect(a.elements(in: screen, limit: 500) == b.elements(in: screen, limit: 500))
  }

  @Test("The other direction of reading mirrors every frame", arguments: LayoutCase.all)
  func mirroring(layoutCase: LayoutCase) throws {
    var document = try layoutCase.document()
    document.layoutDirection = .leftToRight
    let plain = try document.resolve()
    document.layoutDirection = .rightToLeft
    let mirrored = try document.resolve()
    #expect(plain.contentSize == mirrored.contentSize)
    let isSideways = document.effectiveConfiguration.scrollDirection == .horizontal
    let width = isSideways ? plain.contentSize.width : document.container.width
    for path in Self.paths(plain) {
      guard let frame = plain.frame(of: path), let other = mirrored.frame(of: path) else {
        #expect(plain.frame(of: path) == mirrored.frame(of: path))
        continue
      }
      #expect(abs(width - frame.minX - frame.width - other.minX) < 1e-6)
      #expect(frame.minY == other.minY && frame.size == other.size)
    }
  }

  @Test("Without pixels, scaling every length scales every frame", arguments: LayoutCase.all)
  func scaling(layoutCase: LayoutCase) throws {
    var document = try layoutCase.document()
    document.scale = nil
    let plain = try document.resolve()
    let scaled = try Scaling(factor: 3).document(document).resolve()
    func close(_ a: CGFloat, _ b: CGFloat) -> Bool {
      abs(a * 3 - b) <= 1e-9 * max(1, abs(b))
    }
    #expect(close(plain.contentSize.width, scaled.contentSize.width))
    #expect(close(plain.contentSize.height, scaled.contentSize.height))
    for path in Self.paths(plain) {
      guard let frame = plain.frame(of: path), let other = scaled.frame(of: path) else {
        #expect(plain.frame(of: path) == scaled.frame(of: path))
        continue
      }
      #expect(close(frame.minX, other.minX) && close(frame.minY, other.minY), "\(path)")
      #expect(close(frame.width, other.width) && close(frame.height, other.height), "\(path)")
    }
  }

  @Test("The point in an item's middle leads to the item on top there", arguments: LayoutCase.all)
  func inversion(layoutCase: LayoutCase) throws {
    let layout = try layoutCase.document().resolve()
    let content = CGRect(origin: .zero, size: layout.contentSize)
    let paths = Self.paths(layout)
    let frames = paths.map(layout.frame(of:))
    for (path, frame) in zip(paths, frames) {
      guard let frame, frame.width >= 1, frame.height >= 1 else { continue }
      let centre = CGPoint(x: frame.midX, y: frame.midY)
      let there = zip(paths, frames).filter { $1?.contains(centre) ?? false }.map(\.0)
      let found = layout.indexPath(at: centre)
      // Layout rules 65 and 67: what lies outside the content, or outside its group, is not found.
      let around = CGRect(x: centre.x - 0.25, y: centre.y - 0.25, width: 0.5, height: 0.5)
      let findable = layout.elements(in: around).map(\.element)
      guard content.contains(centre), findable.contains(.item(path)) else { continue }
      let top = there.filter { findable.contains(.item($0)) }
        .max { (Self.zIndex($0, layout), $0) < (Self.zIndex($1, layout), $1) }
      #expect(found == top, "\(path)")
    }
  }

  /// At most the first sixty items of every section.
  private static func paths(_ layout: ResolvedLayout) -> [LayoutIndexPath] {
    (0..<layout.sectionCount).flatMap { section in
      (0..<min(layout.itemCount(inSection: section), 60)).map {
        LayoutIndexPath(section: section, item: $0)
      }
    }
  }

  private static func zIndex(_ path: LayoutIndexPath, _ layout: ResolvedLayout) -> Int {
    layout.attributes(of: .item(path))?.zIndex ?? 0
  }
}
