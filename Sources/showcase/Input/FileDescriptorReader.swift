import Foundation

/// Reads a descriptor piece by piece, as bytes come.
///
/// Interruptions and a descriptor that would block are met by trying again; its flags are left
/// alone, since they lie in the open file that other processes share (terminal rule 9).
struct FileDescriptorReader {
  let descriptor: Int32
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next bytes, or nil at the end.
  ///
  /// - Returns: At least one byte, as soon as there are any.
  /// - Throws: `ReadError` with the system's reason.
  mutating func next() throws(ReadError) -> ArraySlice<UInt8>? {
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe read(descriptor, bytes.baseAddress, bytes.count)
      }
      if count > 0 { return buffer[..<count] }
      if count == 0 { return nil }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = unsafe poll(&waiting, 1, -1)
      default: throw ReadError(reason: SystemReason.last)
      }
    }
  }
}

/// Why reading failed.
struct ReadError: Error, Hashable {
  let reason: String
}

/// The system's words for what went wrong last in this thread.
enum SystemReason {
  static var last: String { of(errno) }

  static func of(_ code: Int32) -> String { unsafe String(cString: strerror(code)) }
}
