import ListScreen

/// Colours by role, which follow light and dark. Those that a screen's document knows have the
/// platform's documented values; the others are rough.
extension UIColor {
  /// Primary text.
  public static let label = UIColor(.label)
  /// Secondary text.
  public static let secondaryLabel = UIColor(.secondaryLabel)
  /// Tertiary text.
  public static let tertiaryLabel = UIColor(.tertiaryLabel)
  /// The faintest text.
  public static let quaternaryLabel = UIColor(.quaternaryLabel)
  /// Text that stands where some is to be typed.
  public static let placeholderText = UIColor(.tertiaryLabel)
  /// A link.
  public static let link = UIColor(.systemBlue)
  /// A thin line between rows.
  public static let separator = UIColor(.separator)
  /// A thin line that nothing shines through.
  public static let opaqueSeparator = paired(0xC6C6C8, dark: 0x38383A)
  /// The background of a screen.
  public static let systemBackground = UIColor(.background)
  /// The background of a group on a screen.
  public static let secondarySystemBackground = UIColor(.secondaryBackground)
  /// The background of what stands in a group.
  public static let tertiarySystemBackground = paired(0xFFFFFF, dark: 0x2C2C2E)
  /// The background of a grouped screen.
  public static let systemGroupedBackground = paired(0xF2F2F7, dark: 0x000000)
  /// The background of a group on a grouped screen.
  public static let secondarySystemGroupedBackground = paired(0xFFFFFF, dark: 0x1C1C1E)
  /// The background of what stands in such a group.
  public static let tertiarySystemGroupedBackground = paired(0xF2F2F7, dark: 0x2C2C2E)
  /// A shape that lets its ground shine through.
  public static let systemFill = paired(0x787880, dark: 0x787880).withAlphaComponent(0.2)
  /// A fainter one.
  public static let secondarySystemFill = systemFill.withAlphaComponent(0.16)
  /// A still fainter one.
  public static let tertiarySystemFill = systemFill.withAlphaComponent(0.12)
  /// The faintest one.
  public static let quaternarySystemFill = systemFill.withAlphaComponent(0.08)

  /// The platform's blue.
  public static let systemBlue = UIColor(.systemBlue)
  /// The platform's red.
  public static let systemRed = UIColor(.systemRed)
  /// The platform's green.
  public static let systemGreen = paired(0x34C759, dark: 0x30D158)
  /// The platform's orange.
  public static let systemOrange = paired(0xFF9500, dark: 0xFF9F0A)
  /// The platform's yellow.
  public static let systemYellow = paired(0xFFCC00, dark: 0xFFD60A)
  /// The platform's pink.
  public static let systemPink = paired(0xFF2D55, dark: 0xFF375F)
  /// The platform's purple.
  public static let systemPurple = paired(0xAF52DE, dark: 0xBF5AF2)
  /// The platform's indigo.
  public static let systemIndigo = paired(0x5856D6, dark: 0x5E5CE6)
  /// The platform's teal.
  public static let systemTeal = paired(0x30B0C7, dark: 0x40C8E0)
  /// The platform's mint.
  public static let systemMint = paired(0x00C7BE, dark: 0x63E6E2)
  /// The platform's cyan.
  public static let systemCyan = paired(0x32ADE6, dark: 0x64D2FF)
  /// The platform's brown.
  public static let systemBrown = paired(0xA2845E, dark: 0xAC8E68)
  /// The platform's grey.
  public static let systemGray = paired(0x8E8E93, dark: 0x8E8E93)
  /// A grey nearer to the background.
  public static let systemGray2 = paired(0xAEAEB2, dark: 0x636366)
  /// A grey still nearer.
  public static let systemGray3 = paired(0xC7C7CC, dark: 0x48484A)
  /// A grey still nearer.
  public static let systemGray4 = paired(0xD1D1D6, dark: 0x3A3A3C)
  /// A grey still nearer.
  public static let systemGray5 = paired(0xE5E5EA, dark: 0x2C2C2E)
  /// The grey nearest to the background.
  public static let systemGray6 = paired(0xF2F2F7, dark: 0x1C1C1E)
  /// What can be acted on.
  public static let tintColor = UIColor(.systemBlue)

  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Grey.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Dark grey.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Light grey.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Nothing.
  public static let clear = UIColor(white: 0, alpha: 0)

  private static func paired(_ light: Int, dark: Int) -> UIColor {
    UIColor { traits in
      let value = traits.userInterfaceStyle == .dark ? dark : light
      func part(_ shift: Int) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
      return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
  }
}
