import Foundation
import _TestSupport

/// What `swift package describe` says of the package.
struct PackageDescription: Decodable {
  let products: [Product]
  let targets: [Target]

  struct Product: Decodable {
    let name: String
    let targets: [String]
    let type: Kind

    /// `{"library":["automatic"]}` or `{"executable":null}`.
    struct Kind: Decodable {
      let isLibrary: Bool

      init(from decoder: any Decoder) throws {
        isLibrary = try decoder.container(keyedBy: Key.self).contains(.library)
      }

      private enum Key: String, CodingKey { case library }
    }
  }

  struct Target: Decodable {
    let name: String
    let kind: String
    let dependencies: [String]?

    private enum CodingKeys: String, CodingKey {
      case name
      case kind = "module_type"
      case dependencies = "target_dependencies"
    }
  }

  struct Missing: Error {
    let name: String
  }

  /// Asks in a scratch folder of its own: the one of the tests is locked.
  init(at root: URL) throws {
    let described = try BuiltProgram(at: URL(fileURLWithPath: "/usr/bin/env")).run([
      "swift", "package", "--package-path", root.path, "--scratch-path",
      BuiltProgram("described").url.path, "describe", "--type", "json",
    ])
    self = try JSONDecoder().decode(Self.self, from: Data(described.output.utf8))
  }

  var libraries: [Product] { products.filter(\.type.isLibrary) }

  /// The targets that someone who takes `library` builds.
  func closure(of library: String) throws -> [Target] {
    guard let product = products.first(where: { $0.name == library }) else {
      throw Missing(name: library)
    }
    var found: [String: Target] = [:]
    var pending = product.targets
    while let name = pending.popLast() {
      guard found[name] == nil else { continue }
      guard let target = targets.first(where: { $0.name == name }) else {
        throw Missing(name: name)
      }
      found[name] = target
      pending += target.dependencies ?? []
    }
    return Array(found.values)
  }
}
