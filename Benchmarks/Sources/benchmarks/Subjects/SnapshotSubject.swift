import Foundation
import ListSnapshot

/// Snapshots that are edited and applied, and arrays that are compared.
///
/// The floor is one `Set` of the identifiers: whoever compares by identifier without sharing anything builds at
/// least that. Beside it, where it ends in time, stands the standard library's `difference(from:)`.
struct SnapshotSubject: Subject {
  static let name = "snapshot"
  static let summary = "edit, compare and apply against one Set of the identifiers"

  func run(_ report: inout Report) {
    for count in [10_000, 1_000_000] {
      run(&report, Identifiers("UUID", count, Self.uuid))
      run(&report, Identifiers("String", count) { "item-identifier-number-\(1_000_000_000 + $0)" })
      run(&report, Identifiers("Int", count) { $0 })
    }
    questions(&report, Identifiers("UUID", 1_000_000, Self.uuid))
    memory(&report, Identifiers("UUID", 1_000_000, Self.uuid))
  }

  private func run<ID>(_ report: inout Report, _ identifiers: Identifiers<ID>) {
    let count = identifiers.all.count
    for sections in [1, 1000] {
      guard let list = identifiers.list(sections: sections) else { continue }
      for edits in [10, count / 100] {
        report.run(derived(identifiers, list, edits: edits))
      }
      if sections == 1 { report.run(shuffledList(identifiers, list)) }
    }
    for edits in [10, count / 100, count / 10] {
      report.run(arrays(identifiers, "\(edits) edits", identifiers.edited(edits), edits == 10))
    }
    let rotated = Array(identifiers.all[1...] + identifiers.all[..<1])
    report.run(arrays(identifiers, "first to last", rotated, true))
    report.run(arrays(identifiers, "shuffled", identifiers.shuffled, false))
  }

  /// A list is copied, edited and applied again and again; the answers are the numbers of items.
  private func derived<ID>(
    _ identifiers: Identifiers<ID>, _ list: Snapshot<Int, ID>, edits: Int
  ) -> Contest {
    let shape = list.numberOfSections == 1 ? "flat" : "\(list.numberOfSections) sections"
    var contest = Contest("\(edits) edits in \(identifiers.name), \(shape)", tolerance: nil)
    contest.add("one Set") { _ in Double(Set(identifiers.all).count) }
    let source = DiffableDataSource<Int, ID, Never> { _, _, _ in nil }
    source.apply(list)
    contest.add("edit and apply") { number in
      var copy = source.snapshot()
      identifiers.edit(&copy, edits, round: number)
      source.apply(copy)
      return Double(source.snapshot().numberOfItems)
    }
    contest.add("the edits alone") { number in
      var copy = list
      identifiers.edit(&copy, edits, round: number)
      return Double(copy.numberOfItems)
    }
    var edited = list
    identifiers.edit(&edited, edits, round: 0)
    contest.add("the comparison alone") { _ in
      Double(Snapshot.changes(from: list, to: edited).operationCount)
    }
    return contest
  }

  private func shuffledList<ID>(
    _ identifiers: Identifiers<ID>, _ list: Snapshot<Int, ID>
  ) -> Contest {
    var contest = Contest("shuffle of \(identifiers.name)", tolerance: nil)
    contest.add("one Set") { _ in Double(Set(identifiers.all).count) }
    let order = identifiers.shuffled
    var shuffled = list
    _ = try? shuffled.appendItems(order)
    contest.add("the comparison alone") { _ in
      Double(Snapshot.changes(from: list, to: shuffled).operationCount)
    }
    contest.add("appending all in another order") { _ in
      var copy = list
      _ = try? copy.appendItems(order)
      return Double(copy.numberOfItems)
    }
    return contest
  }

  private func arrays<ID>(
    _ identifiers: Identifiers<ID>, _ change: String, _ new: [ID], _ isSmall: Bool
  ) -> Contest {
    var contest = Contest("arrays of \(identifiers.name), \(change)", tolerance: nil)
    let old = identifiers.all
    contest.add("one Set") { _ in Double(Set(new).count) }
    if isSmall {
      contest.add("difference(from:)") { _ in Double(new.difference(from: old).count) }
    }
    contest.add("SequenceChanges") { _ in
      Double(SequenceChanges(from: old, to: new).operationCount)
    }
    return contest
  }

  /// Where an item is, asked right after an edit.
  private func questions<ID>(_ report: inout Report, _ identifiers: Identifiers<ID>) {
    guard var list = identifiers.list(sections: 1000) else { return }
    var contest = Contest("a move, then an index, in \(identifiers.name)", tolerance: nil)
    contest.add("a dictionary built again") { number in
      let places = Dictionary(
        uniqueKeysWithValues: identifiers.all.enumerated().map { ($0.element, $0.offset) })
      return Double(places[identifiers.all[number % 1000]] ?? -1)
    }
    contest.add("Snapshot") { number in
      let (item, other) = (identifiers.pick(number), identifiers.pick(number + 1))
      try? list.moveItem(item, beforeItem: other)
      return Double(list.indexOfItem(other) ?? -1)
    }
    report.run(contest)
  }

  private func memory<ID>(_ report: inout Report, _ identifiers: Identifiers<ID>) {
    let (list, fresh) = MemoryUse.of { identifiers.list(sections: 1) }
    guard let list else { return }
    let (_, edited) = MemoryUse.of {
      var copy = list
      identifiers.edit(&copy, identifiers.all.count / 10, round: 0)
      return (copy, Snapshot.changes(from: list, to: copy))
    }
    let new = identifiers.edited(identifiers.all.count / 10)
    let (_, arrays) = MemoryUse.of { SequenceChanges(from: identifiers.all, to: new) }
    report.show(
      "beside the array, \(identifiers.name)", parts: identifiers.all.count,
      [
        ("a snapshot, its copy of the identifiers included", fresh),
        ("a copy with 10 % edited, and the changes", edited),
        ("the changes between two arrays", arrays),
      ])
  }

  private static func uuid(_ number: Int) -> UUID {
    var random = Mixer(state: UInt64(number))
    let b = (0..<16).map { _ in UInt8(truncatingIfNeeded: random.next() >> 24) }
    return UUID(
      uuid: (
        b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], b[8], b[9], b[10], b[11], b[12], b[13],
        b[14], b[15]
      ))
  }
}

/// The identifiers of a list, and edits of it that are the same in every run.
private struct Identifiers<ID: Hashable & Sendable>: Sendable {
  let name: String
  let all: [ID]
  let shuffled: [ID]
  private let make: @Sendable (Int) -> ID

  init(_ type: String, _ count: Int, _ make: @escaping @Sendable (Int) -> ID) {
    name = "\(count) \(type)"
    all = (0..<count).map(make)
    var random = Mixer(state: 42)
    shuffled = all.shuffled(using: &random)
    self.make = make
  }

  func list(sections: Int) -> Snapshot<Int, ID>? {
    try? Snapshot(
      (0..<sections).map { section in
        let range = all.count * section / sections..<all.count * (section + 1) / sections
        return (section, Array(all[range]))
      })
  }

  func pick(_ number: Int) -> ID { all[number &* 7_368_787 % all.count] }

  /// Of ten edits four insert, three delete, two move and one changes content.
  func edit(_ list: inout Snapshot<Int, ID>, _ edits: Int, round: Int) {
    var random = Mixer(state: UInt64(round))
    for number in 0..<edits {
      let anchor = all[Int.random(in: 0..<all.count, using: &random)]
      switch number % 10 {
      case 0..<4:
        let fresh = make(all.count + (round &* edits &+ number) % 100_000_000)
        _ = try? list.insertItems([fresh], beforeItem: anchor)
      case 4..<7: try? list.deleteItems([anchor])
      case 7, 8:
        let other = all[Int.random(in: 0..<all.count, using: &random)]
        try? list.moveItem(anchor, beforeItem: other)
      default: try? list.reconfigureItems([anchor])
      }
    }
  }

  /// The identifiers after as many inserts, deletes and moves.
  func edited(_ edits: Int) -> [ID] {
    var random = Mixer(state: 7)
    var added: [Int: [ID]] = [:]
    var gone: Set<Int> = []
    for number in 0..<edits {
      let place = Int.random(in: 0..<all.count, using: &random)
      switch number % 10 {
      case 0..<4: added[place, default: []].append(make(all.count + number))
      case 4..<7: gone.insert(place)
      case 7, 8:
        guard gone.insert(place).inserted else { continue }
        added[Int.random(in: 0..<all.count, using: &random), default: []].append(all[place])
      default: continue
      }
    }
    var result: [ID] = []
    for (place, id) in all.enumerated() {
      result += added[place] ?? []
      if !gone.contains(place) { result.append(id) }
    }
    return result
  }
}

/// Random numbers that are the same in every run (SplitMix64).
private struct Mixer: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
