import Foundation

/// The checkout of this package whose `UIKit` module layout code is compiled against.
struct PackageCheckout {
  let folder: URL

  /// Names another checkout than the one the program was built in.
  static let variable = "VITRINE_CHECKOUT"

  /// Finds the checkout: the folder that `VITRINE_CHECKOUT` names, or the one above the program.
  ///
  /// - Throws: `CommandFailure` where there is none, with what to do.
  init() throws(CommandFailure) {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment[Self.variable], !named.isEmpty {
      folder = URL(fileURLWithPath: named).standardizedFileURL
      guard Self.isCheckout(folder) else {
        throw CommandFailure(
          "\(Self.variable): no checkout of vitrine in '\(named)', name the folder that holds its "
            + "Package.swift")
      }
      return
    }
    var folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    while folder.path != "/" {
      folder = folder.deletingLastPathComponent()
      if Self.isCheckout(folder) {
        self.folder = folder
        return
      }
    }
    throw CommandFailure(
      "--swift compiles against the sources of vitrine and this program was moved out of them; "
        + "clone the package and name its folder in \(Self.variable)")
  }

  private static func isCheckout(_ folder: URL) -> Bool {
    ["Package.swift", "Sources/UIKit"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
  }
}
