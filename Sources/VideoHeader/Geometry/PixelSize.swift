/// A width and a height in whole pixels.
public struct PixelSize: Hashable, Sendable, Codable {
  /// In px.
  public var width: Int
  /// In px.
  public var height: Int

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - width: In px.
  ///   - height: In px.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
