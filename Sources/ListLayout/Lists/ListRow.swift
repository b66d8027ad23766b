public import Foundation

/// A list row before it is laid out: its content, its accessories and its size.
///
/// ```swift
/// var row = ListRow(size: CGSize(width: 320, height: 44))
/// row.accessories = [CellAccessory(.disclosureIndicator)]
/// try row.geometry().textStart  // 16
/// ```
public struct ListRow: Hashable, Sendable {
  /// The row's size in pt.
  public var size: CGSize
  /// The measures of its content.
  public var content = ListContentConfiguration.cell
  /// The image's size in pt, nil without one.
  public var imageSize: CGSize?
  /// The signs at its sides, from the leading to the trailing one. A handle to reorder by stands at
  /// the trailing edge wherever it is listed.
  public var accessories: [CellAccessory] = []
  /// Whether accessories for editing show.
  public var isEditing = false
  /// How deep the row lies in an outline; a negative level counts as 0.
  public var indentationLevel = 0
  /// What a level moves the row's content by, in pt.
  public var indentationWidth = 10.0
  /// From the row's edges to its outermost accessories, in pt: 8 in a cell of its own, 16 in a list
  /// layout.
  public var edgeMargin = 8.0

  /// Creates a row without image and accessories.
  public init(size: CGSize) { self.size = size }

  /// Where the parts of a row are, in pt from its top leading corner.
  public struct Geometry: Hashable, Sendable {
    /// What lies between the accessories; the content's own margins are inside.
    public var content: CGRect
    /// The image's frame, centred on the row (list rule L9).
    public var image: CGRect?
    /// Where the text begins (list rule L9).
    public var textStart: Double
    /// The frames of the accessories that show, from the leading to the trailing one.
    public var accessories: [CGRect]
    /// The frame of the line before a handle to reorder by, where an accessory stands beside it.
    public var reorderSeparator: CGRect?
    /// Where the separator below the row begins: at the text (list rule L7).
    public var separatorStart: Double { textStart }
  }

  /// Why a row cannot be laid out.
  public struct RepeatedAccessory: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind that is there twice.
    public let kind: CellAccessory.Kind

    /// What is wrong and what to do.
    public var description: String {
      "a row takes one accessory of the kind \(kind), remove the second"
    }
  }
}

extension ListRow {
  private static let leadingGap = 16.0
  private static let trailingGap = 8.0
  private static let reorderSeparatorWidth = 1.0

  /// Lays the row out (list rules L9 to L11).
  ///
  /// - Returns: The frames of its parts.
  /// - Throws: `RepeatedAccessory` where two accessories are of one system kind.
  /// - Complexity: O(n) in the number of accessories.
  public func geometry() throws(RepeatedAccessory) -> Geometry {
    try checkAccessories()
    let shown = accessories.filter { isEditing || !$0.isForEditing }
    let indentation = Double(max(indentationLevel, 0)) * indentationWidth
    let leading = leadingFrames(shown.filter { $0.placement == .leading }, indentation)
    let trailing = trailingFrames(shown.filter { $0.placement == .trailing })
    let content = CGRect(
      x: leading.end, y: 0, width: max(trailing.start - leading.end, 0), height: size.height)
    let start = content.minX + self.content.margins.leading
    let image = imageSize.map { size in
      CGRect(
        x: start, y: (self.size.height - size.height) / 2, width: size.width, height: size.height)
    }
    return Geometry(
      content: content, image: image,
      textStart: image.map { $0.maxX + self.content.imageToTextPadding } ?? start,
      accessories: leading.frames + trailing.frames, reorderSeparator: trailing.separator)
  }

  private func checkAccessories() throws(RepeatedAccessory) {
    var seen: Set<CellAccessory.Kind> = []
    for accessory in accessories where accessory.kind.isSystem {
      guard seen.insert(accessory.kind).inserted else {
        throw RepeatedAccessory(kind: accessory.kind)
      }
    }
  }

  /// From the leading edge inwards; without accessories the content begins at the indentation.
  private func leadingFrames(
    _ accessories: [CellAccessory], _ indentation: Double
  ) -> (frames: [CGRect], end: Double) {
    guard !accessories.isEmpty else { return ([], indentation) }
    var frames: [CGRect] = []
    var position = edgeMargin + indentation
    for accessory in accessories {
      if !frames.isEmpty { position += Self.leadingGap }
      frames.append(frame(of: accessory, at: position))
      position += accessory.reservedWidth
    }
    return (frames, position)
  }

  /// From the trailing edge inwards; a handle to reorder by comes first, then its line.
  private func trailingFrames(
    _ accessories: [CellAccessory]
  ) -> (frames: [CGRect], separator: CGRect?, start: Double) {
    guard !accessories.isEmpty else { return ([], nil, size.width) }
    let inwards =
      accessories.filter { $0.kind == .reorder }
      + accessories.filter { $0.kind != .reorder }.reversed()
    var frames: [CGRect] = []
    var separator: CGRect?
    var position = size.width - edgeMargin
    for (index, accessory) in inwards.enumerated() {
      if index > 0 { position -= Self.trailingGap }
      position -= accessory.reservedWidth
      frames.append(frame(of: accessory, at: position))
      if accessory.kind == .reorder, inwards.count > 1 {
        position -= Self.trailingGap + Self.reorderSeparatorWidth
        separator = CGRect(
          x: position, y: 0, width: Self.reorderSeparatorWidth, height: size.height)
      }
    }
    return (frames.reversed(), separator, position)
  }

  /// The sign in the middle of the width kept free for it, and of the row.
  private func frame(of accessory: CellAccessory, at start: Double) -> CGRect {
    let size = accessory.size
    return CGRect(
      x: start + (accessory.reservedWidth - size.width) / 2,
      y: (self.size.height - size.height) / 2, width: size.width, height: size.height)
  }
}
