import Foundation
import ListLayout

/// Layout code in Swift, compiled with the installed toolchain and asked for its layout.
struct SwiftLayout {
  private let files: [String]
  private let entry: String
  private let checkout: PackageCheckout

  /// - Throws: `CommandFailure` where there is no checkout to compile against.
  init(_ files: [String], entry: String) throws(CommandFailure) {
    self.files = files
    self.entry = entry
    checkout = try PackageCheckout()
  }

  /// The layout as a document.
  ///
  /// - Parameters:
  ///   - options: On which screen, with how many items.
  ///   - console: Is told what the compiler, and the code itself, says.
  /// - Returns: The document.
  /// - Throws: `CommandFailure` where the code does not compile, or does not answer.
  func document(
    _ options: LayoutOptions, _ console: Console
  ) throws(CommandFailure) -> LayoutDocument {
    let package = try EntryPackage(files, entry: entry, checkout: checkout)
    let build = try run(
      "swift", ["build", "--package-path", package.folder.path], from: package)
    guard build.status == 0 else {
      for line in CompilerMessages(package.named(build.output, files)).lines {
        console.diagnostic(line)
      }
      throw CommandFailure("\(files.joined(separator: ", ")): does not compile")
    }
    let answer = package.folder.appendingPathComponent("answer.json")
    try? FileManager.default.removeItem(at: answer)
    let program = package.folder.appendingPathComponent(".build/debug/entry")
    let asked = try run(
      program.path, [try request(options, answer.path)], from: package)
    for line in asked.output.split(separator: "\n") { console.diagnostic(String(line)) }
    guard asked.status == 0, let json = try? Data(contentsOf: answer) else {
      throw CommandFailure("\(entry): gave no layout")
    }
    do throws(LayoutDocumentError) {
      return try LayoutDocument(json: json)
    } catch {
      throw CommandFailure("\(entry): \(error)")
    }
  }

  private func request(
    _ options: LayoutOptions, _ output: String
  ) throws(CommandFailure) -> String {
    // The phone that screen documents are solved on too.
    let bare = LayoutDocument(container: .init(width: 414, height: 896), scale: 3, sections: [])
    let screen = bare.changed(by: options)
    let offset = screen.contentOffset ?? .zero
    let request = LayoutRequest(
      container: screen.container, scale: screen.scale, safeArea: screen.safeArea ?? .zero,
      layoutMargins: screen.layoutMargins ?? .zero,
      layoutDirection: screen.layoutDirection ?? .leftToRight,
      contentOffset: LayoutRect(x: offset.x, y: offset.y, width: 0, height: 0),
      counts: options.counts, output: output)
    guard let json = try? JSONEncoder().encode(request) else {
      throw CommandFailure("\(entry): the request cannot be written")
    }
    return String(decoding: json, as: UTF8.self)
  }

  /// Runs a program to its end; what it prints on either stream is one text.
  private func run(
    _ program: String, _ arguments: [String], from package: EntryPackage
  ) throws(CommandFailure) -> (status: Int32, output: String) {
    let log = package.folder.appendingPathComponent("log")
    do {
      try Data().write(to: log)
      let handle = try FileHandle(forWritingTo: log)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [program] + arguments
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = handle
      process.standardError = handle
      try process.run()
      process.waitUntilExit()
      if process.terminationStatus == 127, program == "swift" {
        throw CommandFailure(
          "no 'swift' on PATH: --swift compiles with the installed toolchain, install one from "
            + "swift.org")
      }
      let signalled = process.terminationReason == .uncaughtSignal
      return (
        process.terminationStatus + (signalled ? 128 : 0),
        String(decoding: try Data(contentsOf: log), as: UTF8.self)
      )
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure("cannot run '\(program)': \(error)")
    }
  }
}
