import CommandLineTable
import Foundation
import ListLayout
import ListScreen
import TerminalFront
import TerminalKit

/// What a screen is drawn in: cells, the scale between points and cells, and the reader's settings.
struct SceneFrame {
  let cells: CellSize
  let scale: CellScale
  let viewport: SceneViewport
  let isDark: Bool

  /// Reads `--cells`, `--viewport`, `--dark` and `--content-size`.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - size: The cells there are when the line does not say.
  /// - Throws: `UsageError` for a value that does not fit.
  init(_ arguments: ParsedArguments, size: CellSize) throws(UsageError) {
    cells = try arguments.cells() ?? size
    let category = try arguments.value(
      SharedOptions.contentSize,
      expecting: "one of " + ContentSizeCategory.allCases.map(\.rawValue).joined(separator: ", "),
      ContentSizeCategory.init(rawValue:))
    isDark = arguments.has(SharedOptions.dark)
    let asked = try arguments.viewport()
    let columns = cells.columns
    scale = asked.map { CellScale(width: $0.width, columns: columns) } ?? .natural
    viewport = Self.viewport(asked, scale.points(cells), category ?? .large)
  }

  private static func viewport(
    _ asked: Viewport?, _ size: CGSize, _ category: ContentSizeCategory
  ) -> SceneViewport {
    let margins = asked?.device?.layoutMargins
    let safe = asked?.device?.safeArea
    return SceneViewport(
      size: size, scale: asked?.device?.scale ?? 2,
      safeArea: DirectionalEdgeInsets(leading: safe?.left ?? 0, trailing: safe?.right ?? 0),
      layoutMargins: DirectionalEdgeInsets(
        leading: margins?.left ?? 0, trailing: margins?.right ?? 0),
      contentSizeCategory: category)
  }

  /// The scene of a screen in this frame.
  ///
  /// - Throws: `CommandFailure` that names what cannot be laid out.
  func scene(of screen: Screen) throws(CommandFailure) -> Scene {
    do {
      return try Scene(
        screen, viewport: viewport, measuring: CellTextMeasuring(scale: scale))
    } catch {
      throw CommandFailure("cannot lay out screen '\(screen.id)': \(error.description)")
    }
  }
}
