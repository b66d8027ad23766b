import Foundation
public import ListModel
public import ListScreen
public import TerminalImages
public import TerminalKit

/// Screens to scroll, focus and select in, live in a terminal.
///
/// A `TerminalProgram`: it is given events and draws cells, and knows neither the terminal nor the
/// clock. The last row is the status line; above it stands a tab bar where there are several
/// screens, and all else shows the scene.
public struct Browser: TerminalProgram {
  /// The screens, one of which is shown.
  public internal(set) var tabs: [BrowserTab]
  /// Which of them is shown.
  public internal(set) var currentTab = 0
  /// How scenes are painted; the scale stays, so that a wider terminal shows more.
  public var painter: ScenePainter
  /// What lays pixels over the cells; nil where pictures are characters.
  public var images: ImageLayer?
  /// Tells of selections, as `select` does.
  public let bus: SelectionBus
  /// Whether sideways sections move to where they rest; else they are there at once (terminal rule
  /// 47).
  public var animates = false
  /// Hears what is selected and deselected, and on which screen.
  public var onSelection: ((SelectionEvent, Screen) -> Void)?
  /// Gives what became of the documents of the tabs since it was last asked; asked when the loop was
  /// woken.
  public var updates: (([BrowserTab]) -> [(tab: Int, update: BrowserUpdate)])?
  /// Reads the document of a tab again, as the reader wishes; nil where there is none to read.
  public var reload: ((Int, BrowserTab) -> BrowserUpdate)?

  var size = CellSize.standard
  var mode = Mode.browsing
  var finding = ""
  var status = ""
  var press: BrowserPress?
  var lastTap: (hit: SceneHit, time: Duration)?
  var motions: [SidewaysMotion] = []

  /// What keys mean.
  enum Mode: Hashable { case browsing, finding, help }

  /// Creates a browser of one screen.
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
    self.init(
      BrowserTab(scene, pictures: pictures, video: video), [], painter: painter, bus: bus)
  }

  /// Creates a browser of several screens, the first of which is shown.
  ///
  /// - Parameters:
  ///   - first: The first screen.
  ///   - others: The others, in the order of the tab bar.
  ///   - painter: How they are painted.
  ///   - bus: Who tells of selections on all of them.
  public init(
    _ first: BrowserTab, _ others: [BrowserTab], painter: ScenePainter, bus: SelectionBus
  ) {
    tabs = [first] + others
    self.painter = painter
    self.bus = bus
  }

  /// Below this size there is a line that says so instead of a screen (terminal rule 44).
  public static let smallestSize = CellSize(columns: 20, rows: 4)

  var isLargeEnough: Bool {
    size.columns >= Self.smallestSize.columns && size.rows >= Self.smallestSize.rows
  }

  // MARK: The screen that is shown

  /// The scene that is shown.
  public internal(set) var scene: Scene {
    get { tabs[currentTab].scene }
    _modify { yield &tabs[currentTab].scene }
  }

  /// Where its pictures come from.
  public var pictures: any PictureSource { tabs[currentTab].pictures }

  /// What plays above its first section; nil shows the poster (terminal rule 47).
  public var video: (any HeaderVideo)? { tabs[currentTab].video }

  // MARK: Events

  /// Takes an event.
  public mutating func handle(_ event: TerminalEvent, at time: Duration) -> TerminalRequests {
    switch event {
    case .started(let size), .resized(let size):
      finishMotions()
      resize(to: size)
      return .redraw
    case .resumed:
      finishMotions()
      video?.resume(at: time)
      return .redraw
    case .woken:
      takeUpdates()
      return .redraw
    case .input(.key(let press)): return easing(at: time) { $0.handle(press, at: time) }
    case .input(.mouse(let mouse)): return easing(at: time) { $0.handle(mouse, at: time) }
    case .input(.paste(let text)):
      guard mode == .finding else { return [] }
      type(text)
      return .redraw
    case .input(.focus), .input(.answer): return []
    }
  }

  private mutating func resize(to size: CellSize) {
    self.size = size
    // A tab that is not shown takes its size when it is.
    fitScene()
  }

  /// Gives the scene that is shown the room there is now.
  mutating func fitScene() {
    var viewport = scene.viewport
    viewport.size = painter.scale.points(CellSize(columns: size.columns, rows: sceneRows))
    guard viewport != scene.viewport else { return }
    // A size that cannot be laid out leaves the scene as it was; it is drawn as far as it fits.
    _ = try? scene.resize(to: viewport)
    if let path = scene.focus?.path { scene.scroll(to: path) }
  }

  /// The rows that show the scene.
  var sceneRows: Int { max(size.rows - 1 - (hasTabBar ? 1 : 0), 1) }

  /// When something looks different next: motion, or the video while it is in sight (terminal rule
  /// 43). Videos out of sight let go what they hold.
  public func nextChange(after time: Duration) -> Duration? {
    // The pacer keeps motion to its frames.
    if !motions.isEmpty { return time }
    let times = tabs.indices.compactMap { tab in
      tab == currentTab && showsVideo
        ? tabs[tab].video?.nextChange(after: time) : tabs[tab].video?.releaseTime
    }
    return times.min()
  }

  /// Whether the video of the screen that is shown is in sight.
  private var showsVideo: Bool { mode != .help && isLargeEnough && showsHeader }

  /// Tells the videos that are not in sight that they are not.
  func hideVideos(at time: Duration) {
    for tab in tabs.indices where tab != currentTab || !showsVideo {
      tabs[tab].video?.leaveScreen(at: time)
    }
  }

  private var showsHeader: Bool { scene.visible.contains { $0.element == .screenHeader } }
}
