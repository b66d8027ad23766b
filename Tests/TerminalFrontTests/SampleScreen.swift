import Foundation
import ListLayout
import ListModel
import ListScreen
import TerminalFront
import TerminalKit

/// Screens to browse, made in code.
enum SampleScreen {
  /// Rows of one height in pt.
  static func rows(_ height: Double) -> WidthDependent<SectionLayout> {
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return WidthDependent(
      .compositional(
        CollectionLayoutSection(
          group: .horizontal(
            layoutSize: size, subitems: [.item(CollectionLayoutItem(layoutSize: size))]))))
  }

  /// Fifty rows of three lines each.
  static let list = ScreenSection(
    id: "list", kind: "list", itemCell: ListCell.reuseIdentifier,
    items: ScreenItems((0..<50).map { CellItem(id: "i\($0)", title: "Row \($0)") }),
    layout: rows(48))

  /// A browser of a screen in 80 columns.
  static func browser(
    _ sections: [ScreenSection] = [list], header: DocumentHeader? = nil, bus: SelectionBus,
    usesColor: Bool = false, rows: Int = 24, video: (any HeaderVideo)? = nil,
    pictures: any PictureSource = NoPictures()
  ) throws -> Browser {
    let scene = try Scene(
      Screen(id: "s", title: "Sample", header: header, sections: sections),
      viewport: SceneViewport(size: CGSize(width: 640, height: 368)),
      measuring: CellTextMeasuring(scale: .natural))
    var browser = Browser(
      scene, painter: ScenePainter(scale: .natural, usesColor: usesColor), bus: bus,
      pictures: pictures, video: video)
    _ = browser.handle(.started(CellSize(columns: 80, rows: rows)), at: .zero)
    return browser
  }
}
