import Foundation

/// One regular file, open for reading, with a position of its own.
///
/// The path is only ever a path: libav sees bytes and no name, so that nothing in a name can mean a
/// protocol, a pattern or an option (media rule 8.1).
final class InputFile {
  private let descriptor: Int32
  let size: Int64
  private var position: Int64 = 0

  /// Opens a regular file.
  ///
  /// - Throws: `notFound` or `notAFile`.
  init(path: String) throws(VideoError) {
    guard !path.utf8.contains(0) else {
      throw VideoError(.notFound, during: .opening, "no file can have this name")
    }
    // Without O_NONBLOCK, opening a pipe would wait for somebody to write into it.
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure(errno) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      let code = errno
      close(descriptor)
      throw Self.failure(code)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw VideoError(
        .notAFile, during: .opening, "\(Self.kind(of: status.st_mode)), not a file")
    }
    self.descriptor = descriptor
    size = Int64(status.st_size)
  }

  deinit { close(descriptor) }

  /// Reads the next bytes.
  ///
  /// - Returns: How many were read, 0 at the end, or the system's error number below zero.
  @unsafe func read(into bytes: UnsafeMutablePointer<UInt8>, count: Int) -> Int {
    while true {
      let result = unsafe pread(descriptor, bytes, count, off_t(position))
      if result >= 0 {
        position += Int64(result)
        return result
      }
      if errno != EINTR { return -Int(errno) }
    }
  }

  /// Moves to a position counted from the start.
  ///
  /// - Returns: Whether there can be such a position.
  func move(to target: Int64) -> Bool {
    guard target >= 0 else { return false }
    position = target
    return true
  }

  /// The place of the next byte.
  var offset: Int64 { position }

  private static func failure(_ code: Int32) -> VideoError {
    let reason = unsafe String(cString: strerror(code))
    switch code {
    case ENXIO, ENODEV, EISDIR:
      return VideoError(.notAFile, during: .opening, "not a file: \(reason)", code: code)
    default:
      return VideoError(.notFound, during: .opening, "cannot open: \(reason)", code: code)
    }
  }

  private static func kind(of mode: mode_t) -> String {
    switch mode & S_IFMT {
    case S_IFDIR: "a folder"
    case S_IFIFO: "a pipe"
    case S_IFSOCK: "a socket"
    default: "a device"
    }
  }
}
