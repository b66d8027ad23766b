/// Why an image file could not be written.
public struct ImageFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's error number.
  public let code: Int32
  /// One sentence without its full stop.
  public let message: String

  /// The sentence of `message`.
  public var description: String { message }
}
