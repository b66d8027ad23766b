import Foundation

/// A picture in about 25 bytes: what a list shows before the picture itself has come.
///
/// ```swift
/// ThumbHash(of: poster.image).base64   // 4BcKDYQ4d4eIeIiAhnd3h3h3B3iAeAhw
/// ```
/// The format is Evan Wallace's ThumbHash: the lowest frequencies (DCT-II) of lightness, of two differences of
/// colours and of alpha, each rounded to four bits of its channel's range. Shape, average colour and
/// transparency come out of it too. Decoders exist for the web, Android and Apple's systems.
public struct ThumbHash: Hashable, Sendable {
  /// The hash itself: 5 bytes of header, one more with alpha, then two coefficients a byte.
  public let bytes: [UInt8]

  /// The longest side of a picture that is looked at; a larger one is made smaller first, in px.
  public static let side = 100

  /// Describes a picture.
  ///
  /// - Parameter image: The picture.
  /// - Complexity: O(n) in the number of pixels.
  public init(of image: PixelImage) {
    let planes = ThumbHashPlanes(image.averaged(toFit: Self.side))
    let (width, height) = (Double(planes.width), Double(planes.height))
    let hasAlpha = planes.hasAlpha
    // The longer side has so many frequencies, the other in proportion.
    let most: Double = hasAlpha ? 5 : 7
    let columns = max(Int((most * width / max(width, height)).rounded()), 1)
    let rows = max(Int((most * height / max(width, height)).rounded()), 1)

    let lightness = planes.spectrum(
      of: planes.lightness, columns: max(columns, 3), rows: max(rows, 3))
    let yellowBlue = planes.spectrum(of: planes.yellowBlue, columns: 3, rows: 3)
    let redGreen = planes.spectrum(of: planes.redGreen, columns: 3, rows: 3)
    let alpha = hasAlpha ? planes.spectrum(of: planes.alpha, columns: 5, rows: 5) : nil

    let isLandscape = planes.width > planes.height
    var fields = BitFields()
    fields.append(lightness.mean, of: 6)
    fields.append((yellowBlue.mean + 1) / 2, of: 6)
    fields.append((redGreen.mean + 1) / 2, of: 6)
    fields.append(lightness.range, of: 5)
    fields.append(hasAlpha ? 1 : 0, of: 1)
    fields.append(bits: isLandscape ? rows : columns, count: 3)
    fields.append(yellowBlue.range, of: 6)
    fields.append(redGreen.range, of: 6)
    fields.append(isLandscape ? 1 : 0, of: 1)
    if let alpha {
      fields.append(alpha.mean, of: 4)
      fields.append(alpha.range, of: 4)
    }
    for spectrum in [lightness, yellowBlue, redGreen, alpha].compactMap({ $0 }) {
      for coefficient in spectrum.coefficients { fields.append(coefficient, of: 4) }
    }
    bytes = fields.bytes
  }

  /// The bytes in base 64, as documents and databases keep them.
  public var base64: String { Data(bytes).base64EncodedString() }
}

/// Numbers of a few bits each, the lowest bit of the first byte first.
private struct BitFields {
  private(set) var bytes: [UInt8] = []
  private var free = 0

  /// Adds a share from 0 to 1 as a whole number of so many bits.
  mutating func append(_ share: Double, of count: Int) {
    let largest = Double(1 << count - 1)
    append(bits: Int(min(max(share * largest, 0), largest).rounded()), count: count)
  }

  mutating func append(bits: Int, count: Int) {
    for bit in 0..<count {
      if free == 0 {
        bytes.append(0)
        free = 8
      }
      if bits >> bit & 1 == 1 { bytes[bytes.count - 1] |= 1 << UInt8(8 - free) }
      free -= 1
    }
  }
}
