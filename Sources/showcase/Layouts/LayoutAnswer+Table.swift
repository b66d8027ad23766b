import Foundation
import JSONText
import ListLayout

extension LayoutAnswer {
  /// Writes the answer for people: a line for each element, then the sideways rows and the size.
  func writeTable(to console: Console) throws(WriteError) {
    var table = TextTable([
      .init("element"), .init("x", .right), .init("y", .right), .init("width", .right),
      .init("height", .right), .init("z", .right),
    ])
    for attributes in supplementary + items {
      let frame = attributes.frame
      table.add(
        [attributes.element.key]
          + [frame.minX, frame.minY, frame.width, frame.height].map { Points.text($0) }
          + ["\(attributes.zIndex)"])
    }
    if !supplementary.isEmpty || !items.isEmpty { try table.write(to: console) }
    for section in 0..<layout.sectionCount {
      guard let row = layout.orthogonalRow(inSection: section) else { continue }
      try console.line(
        "section \(section) scrolls sideways: \(Points.text(row.rowLength)) pt long, "
          + "\(Points.text(row.viewport)) pt show")
    }
    let size = layout.contentSize
    try console.line("content \(Points.text(size.width)) x \(Points.text(size.height))")
    if isTruncated {
      console.note("there is more than the limit of \(limit), list more with --limit")
    }
  }
}

/// Points as people read them.
enum Points {
  /// At most four digits behind the decimal point, none for whole numbers.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "?" }
    guard abs(value) < 1e11 else { return JSONNumber(value)?.text ?? "?" }
    let rounded = (value * 10_000).rounded() / 10_000
    return JSONNumber(rounded == 0 ? 0 : rounded)?.text ?? "?"
  }

  /// A frame as `[x, y, width, height]`.
  static func text(_ values: [Double]) -> String {
    "[" + values.map { text($0) }.joined(separator: ", ") + "]"
  }
}
