import Foundation
public import ListScreen
public import TerminalImages
public import TerminalKit

/// Paints a scene into cells. The same painter serves a still picture of a screen and the browser.
///
/// Nothing is told by colour alone (terminal rule 45): what is selected has a `>` in its first
/// column, what is focused stands between brackets or is underlined.
public struct ScenePainter {
  /// How points become cells.
  public var scale: CellScale
  /// Whether colours are used.
  public var usesColor: Bool
  /// Whether pictures are drawn; else their names stand in frames.
  public var drawsPictures: Bool
  /// Whether the screen is dark.
  public var isDark: Bool

  /// Creates a painter.
  ///
  /// - Parameters:
  ///   - scale: How points become cells.
  ///   - usesColor: Whether colours are used.
  ///   - isDark: Whether the screen is dark.
  ///   - drawsPictures: Whether pictures are drawn; nil draws them where colours are used.
  public init(
    scale: CellScale, usesColor: Bool = true, isDark: Bool = false, drawsPictures: Bool? = nil
  ) {
    self.scale = scale
    self.usesColor = usesColor
    self.drawsPictures = drawsPictures ?? usesColor
    self.isDark = isDark
  }

  /// Paints what is in sight, back to front, with the scene's top left corner at a place.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - pictures: Where pictures come from.
  ///   - buffer: What is painted into.
  ///   - origin: The cell of the scene's top left corner.
  /// - Returns: Where pixels are to be laid over the cells, for pictures that are made of them.
  /// - Complexity: O(elements in sight + cells).
  @discardableResult
  public func paint(
    _ scene: Scene, pictures: any PictureSource = NoPictures(), into buffer: inout CellBuffer,
    at origin: CellPosition = CellPosition(row: 0, column: 0)
  ) -> [ImagePlacement] {
    var canvas = Canvas(painter: self, pictures: pictures, buffer: buffer, origin: origin)
    canvas.clearBackground()
    let layout = CellLayout(
      measuring: scene.measuring, category: scene.viewport.contentSizeCategory)
    for element in scene.visible {
      canvas.clip = scale.cells(reaching: element.visibleFrame)
      switch element.element {
      case .screenHeader:
        canvas.drawHeader(element.frame, name: scene.screen.header?.video.name ?? "video")
      case .item, .nested, .boundary:
        guard let item = element.content, let cell = element.cell,
          let content = scene.registry.dequeue(cell, for: item)
        else { continue }
        // The cells that it stands above would show between its words.
        if element.isPinned { canvas.clear(element.visibleFrame) }
        canvas.draw(layout.frames(of: content, in: element.frame.size), at: element.frame)
      case .ornament:
        continue
      }
      if scene.isSelected(element.element) { canvas.markSelected(element.frame) }
      if scene.isFocused(element.element) { canvas.markFocused(element.frame) }
    }
    buffer = canvas.buffer
    return canvas.placements
  }
}

extension Scene {
  /// Whether the keys act on an element.
  public func isFocused(_ element: SceneElement) -> Bool { focus?.element == element }
}
