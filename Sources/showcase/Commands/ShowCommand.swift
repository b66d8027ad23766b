import CommandLineTable
import Foundation
import ListScreen
import TerminalFront
import TerminalImages
import TerminalKit

/// `showcase show`: a screen drawn once, in characters.
enum ShowCommand: Command {
  static let specification = CommandSpecification(
    "show", "Draw a screen once, in characters.",
    discussion: [
      """
      Pictures are drawn as well as the terminal can: --images chooses. On a pipe the drawing is plain,
      stable text with names in place of pictures, fit for a golden test of a screen, unless --color or
      --images ask for more.
      """
    ],
    operands: [ScreenInput.operand],
    options: [
      SharedOptions.cells, SharedOptions.offset, SharedOptions.viewport, SharedOptions.dark,
      SharedOptions.contentSize, SharedOptions.color, SharedOptions.depth, SharedOptions.images,
      SharedOptions.media,
    ],
    examples: [
      .init("showcase show --cells 80x40", "The bundled screen in 80 columns and 40 rows."),
      .init(
        "showcase show appstore.json --content-size accessibility3", "For a large-text reader."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let terminal = TerminalEnvironment.process
    let frame = try SceneFrame(arguments, size: terminal.drawingSize)
    let offset = try arguments.offset()
    guard let input = try ScreenInput.open(arguments.operands.first, arguments, console) else {
      return .failed
    }
    var scene = try frame.scene(of: Screen(input.document))
    if let offset { scene.scroll(to: offset) }
    let drawing = try PictureDrawing(arguments, terminal, console)
    let painter = ScenePainter(
      scale: frame.scale, usesColor: drawing.depth != .none, isDark: frame.isDark,
      drawsPictures: drawing.drawsPictures)
    var buffer = CellBuffer(size: frame.cells, glyphs: terminal.glyphs)
    let placements = painter.paint(
      scene, pictures: PictureStore(scene.screen, drawing, isDark: frame.isDark), into: &buffer)
    try console.write(buffer.lines(depth: drawing.depth))
    if var layer = drawing.layer {
      try console.write(layer.bytes(over: placements, rows: buffer.size.rows))
    }
    return .done
  }
}
