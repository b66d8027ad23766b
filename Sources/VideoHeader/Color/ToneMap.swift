import Foundation

/// Brings high dynamic range down to an sRGB picture (media rule 5.3).
///
/// Numbers become light in nits, brightness above diffuse white is bent down by the curve of ITU-R BT.2390 on
/// the largest of the three components, so that hues stay, primaries go from BT.2020 to BT.709, and the
/// result is encoded as sRGB. What an ordinary screen shows as white is 203 nit (ITU-R BT.2408).
struct ToneMap {
  /// How numbers became light when the video was made.
  enum Transfer: Hashable {
    /// SMPTE ST 2084, absolute light.
    case pq
    /// ARIB STD-B67, light relative to the screen's peak.
    case hlg
  }

  private static let diffuseWhite = 203.0
  /// The light of each of 4096 levels: display light for PQ, scene light for HLG.
  private let light: [Float]
  private let transfer: Transfer
  /// By light in 1024ths of the square root's range: what a largest component is multiplied by.
  private let gain: [Float]
  private let peak: Float

  /// - Parameters:
  ///   - transfer: The transfer function.
  ///   - peak: The brightest light of the master in nits; nil for the usual 1000.
  init(_ transfer: Transfer, peak: Double?) {
    let told = peak.flatMap { $0.isNaN ? nil : $0 } ?? 1000
    let peak = min(max(told, Self.diffuseWhite), 10_000)
    self.transfer = transfer
    self.peak = Float(peak)
    light = (0..<4096).map { level in
      let signal = Double(level) / 4095
      return Float(transfer == .pq ? Self.fromPQ(signal) : Self.sceneLight(signal))
    }
    gain = (0...1024).map { step in
      let root = Double(step) / 1024
      let nits = max(root * root * peak, 1e-6)
      return Float(Self.bent(nits, peak: peak) / nits)
    }
  }

  /// An sRGB picture of 16-bit RGBA numbers.
  ///
  /// - Complexity: O(n) in the number of pixels.
  func mapped(_ values: [UInt16]) -> [UInt8] {
    var result = [UInt8](repeating: 255, count: values.count)
    for index in stride(from: 0, to: values.count - values.count % 4, by: 4) {
      var red = light[Int(values[index] >> 4)]
      var green = light[Int(values[index + 1] >> 4)]
      var blue = light[Int(values[index + 2] >> 4)]
      if transfer == .hlg {
        // The screen's own curve for a peak of 1000 nit: gamma 1.2 on luminance.
        let luminance = 0.2627 * red + 0.6780 * green + 0.0593 * blue
        let scale = luminance > 0 ? peak * pow(luminance, 0.2) : 0
        (red, green, blue) = (red * scale, green * scale, blue * scale)
      }
      let largest = min(max(red, green, blue), peak)
      let step = min(Int((largest / peak).squareRoot() * 1024), 1024)
      let factor = gain[step] / Float(Self.diffuseWhite)
      (red, green, blue) = (red * factor, green * factor, blue * factor)
      result[index] = Self.encoded(1.6605 * red - 0.5876 * green - 0.0728 * blue)
      result[index + 1] = Self.encoded(-0.1246 * red + 1.1329 * green - 0.0083 * blue)
      result[index + 2] = Self.encoded(-0.0182 * red - 0.1006 * green + 1.1187 * blue)
      result[index + 3] = UInt8(values[index + 3] >> 8)
    }
    return result
  }

  // MARK: Curves

  /// Light in nits for a PQ signal of 0 to 1.
  static func fromPQ(_ signal: Double) -> Double {
    let root = pow(max(signal, 0), 1 / 78.84375)
    return 10_000
      * pow(max(root - 0.8359375, 0) / (18.8515625 - 18.6875 * root), 1 / 0.1593017578125)
  }

  /// The PQ signal of a light in nits.
  static func toPQ(_ nits: Double) -> Double {
    let power = pow(max(nits, 0) / 10_000, 0.1593017578125)
    return pow((0.8359375 + 18.8515625 * power) / (1 + 18.6875 * power), 78.84375)
  }

  /// Scene light from 0 to 1 for an HLG signal.
  private static func sceneLight(_ signal: Double) -> Double {
    signal <= 0.5
      ? signal * signal / 3 : (exp((signal - 0.55991073) / 0.17883277) + 0.28466892) / 12
  }

  /// BT.2390's curve: below the knee light is kept, above it bends towards diffuse white.
  private static func bent(_ nits: Double, peak: Double) -> Double {
    let top = toPQ(peak)
    let signal = toPQ(nits) / top
    let limit = toPQ(diffuseWhite) / top
    let knee = 1.5 * limit - 0.5
    guard signal > knee, knee < 1 else { return min(nits, diffuseWhite) }
    let t = (signal - knee) / (1 - knee)
    let (t2, t3) = (t * t, t * t * t)
    let curve =
      (2 * t3 - 3 * t2 + 1) * knee + (t3 - 2 * t2 + t) * (1 - knee) + (3 * t2 - 2 * t3) * limit
    return min(fromPQ(curve * top), diffuseWhite)
  }

  /// sRGB's curve, by a table of 4096 steps over the square root.
  private static func encoded(_ linear: Float) -> UInt8 {
    let clamped = min(max(linear, 0), 1)
    return encoding[Int((clamped.squareRoot() * 4095).rounded())]
  }

  private static let encoding: [UInt8] = (0..<4096).map { step in
    let root = Double(step) / 4095
    let linear = root * root
    let value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
    return UInt8(min(max((value * 255).rounded(), 0), 255))
  }
}
