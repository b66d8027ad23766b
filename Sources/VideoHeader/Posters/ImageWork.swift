import Synchronization

/// The work behind one walk over pictures: what is still to be made, and what waits for its turn.
final class ImageWork: Sendable {
  private let generator: PosterGenerator
  private let precision: PosterGenerator.Precision
  private let order: PosterGenerator.DeliveryOrder
  private let cancellation: Cancellation
  private let state: Mutex<State>

  /// One time with the places in the list that ask for it.
  private struct Job {
    let time: VideoTime
    let indices: [Int]
  }

  private struct State {
    /// By falling time, so that the next one is the last.
    var jobs: [Job]
    var waiting: [Int: PosterGenerator.Answer] = [:]
    /// The places of `waiting` in the order they are handed out in.
    var turns: ArraySlice<Int>
    /// The latest picture, which the next time may show as well.
    var latest: VideoImage?
  }

  init(
    generator: PosterGenerator, times: [VideoTime], precision: PosterGenerator.Precision,
    order: PosterGenerator.DeliveryOrder
  ) {
    self.generator = generator
    self.precision = precision
    self.order = order
    cancellation = generator.makeCancellation()
    let jobs = Dictionary(grouping: times.indices) { times[$0] }
      .map { Job(time: $0.key, indices: $0.value) }
      .sorted { $0.time > $1.time }
    let turns =
      switch order {
      case .asRequested: Array(times.indices)
      case .asReady: jobs.reversed().flatMap(\.indices)
      }
    state = Mutex(State(jobs: jobs, turns: turns[...]))
  }

  /// The next answer, for whoever walks.
  func next() async -> PosterGenerator.Answer? {
    while !isFinished {
      if let answer = takeAnswer() { return answer }
      if Task.isCancelled { cancellation.cancel() }
      await withTaskCancellationHandler {
        await makeNext()
      } onCancel: {
        cancellation.cancel()
      }
    }
    return nil
  }

  private var isFinished: Bool { state.withLock { $0.turns.isEmpty } }

  private func takeAnswer() -> PosterGenerator.Answer? {
    state.withLock { state in
      guard let turn = state.turns.first, let answer = state.waiting.removeValue(forKey: turn)
      else { return nil }
      state.turns.removeFirst()
      return answer
    }
  }

  /// Makes the next picture, away from the actor that asks; after a cancellation ends all that is left.
  @concurrent private func makeNext() async {
    guard let (job, latest) = takeJob() else { return }
    let outcome = outcome(of: job.time, latest)
    state.withLock { state in
      if case .succeeded(let picture) = outcome { state.latest = picture }
      for index in job.indices {
        state.waiting[index] = PosterGenerator.Answer(
          index: index, requestedTime: job.time, outcome: outcome)
      }
    }
  }

  private func takeJob() -> (Job, VideoImage?)? {
    state.withLock { state in state.jobs.popLast().map { ($0, state.latest) } }
  }

  private func outcome(of time: VideoTime, _ latest: VideoImage?)
    -> PosterGenerator.Answer.Outcome
  {
    // A job that is still due when all is cancelled is answered without a look at the file.
    guard !cancellation.isCancelled else { return .cancelled }
    do throws(VideoError) {
      return .succeeded(
        try generator.image(
          at: time, precision: precision, reusing: latest, cancellation: cancellation))
    } catch {
      return error.kind == .cancelled ? .cancelled : .failed(error)
    }
  }
}
