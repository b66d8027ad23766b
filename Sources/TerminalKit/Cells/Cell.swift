/// One cell of a buffer: a cluster (or half of one) and its style, in 16 bytes.
struct Cell: Hashable, Sendable {
  /// Which part of a cluster the cell holds (terminal rule 25).
  enum Part: UInt8, Sendable {
    /// The whole of a cluster of width 1.
    case whole
    /// The left half of a cluster of width 2.
    case left
    /// The right half: it has no text of its own.
    case continuation
  }

  /// The one scalar of the cluster, or, with the top bit set, its index in the ``ClusterTable``.
  /// 0 in a continuation.
  var cluster: UInt32
  var foreground: CellColor
  var background: CellColor
  var attributes: CellStyle.Attributes
  var part: Part

  init(_ cluster: UInt32, style: CellStyle, part: Part = .whole) {
    self.cluster = cluster
    self.foreground = style.foreground
    self.background = style.background
    self.attributes = style.attributes
    self.part = part
  }

  static func blank(_ style: CellStyle = .plain) -> Cell { Cell(0x20, style: style) }

  var style: CellStyle {
    CellStyle(foreground: foreground, background: background, attributes: attributes)
  }

  /// Whether the cluster is more than one scalar, and so stands in the table.
  var isTabled: Bool { cluster & ClusterTable.mark != 0 }

  /// A space that shows nothing but the terminal's own background.
  var isPlainBlank: Bool {
    cluster == 0x20 && background == .terminal && foreground == .terminal && attributes.isEmpty
  }

  /// Whether it is an upper or a lower half block.
  var isHalfBlock: Bool { cluster == 0x2580 || cluster == 0x2584 }

  /// A half block of one colour is a blank of that colour.
  var simplified: Cell {
    guard isHalfBlock, foreground == background, background != .terminal, attributes.isEmpty else {
      return self
    }
    var cell = self
    cell.cluster = 0x20
    return cell
  }

  /// An upper half block is a lower one with its colours changed over: whichever is nearer to `style`,
  /// which saves a third of the colour changes of a picture.
  func traded(for style: CellStyle) -> Cell {
    guard isHalfBlock, attributes.isEmpty, foreground != .terminal, background != .terminal else {
      return self
    }
    let straight = Self.agreement(style, foreground, background)
    guard Self.agreement(style, background, foreground) > straight else { return self }
    var other = self
    other.cluster = cluster == 0x2580 ? 0x2584 : 0x2580
    other.foreground = background
    other.background = foreground
    return other
  }

  private static func agreement(
    _ style: CellStyle, _ foreground: CellColor, _ background: CellColor
  ) -> Int {
    (style.foreground == foreground ? 1 : 0) + (style.background == background ? 1 : 0)
  }
}

/// The clusters of more than one scalar that the cells of one buffer show.
///
/// Cells hold numbers, so that copying and comparing them touches no reference count; the few
/// clusters that do not fit in a number stand here once each.
struct ClusterTable: Sendable {
  /// Tells a table index from a scalar, which needs 21 bits.
  static let mark: UInt32 = 0x8000_0000

  private(set) var clusters: [[Unicode.Scalar]] = []
  private var indexes: [[Unicode.Scalar]: UInt32] = [:]

  /// The number that a cell keeps for `scalars`.
  mutating func number(for scalars: [Unicode.Scalar]) -> UInt32 {
    if let known = indexes[scalars] { return known }
    let number = Self.mark | UInt32(truncatingIfNeeded: clusters.count)
    clusters.append(scalars)
    indexes[scalars] = number
    return number
  }

  /// The scalars behind a cell's number. One scalar stands for itself.
  func scalars(of number: UInt32) -> [Unicode.Scalar] {
    if number & Self.mark != 0 {
      let index = Int(number & ~Self.mark)
      return index < clusters.count ? clusters[index] : []
    }
    return Unicode.Scalar(number).map { [$0] } ?? []
  }

  mutating func removeAll() {
    clusters.removeAll(keepingCapacity: true)
    indexes.removeAll(keepingCapacity: true)
  }
}
