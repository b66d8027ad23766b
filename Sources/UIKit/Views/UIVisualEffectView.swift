public import Foundation

/// What a view does to what is behind it: kept without effect, since nothing is drawn.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// Blurs what is behind.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How it blurs.
  public enum Style: Int, Sendable {
    /// Almost white.
    case extraLight = 0
    /// Light.
    case light
    /// Dark.
    case dark
    /// As the appearance.
    case regular = 4
    /// So that it stands out.
    case prominent
    /// Hardly.
    case systemUltraThinMaterial
    /// A little.
    case systemThinMaterial
    /// As the system does.
    case systemMaterial
    /// Much.
    case systemThickMaterial
    /// As bars do.
    case systemChromeMaterial
  }

  /// Creates an effect.
  public init(style: Style) { super.init() }
}

/// A view with an effect on what is behind it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// Holds the content; as large as the view.
  public let contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Creates a view without effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
