/// A kind of section that documents may name, and how it is decoded.
struct SectionKind: Sendable {
  /// The value of the key `kind`.
  let name: String
  /// Reads the kind's own keys.
  let decode: @Sendable (inout EntryReader) -> SectionContent

  /// The kinds that this version knows. A new kind is a file, a case of ``SectionContent`` and a
  /// line here.
  static let all = [
    SectionKind(name: ListContent.kind) { .list(ListContent(from: &$0)) },
    SectionKind(name: CollectionViewContent.kind) {
      .collectionView(CollectionViewContent(from: &$0))
    },
  ]

  /// The kind of that name.
  static func named(_ name: String) -> SectionKind? {
    all.first { $0.name == name }
  }
}
