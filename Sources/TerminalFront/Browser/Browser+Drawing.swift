import ListScreen
import TerminalImages
public import TerminalKit

extension Browser {
  /// Draws the scene and the status line, or what stands in their place.
  public mutating func draw(_ frame: inout TerminalFrame, at time: Duration) {
    moveSections(at: time)
    hideVideos(at: time)
    var placements: [ImagePlacement] = []
    defer {
      frame.overlay = images?.update(placements, isRepaint: frame.isRepaint) ?? []
    }
    guard isLargeEnough else {
      frame.cells.write("too small", at: CellPosition(row: 0, column: 0))
      return
    }
    if mode == .help {
      drawHelp(&frame.cells)
    } else {
      placements = drawScene(&frame.cells, at: time)
    }
    if hasTabBar { drawTabBar(&frame.cells) }
    drawStatus(&frame.cells)
  }

  private func drawScene(_ cells: inout CellBuffer, at time: Duration) -> [ImagePlacement] {
    let shown: any PictureSource =
      video.map { HeaderPictures(pictures: pictures, video: $0, time: time) } ?? pictures
    return painter.paint(scene, pictures: shown, into: &cells)
  }

  private func drawHelp(_ cells: inout CellBuffer) {
    let width = BrowserCommand.helpLines.map(\.keys.count).max() ?? 0
    for (row, line) in BrowserCommand.helpLines.enumerated() where row < sceneRows {
      cells.write(line.keys, at: CellPosition(row: row, column: 1))
      cells.write(line.meaning, at: CellPosition(row: row, column: width + 3))
    }
  }

  private func drawStatus(_ cells: inout CellBuffer) {
    let row = cells.size.rows - 1
    let style = CellStyle(attributes: .reverse)
    cells.fill(CellRect(row: row, column: 0, columns: cells.size.columns, rows: 1), style: style)
    let text: String
    switch mode {
    case .finding: text = "/\(finding)"
    case .help: text = "any key closes the help"
    case .browsing:
      text = status.isEmpty ? "\(scene.screen.title)  -  ? help  q quit" : status
    }
    let end = cells.write(text, at: CellPosition(row: row, column: 0), style: style)
    guard mode == .finding else { return }
    cells.cursor = CellPosition(row: row, column: min(end, cells.size.columns - 1))
    cells.showsCursor = true
  }
}
