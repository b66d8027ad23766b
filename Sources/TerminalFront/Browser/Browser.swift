import Foundation
public import ListModel
public import ListScreen
import ListSnapshot
public import TerminalKit

/// A screen to scroll, focus and select in, live in a terminal.
///
/// A `TerminalProgram`: it is given events and draws cells, and knows neither the terminal nor the
/// clock. The last row is the status line; all else shows the scene.
public struct Browser: TerminalProgram {
  /// The scene.
  public internal(set) var scene: Scene
  /// How it is painted; the scale stays, so that a wider terminal shows more.
  public var painter: ScenePainter
  /// Tells of selections, as `select` does.
  public let bus: SelectionBus
  /// Where pictures come from.
  public let pictures: any PictureSource
  /// What plays above the first section; nil shows the poster (terminal rule 47).
  public var video: (any HeaderVideo)?

  var size = CellSize.standard
  var mode = Mode.browsing
  var finding = ""
  var hits: [ScenePath] = []
  var status = ""
  var press: SceneHit?
  var lastTap: (hit: SceneHit, time: Duration)?

  /// What keys mean.
  enum Mode: Hashable { case browsing, finding, help }

  /// Creates a browser.
  ///
  /// - Parameters:
  ///   - scene: The scene; its size follows the terminal's.
  ///   - painter: How it is painted.
  ///   - bus: Who tells of selections.
  ///   - pictures: Where pictures come from.
  ///   - video: What plays above the first section; nil shows the poster.
  public init(
    _ scene: Scene, painter: ScenePainter, bus: SelectionBus,
    pictures: any PictureSource = NoPictures(), video: (any HeaderVideo)? = nil
  ) {
    self.scene = scene
    self.painter = painter
    self.bus = bus
    self.pictures = pictures
    self.video = video
  }

  /// Below this size there is a line that says so instead of a screen (terminal rule 44).
  public static let smallestSize = CellSize(columns: 20, rows: 4)

  private var isLargeEnough: Bool {
    size.columns >= Self.smallestSize.columns && size.rows >= Self.smallestSize.rows
  }

  // MARK: Events

  /// Takes an event.
  public mutating func handle(_ event: TerminalEvent, at time: Duration) -> TerminalRequests {
    switch event {
    case .started(let size), .resized(let size):
      resize(to: size)
      return .redraw
    case .resumed:
      video?.resume(at: time)
      return .redraw
    case .woken: return .redraw
    case .input(.key(let press)): return handle(press, at: time)
    case .input(.mouse(let mouse)): return handle(mouse, at: time)
    case .input(.paste(let text)):
      guard mode == .finding else { return [] }
      type(text)
      return .redraw
    case .input(.focus), .input(.answer): return []
    }
  }

  /// Shows another state of the screen, keeping place, focus and selection.
  ///
  /// - Throws: `SceneUpdateError`; the browser is then as before.
  public mutating func apply(_ screen: Screen) throws(SceneUpdateError) {
    let result = try scene.apply(screen, telling: bus)
    hits = []
    status = "\(result.changes.operationCount) changes"
  }

  private mutating func resize(to size: CellSize) {
    self.size = size
    var viewport = scene.viewport
    let room = CellSize(columns: size.columns, rows: max(size.rows - 1, 1))
    viewport.size = painter.scale.points(room)
    // A size that cannot be laid out leaves the scene as it was; it is drawn as far as it fits.
    _ = try? scene.resize(to: viewport)
    if let path = scene.focus?.path { scene.scroll(to: path) }
  }

  private mutating func handle(_ press: KeyPress, at time: Duration) -> TerminalRequests {
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
    case .move(let direction): move(direction)
    case .page(let pages): page(pages)
    case .first: scene.focusFirst()
    case .last: scene.focusLast()
    case .next: scene.moveFocusInReadingOrder(forward: true)
    case .previous: scene.moveFocusInReadingOrder(forward: false)
    case .region(let forward): scene.moveFocusToRegion(forward: forward)
    case .select: selectFocused()
    case .press: pressFocusedButton()
    case .playPause: playOrPause(at: time)
    case .nextHit: showHit(forward: true)
    case .previousHit: showHit(forward: false)
    case .cancel:
      scene.clearSelection(telling: bus)
      status = ""
    }
    return .redraw
  }

  private mutating func move(_ direction: BrowserCommand.Direction) {
    switch direction {
    case .up: scene.moveFocus(.up)
    case .down: scene.moveFocus(.down)
    case .left: scene.moveFocus(.left)
    case .right: scene.moveFocus(.right)
    }
  }

  /// Scrolls by pages and takes the focus along to what is in sight.
  private mutating func page(_ pages: Double) {
    scene.scroll(by: Double(scene.viewport.size.height) * pages)
    focusInSight(atEnd: pages < 0)
  }

  private mutating func focusInSight(atEnd: Bool) {
    let whole = scene.visible.filter { element in
      element.content != nil && element.element.itemID != nil
        && element.visibleFrame == element.frame
    }
    guard let element = atEnd ? whole.last : whole.first, let id = element.element.itemID,
      let path = scene.screen.path(of: id)
    else { return }
    scene.focus(on: path)
  }

  mutating func selectFocused() {
    guard let response = scene.activateFocused(telling: bus) else { return }
    note(response)
  }

  mutating func note(_ response: SceneResponse) {
    note(response.selection)
    for event in response.events { note(event) }
  }

  private mutating func note(_ event: SceneEvent) {
    switch event {
    case .seeAll(let section, let action): status = "\(action): \(section)"
    case .action(let action, let id): status = "\(action): \(id.item)"
    case .refresh: status = "refresh"
    case .reachedEnd, .appeared, .vanished: break
    }
  }

  private mutating func pressFocusedButton() {
    guard let event = scene.pressFocusedButton() else {
      status = "no button here"
      return
    }
    note(event)
  }

  mutating func note(_ events: [SelectionEvent]) {
    guard let event = events.last(where: { $0.kind == .didSelect }) ?? events.last else { return }
    let verb = event.kind == .didDeselect ? "deselected" : "selected"
    let noun =
      switch event.element.path {
      case .row: "row"
      case .item: "item"
      }
    status = "\(verb) \(noun) \(event.element.path) \"\(event.element.title)\""
  }

  // MARK: Video

  /// Whether the header's video is in sight.
  private var showsHeader: Bool { scene.visible.contains { $0.element == .screenHeader } }

  private mutating func playOrPause(at time: Duration) {
    guard let video else {
      status = "no video plays here"
      return
    }
    video.setPlaying(!video.isPlaying, at: time)
    status = video.isPlaying ? "playing" : "paused"
  }

  /// The next frame of the video while it is in sight (terminal rule 43).
  public func nextChange(after time: Duration) -> Duration? {
    guard mode != .help, isLargeEnough, showsHeader else { return video?.releaseTime }
    return video?.nextChange(after: time)
  }

  // MARK: Drawing

  /// Draws the scene and the status line, or what stands in their place.
  public mutating func draw(_ frame: inout TerminalFrame, at time: Duration) {
    guard isLargeEnough else {
      video?.leaveScreen(at: time)
      frame.cells.write("too small", at: CellPosition(row: 0, column: 0))
      return
    }
    if mode == .help {
      drawHelp(&frame.cells)
    } else {
      let shown: any PictureSource =
        video.map { HeaderPictures(pictures: pictures, video: $0, time: time) } ?? pictures
      painter.paint(scene, pictures: shown, into: &frame.cells)
    }
    if mode == .help || !showsHeader { video?.leaveScreen(at: time) }
    drawStatus(&frame.cells)
  }

  private func drawHelp(_ cells: inout CellBuffer) {
    let width = BrowserCommand.helpLines.map(\.keys.count).max() ?? 0
    for (row, line) in BrowserCommand.helpLines.enumerated() where row < cells.size.rows - 1 {
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
