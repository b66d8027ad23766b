/// A colour by its role, which light and dark appearance fill differently.
public enum ColorRole: String, CaseIterable, Hashable, Sendable {
  /// Primary text.
  case label
  /// Secondary text.
  case secondaryLabel
  /// Tertiary text.
  case tertiaryLabel
  /// The faintest text, and separators made of it.
  case quaternaryLabel
  /// What can be acted on.
  case systemBlue
  /// What went wrong.
  case systemRed
  /// The background of a screen.
  case background
  /// The background of a group on a screen.
  case secondaryBackground
  /// A thin line between rows.
  case separator

  /// The colour in an appearance, with its opacity (the platform's documented values).
  public func color(dark: Bool) -> RGBA {
    switch self {
    case .label: dark ? RGBA(255, 255, 255) : RGBA(0, 0, 0)
    case .secondaryLabel: dark ? RGBA(235, 235, 245, 0.6) : RGBA(60, 60, 67, 0.6)
    case .tertiaryLabel: dark ? RGBA(235, 235, 245, 0.3) : RGBA(60, 60, 67, 0.3)
    case .quaternaryLabel: dark ? RGBA(235, 235, 245, 0.16) : RGBA(60, 60, 67, 0.18)
    case .systemBlue: dark ? RGBA(10, 132, 255) : RGBA(0, 122, 255)
    case .systemRed: dark ? RGBA(255, 69, 58) : RGBA(255, 59, 48)
    case .background: dark ? RGBA(0, 0, 0) : RGBA(255, 255, 255)
    case .secondaryBackground: dark ? RGBA(28, 28, 30) : RGBA(242, 242, 247)
    case .separator: dark ? RGBA(84, 84, 88, 0.6) : RGBA(60, 60, 67, 0.29)
    }
  }

  /// The colour over the screen's background, opaque.
  public func opaque(dark: Bool) -> RGBA {
    color(dark: dark).over(ColorRole.background.color(dark: dark))
  }
}

/// An sRGB colour with straight alpha.
public struct RGBA: Hashable, Sendable {
  /// 0 to 255.
  public let red: UInt8
  /// 0 to 255.
  public let green: UInt8
  /// 0 to 255.
  public let blue: UInt8
  /// 0 to 1.
  public let alpha: Double

  /// Creates a colour.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = min(max(alpha, 0), 1)
  }

  /// This colour over an opaque one.
  public func over(_ other: RGBA) -> RGBA {
    func mix(_ top: UInt8, _ below: UInt8) -> UInt8 {
      UInt8((Double(top) * alpha + Double(below) * (1 - alpha)).rounded())
    }
    return RGBA(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }
}
