public import Foundation
import ListLayout

/// A row of a list in a collection view.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The signs at its sides.
  open var accessories: [UICellAccessory] = [] { didSet { setNeedsLayout() } }
  /// How deep it lies in an outline, 0 for not at all.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// What a level moves the content by, in pt (list rule L10).
  open var indentationWidth: CGFloat = 10
  /// Whether signs move with the content.
  open var indentsAccessories = true

  /// Places the content between the accessories (list rules L9 and L10).
  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = row(size: bounds.size)
    contentView.frame = CGRect(
      x: content.minX, y: 0, width: content.width, height: bounds.height)
    if measured !== contentView { measured.frame = contentView.bounds }
  }

  private func row(size: CGSize) -> CGRect {
    var row = ListRow(size: size)
    row.accessories = accessories.map(\.value)
    row.indentationLevel = indentationLevel
    row.indentationWidth = Double(indentationWidth)
    row.edgeMargin = 16
    do throws(ListRow.RepeatedAccessory) {
      return try row.geometry().content
    } catch {
      refuse("\(error)")
    }
  }

  /// The size that the content needs between the accessories.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let taken = targetSize.width - row(size: targetSize).width
    var inner = targetSize
    inner.width = max(inner.width - taken, 0)
    var size = super.systemLayoutSizeFitting(
      inner, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    size.width += taken
    return size
  }
}

/// A sign at the side of a list's row.
public struct UICellAccessory: Sendable {
  let value: CellAccessory

  /// When a sign shows.
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// While the list is edited.
    case whenEditing
    /// While it is not.
    case whenNotEditing
  }

  private init(_ kind: CellAccessory.Kind, _ displayed: DisplayedState) {
    value = CellAccessory(kind, isForEditing: displayed == .whenEditing)
  }

  /// A tick.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed)
  }

  /// An arrow that says that the row leads on.
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed)
  }

  /// An arrow that opens and closes an outline.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.outlineDisclosure, displayed) }

  /// A button that deletes the row.
  public static func delete(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(.delete, displayed)
  }

  /// A button that inserts a row.
  public static func insert(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(.insert, displayed)
  }

  /// A circle to select several rows.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed)
  }

  /// A handle to move the row by.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(.reorder, displayed)
  }

  /// How an outline's arrow behaves.
  public struct OutlineDisclosureOptions: Sendable {
    /// Where taps open and close the row.
    public enum Style: Sendable {
      /// As the system likes.
      case automatic
      /// On the whole row.
      case header
      /// On the arrow.
      case cell
    }

    /// Where taps open and close the row.
    public var style: Style

    /// Creates options.
    public init(style: Style = .automatic) { self.style = style }
  }
}
