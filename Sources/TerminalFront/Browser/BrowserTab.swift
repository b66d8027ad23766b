public import ListScreen
import TerminalKit

/// One screen of a browser, and where what it shows comes from.
public struct BrowserTab {
  /// The scene.
  public internal(set) var scene: Scene
  /// Where its pictures come from.
  public internal(set) var pictures: any PictureSource
  /// What plays above its first section; nil shows the poster.
  public internal(set) var video: (any HeaderVideo)?
  /// Where the text that was looked for stands.
  var hits: [ScenePath] = []

  /// Creates a tab.
  public init(
    _ scene: Scene, pictures: any PictureSource = NoPictures(), video: (any HeaderVideo)? = nil
  ) {
    self.scene = scene
    self.pictures = pictures
    self.video = video
  }
}

extension Browser {
  /// Whether there is a tab bar.
  var hasTabBar: Bool { tabs.count > 1 }

  /// The row of the tab bar, above the status line.
  var tabBarRow: Int { size.rows - 2 }

  /// Shows another tab; a number that is none changes nothing.
  mutating func showTab(_ number: Int, at time: Duration) {
    guard tabs.indices.contains(number), number != currentTab else { return }
    finishMotions()
    currentTab = number
    lastTap = nil
    press = nil
    status = ""
    fitScene()
  }

  mutating func showNextTab(forward: Bool, at time: Duration) {
    showTab((currentTab + (forward ? 1 : tabs.count - 1)) % tabs.count, at: time)
  }

  /// The columns of each tab in the bar, alike and in order; a bar too narrow for all shows the
  /// first.
  var tabColumns: [Range<Int>] {
    let width = max(size.columns / max(tabs.count, 1), 4)
    return tabs.indices.map { $0 * width..<min(($0 + 1) * width, size.columns) }
      .map { $0.lowerBound < $0.upperBound ? $0 : 0..<0 }
  }

  /// The tab at a place of the screen; nil beside the bar.
  func tab(at position: CellPosition) -> Int? {
    guard hasTabBar, position.row == tabBarRow else { return nil }
    return tabColumns.firstIndex { $0.contains(position.column) }
  }

  /// Draws the tabs with their numbers; the one that is shown stands in brackets (terminal rule 45).
  func drawTabBar(_ cells: inout CellBuffer) {
    for (number, columns) in tabColumns.enumerated() where !columns.isEmpty {
      let isShown = number == currentTab
      let title = "\(number + 1) \(tabs[number].scene.screen.title)"
      let start = CellPosition(row: tabBarRow, column: columns.lowerBound)
      let style: CellStyle = isShown ? CellStyle(attributes: .bold) : .plain
      let end = cells.write(
        (isShown ? "[" : " ") + title, at: start, width: columns.count - 2, style: style)
      if isShown {
        cells.write("]", at: CellPosition(row: tabBarRow, column: end), style: style)
      }
    }
  }
}
