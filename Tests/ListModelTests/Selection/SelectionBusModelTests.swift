import ListModel
import Testing
import _TestSupport

/// The bus against a model of it in plain arrays, over random scripts: delegates that join, leave,
/// go away and tap again while they are told.
@Suite("The selection bus, against a naive model")
struct SelectionBusModelTests {
  @Test("tells the same delegates the same events in the same order", arguments: 0..<20)
  func naive(block: Int) throws {
    for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
      let script = Script(seed: seed)
      let real = RealBus(script)
      let naive = NaiveBus(script)
      for action in script.opening {
        real.perform(action)
        naive.perform(action)
        try #require(real.log == naive.log, "seed \(seed)")
        try #require(real.delegateCount == naive.delegateCount, "seed \(seed)")
      }
    }
  }
}

/// What is done to a bus, from outside or by a delegate while it is told.
enum BusAction {
  case add(Int, SelectionScope)
  case remove(Int)
  /// The delegate goes away without leaving.
  case drop(Int)
  case tap(TableElement)
}

/// A random script: what is done from outside, and what delegates do at their nth hearing.
struct Script {
  static let delegates = 4
  let policy: SelectionPolicy
  let opening: [BusAction]
  private let reactions: [[Int: BusAction]]

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    policy = SelectionPolicy.allCases[Int.random(in: 0..<4, using: &random)]
    opening = (0..<10).map { _ in Self.action(&random) }
    reactions = (0..<Self.delegates).map { _ in
      var reactions: [Int: BusAction] = [:]
      for _ in 0..<3 { reactions[Int.random(in: 1...8, using: &random)] = Self.action(&random) }
      return reactions
    }
  }

  func reaction(of delegate: Int, hearing: Int) -> BusAction? {
    reactions[delegate][hearing]
  }

  private static func action(_ random: inout SeededGenerator) -> BusAction {
    let delegate = Int.random(in: 0..<delegates, using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0...3: return .add(delegate, scope(&random))
    case 4: return .remove(delegate)
    case 5: return .drop(delegate)
    case 6: return .tap(SampleTable.row(Int.random(in: 0..<10, using: &random)))
    default: return .tap(SampleTable.item(Int.random(in: 0..<7, using: &random)))
    }
  }

  private static func scope(_ random: inout SeededGenerator) -> SelectionScope {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: .collection(section: "gallery")
    case 1: .collection(section: "elsewhere")
    case 2: .rows
    case 3: .everywhere
    default: .screen
    }
  }
}

/// Runs a script on the bus itself.
private final class RealBus {
  let bus: SelectionBus
  let script: Script
  var log: [String] = []
  private var delegates: [Int: Delegate] = [:]

  init(_ script: Script) {
    self.script = script
    bus = SelectionBus(policy: script.policy)
    for number in 0..<Script.delegates { delegates[number] = Delegate(number, self) }
  }

  var delegateCount: Int { bus.delegateCount }

  func perform(_ action: BusAction) {
    switch action {
    case .add(let number, let scope):
      if let delegate = delegates[number] { bus.add(delegate, at: scope) }
    case .remove(let number):
      if let delegate = delegates[number] { bus.remove(delegate) }
    case .drop(let number): delegates[number] = nil
    case .tap(let path):
      do { try bus.tap(path, in: SampleTable.table()) } catch { log.append("\(error)") }
    }
  }

  private final class Delegate: SelectionDelegate {
    let number: Int
    unowned let owner: RealBus
    var heard = 0

    init(_ number: Int, _ owner: RealBus) {
      self.number = number
      self.owner = owner
    }

    func selectionBus(
      _ bus: SelectionBus, relayed event: SelectionEvent, at stage: SelectionStage
    ) {
      owner.log.append("\(number) \(event.kind) \(event.element.path) \(stage)")
      heard += 1
      if let action = owner.script.reaction(of: number, hearing: heard) { owner.perform(action) }
    }
  }
}

/// The same in arrays, each event told to the end before the next.
private final class NaiveBus {
  let script: Script
  var log: [String] = []
  private var isThere = Array(repeating: true, count: Script.delegates)
  private var heard = Array(repeating: 0, count: Script.delegates)
  private var entries: [(delegate: Int, scope: SelectionScope, serial: Int)] = []
  private var serial = 0
  private var waiting: [(kind: String, path: TableElement)] = []
  private var isTelling = false

  init(_ script: Script) {
    self.script = script
  }

  var delegateCount: Int { entries.count { isThere[$0.delegate] } }

  func perform(_ action: BusAction) {
    switch action {
    case .add(let delegate, let scope):
      let isNew = !entries.contains { $0.delegate == delegate && $0.scope == scope }
      if isThere[delegate], isNew {
        serial += 1
        entries.append((delegate, scope, serial))
      }
    case .remove(let delegate):
      if isThere[delegate] { entries.removeAll { $0.delegate == delegate } }
    case .drop(let delegate):
      isThere[delegate] = false
    case .tap(let path):
      let kinds: [String] =
        switch script.policy {
        case .none: ["didHighlight"]
        case .deselectAtOnce: ["didHighlight", "didSelect", "didDeselect"]
        // Nothing is ever selected here: the script keeps no selection.
        case .single, .multiple: ["didHighlight", "didSelect"]
        }
      waiting += kinds.map { ($0, path) }
      tellAll()
    }
  }

  private func tellAll() {
    guard !isTelling else { return }
    isTelling = true
    while !waiting.isEmpty { tell(waiting.removeFirst()) }
    isTelling = false
  }

  private func tell(_ event: (kind: String, path: TableElement)) {
    let newest = serial
    var stages: [SelectionStage] = [.row(event.path.row), .screen]
    if case .item = event.path { stages.insert(.collection(section: "gallery"), at: 0) }
    for stage in stages {
      for entry in entries where entry.serial <= newest && hears(entry.scope, stage) {
        guard isThere[entry.delegate], entries.contains(where: { $0.serial == entry.serial })
        else { continue }
        log.append("\(entry.delegate) \(event.kind) \(event.path) \(stage)")
        heard[entry.delegate] += 1
        if let action = script.reaction(of: entry.delegate, hearing: heard[entry.delegate]) {
          perform(action)
        }
      }
    }
  }

  private func hears(_ scope: SelectionScope, _ stage: SelectionStage) -> Bool {
    switch (scope, stage) {
    case (.everywhere, _), (.screen, .screen), (.rows, .row): true
    case (.collection("gallery"), .collection): true
    default: false
    }
  }
}
