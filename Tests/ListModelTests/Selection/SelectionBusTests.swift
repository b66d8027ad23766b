import ListModel
import Testing

@Suite("The selection bus")
struct SelectionBusTests {
  let table = SampleTable.table()

  @Test("a tap is heard by every delegate in the order of registration")
  func order() throws {
    let (bus, log) = (SelectionBus(), Log())
    let listeners = ["a", "b", "c"].map { Listener($0, log) }
    for listener in listeners { bus.add(listener) }
    try bus.tap(SampleTable.row(0), in: table)
    #expect(
      log.lines == [
        "a didHighlight Thing 1", "b didHighlight Thing 1", "c didHighlight Thing 1",
        "a didSelect Thing 1", "b didSelect Thing 1", "c didSelect Thing 1",
        "a didDeselect Thing 1", "b didDeselect Thing 1", "c didDeselect Thing 1",
      ])
  }

  @Test("an item's event goes from its collection to the row and on to the screen")
  func relay() throws {
    let (bus, log) = (SelectionBus(), Log())
    let screen = Listener("screen", log)
    let row = Listener("row", log)
    let gallery = Listener("gallery", log)
    let other = Listener("other", log)
    bus.add(screen, at: .screen)
    bus.add(row, at: .rows)
    bus.add(gallery, at: .collection(section: "gallery"))
    bus.add(other, at: .collection(section: "elsewhere"))
    try bus.tap(SampleTable.item(3), in: table)
    #expect(
      log.lines.filter { $0.contains("didSelect") } == [
        "gallery didSelect Car 4", "row didSelect Car 4", "screen didSelect Car 4",
      ])
  }

  @Test("delegates are held weakly and the bus keeps none alive")
  func weakness() throws {
    let (bus, log) = (SelectionBus(), Log())
    var listener: Listener? = Listener("a", log)
    weak let gone = listener
    if let listener { bus.add(listener) }
    #expect(bus.delegateCount == 1)
    listener = nil
    #expect(gone == nil)
    #expect(bus.delegateCount == 0)
    try bus.tap(SampleTable.row(0), in: table)
    #expect(log.lines.isEmpty)
  }

  @Test("one that leaves while told hears nothing more, one that joins hears the next event")
  func membership() throws {
    let (bus, log) = (SelectionBus(), Log())
    let leaver = Listener("leaver", log)
    let joiner = Listener("joiner", log)
    let first = Listener("first", log)
    first.onHighlight = { bus in
      bus.remove(leaver)
      bus.add(joiner)
    }
    bus.add(first)
    bus.add(leaver)
    try bus.tap(SampleTable.row(1), in: table)
    #expect(
      log.lines == [
        "first didHighlight Thing 2", "first didSelect Thing 2", "joiner didSelect Thing 2",
        "first didDeselect Thing 2", "joiner didDeselect Thing 2",
      ])
  }

  @Test("a tap from inside is heard by all after the current events")
  func reentrancy() throws {
    let (bus, log) = (SelectionBus(policy: .multiple), Log())
    let first = Listener("first", log)
    let second = Listener("second", log)
    let table = table
    var isFirstTime = true
    first.onHighlight = { bus in
      guard isFirstTime else { return }
      isFirstTime = false
      let events = try? bus.tap(SampleTable.item(0), in: table)
      #expect(events?.map(\.kind) == [.didHighlight, .didSelect])
    }
    bus.add(first)
    bus.add(second)
    try bus.tap(SampleTable.row(0), in: table)
    #expect(
      log.lines == [
        "first didHighlight Thing 1", "second didHighlight Thing 1", "first didSelect Thing 1",
        "second didSelect Thing 1", "first didHighlight Car 1", "second didHighlight Car 1",
        "first didSelect Car 1", "second didSelect Car 1",
      ])
  }

  @Test("a delegate may change the model while told: the events name what stood there")
  func modelChange() throws {
    let (bus, log) = (SelectionBus(), Log())
    let listener = Listener("a", log)
    var changing = table
    listener.onHighlight = { _ in changing.sections.removeAll() }
    bus.add(listener)
    try bus.tap(SampleTable.row(4), in: changing)
    #expect(changing.sections.isEmpty)
    #expect(log.lines.last == "a didDeselect Thing 5")
  }

  @Test("a delegate is registered once for a stage, and leaves all stages at once")
  func registration() throws {
    let (bus, log) = (SelectionBus(policy: .none), Log())
    let listener = Listener("a", log)
    bus.add(listener)
    bus.add(listener)
    bus.add(listener, at: .rows)
    try bus.tap(SampleTable.row(0), in: table)
    #expect(log.lines.count == 2)
    bus.remove(listener)
    try bus.tap(SampleTable.row(0), in: table)
    #expect(log.lines.count == 2)
  }

  @Test("a path that names nothing throws and tells nothing")
  func missing() {
    let (bus, log) = (SelectionBus(), Log())
    let listener = Listener("a", log)
    bus.add(listener)
    #expect(throws: TableLookupError.self) { try bus.tap(SampleTable.item(7), in: table) }
    #expect(log.lines.isEmpty)
  }

  @Test("the same events come as a stream, which ends with the bus")
  func stream() async throws {
    var bus: SelectionBus? = SelectionBus()
    let stream = try #require(bus?.events())
    try bus?.tap(SampleTable.item(2), in: table)
    bus = nil
    var kinds: [SelectionEvent.Kind] = []
    for await event in stream {
      #expect(event.element.title == "Car 3")
      kinds.append(event.kind)
    }
    #expect(kinds == [.didHighlight, .didSelect, .didDeselect])
  }
}

/// What listeners heard, in order.
final class Log {
  var lines: [String] = []
}

/// A delegate that writes down what it hears.
final class Listener: SelectionDelegate {
  let name: String
  let log: Log
  var onHighlight: ((SelectionBus) -> Void)?

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  func selectionBus(_ bus: SelectionBus, didSelect element: SelectedElement) {
    log.lines.append("\(name) didSelect \(element.title)")
  }

  func selectionBus(_ bus: SelectionBus, didDeselect element: SelectedElement) {
    log.lines.append("\(name) didDeselect \(element.title)")
  }

  func selectionBus(_ bus: SelectionBus, didHighlight element: SelectedElement) {
    log.lines.append("\(name) didHighlight \(element.title)")
    onHighlight?(bus)
  }
}
