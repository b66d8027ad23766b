/// The name among `candidates` that `word` most likely meant, or nil when none is near.
///
/// Near means at most two edits, and fewer than half of the word's letters; the first candidate
/// wins a tie. A word longer than any name it could be near to is not compared at all.
func nearest(to word: String, among candidates: [String]) -> String? {
  let letters = Array(word.unicodeScalars.prefix(64))
  guard letters.count < 64 else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    let distance = editDistance(letters, Array(candidate.unicodeScalars))
    if distance <= 2, distance * 2 < max(letters.count, 3), distance < best?.distance ?? .max {
      best = (candidate, distance)
    }
  }
  return best?.name
}

/// The fewest insertions, deletions, replacements and swaps of neighbours that turn one into the
/// other (optimal string alignment).
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
