/// Relays what happens to rows and items to whoever listens, as a chain of delegates does.
///
/// The bus tells and owns nothing: what is selected is its caller's, who passes it in with a tap
/// and applies the events that come back. Delegates are held weakly. An event goes from the
/// innermost stage outwards (collection, row, screen), and at each stage to the delegates in the
/// order of their registration.
///
/// Delegates may do anything while told:
/// - A tap or a `tell` from inside is queued and delivered when everyone has heard the current
///   event, so that all hear all events in the same order. Its events are returned at once.
/// - A delegate that leaves hears nothing more, not even the current event; one that joins, or
///   leaves and joins again, hears from the next event on.
/// - A delegate that goes away is not told, and forgotten.
/// - The model may change: events carry the elements as they stood.
///
/// ```swift
/// let bus = SelectionBus()
/// bus.add(controller)
/// try bus.tap(.item(ItemIndexPath(section: 0, row: 0, item: 3)), in: table)
/// // controller hears: didHighlight, didSelect, didDeselect of "Car 4"
/// ```
///
/// A bus belongs to one isolation domain; `events()` carries its events to others.
public final class SelectionBus {
  /// What a tap does to what is selected.
  public var policy: SelectionPolicy

  private var registrations: [Registration] = []
  private var queue: [SelectionEvent] = []
  private var isTelling = false
  private var lastStream = 0
  private var streams: [Int: AsyncStream<SelectionEvent>.Continuation] = [:]

  /// Shared by the list and by the delivery under way, which thus sees that somebody left.
  private final class Registration {
    let scope: SelectionScope
    private(set) weak var delegate: (any SelectionDelegate)?

    init(_ scope: SelectionScope, _ delegate: any SelectionDelegate) {
      (self.scope, self.delegate) = (scope, delegate)
    }

    func end() { delegate = nil }
  }

  /// Creates a bus without delegates.
  public init(policy: SelectionPolicy = .deselectAtOnce) {
    self.policy = policy
  }

  deinit {
    for stream in streams.values { stream.finish() }
  }

  /// How many delegates are registered and still there.
  public var delegateCount: Int { registrations.count { $0.delegate != nil } }

  /// Registers a delegate, which the bus holds weakly, behind those registered before.
  ///
  /// A delegate that is registered for the scope already keeps its place.
  ///
  /// - Parameters:
  ///   - delegate: Who is told.
  ///   - scope: Which stage it listens at.
  public func add(_ delegate: any SelectionDelegate, at scope: SelectionScope = .screen) {
    registrations.removeAll { $0.delegate == nil }
    guard !registrations.contains(where: { $0.delegate === delegate && $0.scope == scope }) else {
      return
    }
    registrations.append(Registration(scope, delegate))
  }

  /// Takes a delegate off all stages; it hears nothing more, not even the event being told.
  public func remove(_ delegate: any SelectionDelegate) {
    for registration in registrations where registration.delegate === delegate {
      registration.end()
    }
    registrations.removeAll { $0.delegate == nil }
  }

  /// Handles a tap by the policy and tells the events that follow from it.
  ///
  /// - Parameters:
  ///   - path: The row or nested item that was tapped.
  ///   - table: The table as it stands.
  ///   - selected: What is selected now; the caller keeps it.
  /// - Returns: The events, in order, for the caller to apply to what it keeps as selected.
  /// - Throws: `TableLookupError` when nothing stands at `path`; then nothing is told.
  /// - Complexity: O(events x delegates + selected).
  @discardableResult
  public func tap(
    _ path: TableElement, in table: TableModel, selected: [SelectedElement] = []
  ) throws(TableLookupError) -> [SelectionEvent] {
    tap(try table.element(path), selected: selected)
  }

  /// Handles a tap on an element that the caller has looked up.
  ///
  /// - Parameters:
  ///   - element: What was tapped.
  ///   - selected: What is selected now; the caller keeps it.
  /// - Returns: The events, in order, for the caller to apply to what it keeps as selected.
  @discardableResult
  public func tap(
    _ element: SelectedElement, selected: [SelectedElement] = []
  ) -> [SelectionEvent] {
    let events = policy.events(tapping: element, selected: selected)
    tell(events)
    return events
  }

  /// Tells events that were not made by a tap, such as the deselection of a deleted element.
  public func tell(_ events: [SelectionEvent]) {
    queue += events
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    var next = 0
    while next < queue.count {
      deliver(queue[next])
      next += 1
    }
    queue.removeAll()
  }

  /// The events told from now on, each as the screen hears it.
  ///
  /// The stream ends with the bus, or when its reader stops. It keeps what its reader has not read
  /// yet, however much.
  public func events() -> AsyncStream<SelectionEvent> {
    lastStream += 1
    let (stream, continuation) = AsyncStream.makeStream(of: SelectionEvent.self)
    streams[lastStream] = continuation
    return stream
  }

  private func deliver(_ event: SelectionEvent) {
    // Who joins while the event travels, and a stream that begins then, hears from the next one on.
    let (present, newest) = (registrations, lastStream)
    for stage in event.relay {
      for registration in present where registration.scope.includes(stage) {
        registration.delegate?.selectionBus(self, relayed: event, at: stage)
      }
    }
    registrations.removeAll { $0.delegate == nil }
    for (number, stream) in streams where number <= newest {
      if case .terminated = stream.yield(event) { streams[number] = nil }
    }
  }
}
