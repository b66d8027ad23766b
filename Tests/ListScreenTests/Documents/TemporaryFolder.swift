import Foundation

/// A folder that a test fills, gone when the value is.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func write(_ name: String, _ text: String = "x") throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: false)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  func makePipe(_ name: String) throws {
    guard unsafe mkfifo(path(name), 0o600) == 0 else { throw POSIXError(.EIO) }
  }

  /// A file of that many bytes, all of them a hole, so that nothing is written.
  func makeHole(_ name: String, bytes: Int) throws {
    try write(name, "")
    guard unsafe truncate(path(name), bytes) == 0 else { throw POSIXError(.EIO) }
  }
}
