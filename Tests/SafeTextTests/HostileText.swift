import _TestSupport

/// Texts made of the scalars that matter, in orders nobody would type.
enum HostileText {
  private static let pool: [Unicode.Scalar] = [
    "a", "b", "0", "#", " ", "\u{00E9}", "\u{4E2D}", "\u{0628}", "\u{06CC}", "\u{0915}",
    "\u{094D}", "\u{1100}", "\u{1161}", "\u{1F469}", "\u{1F467}", "\u{2764}", "\u{1F3FB}",
    "\u{1F1E9}", "\u{1F1EA}", "\u{1F3F4}", "\u{E0067}", "\u{E0062}", "\u{E0073}", "\u{E007F}",
    "\u{E0001}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{202E}", "\u{2028}",
    "\u{2066}", "\u{2069}", "\u{FEFF}", "\u{AD}", "\u{FE0E}", "\u{FE0F}", "\u{FE00}",
    "\u{E0100}", "\u{20E3}", "\u{301}", "\u{308}", "\u{489}", "\u{FFF9}", "\u{FFFE}",
    "\u{1FFFE}", "\u{10FFFF}", "\u{FFFD}", "\u{1B}", "\u{07}", "\u{00}", "\u{7F}", "\u{85}",
    "\u{9B}", "\t", "\n", "\r", "\u{0B}", "\\", "[", "\u{34F}", "\u{61C}", "\u{180B}",
    "\u{1820}", "\u{E0FFF}", "\u{3164}",
  ]

  static func random(seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...24, using: &generator) {
      let scalar = pool.randomElement(using: &generator) ?? "a"
      // Now and then a tower, a run of joiners, a heap of selectors.
      let times = Int.random(in: 0..<12, using: &generator) == 0 ? 12 : 1
      for _ in 0..<times { scalars.append(scalar) }
    }
    return String(scalars)
  }
}
