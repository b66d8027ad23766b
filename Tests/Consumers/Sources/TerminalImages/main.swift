import TerminalImages
import TerminalKit

let dot = ImagePixels(width: 1, height: 1, rgba: [255, 255, 255, 255])
let drawn = dot.flatMap {
  SymbolPicture(
    $0, size: CellSize(columns: 1, rows: 1), symbols: .ascii, depth: .none, by: nil)
}
print(drawn?.scalars.first.map(String.init) ?? "nothing")
