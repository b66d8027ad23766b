public import Foundation

/// Something to press or to set.
///
/// Targets with selectors do not exist on Linux: use `addAction(_:for:)`.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger left it inside: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger left it outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What it is there for happened.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control looks.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As usual.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Out of use.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// Where content stands across.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left
    /// At the right.
    case right
    /// From edge to edge.
    case fill
    /// Where reading begins.
    case leading
    /// Where reading ends.
    case trailing
  }

  /// Where content stands from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// From edge to edge.
    case fill
  }

  /// Whether it is in use.
  open var isEnabled = true
  /// Whether a tap opens the menu: kept without effect.
  open var showsMenuAsPrimaryAction = false
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is pressed.
  open var isHighlighted = false
  /// Where its content stands across: kept without effect.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where its content stands from top to bottom: kept without effect.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  private var actions: [(event: Event, action: UIAction)] = []

  /// Creates a control with a frame in pt.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control that does something.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates an empty control.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Does something when an event happens; an action of the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((controlEvents, action))
  }

  /// Does it no longer.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Does it no longer.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    actions.removeAll { $0.action.identifier == actionIdentifier && $0.event == controlEvents }
  }

  /// Does what was added for any of the events.
  open func sendActions(for controlEvents: Event) {
    for (event, action) in actions where !event.isDisjoint(with: controlEvents) {
      action.perform(sender: self)
    }
  }

  /// Does something.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }
}

/// Pulls for new content.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether new content is awaited.
  open private(set) var isRefreshing = false
  /// Shows that new content is awaited.
  open func beginRefreshing() { isRefreshing = true }
  /// Shows that it came.
  open func endRefreshing() { isRefreshing = false }
}
