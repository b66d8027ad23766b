import Foundation
import Testing
import _TestSupport

/// The documents that come with the package, found beside the sources.
enum BundledDocument {
  /// The folder with the documents, their pictures and the film.
  static let folder = CaseFolders.beside(#filePath, "../../../media").standardized

  /// The documents' file names, in order.
  static let names = CaseFolders.files(below: folder).map(\.lastPathComponent)

  /// The table with the video header.
  static let path = path("cars.json")

  static func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  static func bytes(_ name: String = "cars.json") throws -> [UInt8] {
    let data = try Data(contentsOf: folder.appendingPathComponent(name))
    try #require(!data.isEmpty)
    return Array(data)
  }
}
