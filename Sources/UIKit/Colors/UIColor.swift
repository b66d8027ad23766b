public import Foundation
import ListScreen

/// A colour, which may depend on light and dark.
///
/// A value that never changes, free to use anywhere.
public final class UIColor: NSObject, Sendable {
  /// Red, green, blue and opacity, 0 to 1.
  struct Components: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat
  }

  private enum Source: Sendable {
    case fixed(Components)
    case role(ColorRole)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let source: Source
  /// What the role's or the provider's opacity is replaced by.
  private let ownAlpha: CGFloat?

  private init(_ source: Source, alpha: CGFloat? = nil) {
    self.source = source
    ownAlpha = alpha
    super.init()
  }

  /// Creates a colour from red, green, blue and opacity, 0 to 1; what lies outside is cut off.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func cut(_ value: CGFloat) -> CGFloat { value >= 0 ? min(value, 1) : 0 }
    self.init(
      .fixed(
        Components(red: cut(red), green: cut(green), blue: cut(blue), alpha: cut(alpha))))
  }

  /// Creates a grey from its brightness and opacity, 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from hue, saturation, brightness and opacity, 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func part(_ shift: CGFloat) -> CGFloat {
      let place = (hue * 6 + shift).truncatingRemainder(dividingBy: 6)
      let share = max(0, min(1, min(place, 4 - place)))
      return brightness * (1 - saturation * share)
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Creates a colour that is asked for by traits whenever it is used.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(.dynamic(dynamicProvider))
  }

  /// Creates a colour from one for drawing.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    func part(_ index: Int) -> CGFloat { parts.indices.contains(index) ? parts[index] : 0 }
    self.init(red: part(0), green: part(1), blue: part(2), alpha: cgColor.alpha)
  }

  /// Nil: there are no asset catalogues here.
  public convenience init?(named name: String) { return nil }

  convenience init(_ role: ColorRole) { self.init(.role(role)) }

  /// How many providers may lead to one another.
  private static let providerLimit = 16

  func components(in traits: UITraitCollection) -> Components {
    var (color, alpha) = (self, ownAlpha)
    // Providers may lead to further providers; a chain that never ends is cut.
    for _ in 0..<Self.providerLimit {
      guard case .dynamic(let provider) = color.source else { break }
      color = provider(traits)
      alpha = alpha ?? color.ownAlpha
    }
    var components: Components
    switch color.source {
    case .fixed(let fixed): components = fixed
    case .role(let role):
      let value = role.color(dark: traits.userInterfaceStyle == .dark)
      components = Components(
        red: CGFloat(value.red) / 255, green: CGFloat(value.green) / 255,
        blue: CGFloat(value.blue) / 255, alpha: CGFloat(value.alpha))
    case .dynamic: components = Components(red: 0, green: 0, blue: 0, alpha: 0)
    }
    if let alpha { components.alpha = alpha }
    return components
  }

  /// The colour for traits, which no longer depends on any.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(.fixed(components(in: traitCollection)))
  }

  /// The colour with another opacity, 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(source, alpha: alpha >= 0 ? min(alpha, 1) : 0)
  }

  /// The colour as drawing takes it, for the current traits.
  public var cgColor: CGColor {
    let parts = components(in: .current)
    return CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  /// Whether both are the same colour: fixed ones by their parts, roles by the role.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor, ownAlpha == other.ownAlpha else { return false }
    switch (source, other.source) {
    case (.fixed(let a), .fixed(let b)): return a == b
    case (.role(let a), .role(let b)): return a == b
    default: return self === other
    }
  }

  /// A hash of what makes colours equal.
  public override var hash: Int {
    var hasher = Hasher()
    switch source {
    case .fixed(let components): hasher.combine(components)
    case .role(let role): hasher.combine(role)
    case .dynamic: hasher.combine(ObjectIdentifier(self))
    }
    hasher.combine(ownAlpha)
    return hasher.finalize()
  }
}
