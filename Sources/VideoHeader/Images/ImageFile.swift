import Foundation

/// Writes image files whole or not at all.
///
/// The bytes go to an unnamed file in the folder of the path, which then takes the name in one step: a full
/// disk, a limit or a killed process leaves the old file, or none. Where the file system knows no
/// unnamed files, a temporary name is used and removed on failure.
///
/// A limit on file sizes ends a process by SIGXFSZ unless the process ignores that signal; then it is an
/// error here.
public enum ImageFile {
  /// Writes a file, in place of one that is there.
  ///
  /// A link is followed. A device or a pipe is written to as it is, since it has no contents to replace.
  ///
  /// - Parameters:
  ///   - bytes: The whole contents.
  ///   - path: Where to.
  /// - Throws: `ImageFileError` with the system's reason.
  public static func write(_ bytes: [UInt8], to path: String) throws(ImageFileError) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw ImageFileError(code: ENOENT, message: "no file can have this name")
    }
    let target = resolved(path)
    var status = stat()
    if unsafe stat(target, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      guard status.st_mode & S_IFMT != S_IFDIR else { throw failure(EISDIR) }
      let file = try OutputFile(opening: target, O_WRONLY)
      return try file.write(bytes)
    }
    let folder = folder(of: target)
    if let file = try? OutputFile(opening: folder, O_WRONLY | unnamed) {
      try file.write(bytes)
      return try file.name(target, in: folder)
    }
    let temporary = temporaryName(in: folder)
    let file = try OutputFile(opening: temporary, O_WRONLY | O_CREAT | O_EXCL)
    do throws(ImageFileError) {
      try file.write(bytes)
      try move(temporary, to: target)
    } catch {
      _ = unsafe unlink(temporary)
      throw error
    }
  }

  /// `O_TMPFILE`, which is spelled with a cast that Swift does not see.
  private static let unnamed = __O_TMPFILE | O_DIRECTORY

  /// Where a link leads, so that the file behind it is replaced and the link stays.
  private static func resolved(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A name of its own length, since a long name leaves no room for an ending.
  fileprivate static func temporaryName(in folder: String) -> String {
    let number = String(UInt64.random(in: .min ... .max), radix: 36)
    return "\(folder)/.vitrine-\(number).tmp"
  }

  fileprivate static func move(_ from: String, to target: String) throws(ImageFileError) {
    guard unsafe rename(from, target) == 0 else { throw failure(errno) }
  }

  fileprivate static func failure(_ code: Int32) -> ImageFileError {
    let reason = unsafe String(cString: strerror(code))
    return ImageFileError(code: code, message: "cannot write: \(reason)")
  }
}

/// A file that is being written.
private final class OutputFile {
  private let descriptor: Int32

  init(opening path: String, _ flags: Int32) throws(ImageFileError) {
    let descriptor = unsafe open(path, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw ImageFile.failure(errno) }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  func write(_ bytes: [UInt8]) throws(ImageFileError) {
    let code: Int32? = unsafe bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return nil }
      var done = 0
      while done < buffer.count {
        let count = unsafe Foundation.write(descriptor, base + done, buffer.count - done)
        if count > 0 {
          done += count
        } else if count == 0 {
          return ENOSPC
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
    if let code { throw ImageFile.failure(code) }
  }

  /// Gives an unnamed file its name.
  func name(_ target: String, in folder: String) throws(ImageFileError) {
    let own = "/proc/self/fd/\(descriptor)"
    if unsafe linkat(AT_FDCWD, own, AT_FDCWD, target, AT_SYMLINK_FOLLOW) == 0 { return }
    guard errno == EEXIST else { throw ImageFile.failure(errno) }
    // A link cannot replace a file, a rename can.
    let temporary = ImageFile.temporaryName(in: folder)
    guard unsafe linkat(AT_FDCWD, own, AT_FDCWD, temporary, AT_SYMLINK_FOLLOW) == 0 else {
      throw ImageFile.failure(errno)
    }
    do throws(ImageFileError) {
      try ImageFile.move(temporary, to: target)
    } catch {
      _ = unsafe unlink(temporary)
      throw error
    }
  }
}
