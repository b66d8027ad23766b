/// Where joiners, variation selectors and tags do the work they were made for (terminal rule 21).
///
/// The standard library knows no scripts and no list of standardized variants, so some rules here
/// are wider than Unicode's. They are never so wide that a selector or joiner could stand alone.
enum JoiningRules {
  /// The base of the only emoji tag sequences in use, the flags of subdivisions (UTS 51, ED-14a).
  static let blackFlag: Unicode.Scalar = "\u{1F3F4}"

  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic
  }

  /// Whether `scalar` can end a word so far: a letter, or a mark on one.
  static func belongsToWord(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) || ScalarHazard(scalar) == .mark
  }

  /// Whether `scalar` belongs to a script whose letters join or build conjuncts: the blocks of
  /// Arabic and its relatives, of India and South-East Asia, and Mongolian.
  static func isInJoiningScript(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x109F, 0x1700...0x18AF, 0x1900...0x1CFF: true
    case 0xA800...0xABFF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: true
    case 0x10A00...0x11FFF, 0x1E900...0x1E95F: true
    default: false
    }
  }

  /// Whether `scalar` can be a part of an emoji joined from several.
  static func isPictograph(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0xA8 && scalar.properties.isEmoji
  }

  /// Whether `scalar` may stand between a pictograph and the joiner after it.
  ///
  /// Skin tones are pictographs themselves; the other scalar is VS16.
  static func modifiesPictograph(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{FE0F}"
  }

  /// Whether `selector`, put directly after `base`, can choose one of its variants.
  static func selector(_ selector: Unicode.Scalar, hasVariantsOf base: Unicode.Scalar) -> Bool {
    switch selector.value {
    case 0xFE0E...0xFE0F: base.properties.isEmoji
    case 0xE0100...0xE01EF: base.properties.isIdeographic
    case 0x180B...0x180F: 0x1820...0x18AA ~= base.value
    default: hasStandardizedVariants(base)
    }
  }

  private static func hasStandardizedVariants(_ base: Unicode.Scalar) -> Bool {
    switch base.properties.generalCategory {
    case .otherLetter, .mathSymbol, .otherSymbol, .modifierSymbol: true
    case .otherPunctuation, .lowercaseLetter: !base.isASCII
    case .decimalNumber: base == "0"
    default: false
    }
  }

  /// The tags at the start of `scalars`, when they are three to six letters or digits and an end
  /// (UTS 51: `gbsct`, `usca`, ...); else nothing.
  static func subdivisionTags(in scalars: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar>
  {
    let name = scalars.prefix(7).prefix { isTagOfName($0) }
    guard 3...6 ~= name.count, name.endIndex < scalars.endIndex,
      scalars[name.endIndex] == "\u{E007F}"
    else { return [] }
    return scalars[name.startIndex...name.endIndex]
  }

  private static func isTagOfName(_ scalar: Unicode.Scalar) -> Bool {
    0xE0030...0xE0039 ~= scalar.value || 0xE0061...0xE007A ~= scalar.value
  }
}
