/// A colour of a cell: the terminal's own, one of its 16 or 256, or 24 bits.
///
/// ```swift
/// let coral = CellColor.rgb(255, 127, 80)
/// let quiet = CellColor.indexed(8)
/// ```
public struct CellColor: Hashable, Sendable {
  /// What a colour can be, for a `switch`.
  public enum Kind: Hashable, Sendable {
    /// The terminal's own foreground or background.
    case terminal
    /// One of the 256 of the palette; 0-15 are the user's own sixteen.
    case indexed(UInt8)
    /// Red, green, blue in sRGB, 0-255 each.
    case rgb(UInt8, UInt8, UInt8)
  }

  /// One word, so that comparing two cells costs three comparisons: the kind in the top byte.
  let bits: UInt32

  private init(bits: UInt32) { self.bits = bits }

  /// The terminal's own colour: nothing is asked for.
  public static let terminal = CellColor(bits: 0)

  /// One of the 256 colours of the palette.
  ///
  /// - Parameter index: 0-15 the user's sixteen, 16-231 the 6 x 6 x 6 cube, 232-255 greys.
  /// - Returns: The colour.
  public static func indexed(_ index: UInt8) -> CellColor {
    CellColor(bits: 0x0100_0000 | UInt32(index))
  }

  /// A colour of 24 bits.
  ///
  /// - Parameters:
  ///   - red: 0-255 in sRGB.
  ///   - green: 0-255 in sRGB.
  ///   - blue: 0-255 in sRGB.
  /// - Returns: The colour.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> CellColor {
    CellColor(bits: 0x0200_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// What this colour is.
  public var kind: Kind {
    switch bits >> 24 {
    case 1: .indexed(UInt8(truncatingIfNeeded: bits))
    case 2: .rgb(red, green, blue)
    default: .terminal
    }
  }

  var isTrueColor: Bool { bits >> 24 == 2 }

  var red: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
  var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
  var blue: UInt8 { UInt8(truncatingIfNeeded: bits) }
}
