/// Walks a text once and decides for each scalar whether it stays (terminal rules 20 and 21).
///
/// A decision looks at the scalar that was kept last and at the one that comes next, never further;
/// only a flag made of tags is looked at as a whole.
struct ScalarFilter {
  private let scalars: [Unicode.Scalar]
  private let style: SafeText.Style
  private var position = 0
  private var kept = String.UnicodeScalarView()
  private var last: Unicode.Scalar?

  init(_ text: String.UnicodeScalarView, style: SafeText.Style) {
    scalars = Array(text)
    self.style = style
  }

  /// The text without what may not stay. Call it once.
  mutating func run() -> String {
    while position < scalars.count {
      let scalar = scalars[position]
      switch ScalarHazard(scalar) {
      case .none: keep(scalar)
      case .blank: replaceBlank(scalar)
      case .active, .tag: replace(scalar)
      case .invisible: drop(scalar)
      case .nonJoiner: isBetweenLetters ? keep(scalar) : drop(scalar)
      case .joiner: joins ? keep(scalar) : drop(scalar)
      case .variationSelector: selects(scalar) ? keep(scalar) : drop(scalar)
      case .mark: last == nil ? drop(scalar) : keep(scalar)
      }
      position += 1
      if scalar == JoiningRules.blackFlag { keepTags() }
    }
    return String(kept)
  }

  private var next: Unicode.Scalar? {
    position + 1 < scalars.count ? scalars[position + 1] : nil
  }
}

// MARK: - What surrounds a scalar

extension ScalarFilter {
  private var isBetweenLetters: Bool {
    guard let last, let next else { return false }
    return JoiningRules.belongsToWord(last) && JoiningRules.isLetter(next)
  }

  private var joins: Bool {
    guard let last, let next else { return false }
    if JoiningRules.isPictograph(next) {
      return JoiningRules.isPictograph(last) || JoiningRules.modifiesPictograph(last)
    }
    return isBetweenLetters && JoiningRules.isInJoiningScript(last)
      && JoiningRules.isInJoiningScript(next)
  }

  private func selects(_ selector: Unicode.Scalar) -> Bool {
    guard let last else { return false }
    return JoiningRules.selector(selector, hasVariantsOf: last)
  }
}

// MARK: - What becomes of it

extension ScalarFilter {
  private mutating func keep(_ scalar: Unicode.Scalar) {
    kept.append(scalar)
    last = scalar
  }

  private mutating func replace(_ scalar: Unicode.Scalar) {
    switch style {
    case .cell: keep("\u{FFFD}")
    case .message: spellOut(scalar)
    }
  }

  private mutating func replaceBlank(_ scalar: Unicode.Scalar) {
    guard style == .cell else { return spellOut(scalar) }
    // A line break of two scalars is still one break.
    if scalar == "\r", next == "\n" { position += 1 }
    keep(" ")
  }

  private mutating func drop(_ scalar: Unicode.Scalar) {
    if style == .message { spellOut(scalar) }
  }

  private mutating func spellOut(_ scalar: Unicode.Scalar) {
    kept.append(contentsOf: Escape.scalar(scalar).unicodeScalars)
    last = kept.last
  }

  /// Keeps the tags after a black flag if they name a subdivision and end as they must.
  private mutating func keepTags() {
    let tags = JoiningRules.subdivisionTags(in: scalars[position...])
    tags.forEach { keep($0) }
    position += tags.count
  }
}
