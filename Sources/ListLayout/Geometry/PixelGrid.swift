/// Rounds to whole pixels of a screen, or not at all (layout rules 1 to 5).
struct PixelGrid: Hashable, Sendable {
  /// Pixels per point; nil for none.
  let scale: Double?

  /// How far below a pixel, in pixels, a length still counts as on it (rule 1).
  private static let hair = 0.001

  /// The length of a fraction: rounded down (rule 1).
  func length(_ value: Double) -> Double {
    guard let scale else { return value }
    return floored(value * scale + Self.hair) / scale
  }

  /// A position as it is handed out: the nearest pixel, ties up (rule 3).
  func position(_ value: Double) -> Double {
    guard let scale else { return value }
    return floored(value * scale + 0.5) / scale
  }

  func position(_ point: Vector) -> Vector { [position(point.x), position(point.y)] }

  /// Values this large are whole numbers already.
  private func floored(_ value: Double) -> Double {
    abs(value) < 4e15 ? value.rounded(.down) : value
  }
}
