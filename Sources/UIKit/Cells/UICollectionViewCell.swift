public import Foundation

/// A cell of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Holds the content; as large as the cell.
  public let contentView = UIView()
  /// Lies behind the content.
  open var backgroundView: UIView? { didSet { replace(oldValue, with: backgroundView) } }
  /// Lies behind the content while the cell is selected.
  open var selectedBackgroundView: UIView?
  /// Whether its item is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Whether its item is touched.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  /// Describes the content; the content view then holds the view that the description makes.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }
  /// Describes the background: kept without effect.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether the content follows the state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background follows the state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Configures the cell for a state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Configures a cell for a state.
  public typealias ConfigurationUpdateHandler =
    (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void
  private var configured: (any UIView & UIContentView)?

  /// Creates a cell with a frame in pt.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Creates an empty cell.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  override var measured: UIView { configured ?? contentView }

  /// Places what is in it.
  open override func layoutSubviews() {
    contentView.frame = bounds
    backgroundView?.frame = bounds
    configured?.frame = contentView.bounds
    super.layoutSubviews()
  }

  /// The state that configurations depend on.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  /// Asks for the configuration to follow the state. It does so at once.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
  }

  /// Configures the cell for a state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// A fresh description of a cell's content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private func stateChanged() {
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
      configured?.configuration = configuration.updated(for: configurationState)
    }
    setNeedsUpdateConfiguration()
  }

  private func showConfiguration() {
    guard let configuration = contentConfiguration else {
      configured?.removeFromSuperview()
      configured = nil
      return
    }
    if let configured, type(of: configured.configuration) == type(of: configuration) {
      configured.configuration = configuration
    } else {
      let view = configuration.makeContentView()
      configured?.removeFromSuperview()
      configured = view
      view.frame = contentView.bounds
      contentView.addSubview(view)
    }
    setNeedsLayout()
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
  }
}
