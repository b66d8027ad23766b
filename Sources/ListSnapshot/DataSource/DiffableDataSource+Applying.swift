extension DiffableDataSource {
  /// What an apply came to: its changes, nil where everything was reloaded, or why it was refused.
  public typealias Outcome = Result<SnapshotChanges<SectionID, ItemID>?, SnapshotError>

  /// Shows a list.
  ///
  /// Unless other applies wait or are under way, it is committed when the call returns.
  ///
  /// - Parameters:
  ///   - snapshot: The new list; its marks are spent.
  ///   - animatingDifferences: What observers are told; the changes are the same (diff rule A8).
  ///   - completion: Called once, after the commit and after observers were told (A4).
  /// - Complexity: As ``Snapshot/changes(from:to:)``.
  public func apply(
    _ snapshot: Snapshot<SectionID, ItemID>, animatingDifferences: Bool = true,
    completion: @escaping (Outcome) -> Void = { _ in }
  ) {
    enqueue(.list(snapshot), animatingDifferences, completion)
  }

  /// Shows a list without working out what changed: observers hear that everything is to be reloaded.
  ///
  /// Selection and scroll position are carried over by identifier all the same (diff rule A8).
  ///
  /// - Parameters:
  ///   - snapshot: The new list.
  ///   - completion: Called once, after the commit and after observers were told.
  public func applyUsingReload(
    _ snapshot: Snapshot<SectionID, ItemID>, completion: @escaping (Outcome) -> Void = { _ in }
  ) {
    enqueue(.reload(snapshot), false, completion)
  }

  /// Edits the list as it is when the turn comes, and shows the result.
  ///
  /// An edit that throws commits nothing, and the queue goes on (diff rule A3).
  ///
  /// - Parameters:
  ///   - animatingDifferences: What observers are told.
  ///   - completion: Called once, after the commit, or with what was thrown.
  ///   - edit: Changes the list; called once.
  public func apply(
    animatingDifferences: Bool = true, completion: @escaping (Outcome) -> Void = { _ in },
    editing edit: @escaping (inout Snapshot<SectionID, ItemID>) throws(SnapshotError) -> Void
  ) {
    enqueue(
      ApplyRequest(isAnimated: animatingDifferences, completion: completion) { contents in
        var snapshot = contents.snapshot
        do throws(SnapshotError) {
          try edit(&snapshot)
          return .success(.list(snapshot))
        } catch {
          return .failure(error)
        }
      })
  }

  /// Shows a list that is compared with the old one on another thread.
  ///
  /// Other applies may be called meanwhile; they are committed after this one, in the order of the calls.
  /// Cancelling the task does not take the apply back.
  ///
  /// - Parameters:
  ///   - snapshot: The new list; its marks are spent.
  ///   - animatingDifferences: What observers are told.
  /// - Returns: The changes, once they are committed and observers were told.
  /// - Complexity: As ``Snapshot/changes(from:to:)``, but not on this actor.
  @discardableResult
  public nonisolated(nonsending) func apply(
    _ snapshot: Snapshot<SectionID, ItemID>, animatingDifferences: Bool = true
  ) async -> SnapshotChanges<SectionID, ItemID> {
    let changes = try? await applyElsewhere(.list(snapshot), animatingDifferences).get()
    return changes ?? SnapshotChanges()
  }

  /// Shows an outline as the items of a section; it is worked out on another thread (diff rule T8).
  ///
  /// - Parameters:
  ///   - outline: The forest whose visible items the section is to show.
  ///   - section: The section; one that is not there is appended.
  ///   - animatingDifferences: What observers are told.
  /// - Returns: The changes, once they are committed and observers were told.
  /// - Throws: `duplicateItem` as ``apply(_:to:animatingDifferences:completion:)``.
  @discardableResult
  public nonisolated(nonsending) func apply(
    _ outline: SectionSnapshot<ItemID>, to section: SectionID, animatingDifferences: Bool = true
  ) async throws(SnapshotError) -> SnapshotChanges<SectionID, ItemID> {
    let outcome = await applyElsewhere(.outline(outline, of: section), animatingDifferences)
    return try outcome.get() ?? SnapshotChanges()
  }

  // MARK: The queue

  func enqueue(
    _ proposal: Proposal<SectionID, ItemID>, _ isAnimated: Bool,
    _ completion: @escaping (Outcome) -> Void
  ) {
    enqueue(
      ApplyRequest(isAnimated: isAnimated, completion: completion) { _ in .success(proposal) })
  }

  func enqueue(_ request: ApplyRequest<SectionID, ItemID>) {
    queue.append(request)
    drain()
  }

  /// Serves the queue until it is empty, or until the next apply is to be worked out by its own caller.
  func drain() {
    while queue.isFree, let request = queue.first {
      if request.isWorkedOutElsewhere {
        request.wake?.resume()
        request.wake = nil
        return
      }
      queue.removeFirst()
      queue.isRunning = true
      switch request.propose(contents) {
      case .success(let proposal?): finish(request, Self.plan(proposal, after: contents))
      case .success(nil): request.completion(.success(SnapshotChanges()))
      case .failure(let error): request.completion(.failure(error))
      }
      queue.isRunning = false
    }
  }

  /// Asks a provider; applies made in it have their turn afterwards (diff rule A5).
  func whileProviding<Value>(_ body: () -> Value) -> Value {
    queue.providers += 1
    let value = body()
    queue.providers -= 1
    drain()
    return value
  }

  private nonisolated(nonsending) func applyElsewhere(
    _ proposal: Proposal<SectionID, ItemID>, _ isAnimated: Bool
  ) async -> Outcome {
    var outcome: Outcome = .success(nil)
    let request = ApplyRequest<SectionID, ItemID>(
      isAnimated: isAnimated, isWorkedOutElsewhere: true, completion: { outcome = $0 },
      propose: { _ in .success(proposal) })
    queue.append(request)
    while !(queue.isFree && queue.first === request) {
      await withCheckedContinuation { request.wake = $0 }
    }
    queue.removeFirst()
    queue.isRunning = true
    let plan = await Self.planElsewhere(proposal, after: contents)
    finish(request, plan)
    queue.isRunning = false
    drain()
    return outcome
  }

  private typealias Plan = ApplyPlan<SectionID, ItemID>

  private static func plan(
    _ proposal: Proposal<SectionID, ItemID>, after contents: ListContents<SectionID, ItemID>
  ) -> Result<ApplyPlan<SectionID, ItemID>, SnapshotError> {
    do throws(SnapshotError) {
      return .success(try ApplyPlan(proposal, after: contents))
    } catch {
      return .failure(error)
    }
  }

  @concurrent
  private static func planElsewhere(
    _ proposal: Proposal<SectionID, ItemID>, after contents: ListContents<SectionID, ItemID>
  ) async -> Result<ApplyPlan<SectionID, ItemID>, SnapshotError> {
    plan(proposal, after: contents)
  }

  // MARK: Committing

  private func finish(
    _ request: ApplyRequest<SectionID, ItemID>,
    _ plan: Result<ApplyPlan<SectionID, ItemID>, SnapshotError>
  ) {
    switch plan {
    case .success(let plan):
      commit(plan, isAnimated: request.isAnimated)
      request.completion(.success(plan.changes))
    case .failure(let error):
      request.completion(.failure(error))
    }
  }

  private func commit(_ plan: ApplyPlan<SectionID, ItemID>, isAnimated: Bool) {
    let (old, new) = (contents.snapshot, plan.contents.snapshot)
    let place = placeToKeep(plan)
    let gone = selection.filter { !new.contains(item: $0) }
    let transaction = DataSourceTransaction(
      old: old, new: new, changes: plan.changes, isAnimated: isAnimated,
      deselectedItems: gone.sorted {
        (old.indexOfItem($0) ?? 0) < (old.indexOfItem($1) ?? 0)
      },
      anchor: place?.item)
    tell { $0.willCommit(transaction) }
    contents = plan.contents
    selection.subtract(gone)
    viewport?.restore(place)
    tell { $0.didCommit(transaction) }
  }

  /// The item that is to keep its place on screen, with its distance before the commit.
  private func placeToKeep(_ plan: ApplyPlan<SectionID, ItemID>) -> ViewportPlace<ItemID>? {
    guard let viewport, offsetPolicy == .keepAnchor, !viewport.isAtStart else { return nil }
    let (old, new) = (contents.snapshot, plan.contents.snapshot)
    // A reload works no changes out, so nothing counts as moved then.
    let search = AnchorSearch(old: old, new: new, changes: plan.changes ?? SnapshotChanges())
    return search.anchor(visible: viewport.visibleItems).map {
      ViewportPlace(item: $0, distance: viewport.distance(of: $0))
    }
  }
}
