/// Why a call on a snapshot, a section snapshot or a data source was refused.
///
/// A call that throws has changed nothing (diff rules E1 and E2). Where `UICollectionView`'s data source
/// stops the app with an exception, this is thrown instead.
public struct SnapshotError: Error, Sendable {
  /// What was wrong with the call.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An item is named twice, or is where it may not be a second time.
    case duplicateItem
    /// A section is named twice, or is there already.
    case duplicateSection
    /// An item is not there.
    case unknownItem
    /// A section is not there.
    case unknownSection
    /// Items were to go to a snapshot that has no section.
    case noSections
    /// Something was to be placed next to itself.
    case relativeToItself
  }

  /// What was wrong.
  public let kind: Kind
  /// The section or item identifier at fault: the first in the order of the list that was passed, or
  /// the anchor. Nil for ``Kind/noSections``.
  public let identifier: (any Hashable & Sendable)?
  /// One sentence: what was asked, what is there, what to do.
  public let message: String

  init(_ kind: Kind, _ identifier: (any Hashable & Sendable)?, _ message: String) {
    self.kind = kind
    self.identifier = identifier
    self.message = message
  }
}

extension SnapshotError: Equatable {
  /// Whether both tell the same fault of the same identifier in the same words.
  public static func == (left: SnapshotError, right: SnapshotError) -> Bool {
    left.kind == right.kind && left.message == right.message
      && left.identifier.map { AnyHashable($0) } == right.identifier.map { AnyHashable($0) }
  }
}

extension SnapshotError: CustomStringConvertible {
  /// The kind and the sentence.
  public var description: String { "\(kind.rawValue): \(message)" }
}

extension SnapshotError {
  @usableFromInline
  static func repeated(item: some Hashable & Sendable, in call: String) -> SnapshotError {
    SnapshotError(
      .duplicateItem, item, "\(call) names item \(item) twice; name each item once")
  }

  @usableFromInline
  static func repeated(section: some Hashable & Sendable, in call: String) -> SnapshotError {
    SnapshotError(
      .duplicateSection, section, "\(call) names section \(section) twice; name each section once")
  }

  @usableFromInline
  static func existing(section: some Hashable & Sendable, in call: String) -> SnapshotError {
    SnapshotError(
      .duplicateSection, section,
      "\(call) adds section \(section), which is in the snapshot already; move it instead")
  }

  @usableFromInline
  static func unknown(item: some Hashable & Sendable, in call: String) -> SnapshotError {
    SnapshotError(
      .unknownItem, item, "\(call) names item \(item), which is not there; add it first")
  }

  @usableFromInline
  static func unknown(section: some Hashable & Sendable, in call: String) -> SnapshotError {
    SnapshotError(
      .unknownSection, section,
      "\(call) names section \(section), which is not in the snapshot; append it first")
  }

  @usableFromInline
  static func noSections(in call: String) -> SnapshotError {
    SnapshotError(
      .noSections, nil, "\(call) has no section to put items in; append a section first")
  }

  @usableFromInline
  static func relativeToItself(_ id: some Hashable & Sendable, in call: String) -> SnapshotError {
    SnapshotError(
      .relativeToItself, id, "\(call) places \(id) next to itself; name another anchor")
  }
}
