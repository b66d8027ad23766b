public import Foundation

/// One change of a batch of updates, as the layout hears of it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happens to the item or the section.
  public enum Action: Int, Sendable {
    /// It comes in.
    case insert = 0
    /// It leaves.
    case delete
    /// Its content changes.
    case reload
    /// It changes places.
    case move
    /// Nothing.
    case none
  }

  /// The place before; nil for an insertion. A section has `NSNotFound` for its item.
  public let indexPathBeforeUpdate: IndexPath?
  /// The place afterwards; nil for a deletion.
  public let indexPathAfterUpdate: IndexPath?
  /// What happens.
  public let updateAction: Action

  init(_ action: Action, before: IndexPath? = nil, after: IndexPath? = nil) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}
