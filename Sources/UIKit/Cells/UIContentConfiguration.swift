public import Foundation

/// Describes the content of a cell.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes the view that shows it.
  func makeContentView() -> any UIView & UIContentView
  /// The description for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a description.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show a description.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Yes if it is of the present one's type.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}

/// What descriptions depend on.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// The traits.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a cell.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it is touched.
  public var isHighlighted = false
  /// Whether it is out of use.
  public var isDisabled = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether its list is being edited.
  public var isEditing = false
  /// Whether its row is open.
  public var isExpanded = false

  /// Creates a state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// Describes the background of a cell: kept without effect, since nothing is drawn.
public struct UIBackgroundConfiguration: Sendable {
  /// The colour.
  public var backgroundColor: UIColor?
  /// How corners are rounded, in pt.
  public var cornerRadius: CGFloat = 0
  /// Room around it, in pt.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// That of a row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemBackground)
  }
  /// That of a row of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground)
  }
}
