import Foundation

/// Looks a picture's file up in folders.
struct ImageFileSearch {
  let folders: [URL]

  /// The file of a name, or nil where no folder has one.
  ///
  /// A name comes from data and is not trusted: one that is absolute, or goes up, finds nothing.
  func file(named name: String) -> URL? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !name.isEmpty, !name.utf8.contains(0),
      !parts.contains(where: { $0 == ".." || $0.isEmpty })
    else { return nil }
    for folder in folders {
      for candidate in candidates(for: name) {
        let file = folder.appendingPathComponent(candidate)
        var isFolder: ObjCBool = false
        if unsafe FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
          !isFolder.boolValue
        {
          return file
        }
      }
    }
    return nil
  }

  private static let endings = ["png", "jpg", "jpeg", "webp"]

  private func candidates(for name: String) -> [String] {
    let ending = (name as NSString).pathExtension
    let hasEnding = Self.endings.contains(ending.lowercased())
    let stem = hasEnding ? (name as NSString).deletingPathExtension : name
    var found = hasEnding ? [name] : []
    for ending in hasEnding ? [ending] : Self.endings {
      for scale in hasEnding ? ["@3x", "@2x"] : ["", "@3x", "@2x"] {
        found.append("\(stem)\(scale).\(ending)")
      }
    }
    return found
  }
}
