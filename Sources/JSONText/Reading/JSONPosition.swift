/// A place in a text, as an editor counts it.
package struct JSONPosition: Hashable, Sendable, Comparable {
  /// The line, from 1. A line ends after U+000A.
  package var line: Int
  /// The column, from 1, in Unicode scalars. A carriage return counts as one.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (a: JSONPosition, b: JSONPosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

/// Turns byte offsets into lines and columns.
///
/// The place of each 4096th byte is kept, so an answer costs a walk over one block at most, also in
/// a text of one long line.
struct SourceMap: Sendable {
  private static let blockSize = 4096
  private var blockStarts: [JSONPosition] = []

  /// - Complexity: O(n) in the number of bytes.
  init(_ bytes: [UInt8]) {
    var place = JSONPosition(line: 1, column: 1)
    blockStarts.reserveCapacity(bytes.count / Self.blockSize + 1)
    var start = 0
    repeat {
      blockStarts.append(place)
      let end = min(start + Self.blockSize, bytes.count)
      Self.advance(&place, over: bytes, from: start, to: end)
      start = end
    } while start < bytes.count
  }

  /// The place of the byte at `offset`, or of the end for any offset beyond it.
  func position(of offset: Int, in bytes: [UInt8]) -> JSONPosition {
    let offset = min(offset, bytes.count)
    let block = min(offset / Self.blockSize, blockStarts.count - 1)
    var place = blockStarts[block]
    Self.advance(&place, over: bytes, from: block * Self.blockSize, to: offset)
    return place
  }

  private static func advance(
    _ place: inout JSONPosition, over bytes: [UInt8], from start: Int, to end: Int
  ) {
    var (line, column) = (place.line, place.column)
    for index in start..<end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        // Continuation bytes belong to the scalar that the lead byte has counted.
        column += 1
      }
    }
    place = JSONPosition(line: line, column: column)
  }
}
