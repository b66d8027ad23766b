/// The lines of a flow section, along two axes: *along the line* and, line after line, *down* the
/// scroll direction. Both start at the inner corner of the section's insets.
///
/// Lines that are alike are one block, so a section of equal items is one or two blocks: a billion
/// items cost what ten cost. Places are products, never running sums, within a block.
struct FlowLines: Sendable {
  /// Consecutive lines of equally many items and one thickness. Of more than one line all items
  /// are equal.
  struct Block: Sendable {
    let firstItem: Int
    let itemsPerLine: Int
    let start: Double
    let thickness: Double
  }

  /// One line: a whole number of items, and where it stands down the section.
  struct Line {
    let items: Range<Int>
    let start: Double
    let thickness: Double
  }

  let items: FlowItemRuns
  let room: Double
  /// The least room between two items of a line.
  let spacing: Double
  let lineSpacing: Double
  /// How many items make a line where all are equally long, fitting or not (layout rule 83).
  let columns: Int?
  private(set) var blocks: [Block] = []
  /// From the first line's start to the last line's end; 0 without items.
  private(set) var extent = 0.0
  /// What rounding may take away from a fit, in pt (layout rule 18).
  private static let tolerance = 0.01

  init(_ items: FlowItemRuns, room: Double, spacing: Double, lineSpacing: Double) {
    self.items = items
    self.room = room
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    if items.isUniform, let first = items.runs.first {
      columns = Self.fitting(length: first.length, room: room, spacing: spacing)
    } else {
      columns = nil
    }
    fill()
  }

  /// How many items of one length fit into a line; one is put even where it does not fit (flow rule
  /// F4).
  private static func fitting(length: Double, room: Double, spacing: Double) -> Int {
    max(fitting(length: length, into: room + spacing + tolerance, spacing: spacing), 1)
  }

  /// How many times length and spacing fit into `rest`.
  private static func fitting(length: Double, into rest: Double, spacing: Double) -> Int {
    let step = length + spacing
    // Where an item and its spacing use no room, all go into one line.
    guard step > 0 else { return rest >= step ? mostPerLine : 0 }
    return Int(min(max(rest / step, 0), Double(mostPerLine)))
  }

  /// More than any section holds, and exact as a Double.
  private static let mostPerLine = 1 << 53

  /// What one line adds down the section.
  private func pitch(_ thickness: Double) -> Double { max(thickness + lineSpacing, 0) }

  // MARK: Filling

  private mutating func fill() {
    var item = 0
    var run = 0
    var start = 0.0
    while run < items.runs.count {
      let size = items.runs[run]
      let perLine =
        columns ?? Self.fitting(length: size.length, room: room, spacing: spacing)
      // The last line of the run may go on with items of the next.
      let whole = (items.end(of: run) - item - 1) / perLine
      if whole > 0 {
        append(
          Block(
            firstItem: item, itemsPerLine: perLine, start: start, thickness: size.thickness))
        start += Double(whole) * pitch(size.thickness)
        item += whole * perLine
      }
      let line = nextLine(at: item, &run)
      append(
        Block(
          firstItem: item, itemsPerLine: line.count, start: start, thickness: line.thickness))
      extent = max(start + line.thickness, 0)
      start += pitch(line.thickness)
      item += line.count
    }
  }

  /// Puts items into one line until one does not fit (layout rule 81), and moves `run` to the run
  /// that the next line begins with.
  private func nextLine(at first: Int, _ run: inout Int) -> (count: Int, thickness: Double) {
    var count = 0
    var used = 0.0
    var thickness = 0.0
    while run < items.runs.count {
      let size = items.runs[run]
      let left = items.end(of: run) - first - count
      let more = min(room(forItemsOf: size.length, in: (count, used)), left)
      guard more > 0 else { break }
      used += Double(more) * (size.length + spacing)
      thickness = max(thickness, size.thickness)
      count += more
      guard more == left else { break }
      run += 1
    }
    return (count, thickness)
  }

  /// How many items of one length the line takes on that holds `count` items and uses `used`, the
  /// spacing behind the last one included.
  private func room(forItemsOf length: Double, in line: (count: Int, used: Double)) -> Int {
    if let columns { return columns - line.count }
    guard line.count > 0 else {
      return Self.fitting(length: length, room: room, spacing: spacing)
    }
    return Self.fitting(
      length: length, into: room + Self.tolerance + spacing - line.used, spacing: spacing)
  }

  private mutating func append(_ block: Block) {
    // A line like those before it belongs to them.
    if let last = blocks.last, last.itemsPerLine == block.itemsPerLine,
      last.thickness == block.thickness, isOneRun(last.firstItem, block)
    {
      return
    }
    blocks.append(block)
  }

  private func isOneRun(_ first: Int, _ block: Block) -> Bool {
    items.index(of: first) == items.index(of: block.firstItem + block.itemsPerLine - 1)
  }
}

// MARK: - Asking

extension FlowLines {
  /// The line that holds `item`, which is in the section.
  ///
  /// - Complexity: O(log blocks).
  func line(of item: Int) -> Line {
    let block = blocks[blocks.partitionPoint { $0.firstItem > item } - 1]
    return line((item - block.firstItem) / block.itemsPerLine, of: block)
  }

  /// How many lines lie before the one that holds `item`, which is in the section.
  ///
  /// - Complexity: O(blocks).
  func lineNumber(of item: Int) -> Int {
    var number = 0
    for (index, block) in blocks.enumerated() {
      let end = index + 1 < blocks.count ? blocks[index + 1].firstItem : items.count
      guard item >= end else { return number + (item - block.firstItem) / block.itemsPerLine }
      number += (end - block.firstItem) / block.itemsPerLine
    }
    return number
  }

  private func line(_ number: Int, of block: Block) -> Line {
    let first = block.firstItem + number * block.itemsPerLine
    return Line(
      items: first..<first + block.itemsPerLine,
      start: block.start + Double(number) * pitch(block.thickness), thickness: block.thickness)
  }

  /// Calls `body` with the lines that reach into `span` of the section, in order, until it says
  /// false. Lines without thickness are left out, since nothing in them has an area.
  ///
  /// - Complexity: O(log blocks + lines there).
  func visitLines(in span: ClosedRange<Double>, _ body: (Line) -> Bool) {
    // Lines pulled onto each other by a negative spacing may reach far beyond the next start.
    let reach = lineSpacing < 0 ? blocks.reduce(0) { max($0, $1.thickness) } : 0
    var index = blocks.partitionPoint { $0.start > span.lowerBound - reach }
    index = max(index - 1, 0)
    while index < blocks.count, blocks[index].start <= span.upperBound {
      let block = blocks[index]
      defer { index += 1 }
      guard block.thickness > 0 else { continue }
      let end = index + 1 < blocks.count ? blocks[index + 1].firstItem : items.count
      let lines = (end - block.firstItem) / block.itemsPerLine
      let step = pitch(block.thickness)
      let before = step > 0 ? (span.lowerBound - block.thickness - block.start) / step : 0
      var number = Int(min(max(before.rounded(.down), 0), Double(lines)))
      while number < lines {
        let line = line(number, of: block)
        guard line.start <= span.upperBound else { return }
        guard line.start + line.thickness < span.lowerBound || body(line) else { return }
        number += 1
      }
    }
  }

  /// Items of one size in a line: the first stands at `start`, each further one `step` on.
  struct Piece {
    let items: Range<Int>
    let start: Double
    let step: Double
    let length: Double
    let thickness: Double
  }

  /// Calls `body` with the pieces of a line in order.
  ///
  /// - Complexity: O(log runs + runs in the line).
  func visitPieces(of line: Line, _ body: (Piece) -> Void) {
    let (first, gap) = spread(line)
    var start = first
    var run = items.index(of: line.items.lowerBound)
    var item = line.items.lowerBound
    while item < line.items.upperBound {
      let size = items.runs[run]
      let end = min(items.end(of: run), line.items.upperBound)
      let step = size.length + gap
      body(
        Piece(
          items: item..<end, start: start, step: step, length: size.length,
          thickness: size.thickness))
      start += Double(end - item) * step
      item = end
      run += 1
    }
  }

  /// Where a line's first item stands and how far its items are apart.
  func spread(_ line: Line) -> (start: Double, gap: Double) {
    let count = line.items.count
    if let columns, columns > 1 {
      let length = items.runs.first?.length ?? 0
      // Items without room for a spacing between them all go into one line, spread over the room.
      let across = columns == Self.mostPerLine ? max(count, 2) : columns
      return (0, (room - Double(across) * length) / Double(across - 1))
    }
    let length = length(of: line)
    let isLast = line.items.upperBound == items.count
    if count == 1 {
      // A lone item is centred, wherever it is the only one that its line could hold; one wider
      // than the room starts with it (flow rules F4, F7; layout rules 83, 84).
      let isAlone = !isLast || 2 * length + spacing > room + Self.tolerance
      return (isAlone ? max((room - length) / 2, 0) : 0, 0)
    }
    return (0, isLast ? spacing : (room - length) / Double(count - 1))
  }

  private func length(of line: Line) -> Double {
    var sum = 0.0
    var run = items.index(of: line.items.lowerBound)
    var item = line.items.lowerBound
    while item < line.items.upperBound {
      let end = min(items.end(of: run), line.items.upperBound)
      sum += Double(end - item) * items.runs[run].length
      item = end
      run += 1
    }
    return sum
  }
}
