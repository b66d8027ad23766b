import Foundation

/// A video of the package, by its name.
enum MediaFile {
  static let header = url("media/header.mp4")

  static func sample(_ name: String) -> URL { url("Tests/VideoHeaderTests/Media/\(name)") }

  static let missing = URL(fileURLWithPath: "/nowhere/header.mp4")

  private static func url(_ path: String) -> URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(path)
  }
}
