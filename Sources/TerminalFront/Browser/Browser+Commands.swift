import Foundation
import ListModel
import ListScreen
import TerminalKit

extension Browser {
  mutating func handle(_ press: KeyPress, at time: Duration) -> TerminalRequests {
    if mode == .finding, let request = typed(press) { return request }
    guard let command = BrowserCommand(press) else { return [] }
    if mode == .help {
      switch command {
      case .interrupt, .suspend, .repaint: break
      default:
        mode = .browsing
        return .redraw
      }
    }
    return run(command, at: time)
  }

  private mutating func run(_ command: BrowserCommand, at time: Duration) -> TerminalRequests {
    switch command {
    case .quit: return .quit
    case .interrupt: return .interrupt
    case .suspend: return .suspend
    case .repaint: return .repaint
    case .help: mode = .help
    case .find:
      mode = .finding
      finding = ""
    case .move(let direction): scene.moveFocus(direction)
    case .page(let pages): page(pages)
    case .first: scene.focusFirst()
    case .last: scene.focusLast()
    case .next: scene.moveFocusInReadingOrder(forward: true)
    case .previous: scene.moveFocusInReadingOrder(forward: false)
    case .region(let forward): scene.moveFocusToRegion(forward: forward)
    case .tab(let number): showTab(number, at: time)
    case .nextTab(let forward): showNextTab(forward: forward, at: time)
    case .select: selectFocused()
    case .press: pressFocusedButton()
    case .refresh: refresh()
    case .playPause: playOrPause(at: time)
    case .nextHit: showHit(forward: true)
    case .previousHit: showHit(forward: false)
    case .cancel: clearSelection()
    }
    return .redraw
  }

  /// Scrolls by pages and takes the focus along to what is in sight.
  private mutating func page(_ pages: Double) {
    scene.scroll(byViewports: pages)
    focusInSight(atEnd: pages < 0)
  }

  private mutating func focusInSight(atEnd: Bool) {
    let whole = scene.visible.filter { element in
      element.content != nil && element.path != nil && element.visibleFrame == element.frame
    }
    guard let path = (atEnd ? whole.last : whole.first)?.path else { return }
    scene.focus(on: path)
  }

  private mutating func playOrPause(at time: Duration) {
    guard let video else {
      status = "no video plays here"
      return
    }
    video.setPlaying(!video.isPlaying, at: time)
    status = video.isPlaying ? "playing" : "paused"
  }
}
