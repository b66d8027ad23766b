/// Whether a nested collection fits into the height that its row count gives it.
///
/// A horizontal flow layout stacks as many lines as fit between its insets (layout rule 81): items of
/// 170 with insets of 3 and 10 between need 356 for two lines, so a row of 360 holds two and a row
/// of 340 only one.
public struct CollectionFit: Hashable, Sendable {
  /// The size of the items and the room around them, in pt.
  public struct Items: Hashable, Sendable {
    /// The height of an item.
    public var height: Double
    /// The inset above and below.
    public var inset: Double
    /// The least room between two lines.
    public var spacing: Double

    /// Creates the measures of a collection; by default those of the table with cars.
    public init(height: Double = 170, inset: Double = 3, spacing: Double = 10) {
      self.height = height
      self.inset = inset
      self.spacing = spacing
    }
  }

  /// The identity of the section.
  public let sectionID: String
  /// The lines the section asks for.
  public let asked: Int
  /// The lines that fit; 0 when not even one item is as low as the row.
  public let lines: Int
  /// The height of the row in pt.
  public let rowHeight: Double
  /// The height in pt that the lines asked for need.
  public let needed: Double

  /// Compares what a section asks for with the height it gets.
  ///
  /// - Parameters:
  ///   - sectionID: The section's identity.
  ///   - rows: The lines asked for.
  ///   - rowHeight: The height of the section's row in pt.
  ///   - items: The measures of the items.
  public init(sectionID: String, rows: Int, rowHeight: Double, items: Items = Items()) {
    self.sectionID = sectionID
    self.rowHeight = rowHeight
    asked = max(rows, 0)
    let count = Double(asked)
    needed = 2 * items.inset + count * items.height + max(count - 1, 0) * items.spacing
    let room = rowHeight - 2 * items.inset + items.spacing
    let step = items.height + items.spacing
    // The layout tolerates a hundredth of a point (layout rule 18).
    let fitting = step > 0 ? (room + 0.01) / step : 0
    lines = fitting >= 1 && fitting.isFinite ? Int(min(fitting, 1e9)) : 0
  }

  /// Whether all lines asked for fit.
  public var fits: Bool { lines >= asked }

  /// One sentence without a full stop that says what does not fit, or nil when all does.
  public var warning: String? {
    guard !fits else { return nil }
    let found =
      switch lines {
      case 0: "no line of items fits"
      case 1: "only 1 line of items fits"
      default: "only \(lines) lines of items fit"
      }
    return "section '\(sectionID)' asks for \(asked) \(asked == 1 ? "row" : "rows"), but \(found)"
      + " into \(short(rowHeight)) pt: \(asked) \(asked == 1 ? "needs" : "need")"
      + " \(short(needed)) pt"
  }

  private func short(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension TableGeometry {
  /// Says for every section that nests a horizontal collection whether its lines fit.
  ///
  /// - Complexity: O(sections).
  public func collectionFits(items: CollectionFit.Items = .init()) -> [CollectionFit] {
    table.sections.indices.compactMap { index in
      guard case .collectionView(_, let rows) = table.sections[index].shown,
        let height = height(at: RowIndexPath(section: index, row: 0))
      else { return nil }
      return CollectionFit(
        sectionID: table.sections[index].id, rows: rows, rowHeight: height, items: items)
    }
  }
}
