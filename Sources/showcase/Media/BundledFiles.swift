import CommandLineTable
import Foundation

/// Finds the files that `showcase` brings along: the bundled documents, their pictures and the film.
///
/// They are looked for in the folder that `--media` or `VITRINE_MEDIA` names, then in the bundle
/// beside the executable, then in `share/vitrine` of the prefix that the executable is installed in.
/// So program and bundle may be moved together, started from anywhere and through links. The
/// `Bundle.module` that the build makes is of no use here: it ends the program where no bundle is.
struct BundledFiles {
  /// The folders to look in, first to last.
  let folders: [URL]

  /// The places for a run.
  ///
  /// - Parameter arguments: The command line, for `--media`.
  /// - Throws: `CommandFailure` when `--media` names no folder.
  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    self.init(
      named: try Self.folderNamed(by: arguments),
      executable: try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
  }

  /// - Parameters:
  ///   - named: The folder that the user names, if any.
  ///   - executable: The path of the running program, its links resolved.
  init(named: String?, executable: String?) {
    var folders: [URL] = []
    if let named { folders.append(URL(fileURLWithPath: named, isDirectory: true)) }
    if let executable {
      let folder = URL(fileURLWithPath: executable).deletingLastPathComponent()
      folders.append(folder.appendingPathComponent("vitrine_showcase.resources"))
      folders.append(folder.deletingLastPathComponent().appendingPathComponent("share/vitrine"))
    }
    self.folders = folders
  }

  /// The path of a bundled file.
  ///
  /// - Parameter name: The file's name.
  /// - Returns: The first place that has it.
  /// - Throws: `CommandFailure` that names the file, the places, and what to do.
  func path(of name: String) throws(CommandFailure) -> String {
    for folder in folders {
      let file = folder.appendingPathComponent(name).path
      if FileManager.default.fileExists(atPath: file) { return file }
    }
    let places = folders.map { "'\($0.path)'" }.joined(separator: ", ")
    throw CommandFailure(
      "the bundled file '\(name)' is in none of \(places); name its folder with --media")
  }

  private static func folderNamed(by arguments: ParsedArguments) throws(CommandFailure) -> String? {
    guard let folder = arguments.value(SharedOptions.media) else {
      let variable = ProcessInfo.processInfo.environment["VITRINE_MEDIA"] ?? ""
      return variable.isEmpty ? nil : variable
    }
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw CommandFailure("option '--media': '\(folder)' is not a folder") }
    return folder
  }
}
