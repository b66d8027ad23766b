public import Foundation

/// Where the tests find their case files.
public enum CaseFolders {
  /// The folder that holds `file` (pass `#filePath`), joined with `name`.
  public static func beside(_ file: String, _ name: String) -> URL {
    URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(name)
  }

  /// The subfolder `name` of the folder named by `VITRINE_EXTRA_CASES`, where that is set and there.
  public static func extra(_ name: String) -> URL? {
    guard let root = ProcessInfo.processInfo.environment["VITRINE_EXTRA_CASES"], !root.isEmpty
    else { return nil }
    let folder = URL(fileURLWithPath: root).appendingPathComponent(name)
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }

  /// Every file below `folder`, folders below it included, whose name ends in `.EXTENSION`, by path.
  public static func files(below folder: URL, extension ext: String = "json") -> [URL] {
    guard let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    return walk.compactMap { $0 as? URL }
      .filter { $0.pathExtension == ext }
      .sorted { $0.path < $1.path }
  }
}
