/// A set of handles as bits.
@usableFromInline
struct HandleSet {
  private var words: ContiguousArray<UInt64> = []

  @usableFromInline
  init() {}

  /// Adds a handle and returns whether it was new.
  @usableFromInline
  @discardableResult
  mutating func insert(_ handle: UInt32) -> Bool {
    let word = Int(handle >> 6)
    if word >= words.count {
      let missing = max(word + 1 - words.count, words.count / 2)
      words.append(contentsOf: repeatElement(0, count: missing))
    }
    let bit: UInt64 = 1 << UInt64(handle & 63)
    let isNew = words[word] & bit == 0
    words[word] |= bit
    return isNew
  }

  @usableFromInline
  func contains(_ handle: UInt32) -> Bool {
    let word = Int(handle >> 6)
    return word < words.count && words[word] & (1 << UInt64(handle & 63)) != 0
  }
}
