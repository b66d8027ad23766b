import ListModel

/// Where rows stand in long tables, also after one height changed.
///
/// The rival is what a table's data source does without us: a sum over the sections before. It is
/// given its section heights ready made in an array, the best case for a scan.
struct HeightsSubject: Subject {
  static let name = "heights"
  static let summary = "TableGeometry against a scan over section heights and against a rebuild"

  func run(_ report: inout Report) {
    for count in [1_000, 1_000_000] {
      guard let sample = Sample(sections: count) else { continue }
      report.run(offsets(sample))
      report.run(rows(sample))
      report.run(changes(sample))
    }
    memory(&report)
  }

  /// `offset(of:)` of rows all over the table.
  private func offsets(_ sample: Sample) -> Contest {
    var contest = Contest("offset(of:), \(sample.name)", tolerance: 1e-6)
    contest.add("scan over an array of heights") { number in
      sample.heights[..<sample.section(number)].reduce(0, +)
    }
    contest.add("TableGeometry", allocationLimit: 0) { number in
      sample.geometry.offset(of: RowIndexPath(section: sample.section(number), row: 0)) ?? -1
    }
    return contest
  }

  /// `row(atOffset:)` of offsets all over the table.
  private func rows(_ sample: Sample) -> Contest {
    var contest = Contest("row(atOffset:), \(sample.name)")
    contest.add("scan over an array of heights") { number in
      let offset = sample.offset(number)
      var start = 0.0
      for (index, height) in sample.heights.enumerated() {
        start += height
        if offset < start { return Double(index) }
      }
      return -1
    }
    contest.add("TableGeometry", allocationLimit: 0) { number in
      Double(sample.geometry.row(atOffset: sample.offset(number))?.section ?? -1)
    }
    return contest
  }

  /// One height changes, then one offset is asked for.
  private func changes(_ sample: Sample) -> Contest {
    var contest = Contest("setHeight(_:at:) then offset(of:), \(sample.name)", tolerance: 1e-6)
    let last = sample.heights.count - 1
    var heights = sample.heights
    contest.add("array of heights, scan") { number in
      heights[sample.section(number)] = sample.height(number)
      return heights[..<last].reduce(0, +)
    }
    var again = sample.heights
    contest.add("array of heights, all offsets rebuilt") { number in
      again[sample.section(number)] = sample.height(number)
      var start = 0.0
      let offsets = again.map { height in
        defer { start += height }
        return start
      }
      return offsets[last]
    }
    var geometry = sample.geometry
    contest.add("TableGeometry") { number in
      geometry.setHeight(
        sample.height(number), at: RowIndexPath(section: sample.section(number), row: 0))
      return geometry.offset(of: RowIndexPath(section: last, row: 0)) ?? -1
    }
    return contest
  }

  private func memory(_ report: inout Report) {
    let count = 1_000_000
    guard let sample = Sample(sections: count) else { return }
    let (fresh, alike) = MemoryUse.of { try? TableGeometry(sample.table, width: 414) }
    let (_, changed) = MemoryUse.of { () -> TableGeometry? in
      var geometry = fresh
      for section in 0..<count {
        geometry?.setHeight(
          Double(section % 977) + 0.25, at: RowIndexPath(section: section, row: 0))
      }
      return geometry
    }
    report.show(
      "a geometry of \(sample.name), without the table", parts: count,
      [("as laid out", alike), ("every height changed", changed)])
  }
}

/// A table of one-row sections of alternating heights, and questions about it.
private struct Sample {
  let name: String
  let table: TableModel
  let geometry: TableGeometry
  let heights: [Double]

  init?(sections count: Int) {
    name = count == 1_000_000 ? "1,000,000 sections" : "\(count) sections"
    let row = [ListCellModel(id: "row", title: "Row")]
    table = TableModel(
      id: "long", title: "Long",
      sections: (0..<count).map { index in
        TableSection(
          id: "section",
          content: index % 3 == 0 ? .collectionView(models: [], rows: 2) : .list(models: row))
      })
    guard let geometry = try? TableGeometry(table, width: 414) else { return nil }
    self.geometry = geometry
    heights = (0..<count).map { $0 % 3 == 0 ? 360 : 50 }
  }

  /// Section `number` of a walk that visits all of the table in no order a cache would like.
  func section(_ number: Int) -> Int { number &* 7_368_787 % heights.count }

  /// A place in that section.
  func offset(_ number: Int) -> Double {
    let section = section(number)
    let (triples, rest) = (section / 3, section % 3)
    return Double(triples) * 460 + (rest == 0 ? 100 : rest == 1 ? 380 : 420)
  }

  /// A height for change `number`; thirds, so that sums have to round.
  func height(_ number: Int) -> Double { Double(number % 301) / 3 + 20 }
}
