import Foundation
import ListLayout

/// What a layout keeps between questions: its solution, what views answered to being measured, and
/// whether it has to be described anew.
@MainActor
final class SolvedContent {
  private var solution: LayoutSolution?
  private var answers: [ElementKey: MeasuredSize] = [:]
  private var isStale = true
  /// Why the layout shows nothing, where its description cannot be solved.
  private(set) var problem: LayoutError?

  /// The solution, as far as the view is scrolled.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - describe: Says what to solve. Is called only where something is out of date.
  /// - Returns: The solution; nil without a view, and where the description cannot be solved.
  func solution(
    of layout: UICollectionViewLayout,
    describe: (any CollectionLayoutHost) throws(LayoutError) -> LayoutDescription
  ) -> LayoutSolution? {
    guard let host = layout.host else { return nil }
    if isStale {
      isStale = false
      solve(layout, host, describe)
    }
    solution?.follow(host)
    return solution
  }

  private func solve(
    _ layout: UICollectionViewLayout, _ host: any CollectionLayoutHost,
    _ describe: (any CollectionLayoutHost) throws(LayoutError) -> LayoutDescription
  ) {
    do throws(LayoutError) {
      let description = try describe(host)
      if isNarrower(description) { forget(layout) }
      solution = try LayoutSolution(description, answers: answers)
      problem = nil
    } catch {
      solution = nil
      if error != problem {
        FileHandle.standardError.write(Data("\(type(of: layout)): \(error)\n".utf8))
      }
      problem = error
    }
  }

  /// Whether the container has another extent across the scroll direction: every answer was given
  /// for the other one (flow rule F9).
  private func isNarrower(_ description: LayoutDescription) -> Bool {
    guard let old = solution?.resolved.environment.container.contentSize else { return false }
    let new = description.environment.container.contentSize
    return description.configuration.scrollDirection == .vertical
      ? old.width != new.width : old.height != new.height
  }

  private func forget(_ layout: UICollectionViewLayout) {
    answers = [:]
    layout.measuredElements = []
  }

  /// Another view shows the layout.
  func reset() {
    answers = [:]
    solution = nil
    isStale = true
  }

  /// Takes note of what is out of date. A view's answer is taken at once, and the context told by
  /// how much the reader's place moves.
  func invalidate(
    with context: UICollectionViewLayoutInvalidationContext, _ layout: UICollectionViewLayout
  ) {
    if let preferred = context.preferred {
      take(preferred, context)
      return
    }
    if context.invalidateEverything {
      forget(layout)
      isStale = true
      return
    }
    let marked =
      (context.invalidatedItemIndexPaths ?? []).map { ElementKey(.cell, nil, $0) }
      + (context.invalidatedSupplementaryIndexPaths ?? [:]).flatMap { kind, paths in
        paths.map { ElementKey(.supplementaryView, kind, $0) }
      }
    for key in marked { forget(key, layout) }
    let isAsked: Bool
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      isAsked = flow.invalidateFlowLayoutDelegateMetrics || flow.invalidateFlowLayoutAttributes
    } else {
      let marksOnly = !marked.isEmpty || context.invalidatedDecorationIndexPaths != nil
      isAsked = !(context.isScrolling || marksOnly)
    }
    if context.invalidateDataSourceCounts || isAsked { isStale = true }
  }

  private func take(
    _ preferred: UICollectionViewLayoutAttributes,
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    do throws(LayoutError) {
      guard let moved = try solution?.measure(preferred) else { return }
      context.contentOffsetAdjustment.x += moved.x
      context.contentOffsetAdjustment.y += moved.y
    } catch {
      problem = error
    }
    answers[ElementKey(preferred)] = MeasuredSize(
      width: preferred.measuredAxes.contains(.width) ? Double(preferred.size.width) : nil,
      height: preferred.measuredAxes.contains(.height) ? Double(preferred.size.height) : nil)
  }

  /// An element is to be measured again.
  private func forget(_ key: ElementKey, _ layout: UICollectionViewLayout) {
    layout.measuredElements.remove(key)
    guard answers.removeValue(forKey: key) != nil, var changed = solution,
      let element = changed.names.element(key.category, kind: key.kind, at: key.indexPath)
    else { return }
    // Taking an answer back never makes a group larger than it was described.
    _ = try? changed.resolved.setMeasured(nil, of: element)
    solution = changed
  }

  /// Lets answers follow their cells to where a batch of updates puts them.
  func update(_ mapping: UpdateMapping, _ layout: UICollectionViewLayout) {
    var moved: [ElementKey: MeasuredSize] = [:]
    for (key, size) in answers {
      if let new = mapping.key(after: key) { moved[new] = size }
    }
    answers = moved
    layout.measuredElements = Set(layout.measuredElements.compactMap { mapping.key(after: $0) })
    isStale = true
  }
}
