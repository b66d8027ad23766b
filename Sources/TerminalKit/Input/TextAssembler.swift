/// Puts typed text together: UTF-8 from bytes, and clusters from scalars.
struct TextAssembler: Sendable {
  /// The most scalars of one cluster; a longer one is given out in parts.
  private static let clusterLimit = 32

  private var value: UInt32 = 0
  private var missing = 0
  private var least: UInt32 = 0
  private var cluster = String.UnicodeScalarView()

  /// Whether a cluster waits for marks that may still join it.
  var hasCluster: Bool { !cluster.isEmpty }

  /// Takes a byte from 20 on, without 7F. Gives the scalar that it completes. Broken UTF-8 and C1
  /// controls give nothing (terminal rule 51).
  mutating func take(_ byte: UInt8) -> Unicode.Scalar? {
    if byte < 0x80 {
      missing = 0
      return Unicode.Scalar(byte)
    }
    if byte < 0xC0 {
      guard missing > 0 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
      missing -= 1
      // Below A0 is a C1 control, below the least an overlong form.
      guard missing == 0, value >= max(least, 0xA0) else { return nil }
      return Unicode.Scalar(value)
    }
    switch byte {
    case 0xC2...0xDF: begin(byte & 0x1F, 1, 0x80)
    case 0xE0...0xEF: begin(byte & 0x0F, 2, 0x800)
    case 0xF0...0xF4: begin(byte & 0x07, 3, 0x1_0000)
    default: missing = 0
    }
    return nil
  }

  private mutating func begin(_ bits: UInt8, _ count: Int, _ least: UInt32) {
    value = UInt32(bits)
    missing = count
    self.least = least
  }

  /// Takes a scalar and gives the characters that are whole now. ASCII is whole at once, so that a
  /// key acts when it is pressed; anything else waits for what may join it.
  mutating func add(_ scalar: Unicode.Scalar) -> [Character] {
    if scalar.isASCII {
      let whole = flush()
      return [whole, Character(scalar)].compactMap { $0 }
    }
    if cluster.isEmpty {
      cluster.append(scalar)
      return []
    }
    var longer = cluster
    longer.append(scalar)
    if longer.count <= Self.clusterLimit, String(longer).count == 1 {
      cluster = longer
      return []
    }
    let whole = flush()
    cluster.append(scalar)
    return [whole].compactMap { $0 }
  }

  /// Gives the waiting cluster, and forgets a character of which bytes are missing.
  mutating func flush() -> Character? {
    missing = 0
    guard !cluster.isEmpty else { return nil }
    defer { cluster = String.UnicodeScalarView() }
    return String(cluster).first
  }
}
