/// What one cell or two take of a text.
struct TextPiece {
  /// The scalars of a cluster of several; empty where `first` is all there is, so that plain text
  /// allocates nothing.
  var scalars: [Unicode.Scalar]
  var first: UInt32
  /// 1 or 2.
  var width: Int
}

/// Cuts a text into pieces that fit in cells, none of them able to steer a terminal.
///
/// The unit is the extended grapheme cluster (terminal rule 25). This is the last guard before the
/// screen (terminal rule 19), whatever was done to the text before.
struct TextPieces {
  /// Marks on one cluster; more are dropped, so that no tower grows over other rows (rule 22).
  static let markLimit = 8

  private var characters: String.Iterator
  private var waiting: [TextPiece] = []

  init(_ text: String) { characters = text.makeIterator() }

  mutating func next() -> TextPiece? {
    if !waiting.isEmpty { return waiting.removeFirst() }
    while let character = characters.next() {
      if let piece = piece(of: character) { return piece }
    }
    return nil
  }

  private mutating func piece(of character: Character) -> TextPiece? {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return nil }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return Self.single(first)
    }
    if first.value == 0x0D { return TextPiece(scalars: [], first: 0x20, width: 1) }
    return cluster(scalars)
  }

  /// A piece of one scalar; nil for one that has no width and joins nothing.
  private static func single(_ scalar: Unicode.Scalar) -> TextPiece? {
    switch scalar.value {
    case 0x09...0x0D, 0x85: return TextPiece(scalars: [], first: 0x20, width: 1)
    case _ where CellBuffer.safe(scalar.value) != scalar.value:
      return TextPiece(scalars: [], first: CellBuffer.replacement, width: 1)
    default:
      let width = ClusterWidth.of(scalar)
      return width == 0 ? nil : TextPiece(scalars: [], first: scalar.value, width: width)
    }
  }

  /// A piece of several scalars: marks beyond the limit dropped, sound marks in cells of their own.
  private mutating func cluster(_ scalars: Character.UnicodeScalarView) -> TextPiece? {
    var kept: [Unicode.Scalar] = []
    var marks = 0
    for scalar in scalars {
      if ClusterWidth.isSoundMark(scalar.value) {
        waiting.append(TextPiece(scalars: [], first: scalar.value, width: 1))
        continue
      }
      guard CellBuffer.safe(scalar.value) == scalar.value else { continue }
      // Tags spell out a region after the black flag, and nothing anywhere else (rule 20).
      if 0xE0000...0xE007F ~= scalar.value, kept.first?.value != 0x1F3F4 { continue }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .spacingMark:
        // Selectors are marks by category, but they choose a form and stack nothing.
        if scalar.properties.isVariationSelector { break }
        marks += 1
        if marks > Self.markLimit { continue }
      default: break
      }
      // No cluster of a living language or of emoji is longer; a longer one is an attack on a row.
      if kept.count < 32 { kept.append(scalar) }
    }
    // A joiner at the end joins nothing (rule 21).
    while let last = kept.last?.value, last == 0x200D || last == 0x200C { kept.removeLast() }
    let width = ClusterWidth.of(kept)
    // Every sound mark stays countable: at most as many as one row can show.
    if waiting.count > CellSize.limit { waiting.removeLast(waiting.count - CellSize.limit) }
    guard width > 0, let first = kept.first else {
      return waiting.isEmpty ? nil : waiting.removeFirst()
    }
    return TextPiece(scalars: kept.count == 1 ? [] : kept, first: first.value, width: width)
  }
}
