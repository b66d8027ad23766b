extension Device {
  /// The devices with a name, small to large.
  ///
  /// | name | points | scale | safe area (top, bottom) | margin |
  /// | --- | --- | --- | --- | --- |
  /// | `iphone-se-2` | 375 x 667 | 2 | 20, 0 | 16 |
  /// | `iphone-13-mini` | 375 x 812 | 3 | 50, 34 | 16 |
  /// | `iphone-15-pro` | 393 x 852 | 3 | 59, 34 | 16 |
  /// | `iphone-11-pro-max` | 414 x 896 | 3 | 44, 34 | 20 |
  /// | `ipad-mini-6` | 744 x 1133 | 2 | 24, 20 | 20 |
  /// | `ipad-pro-11` | 834 x 1194 | 2 | 24, 20 | 20 |
  public static let presets: [Device] = [
    upright("iphone-se-2", 375, 667, scale: 2, top: 20, bottom: 0, margin: 16),
    upright("iphone-13-mini", 375, 812, scale: 3, top: 50, bottom: 34, margin: 16),
    upright("iphone-15-pro", 393, 852, scale: 3, top: 59, bottom: 34, margin: 16),
    upright("iphone-11-pro-max", 414, 896, scale: 3, top: 44, bottom: 34, margin: 20),
    upright("ipad-mini-6", 744, 1133, scale: 2, top: 24, bottom: 20, margin: 20),
    upright("ipad-pro-11", 834, 1194, scale: 2, top: 24, bottom: 20, margin: 20),
  ]

  /// The preset called `name`, upright.
  public static func named(_ name: String) -> Device? {
    presets.first { $0.name == name }
  }

  private static func upright(
    _ name: String, _ width: Double, _ height: Double, scale: Double, top: Double,
    bottom: Double, margin: Double
  ) -> Device {
    Device(
      name: name, width: width, height: height, scale: scale,
      safeArea: Edges(top: top, left: 0, bottom: bottom, right: 0), margin: margin)
  }
}
