extension CellBuffer {
  /// The buffer as lines of text, each ended: for output that is no screen, such as a pipe or a
  /// terminal in line mode. There is no cursor motion in it (terminal rule 6).
  ///
  /// - Parameter depth: Colours are reduced to it; with `none` the text is plain, without any
  ///   sequence, and blanks at the end of a line are left out.
  /// - Returns: UTF-8 text, safe for a terminal.
  /// - Complexity: O(cells).
  public func lines(depth: ColorDepth) -> String {
    var bytes: [UInt8] = []
    var pen = Pen()
    for row in 0..<size.rows {
      let start = bytes.count
      for cell in cells[row * size.columns..<(row + 1) * size.columns]
      where cell.part != .continuation {
        if depth != .none {
          var style = cell.style
          style.foreground = style.foreground.reduced(to: depth)
          style.background = style.background.reduced(to: depth)
          pen.change(to: style, into: &bytes)
        }
        appendCluster(of: cell, to: &bytes)
      }
      if depth == .none {
        while bytes.count > start, bytes.last == 0x20 { bytes.removeLast() }
      } else {
        pen.change(to: .plain, into: &bytes)
      }
      bytes.append(0x0A)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
