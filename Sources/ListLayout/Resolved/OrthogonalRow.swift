import Foundation

/// The row of a sideways section: how long it is, where it comes to rest (layout rules 70-80).
///
/// Offsets count from where the section starts, in reading direction, in pt.
public struct OrthogonalRow: Sendable {
  /// How the section scrolls.
  public let behavior: CollectionLayoutSection.OrthogonalScrollingBehavior
  /// From the first group's start to the last one's end (layout rule 71).
  public let rowLength: Double
  /// What shows of it at a time.
  public let viewport: Double
  private let groups: GroupSequence?

  init(_ solution: CompositionalSectionSolution) {
    let across = solution.scrollAxis.other
    behavior = solution.section.orthogonalScrollingBehavior
    viewport = max(solution.container[across] - solution.insets.both(across), 0)
    groups = solution.groups
    rowLength =
      groups.map {
        let last = $0.count - 1
        return $0.start(of: last) + $0.extent(of: last) - $0.start(of: 0)
      } ?? 0
  }

  /// The farthest offset (layout rule 71).
  public var span: Double { max(0, rowLength - viewport) }

  /// Where the groups come to rest, one stop a group, not rounded to pixels (layout rule 72).
  public var stops: Stops { Stops(row: self) }

  /// Where the row rests before anything was set (layout rule 76).
  public var initialOffset: Double {
    behavior == .groupPagingCentered ? stops.first ?? 0 : 0
  }

  /// Where the row rests after it was set to an offset, without a drag (layout rules 73-77).
  ///
  /// - Complexity: O(log groups).
  public func rest(settingTo offset: Double) -> Double {
    guard offset.isFinite else { return initialOffset }
    let clamped = clamp(offset)
    switch behavior {
    case .none, .continuous:
      return clamped
    case .continuousGroupLeadingBoundary, .groupPaging:
      return nearestStop(to: clamped).map { stops[$0] } ?? clamped
    case .groupPagingCentered:
      // Recorded: the first and the last stop may lie outside of 0...span, and are reached.
      return nearestStop(to: offset).map { stops[$0] } ?? clamped
    case .paging:
      guard clamped < span, viewport > 0 else { return clamped }
      return clamp(page(at: clamped) * viewport)
    }
  }

  /// Where the row rests after a drag (layout rules 78-80).
  ///
  /// - Parameters:
  ///   - start: The offset where the drag began.
  ///   - release: The offset where the finger left.
  ///   - velocity: In pt per millisecond, positive towards the end.
  /// - Returns: The offset.
  /// - Complexity: O(log groups).
  public func rest(draggingFrom start: Double, to release: Double, velocity: Double) -> Double {
    guard start.isFinite, release.isFinite, velocity.isFinite else { return initialOffset }
    switch behavior {
    case .none, .continuous, .continuousGroupLeadingBoundary:
      return rest(settingTo: release + velocity * Self.projection)
    case .paging:
      guard viewport > 0 else { return clamp(release) }
      let current = page(at: start)
      let target = Self.turned(current, page(at: release), velocity)
      return clamp(target * viewport)
    case .groupPaging, .groupPagingCentered:
      guard let current = nearestStop(to: start), let near = nearestStop(to: release) else {
        return clamp(release)
      }
      let target = Self.turned(Double(current), Double(near), velocity)
      return stops[Int(clamping: target, to: 0...stops.count - 1)]
    }
  }

  /// How far a velocity of 1 pt per millisecond carries at UIKit's normal deceleration, 0.998 per
  /// millisecond: 0.998 / (1 - 0.998).
  private static let projection = 499.0

  /// A flick turns one page; else the page nearest to the release, at most one away (rule 79).
  private static func turned(_ current: Double, _ near: Double, _ velocity: Double) -> Double {
    if abs(velocity) >= 0.2 { return current + (velocity > 0 ? 1 : -1) }
    return min(max(near, current - 1), current + 1)
  }

  private func clamp(_ offset: Double) -> Double { min(max(offset, 0), span) }

  private func page(at offset: Double) -> Double { (offset / viewport + 0.5).rounded(.down) }

  /// The number of the stop nearest to an offset; halfway between two the later.
  private func nearestStop(to offset: Double) -> Int? {
    let stops = stops
    guard !stops.isEmpty else { return nil }
    var low = 0
    var high = stops.count - 1
    while low < high {
      let middle = low + (high - low) / 2
      if stops[middle] < offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, offset - stops[low - 1] < stops[low] - offset else { return low }
    return low - 1
  }

  /// The stops of a row; asked for one at a time, so that a long row costs nothing.
  public struct Stops: RandomAccessCollection, Sendable {
    fileprivate let row: OrthogonalRow

    /// 0.
    public var startIndex: Int { 0 }

    /// The number of groups.
    public var endIndex: Int { row.groups?.count ?? 0 }

    /// Where the row rests for a group.
    public subscript(group: Int) -> Double {
      guard let groups = row.groups else { return 0 }
      let start = groups.start(of: group) - groups.start(of: 0)
      guard row.behavior == .groupPagingCentered else { return row.clamp(start) }
      return start + groups.extent(of: group) / 2 - row.viewport / 2
    }
  }
}

extension ResolvedLayout {
  /// The row of a sideways section; nil for any other.
  public func orthogonalRow(inSection section: Int) -> OrthogonalRow? {
    guard solutions.indices.contains(section),
      case .compositional(let solution) = solutions[section], solution.isSideways
    else { return nil }
    return OrthogonalRow(solution)
  }
}
