import Foundation

/// The texts of the package that layout code is built in.
enum EntryProgram {
  /// The program: one call with the entry, which overloads tell apart.
  ///
  /// - Parameters:
  ///   - entry: An expression, or the name of a function, a property or a type.
  ///   - texts: The sources, which say whether the name is a type's.
  /// - Returns: Swift source, in which the entry is line 1 of a file called `--entry`.
  static func main(_ entry: String, in texts: [String]) -> String {
    let answer = isType(entry, in: texts) ? "\(entry)()" : entry
    return """
      @_spi(LayoutEntry) import UIKit

      @main @MainActor
      enum LayoutEntryProgram {
        static func main() {
      #sourceLocation(file: "--entry", line: 1)
          LayoutEntry.answer(\(answer))
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

  /// Whether the sources declare a type of the entry's last name.
  private static func isType(_ entry: String, in texts: [String]) -> Bool {
    guard let name = entry.split(separator: ".").last,
      entry.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    else { return false }
    let pattern = "\\b(class|struct|enum|actor)\\s+\(name)\\b"
    return texts.contains { $0.range(of: pattern, options: .regularExpression) != nil }
  }

  /// A string literal of Swift.
  private static func literal(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
