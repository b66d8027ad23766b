import Foundation
import ListLayout
import _TestSupport

/// What UIKit answered about lists and rows, as `Cases/lists.json` keeps it.
struct RecordedLists: Decodable {
  var sections: [Section]
  var contentConfigurations: [String: Content]
  var rowGeometry: [Row]

  static func read() throws -> RecordedLists {
    let file = CaseFolders.beside(#filePath, "../Cases/lists.json")
    return try JSONDecoder().decode(RecordedLists.self, from: Data(contentsOf: file))
  }

  struct Section: Decodable {
    var appearance: CollectionLayoutListConfiguration.Appearance
    var headerMode: CollectionLayoutListConfiguration.HeaderMode
    var footerMode: CollectionLayoutListConfiguration.FooterMode
    var contentInsets: [Double]
    var header: Boundary?
    var footer: Boundary?
  }

  struct Boundary: Decodable {
    var estimatedHeight: Double
    var pinToVisibleBounds: Bool
    var extendsBoundary: Bool
    var zIndex: Int
    var alignment: RectAlignment
  }

  struct Content: Decodable {
    var margins: [Double]
    var sideBySide: Bool
    var imageToText: Double
    var textToSecondaryHorizontal: Double
    var textToSecondaryVertical: Double
    var textSize: Double
    var secondarySize: Double
    var lines: Int
    var minimumScaleFactor: Double
  }

  struct Row: Decodable {
    var configuration: String
    var accessories: [String]
    var editing: Bool
    var indentationLevel: Int
    var cell: [Double]
    var expected: Geometry
  }

  struct Geometry: Decodable {
    var content: [Double]
    var image: [Double]?
    var textX: Double?
    var accessories: [[Double]]
  }
}
