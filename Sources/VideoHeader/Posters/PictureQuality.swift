/// How much a picture shows (media rule 6.2).
struct PictureQuality: Hashable {
  /// Standard deviation of luma, of 256 levels.
  let deviation: Double
  /// The mean of luma.
  let mean: Double
  /// The share of pixels within 8 levels of the commonest level.
  let commonestShare: Double

  var isFlat: Bool { deviation < 8 || commonestShare > 0.9 }
  var isDark: Bool { mean < 24 }
  var isBright: Bool { mean > 235 }
  var isGood: Bool { !isFlat && !isDark && !isBright }

  init(of image: PixelImage) {
    let levels = Self.withoutBars(LumaGrid(image))
    let count = Double(max(levels.count, 1))
    let sum = levels.reduce(0.0) { $0 + Double($1) }
    mean = sum / count
    let mean = mean
    deviation =
      (levels.reduce(0.0) { $0 + (Double($1) - mean) * (Double($1) - mean) } / count).squareRoot()
    var histogram = [Int](repeating: 0, count: 256)
    for level in levels { histogram[Int(level)] += 1 }
    let commonest = histogram.indices.max { histogram[$0] < histogram[$1] } ?? 0
    let near = histogram[max(commonest - 8, 0)...min(commonest + 8, 255)].reduce(0, +)
    commonestShare = Double(near) / count
  }

  /// The levels inside a letter box or pillar box: rows and columns of one level at the border are not
  /// part of the picture. A picture of nothing else is left whole.
  private static func withoutBars(_ grid: LumaGrid) -> [UInt8] {
    let rows = grid.inner(0..<grid.height) { grid.isPlainRow($0, in: 0..<grid.width) }
    guard !rows.isEmpty else { return grid.levels }
    let columns = grid.inner(0..<grid.width) { grid.isPlainColumn($0, in: rows) }
    guard !columns.isEmpty else {
      return rows.flatMap { row in (0..<grid.width).map { grid.level($0, row) } }
    }
    return rows.flatMap { row in columns.map { grid.level($0, row) } }
  }
}

/// The luma of a picture's pixels.
struct LumaGrid {
  let width: Int
  let height: Int
  let levels: [UInt8]

  init(_ image: PixelImage) {
    width = image.width
    height = image.height
    let bytes = image.bytes
    // BT.709's weights in 256ths.
    levels = stride(from: 0, to: bytes.count, by: 4).map { index in
      let weighted =
        54 * Int(bytes[index]) + 183 * Int(bytes[index + 1]) + 19 * Int(bytes[index + 2])
      return UInt8(clamping: weighted >> 8)
    }
  }

  func level(_ x: Int, _ y: Int) -> UInt8 { levels[y * width + x] }

  func isPlainRow(_ y: Int, in columns: Range<Int>) -> Bool {
    isPlain(columns.lazy.map { level($0, y) })
  }

  func isPlainColumn(_ x: Int, in rows: Range<Int>) -> Bool {
    isPlain(rows.lazy.map { level(x, $0) })
  }

  /// The range without the lines at its two ends that are plain.
  func inner(_ range: Range<Int>, isPlain: (Int) -> Bool) -> Range<Int> {
    guard let first = range.first(where: { !isPlain($0) }),
      let last = range.last(where: { !isPlain($0) })
    else { return range.lowerBound..<range.lowerBound }
    return first..<last + 1
  }

  /// One level but for the noise of coding.
  private func isPlain(_ levels: some Sequence<UInt8>) -> Bool {
    var low = UInt8.max
    var high = UInt8.min
    for level in levels {
      low = min(low, level)
      high = max(high, level)
      if high - low > 4 { return false }
    }
    return true
  }
}
