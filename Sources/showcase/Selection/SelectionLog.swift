import ListModel

/// Listens at every stage of the relay, and keeps what it heard.
final class SelectionLog: SelectionDelegate {
  /// An event and the stages at which it was heard, innermost first.
  struct Heard {
    let event: SelectionEvent
    var stages: [SelectionStage]

    /// Whether it came as far as the outermost delegate.
    var reachedScreen: Bool { stages.last == .screen }
  }

  private var heard: [Heard] = []

  func selectionBus(
    _ bus: SelectionBus, relayed event: SelectionEvent, at stage: SelectionStage
  ) {
    if let last = heard.last, last.event == event, !last.reachedScreen {
      heard[heard.count - 1].stages.append(stage)
    } else {
      heard.append(Heard(event: event, stages: [stage]))
    }
  }

  /// What was heard since this was last asked, in order.
  func take() -> [Heard] {
    defer { heard = [] }
    return heard
  }
}
