/// Figures in the few digits that mean something.
enum Figure {
  /// A time with its unit.
  static func time(_ seconds: Double) -> String {
    switch seconds {
    case ..<1e-6: "\(short(seconds * 1e9)) ns"
    case ..<1e-3: "\(short(seconds * 1e6)) us"
    case ..<1: "\(short(seconds * 1e3)) ms"
    default: "\(short(seconds)) s"
    }
  }

  /// How many times as fast as the first.
  static func ratio(_ factor: Double) -> String {
    switch factor {
    case 0.995..<1.005: "1 x"
    case 1...: "\(short(factor)) x faster"
    default: "\(short(1 / factor)) x slower"
    }
  }

  /// A number of bytes with its unit.
  static func bytes(_ count: Int) -> String {
    switch abs(count) {
    case ..<10_000: "\(count) B"
    case ..<10_000_000: "\(short(Double(count) / 1e3)) kB"
    default: "\(short(Double(count) / 1e6)) MB"
    }
  }

  /// Three digits, more only before the point.
  static func short(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let places = abs(value) >= 100 ? 1.0 : abs(value) >= 10 ? 10 : 100
    let text = "\((value * places).rounded() / places)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
