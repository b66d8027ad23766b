import Foundation

/// The texts of the package that layout code is built in.
enum EntryProgram {
  /// The program: one call with the entry, which overloads tell apart.
  ///
  /// - Parameters:
  ///   - entry: An expression, or the name of a function, a property or a type.
  ///   - texts: The sources, which say whether the name is a type's, or belongs to a value of one.
  /// - Returns: Swift source, in which the entry is line 1 of a file called `--entry`.
  static func main(_ entry: String, in texts: [String]) -> String {
    """
    @_spi(LayoutEntry) import UIKit

    @main @MainActor
    enum LayoutEntryProgram {
      static func main() {
    #sourceLocation(file: "--entry", line: 1)
        LayoutEntry.answer(\(expression(entry, in: texts)))
    #sourceLocation()
      }
    }

    """
  }

  /// The manifest: in the Swift 5 mode, in which most app code still compiles.
  static func manifest(_ checkout: String) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "layout-entry",
      dependencies: [.package(name: "vitrine", path: \(literal(checkout)))],
      targets: [
        .executableTarget(
          name: "entry", dependencies: [.product(name: "UIKit", package: "vitrine")])
      ],
      swiftLanguageModes: [.v5]
    )

    """
  }

  /// The entry as an expression: a type is made, and so is the owner of what belongs to a value.
  private static func expression(_ entry: String, in texts: [String]) -> String {
    let path = entry.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let isName = path.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    guard isName, let name = path.last else { return entry }
    func declares(_ keywords: String, _ name: String) -> Bool {
      let pattern = "\\b(\(keywords))\\s+\(name)\\b"
      return texts.contains { $0.range(of: pattern, options: .regularExpression) != nil }
    }
    if declares("class|struct|enum|actor", name) { return "\(entry)()" }
    let owner = path.dropLast()
    if let type = owner.last, declares("class|struct|actor", type),
      declares("func|var|let", name),
      !declares("(static|class)\\b[^\n{]*\\b(func|var|let)", name)
    {
      return "\(owner.joined(separator: "."))().\(name)"
    }
    return entry
  }

  /// A string literal of Swift.
  private static func literal(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
