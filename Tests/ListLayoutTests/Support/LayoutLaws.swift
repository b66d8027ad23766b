import Foundation
import ListLayout

/// What holds for every layout: each law answers the first place where it is broken, or nil.
enum LayoutLaws {
  /// Solving twice gives the same.
  static func determinism(_ document: LayoutDocument) throws -> String? {
    let (a, b) = (try document.resolve(), try document.resolve())
    guard a.contentSize == b.contentSize else { return "content size" }
    for path in paths(a) where a.frame(of: path) != b.frame(of: path) { return "\(path)" }
    guard a.supplementaryElements(limit: 100) == b.supplementaryElements(limit: 100) else {
      return "supplementary elements"
    }
    let screen = CGRect(x: 0, y: 0, width: document.container.width, height: 1_000)
    return a.elements(in: screen, limit: 500) == b.elements(in: screen, limit: 500)
      ? nil : "elements in \(screen)"
  }

  /// The other direction of reading mirrors every frame.
  static func mirroring(_ document: LayoutDocument) throws -> String? {
    var document = document
    document.layoutDirection = .leftToRight
    let plain = try document.resolve()
    document.layoutDirection = .rightToLeft
    let mirrored = try document.resolve()
    guard plain.contentSize == mirrored.contentSize else { return "content size" }
    let isSideways = document.effectiveConfiguration.scrollDirection == .horizontal
    let width = isSideways ? plain.contentSize.width : document.container.width
    for path in paths(plain) {
      guard let frame = plain.frame(of: path), let other = mirrored.frame(of: path) else {
        if plain.frame(of: path) != mirrored.frame(of: path) { return "\(path) is gone" }
        continue
      }
      guard abs(width - frame.minX - frame.width - other.minX) < 1e-6,
        abs(frame.minY - other.minY) < 1e-6, frame.size == other.size
      else { return "\(path): \(frame) and \(other)" }
    }
    return nil
  }

  /// Without pixels, scaling every length scales every frame.
  static func scaling(_ document: LayoutDocument, by factor: Double) throws -> String? {
    var document = document
    document.scale = nil
    let plain = try document.resolve()
    let scaled = try Scaling(factor: factor).document(document).resolve()
    func close(_ a: CGFloat, _ b: CGFloat) -> Bool {
      abs(a * factor - b) <= 1e-9 * max(1, abs(b))
    }
    guard close(plain.contentSize.width, scaled.contentSize.width),
      close(plain.contentSize.height, scaled.contentSize.height)
    else { return "content size: \(plain.contentSize) and \(scaled.contentSize)" }
    for path in paths(plain) {
      guard let frame = plain.frame(of: path), let other = scaled.frame(of: path) else {
        if plain.frame(of: path) != scaled.frame(of: path) { return "\(path) is gone" }
        continue
      }
      guard close(frame.minX, other.minX), close(frame.minY, other.minY),
        close(frame.width, other.width), close(frame.height, other.height)
      else { return "\(path): \(frame) and \(other)" }
    }
    return nil
  }

  /// The point in an item's middle leads to the item on top there.
  static func inversion(_ document: LayoutDocument) throws -> String? {
    let layout = try document.resolve()
    let content = CGRect(origin: .zero, size: layout.contentSize)
    let paths = paths(layout)
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
        .max { (zIndex($0, layout), $0) < (zIndex($1, layout), $1) }
      guard found == top else { return "\(path): found \(found.map(\.description) ?? "nothing")" }
    }
    return nil
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
