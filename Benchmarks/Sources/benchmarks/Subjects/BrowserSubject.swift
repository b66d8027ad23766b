import ListLayout
import ListModel
import ListScreen
import TerminalFront
import TerminalKit

/// What it costs to scroll a list in the terminal by one row: a key, a frame, its bytes.
struct BrowserSubject: Subject {
  static let name = "browser"
  static let summary = "A row further in the browser, 200 x 50: a million rows against ten thousand"

  func run(_ report: inout Report) {
    var contest = Contest("one row further", tolerance: nil)
    for count in [10_000, 1_000_000] {
      guard var screen = LiveScreen(rows: count) else { continue }
      contest.add("\(count) rows") { _ in Double(screen.step().count) }
    }
    report.run(contest, secondsAtMost: 1e-3)
    compareBytes(&report)
  }

  /// The bytes of a step against those of the rows that look different after it.
  private func compareBytes(_ report: inout Report) {
    guard var screen = LiveScreen(rows: 1_000_000) else { return }
    let steps = 200
    var (own, rows) = (0, 0)
    for _ in 0..<steps {
      let before = screen.lines
      own += screen.step().count
      rows += zip(before, screen.lines).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : $1.1.count + 1) }
    }
    var table = TextTable(["one row further, 1,000,000 rows", "bytes", "of the first"])
    table.add(["the rows that changed", Figure.bytes(rows / steps), "1"])
    table.add([
      "showcase's browser", Figure.bytes(own / steps), Figure.short(Double(own) / Double(rows)),
    ])
    print(table.text)
    report.expect(own <= rows, "browser: more bytes than those of the rows that changed")
  }
}

/// A browser of a long list, focused at the lowest row in sight, and the terminal it is drawn on.
private struct LiveScreen {
  private static let size = CellSize(columns: 200, rows: 50)

  private var browser: Browser
  private var encoder = DamageEncoder()
  private var frame = TerminalFrame(cells: CellBuffer(size: size))
  private var bytes: [UInt8] = []
  private var time = Duration.zero

  init?(rows: Int) {
    let scale = CellScale.natural
    guard
      let scene = try? Scene(
        LongList.screen(rows, height: .absolute(44)),
        viewport: SceneViewport(size: scale.points(Self.size)))
    else { return nil }
    browser = Browser(scene, painter: ScenePainter(scale: scale), bus: SelectionBus())
    _ = browser.handle(.started(Self.size), at: .zero)
    for _ in 0..<100 { _ = step() }
  }

  /// Takes the key that moves the focus down, and draws; the bytes for the terminal.
  mutating func step() -> [UInt8] {
    time += .milliseconds(33)
    _ = browser.handle(.input(.key(KeyPress(.down))), at: time)
    var next = TerminalFrame(cells: frame.cells)
    frame = TerminalFrame(cells: CellBuffer(size: CellSize(columns: 1, rows: 1)))
    next.cells.clear()
    browser.draw(&next, at: time)
    bytes.removeAll(keepingCapacity: true)
    encoder.encode(next.cells, into: &bytes)
    frame = next
    return bytes
  }

  /// What is on the screen, with its colours.
  var lines: [Substring] { frame.cells.lines(depth: .trueColor).split(separator: "\n") }
}
