public import Foundation

/// A sign at the side of a list row (`UICellAccessory`), with its recorded size and the width kept
/// free for it (list rule L10).
public struct CellAccessory: Hashable, Sendable {
  /// What the sign is.
  public enum Kind: Hashable, Sendable {
    /// A tick.
    case checkmark
    /// An arrow that says that the row leads on.
    case disclosureIndicator
    /// An arrow that opens and closes an outline.
    case outlineDisclosure
    /// A button that deletes the row.
    case delete
    /// A button that inserts a row.
    case insert
    /// A circle to select several rows.
    case multiselect
    /// A handle to move the row by.
    case reorder
    /// A view of one's own.
    case custom(CGSize)
  }

  /// The side of the row.
  public enum Placement: Hashable, Sendable {
    /// Where reading begins.
    case leading
    /// Where reading ends.
    case trailing
  }

  /// What the sign is.
  public var kind: Kind
  /// The side of the row it stands at.
  public var placement: Placement
  /// Whether it shows, and takes room, in editing rows only.
  public var isForEditing: Bool

  /// Creates an accessory.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - placement: The side; nil for UIKit's own of that kind, which is trailing for a tick, a
  ///     disclosure indicator, a handle and a custom view, and leading for all others.
  ///   - isForEditing: Whether it shows in editing rows only; nil for UIKit's own of that kind: true
  ///     for delete, insert, multiselect and reorder.
  public init(_ kind: Kind, placement: Placement? = nil, isForEditing: Bool? = nil) {
    self.kind = kind
    self.placement = placement ?? kind.usualPlacement
    self.isForEditing = isForEditing ?? kind.isUsuallyForEditing
  }

  /// The size of the sign in pt.
  public var size: CGSize {
    switch kind {
    case .checkmark: CGSize(width: 19, height: 18)
    case .disclosureIndicator, .outlineDisclosure: CGSize(width: 14, height: 14)
    case .delete, .insert, .multiselect: CGSize(width: 26, height: 26)
    case .reorder: CGSize(width: 27, height: 15)
    case .custom(let size): size
    }
  }

  /// The width that the row keeps free in pt. The sign is centred in it, and may be wider.
  public var reservedWidth: Double {
    switch kind {
    case .disclosureIndicator, .outlineDisclosure: 14
    case .checkmark, .delete, .insert, .multiselect, .reorder, .custom: 24
    }
  }
}

extension CellAccessory.Kind {
  fileprivate var usualPlacement: CellAccessory.Placement {
    switch self {
    case .checkmark, .disclosureIndicator, .reorder, .custom: .trailing
    case .outlineDisclosure, .delete, .insert, .multiselect: .leading
    }
  }

  fileprivate var isUsuallyForEditing: Bool {
    switch self {
    case .delete, .insert, .multiselect, .reorder: true
    case .checkmark, .disclosureIndicator, .outlineDisclosure, .custom: false
    }
  }

  /// Whether the sign is one of the system's, of which a row takes one each (list rule L11).
  var isSystem: Bool {
    if case .custom = self { false } else { true }
  }
}
