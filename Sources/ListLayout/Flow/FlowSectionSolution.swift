package import Foundation

/// A flow section solved in a container: where its items, header and footer are, relative to the
/// section's top leading corner, in exact figures that whoever hands them out rounds (flow rule F5).
///
/// From start to end along the scroll direction: header, start inset, lines, end inset, footer
/// (layout rule 85).
package struct FlowSectionSolution: Sendable {
  let layout: CollectionViewFlowLayout
  let lines: FlowLines
  /// The container's extent across the scroll direction.
  let breadth: Double
  let header: Double
  let footer: Double
  /// Where the lines start, along and across the scroll direction.
  private let linesStart: Double
  private let inset: Double
  /// The section's extent along the scroll direction.
  package let extent: Double

  /// Solves a section.
  ///
  /// - Parameters:
  ///   - layout: The section's layout.
  ///   - itemCount: The number of its items; a negative one counts as 0.
  ///   - container: The collection's size less its content insets (flow rule F8).
  ///   - measured: What the items measured so far answered, by item; negative figures count as 0.
  ///   - mean: The mean of the answers of all sections (flow rule F3), nil before the first.
  /// - Complexity: O(m log m + d), with m items measured and d sizes given one by one.
  package init(
    _ layout: CollectionViewFlowLayout, itemCount: Int, container: CGSize,
    measured: [Int: CGSize] = [:], mean: CGSize? = nil
  ) {
    self.layout = layout
    let direction = layout.scrollDirection
    let insets = layout.sectionInset.finite
    let axis = direction.axis
    breadth = FlowLength.size(container.across(direction))
    header = FlowLength.size(layout.headerReferenceSize.along(direction))
    footer = FlowLength.size(layout.footerReferenceSize.along(direction))
    inset = insets.start(axis.other)
    lines = FlowLines(
      FlowItemRuns(layout, count: max(itemCount, 0), measured: measured, mean: mean),
      room: breadth - insets.both(axis.other),
      spacing: FlowLength.spacing(layout.minimumInteritemSpacing),
      lineSpacing: FlowLength.spacing(layout.minimumLineSpacing))
    linesStart = header + insets.start(axis)
    extent = max(linesStart + lines.extent + insets.end(axis) + footer, 0)
  }

  /// The number of items.
  var itemCount: Int { lines.items.count }

  /// The frame of the header, nil without one.
  var headerFrame: CGRect? {
    header > 0 ? frame(along: 0, header, across: 0, breadth) : nil
  }

  /// The frame of the footer, nil without one.
  var footerFrame: CGRect? {
    footer > 0 ? frame(along: extent - footer, footer, across: 0, breadth) : nil
  }

  /// The frame of an item, nil outside `0..<itemCount`.
  ///
  /// - Complexity: O(log n + runs of sizes in the item's line).
  package func frame(of item: Int) -> CGRect? {
    guard item >= 0, item < itemCount else { return nil }
    let line = lines.line(of: item)
    var result: CGRect?
    lines.visitPieces(of: line) { piece in
      if piece.items.contains(item) { result = frame(of: item, in: piece, of: line) }
    }
    return result
  }

  /// Calls `body` with the items whose frames may overlap `rect`, in order, until it says false: all
  /// that do, and perhaps a few beside them.
  ///
  /// - Parameters:
  ///   - rect: Relative to the section.
  ///   - body: Takes an item and its frame; says whether to go on.
  /// - Complexity: O(log n + items there).
  func visitItems(in rect: CGRect, _ body: (Int, CGRect) -> Bool) {
    let isVertical = layout.scrollDirection == .vertical
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let (left, right) = isVertical ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    guard low <= high, left <= right else { return }
    var goesOn = true
    lines.visitLines(in: low - linesStart...high - linesStart) { line in
      lines.visitPieces(of: line) { piece in
        for item in piece.items(in: left - inset...right - inset) where goesOn {
          goesOn = body(item, frame(of: item, in: piece, of: line))
        }
      }
      return goesOn
    }
  }

  /// Thinner items are centred on their line (layout rule 82, flow rule F11).
  private func frame(of item: Int, in piece: FlowLines.Piece, of line: FlowLines.Line) -> CGRect {
    frame(
      along: linesStart + line.start + (line.thickness - piece.thickness) / 2, piece.thickness,
      across: inset + piece.start(of: item), piece.length)
  }

  private func frame(
    along start: Double, _ extent: Double, across side: Double, _ breadth: Double
  ) -> CGRect {
    switch layout.scrollDirection {
    case .vertical: CGRect(x: side, y: start, width: breadth, height: extent)
    case .horizontal: CGRect(x: start, y: side, width: extent, height: breadth)
    }
  }
}

extension FlowLines.Piece {
  /// Where an item starts along the line.
  func start(of item: Int) -> Double {
    start + Double(item - items.lowerBound) * step
  }

  /// The items that reach into `span` along the line, and perhaps one beside them at each end.
  func items(in span: ClosedRange<Double>) -> Range<Int> {
    guard length > 0 else { return items.lowerBound..<items.lowerBound }
    guard step > 0 else { return items }
    let before = ((span.lowerBound - start - length) / step).rounded(.down)
    let through = ((span.upperBound - start) / step).rounded(.up)
    let most = Double(items.count)
    let first = Int(min(max(before, 0), most))
    let end = Int(min(max(through + 1, 0), most))
    return items.lowerBound + min(first, end)..<items.lowerBound + end
  }
}
