import Foundation
import Testing
import _TestSupport

/// The document that comes with the package, found beside the sources.
enum BundledDocument {
  static let path = CaseFolders.beside(#filePath, "../../../media/cars.json").standardized.path

  static func bytes() throws -> [UInt8] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    try #require(!data.isEmpty)
    return Array(data)
  }
}
