import Foundation
import ListLayout
import Testing

@Suite("A list row")
struct ListRowTests {
  private static let styles: [String: ListContentConfiguration] = [
    "cell": .cell, "subtitleCell": .subtitleCell, "valueCell": .valueCell,
    "plainHeader": .plainHeader, "plainFooter": .plainFooter, "groupedHeader": .groupedHeader,
    "groupedFooter": .groupedFooter, "sidebarCell": .sidebarCell,
    "sidebarSubtitleCell": .sidebarSubtitleCell,
    "accompaniedSidebarCell": .accompaniedSidebarCell,
    "accompaniedSidebarSubtitleCell": .accompaniedSidebarSubtitleCell,
    "sidebarHeader": .sidebarHeader,
  ]

  private static let customSize = CGSize(width: 30, height: 20)

  private static let accessories: [String: CellAccessory] = [
    "checkmark": CellAccessory(.checkmark),
    "disclosureIndicator": CellAccessory(.disclosureIndicator),
    "outlineDisclosure": CellAccessory(.outlineDisclosure), "delete": CellAccessory(.delete),
    "insert": CellAccessory(.insert), "multiselect": CellAccessory(.multiselect),
    "reorder": CellAccessory(.reorder),
    "customLeading": CellAccessory(.custom(customSize), placement: .leading),
    "customTrailing": CellAccessory(.custom(customSize)),
  ]

  @Test("has the measures that UIKit answered, in all twelve styles")
  func styles() throws {
    let recorded = try RecordedLists.read().contentConfigurations
    #expect(recorded.count == 12)
    for (name, expected) in recorded {
      let style = try #require(Self.styles[name])
      let margins = style.margins
      #expect(
        [margins.top, margins.leading, margins.bottom, margins.trailing] == expected.margins,
        "\(name)")
      #expect(style.prefersSideBySide == expected.sideBySide, "\(name)")
      #expect(style.imageToTextPadding == expected.imageToText, "\(name)")
      #expect(
        style.textToSecondaryTextHorizontalPadding == expected.textToSecondaryHorizontal,
        "\(name)")
      #expect(
        style.textToSecondaryTextVerticalPadding == expected.textToSecondaryVertical, "\(name)")
      #expect(style.textSize == expected.textSize, "\(name)")
      #expect(style.secondaryTextSize == expected.secondarySize, "\(name)")
      #expect(style.numberOfLines == expected.lines, "\(name)")
      #expect(style.minimumScaleFactor == expected.minimumScaleFactor, "\(name)")
    }
  }

  @Test("is laid out as UIKit answered, in all fourteen rows")
  func recorded() throws {
    let rows = try RecordedLists.read().rowGeometry
    #expect(rows.count == 14)
    for (number, recorded) in rows.enumerated() {
      var row = ListRow(size: CGSize(width: recorded.cell[0], height: recorded.cell[1]))
      row.content = try #require(Self.styles[recorded.configuration])
      row.accessories = try recorded.accessories.map { try #require(Self.accessories[$0]) }
      row.isEditing = recorded.editing
      row.indentationLevel = recorded.indentationLevel
      row.imageSize = recorded.expected.image.map { CGSize(width: $0[2], height: $0[3]) }

      let geometry = try row.geometry()
      let content = Self.numbers(geometry.content)
      #expect([content[0], content[2]] == recorded.expected.content, "row \(number)")
      #expect(geometry.image.map(Self.numbers) == recorded.expected.image, "row \(number)")
      if let start = recorded.expected.textX {
        #expect(geometry.textStart == start, "row \(number)")
        #expect(geometry.separatorStart == start, "row \(number)")
      }
      let views = (geometry.accessories + [geometry.reorderSeparator].compactMap { $0 })
        .map(Self.numbers).sorted { $0[0] < $1[0] }
      // Of one row the first three of four views were written down.
      #expect(
        Array(views.prefix(recorded.expected.accessories.count)) == recorded.expected.accessories,
        "row \(number)")
      #expect(views.count == recorded.expected.accessories.count + (number == 13 ? 1 : 0))
    }
  }

  private static func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height]
  }

  @Test("gives accessories for editing no room while it is not edited")
  func notEditing() throws {
    var row = ListRow(size: CGSize(width: 320, height: 44))
    row.accessories = [CellAccessory(.delete), CellAccessory(.reorder)]
    #expect(try row.geometry().content == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(try row.geometry().accessories.isEmpty)
  }

  @Test("in a list layout keeps its accessories 16 from its edges")
  func edgeMargin() throws {
    var row = ListRow(size: CGSize(width: 320, height: 44))
    row.accessories = [CellAccessory(.disclosureIndicator)]
    row.edgeMargin = 16
    #expect(try row.geometry().accessories == [CGRect(x: 290, y: 15, width: 14, height: 14)])
  }

  @Test("takes one accessory of a system kind, and any number of custom ones")
  func repeated() throws {
    var row = ListRow(size: CGSize(width: 320, height: 44))
    row.accessories = [CellAccessory(.checkmark), CellAccessory(.checkmark, placement: .leading)]
    let error = #expect(throws: ListRow.RepeatedAccessory.self) { try row.geometry() }
    #expect(error?.kind == .checkmark)
    #expect(
      error?.description
        == "a row takes one accessory of the kind checkmark, remove the second")
    let custom = CellAccessory(.custom(CGSize(width: 10, height: 10)))
    row.accessories = [custom, custom]
    #expect(try row.geometry().accessories.count == 2)
  }
}
