import ListLayout

/// The size of a screen as `--viewport` gives it.
struct Viewport: Hashable {
  /// In pt.
  var width: Double
  /// In pt; nil where only a width was given.
  var height: Double?
  /// The device, where one was named.
  var device: Device?

  /// What `--viewport` expects, for messages.
  static let expectation = "a width, WxH in points, or a device (\(deviceNames))"

  static let deviceNames = Device.presets.map(\.name).joined(separator: ", ")

  /// Reads points (`414`, `414x896`) or the name of a device; nil for anything else, and for sizes
  /// that are not finite, not positive, or above 100,000.
  init?(_ text: String) {
    if let device = Device.named(text) {
      self.init(width: device.width, height: device.height, device: device)
      return
    }
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let width = Self.points(parts[0]) else { return nil }
    if parts.count == 2 {
      guard let height = Self.points(parts[1]) else { return nil }
      self.init(width: width, height: height)
    } else {
      self.init(width: width)
    }
  }

  init(width: Double, height: Double? = nil, device: Device? = nil) {
    self.width = width
    self.height = height
    self.device = device
  }

  private static func points(_ text: Substring) -> Double? {
    // Double reads hexadecimal, "inf" and "nan" too.
    guard text.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || (48...57).contains($0) }),
      let value = Double(text), value > 0, value <= 100_000
    else { return nil }
    return value
  }
}

extension DirectionalEdgeInsets {
  /// The edges of a device, which are the same at both sides.
  init(_ edges: Device.Edges) {
    self.init(
      top: edges.top, leading: edges.left, bottom: edges.bottom, trailing: edges.right)
  }
}
