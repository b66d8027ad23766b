/// How many columns a cluster takes, and whether terminals agree on it (terminal rules 26, 27).
public enum ClusterWidth {
  /// The columns that a terminal gives to `cluster`: 0, 1 or 2.
  ///
  /// 0 for what has no width of its own (a mark that stands alone, a joiner, a soft hyphen); 2 for
  /// East Asian Wide and Fullwidth, emoji presentation, flags, keycaps and joined emoji; else 1.
  /// Ambiguous counts 1. The halfwidth sound marks U+FF9E and U+FF9F count 1 each, whatever they
  /// follow: ``CellBuffer`` gives each a cell of its own, and so this counts the rest.
  ///
  /// ```swift
  /// ClusterWidth.of("e\u{301}")  // 1
  /// ClusterWidth.of("漢")        // 2
  /// ```
  ///
  /// - Complexity: O(*s*) in the scalars of the cluster.
  public static func of(_ cluster: Character) -> Int {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex { return of(first) }
    return of(scalars)
  }

  /// The columns of one scalar that stands alone: 0, 1 or 2.
  public static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 {
      return value >= 0x20 && !(0x7F...0x9F ~= value) && value != 0xAD ? 1 : 0
    }
    // Lines and blocks are the bulk of a video frame: a search for them, or asking for their
    // properties, would cost more than drawing them.
    if value >= 0x2500 && value <= 0x259F { return 1 }
    if WideScalars.contains(value) { return 2 }
    if isSoundMark(value) { return 1 }
    if scalar.properties.isEmojiPresentation { return 2 }
    return isWidthless(scalar) ? 0 : 1
  }

  static func of(_ scalars: some Collection<Unicode.Scalar>) -> Int {
    guard let first = scalars.first else { return 0 }
    var width = 0
    var wide = false
    var previous: UInt32 = 0
    for scalar in scalars where !isSoundMark(scalar.value) {
      width = max(width, of(scalar))
      switch scalar.value {
      case 0xFE0F where first.properties.isEmoji: wide = true
      case 0x20E3 where isKeycapBase(first.value): wide = true
      // A joined emoji; the joiners of Indic scripts make no cluster wide.
      case _ where previous == 0x200D && first.properties.isEmoji: wide = true
      default: break
      }
      previous = scalar.value
    }
    return wide ? 2 : width
  }

  /// The most columns that a terminal may give to a cluster: what it takes when each of its scalars
  /// is drawn by itself.
  static func most(_ scalars: [Unicode.Scalar]) -> Int {
    let apart = scalars.reduce(0) { $0 + of($1) }
    let mayBeEmoji = scalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
    return max(apart, mayBeEmoji ? 2 : 1)
  }

  /// Whether every terminal in use gives `scalar` the width that ``of(_:)`` gives it.
  ///
  /// Only scripts and signs that have had one width for ever count: a wrong yes spoils the rest of
  /// a row, a wrong no costs a few bytes.
  static func isUndisputed(_ value: UInt32) -> Bool {
    switch value {
    case 0x20...0x7E: true
    // (c) and (R) have an emoji form.
    case 0xA9, 0xAD, 0xAE: false
    case 0xA0...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x1E00...0x1FFF: true
    case 0x2010...0x2027, 0x2030...0x203B, 0x20A0...0x20BF: true
    case 0x2190...0x2193, 0x2200...0x22FF, 0x2500...0x25A9, 0x2800...0x28FF: true
    case 0x3001...0x3029, 0x3041...0x3096, 0x309B...0x30FF, 0x3400...0x4DBF: true
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60, 0xFF61...0xFF9D: true
    case 0x1FB00...0x1FB3B: true
    default: false
    }
  }

  /// Whether the scalar has no column of its own: marks, joiners, format and control characters.
  static func isWidthless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      true
    default: false
    }
  }

  static func isSoundMark(_ value: UInt32) -> Bool { value == 0xFF9E || value == 0xFF9F }

  private static func isKeycapBase(_ value: UInt32) -> Bool {
    value >= 0x30 && value <= 0x39 || value == 0x23 || value == 0x2A
  }
}
