import Foundation
import Testing
import _TestSupport

/// Each library taken alone by a package of its own, as its users take it.
@Suite("A package that takes one library", .serialized)
struct ConsumerTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let consumers = root.appendingPathComponent("Tests/Consumers")

  /// Kept between runs, beside the tests themselves, so that only a first run builds everything.
  static let scratch = BuiltProgram("consumers").url

  /// The libraries with a program in `Consumers/Sources`.
  static let products: [String] =
    ((try? FileManager.default.contentsOfDirectory(
      atPath: consumers.appendingPathComponent("Sources").path)) ?? []).sorted()

  /// The libraries that show videos, and need the media library's headers.
  static let mediaProducts = ["AVFoundation", "VideoHeader"]

  static let package = Result { try PackageDescription(at: root) }

  @Test("builds without a warning and runs", arguments: products)
  func builds(product: String) throws {
    var flags: [String] = []
    if !Self.mediaProducts.contains(product) {
      // In place of the headers of C libraries stand some that do not compile: a machine without
      // the -dev packages is no different for who takes any other library.
      flags = ["-Xcc", "-I\(try PoisonedHeaders.folder(in: Self.scratch).path)"]
    }
    // A scratch folder of its own: the one of the tests is locked.
    let build = try BuiltProgram(at: URL(fileURLWithPath: "/usr/bin/env")).run(
      [
        "swift", "build", "--package-path", Self.consumers.path, "--scratch-path",
        Self.scratch.path, "-j", "2",
      ] + flags,
      environment: ["PRODUCT": product, "PKG_CONFIG_LIBDIR": "/nonexistent"])
    let log = build.output + build.errors
    #expect(build.status == 0, "\(log)")
    #expect(!log.contains("warning:"), "\(log)")
    #expect(!log.contains("error:"), "\(log)")
    try #require(build.status == 0)

    let consumer = BuiltProgram(at: Self.scratch.appendingPathComponent("debug/consumer"))
    let run = try consumer.run([])
    #expect(run.status == 0)
    #expect(!run.output.isEmpty)
    #expect(run.errors == "")
  }

  @Test("is tried for every library of the package")
  func everyLibrary() throws {
    let package = try Self.package.get()
    #expect(package.libraries.map(\.name).sorted() == Self.products)
  }

  @Test(
    "gets modules in Swift and nothing else",
    arguments: [
      ("ListModel", ["IndexedSums", "ListModel"]),
      ("ListSnapshot", ["ListSnapshot"]),
      ("ListLayout", ["IndexedSums", "ListLayout"]),
    ])
  func closure(product: String, expected: [String]) throws {
    let package = try Self.package.get()
    let closure = try package.closure(of: product)
    #expect(closure.map(\.name).sorted() == expected)
    #expect(closure.allSatisfy { $0.kind == "SwiftTarget" })
  }

  @Test("only the libraries that show videos reach the media library")
  func mediaLibrary() throws {
    let package = try Self.package.get()
    for library in package.libraries where !Self.mediaProducts.contains(library.name) {
      #expect(
        !(try package.closure(of: library.name)).contains { $0.name == "CLibav" },
        "\(library.name)")
    }
    for product in Self.mediaProducts {
      #expect(try package.closure(of: product).contains { $0.name == "CLibav" })
    }
    // pkg-config's complaints about missing packages come from these.
    #expect(!package.targets.contains { $0.kind == "SystemLibraryTarget" })
  }
}
