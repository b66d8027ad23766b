import Foundation

/// A small package in the cache folder: layout code, and a program that answers with its layout.
///
/// It stays between runs, so that only what changed is compiled. A lock keeps two runs from writing
/// into it at once.
final class EntryPackage {
  let folder: URL
  private let sources: URL
  private let lock: FileHandle

  /// The file of the program itself, which no name of a linked file can be.
  private static let program = "LayoutEntryProgram.swift"

  /// Prepares the package for files and an entry.
  ///
  /// - Parameters:
  ///   - files: The Swift sources.
  ///   - entry: What answers: an expression, or the name of a function or a type.
  ///   - checkout: What the package depends on.
  /// - Throws: `CommandFailure` for a file that is not there, and where the cache takes no files.
  init(
    _ files: [String], entry: String, checkout: PackageCheckout
  ) throws(CommandFailure) {
    folder = Self.cache(for: checkout)
    sources = folder.appendingPathComponent("Sources/entry")
    do {
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      let path = folder.appendingPathComponent("lock").path
      _ = FileManager.default.createFile(atPath: path, contents: nil)
      lock = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    } catch {
      throw CommandFailure(
        "cannot write to the cache folder '\(folder.path)', name another one in XDG_CACHE_HOME")
    }
    // Another run ends by itself, or lets go when it dies.
    _ = flock(lock.fileDescriptor, LOCK_EX)
    try write(files, entry, checkout)
  }

  private static func cache(for checkout: PackageCheckout) -> URL {
    let environment = ProcessInfo.processInfo.environment
    let home =
      environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache")
    // A checkout's path is its name: each has modules of its own.
    let name = checkout.folder.path.replacingOccurrences(of: "/", with: "-")
    return home.appendingPathComponent("vitrine/layout\(name)")
  }

  private func write(
    _ files: [String], _ entry: String, _ checkout: PackageCheckout
  ) throws(CommandFailure) {
    var texts: [String] = []
    var wanted = [Self.program]
    for (number, file) in files.enumerated() {
      let url = URL(fileURLWithPath: file)
      guard let text = try? String(contentsOf: url, encoding: .utf8) else {
        throw CommandFailure("\(file): cannot be read as Swift source, name a file of UTF-8 text")
      }
      texts.append(text)
      let name = "\(number)-\(url.lastPathComponent)"
      wanted.append(name)
      try link(name, to: url)
    }
    let old = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
    for name in old where !wanted.contains(name) {
      try? FileManager.default.removeItem(at: sources.appendingPathComponent(name))
    }
    try write(EntryProgram.main(entry, in: texts), to: "Sources/entry/\(Self.program)")
    try write(EntryProgram.manifest(checkout.folder.path), to: "Package.swift")
    try planAnew(checkout)
    forgetLastBuild()
  }

  /// Lets the build be planned anew where the checkout has other files than the last time: a plan
  /// keeps to the files it knows.
  private func planAnew(_ checkout: PackageCheckout) throws(CommandFailure) {
    let sources = checkout.folder.appendingPathComponent("Sources").path
    let files = (FileManager.default.subpaths(atPath: sources) ?? []).sorted()
      .joined(separator: "\n")
    let known = try? String(
      contentsOf: folder.appendingPathComponent("planned"), encoding: .utf8)
    guard known != files else { return }
    try? FileManager.default.removeItem(at: folder.appendingPathComponent(".build/debug.yaml"))
    try write(files, to: "planned")
  }

  /// Lets the compiler read every source again: after a build that failed, what it remembers of the files
  /// may hide a change, and an answer would be of code that is no longer there.
  private func forgetLastBuild() {
    let record = folder.appendingPathComponent(".build/debug/entry.build/primary.priors")
    try? FileManager.default.removeItem(at: record)
  }

  /// A link, so that the compiler reads the file itself, with its own date.
  private func link(_ name: String, to file: URL) throws(CommandFailure) {
    let place = sources.appendingPathComponent(name)
    let target = file.resolvingSymlinksInPath().path
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)) == target {
      return
    }
    try? FileManager.default.removeItem(at: place)
    do {
      try FileManager.default.createSymbolicLink(
        atPath: place.path, withDestinationPath: target)
    } catch {
      throw CommandFailure("cannot write to the cache folder '\(folder.path)': \(error)")
    }
  }

  /// Writes a file unless it holds the text already: one written again would look changed.
  private func write(_ text: String, to name: String) throws(CommandFailure) {
    let file = folder.appendingPathComponent(name)
    if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
    do {
      try Data(text.utf8).write(to: file)
    } catch {
      throw CommandFailure("cannot write to the cache folder '\(folder.path)': \(error)")
    }
  }

  /// What the compiler says, with the files called as the caller calls them.
  func named(_ text: String, _ files: [String]) -> String {
    var text = text
    for (number, file) in files.enumerated() {
      let name = "\(number)-\(URL(fileURLWithPath: file).lastPathComponent)"
      text = text.replacingOccurrences(of: sources.appendingPathComponent(name).path, with: file)
    }
    return text
  }
}
