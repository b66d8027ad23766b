public import Foundation

/// A picture or video that a document names.
public struct MediaReference: Hashable, Sendable {
  /// The name as the document has it: `car1`, `header.mp4`.
  public var name: String
  /// The absolute path of the file, links resolved; nil when it is not there or was not looked for.
  public var file: String?
  /// The size of a picture as its file says it, one pt a pixel; nil where the file is not there or
  /// does not say it.
  public var size: CGSize?

  /// Creates a reference.
  public init(name: String, file: String? = nil, size: CGSize? = nil) {
    self.name = name
    self.file = file
    self.size = size
  }
}
