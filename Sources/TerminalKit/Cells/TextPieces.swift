/// What one cell or two take of a text.
struct TextPiece {
  /// The scalars of a cluster of several; empty where `first` is all there is, so that plain text
  /// allocates nothing.
  var scalars: [Unicode.Scalar] = []
  var first: UInt32
  /// 1 or 2.
  var width: Int

  static let blank = TextPiece(first: 0x20, width: 1)
}

/// Cuts a text into pieces that fit in cells, none of them able to steer a terminal.
///
/// The unit is the extended grapheme cluster (terminal rule 25). Here text enters the cells, and
/// here it is made safe, whatever was done to it before (terminal rule 19).
struct TextPieces {
  /// The most scalars that are read of one text: far more than a row shows, and far less than a
  /// hostile title has.
  private static let textLimit = 16_384

  /// The most scalars of one cluster. Marks are fewer (terminal rule 22), but emoji can be joined
  /// without end.
  private static let clusterLimit = 32

  private var characters: String.Iterator
  /// Sound marks that follow the cluster given last: each has a cell of its own.
  private var waiting: [TextPiece] = []

  init(_ text: String) {
    let isLong = text.utf8.count > Self.textLimit
    let start = isLong ? String(text.unicodeScalars.prefix(Self.textLimit)) : text
    characters = TerminalText.cell(start).makeIterator()
  }

  mutating func next() -> TextPiece? {
    if !waiting.isEmpty { return waiting.removeFirst() }
    while let character = characters.next() {
      if let piece = piece(of: character) { return piece }
    }
    return nil
  }

  /// The piece for a cluster; nil for one that has no width.
  private mutating func piece(of character: Character) -> TextPiece? {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return nil }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      let width = ClusterWidth.of(first)
      return width == 0 ? nil : TextPiece(first: CellBuffer.safe(first.value), width: width)
    }
    return cluster(scalars)
  }

  private mutating func cluster(_ scalars: Character.UnicodeScalarView) -> TextPiece? {
    var kept: [Unicode.Scalar] = []
    for scalar in scalars {
      if ClusterWidth.isSoundMark(scalar.value) {
        waiting.append(TextPiece(first: scalar.value, width: 1))
      } else if kept.count < Self.clusterLimit {
        kept.append(scalar)
      }
    }
    // Where the limit cut a chain of joined emoji, its last joiner joins nothing.
    while kept.last?.value == 0x200D { kept.removeLast() }
    let width = ClusterWidth.of(kept)
    guard width > 0, let first = kept.first else {
      return waiting.isEmpty ? nil : waiting.removeFirst()
    }
    return TextPiece(scalars: kept.count == 1 ? [] : kept, first: first.value, width: width)
  }
}
