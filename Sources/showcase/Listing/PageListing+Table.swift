import Foundation
import JSONText
import ListScreen

extension PageListing {
  /// The listing as a table for people: a line for everything that has a frame.
  func writeTable(to console: Console) throws {
    var table = TextTable([
      .init("path"), .init("kind"), .init("x", .right), .init("y", .right), .init("width", .right),
      .init("height", .right), .init("title"),
    ])
    if let header = screen.header, let frame = screenHeader {
      table.add(["", "header"] + numbers(frame) + [header.video.name])
    }
    for section in sections {
      if let frame = section.header {
        table.add(
          ["\(section.index)", "header"] + numbers(frame) + [title(section.section.header)])
      }
      for (number, item) in section.section.items.enumerated() {
        guard let frame = frame(of: number, in: section) else { continue }
        table.add(
          ["\(section.index),\(number)", section.section.kind] + numbers(frame) + [item.title])
      }
      if let frame = section.footer {
        table.add(
          ["\(section.index)", "footer"] + numbers(frame) + [title(section.section.footer)])
      }
    }
    try table.write(to: console)
  }

  private func title(_ item: CellItem?) -> String { item?.title ?? "" }

  private func numbers(_ frame: CGRect) -> [String] {
    [frame.minX, frame.minY, frame.width, frame.height].map { points in
      JSONNumber((points * 1e4).rounded() / 1e4)?.text ?? "?"
    }
  }
}
