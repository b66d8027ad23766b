import Foundation

/// What lies at a path, links followed.
enum FileKind: Hashable {
  case regular
  case folder
  /// A pipe, a socket, a device: reading it could wait for ever.
  case special

  /// Nil when nothing is there, or it can not be asked.
  init?(path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .folder
    default: self = .special
    }
  }
}
