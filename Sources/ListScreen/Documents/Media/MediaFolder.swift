import Foundation

/// The folder of a document, the only place where its pictures and videos may lie.
struct MediaFolder {
  /// What is looked for.
  enum Kind: Hashable {
    case image
    case video

    /// The endings tried in this order when a name has none of them; a video is named in full.
    fileprivate var endings: [String] {
      switch self {
      case .image: [".png", ".jpg", ".jpeg", ".webp"]
      case .video: []
      }
    }
  }

  /// What a name stands for.
  enum Resolution: Hashable {
    /// A regular file in the folder, by its absolute path.
    case file(String)
    /// Nothing by any of these names.
    case missing(tried: [String])
    /// A link to somewhere else.
    case outside
    /// A folder, a pipe, a device.
    case notAFile
  }

  private struct Request: Hashable {
    let name: String
    let kind: Kind
  }

  private let path: String
  private var known: [Request: Resolution] = [:]

  /// The folder at `path`; nil when there is none.
  init?(_ path: String) {
    guard let path = Self.realPath(path) else { return nil }
    self.path = path == "/" ? path : path + "/"
  }

  /// Whether a name is that of a file, and no way to one.
  static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".."
      && !name.unicodeScalars.contains { $0 == "/" || $0 == "\\" || $0 == "\0" }
  }

  /// The file that a plain name stands for.
  mutating func resolve(_ name: String, _ kind: Kind) -> Resolution {
    let request = Request(name: name, kind: kind)
    if let resolution = known[request] { return resolution }
    let resolution = look(for: Self.candidates(name, kind))
    known[request] = resolution
    return resolution
  }

  private static func candidates(_ name: String, _ kind: Kind) -> [String] {
    let lowercased = name.lowercased()
    guard !kind.endings.isEmpty, !kind.endings.contains(where: { lowercased.hasSuffix($0) })
    else { return [name] }
    return kind.endings.map { name + $0 }
  }

  private func look(for candidates: [String]) -> Resolution {
    for candidate in candidates {
      guard let real = Self.realPath(path + candidate) else { continue }
      guard real.utf8.starts(with: path.utf8) else { return .outside }
      return FileKind(path: real) == .regular ? .file(real) : .notAFile
    }
    return .missing(tried: candidates)
  }

  /// The path without links; nil when nothing is there.
  static func realPath(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }
}
