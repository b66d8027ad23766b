import Foundation

/// Headers with the names of the C libraries' that stop every compilation that reads one.
enum PoisonedHeaders {
  static let names = [
    "libavcodec/avcodec.h", "libavformat/avformat.h", "libavformat/avio.h", "libavutil/avutil.h",
    "libavutil/frame.h", "libavutil/imgutils.h", "libswscale/swscale.h", "chafa.h",
  ]

  /// Writes the headers into `scratch`, where they keep their place between runs.
  static func folder(in scratch: URL) throws -> URL {
    let folder = scratch.appendingPathComponent("poisoned-headers")
    for name in names {
      let file = folder.appendingPathComponent(name)
      // A header written again would look changed to the build.
      guard !FileManager.default.fileExists(atPath: file.path) else { continue }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("#error \"\(name) was read for a library that has no use for it\"\n".utf8)
        .write(to: file)
    }
    return folder
  }
}
