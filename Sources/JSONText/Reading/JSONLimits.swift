/// How much JSON text the reader takes on before it says that there is too much.
package struct JSONLimits: Hashable, Sendable {
  /// The most bytes of text.
  package var bytes: Int
  /// The most arrays and objects inside one another.
  package var nesting: Int
  /// The most elements of arrays, all arrays of the text taken together.
  package var items: Int
  /// The most values of any kind, members of objects among them.
  package var values: Int

  /// Creates limits; each defaults to its figure in ``standard``.
  package init(
    bytes: Int = 64 << 20, nesting: Int = 128, items: Int = 1 << 20, values: Int = 8_000_000
  ) {
    // Offsets are kept in 32 bits.
    precondition(bytes <= 1 << 30, "the reader's texts end at 1 GiB")
    self.bytes = bytes
    self.nesting = nesting
    self.items = items
    self.values = values
  }

  /// 64 MiB, 128 levels, a million items and the arrays that hold them, eight values for each.
  package static let standard = JSONLimits()
}
