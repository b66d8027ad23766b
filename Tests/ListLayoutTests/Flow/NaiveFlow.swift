import Foundation
import ListLayout

/// A flow section solved item by item, straight from layout rules 81-86 and flow rules F1-F11.
struct NaiveFlow {
  private(set) var frames: [CGRect] = []
  private(set) var header: CGRect?
  private(set) var footer: CGRect?
  private(set) var extent = 0.0

  private struct Item {
    var length: Double
    var thickness: Double
  }

  private let isVertical: Bool
  private let breadth: Double

  init(_ sample: FlowSample) {
    let layout = sample.layout
    isVertical = layout.scrollDirection == .vertical
    breadth = isVertical ? sample.container.width : sample.container.height
    let insets = layout.sectionInset
    let side = isVertical ? insets.leading : insets.top
    let room =
      breadth - (isVertical ? insets.leading + insets.trailing : insets.top + insets.bottom)
    let items = Self.sizes(sample).map { size in
      isVertical
        ? Item(length: size.width, thickness: size.height)
        : Item(length: size.height, thickness: size.width)
    }

    var position = 0.0
    header = strip(layout.headerReferenceSize, at: &position)
    position += isVertical ? insets.top : insets.leading
    let starts = position
    var end = position
    let isUniform = items.allSatisfy { $0.length == items[0].length }
    for line in Self.lines(items, room: room, spacing: layout.minimumInteritemSpacing) {
      let thickness = line.map { items[$0].thickness }.max() ?? 0
      for (item, across) in zip(
        line, Self.places(line, items, room, layout.minimumInteritemSpacing, isUniform))
      {
        frames.append(
          rect(
            along: position + (thickness - items[item].thickness) / 2, items[item].thickness,
            across: side + across, items[item].length))
      }
      end = max(position + thickness, starts)
      // Lines are pulled onto each other at most.
      position += max(thickness + layout.minimumLineSpacing, 0)
    }
    position = end + (isVertical ? insets.bottom : insets.trailing)
    footer = strip(layout.footerReferenceSize, at: &position)
    extent = position
  }

  /// Flow rules F1-F3.
  private static func sizes(_ sample: FlowSample) -> [CGSize] {
    (0..<sample.count).map { item in
      let layout = sample.layout
      let delegate = item < layout.itemSizes.count ? layout.itemSizes[item] : layout.itemSize
      guard let estimate = layout.estimatedItemSize else {
        return delegate ?? CGSize(width: 50, height: 50)
      }
      return sample.measured[item] ?? delegate ?? sample.mean ?? estimate
    }
  }

  /// Layout rule 81.
  private static func lines(_ items: [Item], room: Double, spacing: Double) -> [[Int]] {
    var lines: [[Int]] = []
    var used = 0.0
    for item in items.indices {
      let length = items[item].length
      if !lines.isEmpty, used + spacing + length <= room + 0.01 {
        lines[lines.count - 1].append(item)
        used += spacing + length
      } else {
        lines.append([item])
        used = length
      }
    }
    return lines
  }

  /// Layout rules 83 and 84, flow rules F4, F6 and F7.
  private static func places(
    _ line: [Int], _ items: [Item], _ room: Double, _ spacing: Double, _ isUniform: Bool
  ) -> [Double] {
    let length = items[line[0]].length
    let isLast = line.last == items.count - 1
    var gap = spacing
    if isUniform {
      var columns = 1
      while Double(columns + 1) * length + Double(columns) * spacing <= room + 0.01 {
        columns += 1
        // Items that use no room all stand in the one line, spread over the room.
        if columns > 10_000 {
          columns = max(items.count, 2)
          break
        }
      }
      if columns == 1 { return [max((room - length) / 2, 0)] }
      gap = (room - Double(columns) * length) / Double(columns - 1)
    } else if line.count == 1 {
      let twoFit = 2 * length + spacing <= room + 0.01
      return [isLast && twoFit ? 0 : max((room - length) / 2, 0)]
    } else if !isLast {
      let sum = line.reduce(0) { $0 + items[$1].length }
      gap = (room - sum) / Double(line.count - 1)
    }
    var places: [Double] = []
    var place = 0.0
    for item in line {
      places.append(place)
      place += items[item].length + gap
    }
    return places
  }

  private func strip(_ size: CGSize, at position: inout Double) -> CGRect? {
    let extent = isVertical ? size.height : size.width
    guard extent > 0 else { return nil }
    defer { position += extent }
    return rect(along: position, extent, across: 0, breadth)
  }

  private func rect(
    along: Double, _ thickness: Double, across: Double, _ length: Double
  ) -> CGRect {
    isVertical
      ? CGRect(x: across, y: along, width: length, height: thickness)
      : CGRect(x: along, y: across, width: thickness, height: length)
  }
}
