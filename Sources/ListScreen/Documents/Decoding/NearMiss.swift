/// Tells a slip of the finger from another word.
enum NearMiss {
  /// The first of `words` that differs from `text` only in case, or by one letter that is added,
  /// missing, changed, or swapped with its neighbour; nil for words of one or two letters.
  static func of(_ text: String, in words: [String]) -> String? {
    let slip = Array(text.lowercased().unicodeScalars.prefix(40))
    guard slip.count > 2 else { return nil }
    return words.first { $0.count > 2 && isSlip(slip, of: Array($0.lowercased().unicodeScalars)) }
  }

  private static func isSlip(_ slip: [Unicode.Scalar], of word: [Unicode.Scalar]) -> Bool {
    guard abs(slip.count - word.count) <= 1 else { return false }
    // What both have in common at their ends is taken away; the rest is the slip.
    let head = zip(slip, word).prefix { $0 == $1 }.count
    var (left, right) = (slip[head...], word[head...])
    while let a = left.last, a == right.last {
      left.removeLast()
      right.removeLast()
    }
    if left.count <= 1 && right.count <= 1 { return true }
    return left.count == 2 && right.count == 2 && left.first == right.last
      && left.last == right.first
  }
}
