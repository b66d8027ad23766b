/// Keeps towers of combining marks from reaching into other rows (terminal rule 22).
enum MarkLimit {
  /// The most combining marks that a cluster keeps.
  static let marks = 8

  /// The text, with the marks of each cluster beyond the limit dropped, or spelled out in a
  /// message.
  static func apply(to text: String, style: SafeText.Style) -> String {
    // A cluster that breaks the limit has more scalars than marks allowed: most texts have none.
    guard text.contains(where: { $0.unicodeScalars.count > marks }) else { return text }
    var result = String.UnicodeScalarView()
    for cluster in text {
      var count = 0
      for scalar in cluster.unicodeScalars {
        guard ScalarHazard(scalar) == .mark else {
          result.append(scalar)
          continue
        }
        count += 1
        if count <= marks {
          result.append(scalar)
        } else if style == .message {
          result.append(contentsOf: Escape.scalar(scalar).unicodeScalars)
        }
      }
    }
    return String(result)
  }
}
