/// What one Unicode scalar could do to a terminal, or to the text around it.
///
/// This is the one table behind terminal rules 5, 20 and 21: whoever makes text safe, and whoever
/// checks that it is, asks here.
package enum ScalarHazard: Hashable, Sendable {
  /// Harmless wherever it stands.
  case none
  /// A tab or an ordinary line break, which a title may plausibly hold.
  case blank
  /// Acts on the terminal or on the order of the text: C0, DEL, C1, the line and paragraph
  /// separators, bidirectional controls, interlinear marks, noncharacters.
  case active
  /// A tag character (U+E0000-E007F): harmless only inside the flag of a subdivision.
  case tag
  /// Takes no room and joins nothing: zero width space, byte order mark, soft hyphen and their kin.
  case invisible
  /// U+200C: harmless between two letters.
  case nonJoiner
  /// U+200D: harmless inside an emoji sequence or between letters of a joining script.
  case joiner
  /// A variation selector: harmless directly after a character that has variants.
  case variationSelector
  /// A combining mark: harmless on a base, and in small numbers.
  case mark

  /// What `scalar` could do.
  package init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF: self = .none
    case 0x09, 0x0A, 0x0D: self = .blank
    case 0x00...0x1F, 0x7F...0x9F: self = .active
    case 0xAD, 0x34F: self = .invisible
    case 0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: self = .active
    case 0x2028...0x2029, 0xFFF9...0xFFFB, 0xFDD0...0xFDEF: self = .active
    case 0xE0000...0xE007F: self = .tag
    case 0x200C: self = .nonJoiner
    case 0x200D: self = .joiner
    case let value where value & 0xFFFE == 0xFFFE: self = .active
    // The fillers stand for a letter in a Hangul syllable.
    case 0x115F, 0x1160, 0x3164, 0xFFA0: self = .none
    default: self.init(propertiesOf: scalar)
    }
  }

  private init(propertiesOf scalar: Unicode.Scalar) {
    let properties = scalar.properties
    if properties.isVariationSelector {
      self = .variationSelector
    } else if properties.isDefaultIgnorableCodePoint {
      self = .invisible
    } else {
      switch properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .spacingMark: self = .mark
      default: self = .none
      }
    }
  }

  /// Whether the scalar must never reach a terminal as it is, whatever stands around it.
  ///
  /// Tag characters count, since only their neighbours could excuse them.
  package var mustBeEscaped: Bool {
    switch self {
    case .blank, .active, .tag: true
    case .none, .invisible, .nonJoiner, .joiner, .variationSelector, .mark: false
    }
  }
}
