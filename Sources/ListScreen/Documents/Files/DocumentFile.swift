import Foundation

/// Reads the bytes of a document's file.
package enum DocumentFile {
  /// The bytes of the regular file at `path`.
  ///
  /// What lies there is asked before it is opened, since opening a device may do something, and
  /// again afterwards, since it may have been exchanged. Opening a pipe never waits.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - limit: The most bytes that are read; a longer file is an error, also if it grows meanwhile.
  /// - Returns: The bytes.
  /// - Throws: `DocumentFileError` with the reason.
  package static func read(_ path: String, limit: Int) throws(DocumentFileError) -> [UInt8] {
    let (descriptor, size) = try open(path)
    defer { close(descriptor) }
    guard size <= limit else { throw DocumentFileError(.tooLarge(limit: limit), path: path) }
    return try bytes(of: descriptor, path, expected: size, limit: limit)
  }

  /// The first bytes of the regular file at `path`, at most so many.
  static func beginning(of path: String, length: Int) throws(DocumentFileError) -> [UInt8] {
    let (descriptor, size) = try open(path)
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: min(max(size, 0), length))
    let count = unsafe pread(descriptor, &bytes, bytes.count, 0)
    guard count >= 0 else { throw failure(path) }
    return Array(bytes.prefix(count))
  }

  private static func open(
    _ path: String
  ) throws(DocumentFileError) -> (descriptor: Int32, size: Int) {
    guard !path.utf8.contains(0) else { throw DocumentFileError(.missing, path: path) }
    guard let kind = FileKind(path: path) else { throw failure(path) }
    try check(kind, path)
    let descriptor = unsafe Foundation.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    do throws(DocumentFileError) {
      var status = stat()
      guard unsafe fstat(descriptor, &status) == 0 else { throw failure(path) }
      try check(FileKind(status), path)
      return (descriptor, Int(status.st_size))
    } catch {
      close(descriptor)
      throw error
    }
  }

  private static func check(_ kind: FileKind, _ path: String) throws(DocumentFileError) {
    switch kind {
    case .regular: return
    case .folder: throw DocumentFileError(.folder, path: path)
    case .special: throw DocumentFileError(.notRegular, path: path)
    }
  }

  private static func bytes(
    of descriptor: Int32, _ path: String, expected: Int, limit: Int
  ) throws(DocumentFileError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe Foundation.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(path) }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
      guard bytes.count <= limit else {
        throw DocumentFileError(.tooLarge(limit: limit), path: path)
      }
    }
  }

  /// The error that the last call of the system left.
  private static func failure(_ path: String) -> DocumentFileError {
    let code = errno
    let isMissing = code == ENOENT || code == ENOTDIR
    return DocumentFileError(
      isMissing ? .missing : .unreadable(unsafe String(cString: strerror(code))), path: path)
  }
}
