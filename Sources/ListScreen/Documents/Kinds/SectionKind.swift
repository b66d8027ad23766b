/// A kind of section that documents may name, and how it is decoded.
struct SectionKind: Sendable {
  /// The value of the key `kind`.
  let name: String
  /// Reads the kind's own keys; nil after an error without which there is no content.
  let decode: @Sendable (inout EntryReader) -> SectionContent?

  /// The kinds that this version knows. A new kind is a file, a case of ``SectionContent`` and a
  /// line here.
  static let all =
    [
      SectionKind(name: ListContent.kind) { .list(ListContent(from: &$0)) },
      SectionKind(name: CollectionViewContent.kind) {
        .collectionView(CollectionViewContent(from: &$0))
      },
      SectionKind(name: GridContent.kind) { GridContent(from: &$0).map(SectionContent.grid) },
      SectionKind(name: CompositionalContent.kind) {
        CompositionalContent(from: &$0).map(SectionContent.compositional)
      },
    ]
    + MessageContent.Role.allCases.map { role in
      SectionKind(name: role.rawValue) {
        MessageContent(role, from: &$0).map(SectionContent.message)
      }
    }
    + [
      SectionKind(name: CustomContent.kind) { CustomContent(from: &$0).map(SectionContent.custom) }
    ]

  /// The names of all kinds, for messages.
  static let names = all.map(\.name).joined(separator: ", ")

  /// The kind of that name.
  static func named(_ name: String) -> SectionKind? {
    all.first { $0.name == name }
  }
}
