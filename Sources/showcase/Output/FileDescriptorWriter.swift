import Foundation

/// Writes all bytes to a descriptor that may take them piece by piece.
///
/// Short counts, interruptions and a descriptor that would block (another process may have made the
/// shared open file non-blocking) are met by trying again; the descriptor's flags are left alone
/// (terminal rule 9).
struct FileDescriptorWriter: Sendable {
  let descriptor: Int32

  /// Writes all of `bytes`.
  ///
  /// - Throws: `WriteError` with the system's reason.
  func write(_ bytes: [UInt8]) throws(WriteError) {
    let failure = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe Self.writeAll(bytes, to: descriptor)
    }
    if let failure { throw WriteError(code: failure) }
  }

  private static func writeAll(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int32?
  {
    guard let base = bytes.baseAddress else { return nil }
    var done = 0
    while done < bytes.count {
      let count = unsafe Foundation.write(descriptor, base + done, bytes.count - done)
      if count >= 0 {
        done += count
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&waiting, 1, -1)
      default: return errno
      }
    }
    return nil
  }
}

/// Why writing failed.
struct WriteError: Error, Hashable {
  let code: Int32

  /// Whether the reader has gone away, which ends a run quietly.
  var isBrokenPipe: Bool { code == EPIPE }

  var reason: String { SystemReason.of(code) }
}
