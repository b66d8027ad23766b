public import Foundation

extension ResolvedLayout {
  /// What a changed answer did.
  public struct MeasuredChange: Hashable, Sendable {
    /// Whether anything has another frame now.
    public let movedAnything: Bool
    /// What to add to the content offset so that what the reader looks at stays where it is: what
    /// lies at the start of the visible bounds keeps its place on the screen.
    ///
    /// UIKit: `UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment`.
    public let contentOffsetAdjustment: CGPoint

    static let nothing = MeasuredChange(movedAnything: false, contentOffsetAdjustment: .zero)
  }

  /// Takes what a self-sizing view answered (layout rules 28-34). What precedes it keeps its place,
  /// what follows it moves.
  ///
  /// The layout's own `contentOffset` is not changed; add the adjustment where the place on the
  /// screen is to stay.
  ///
  /// - Parameters:
  ///   - size: The answer, or nil to forget the one before.
  ///   - element: An item, a boundary item or an anchored view. One that takes no answer, or is not
  ///     there, changes nothing.
  /// - Returns: What the answer did.
  /// - Throws: `LayoutError` where the answer makes the group unsolvable; the layout is then as
  ///   before.
  /// - Complexity: O(log n + items of the group) in the section, and an addition for each section.
  @discardableResult
  public mutating func setMeasured(
    _ size: MeasuredSize?, of element: LayoutElement
  ) throws(LayoutError) -> MeasuredChange {
    let place = readersPlace
    let before = start(of: place)
    guard try take(size, of: element) else { return .nothing }
    stack()
    var adjustment = CGPoint.zero
    let moved = start(of: place) - before
    if context.scrollAxis == .vertical { adjustment.y = moved } else { adjustment.x = moved }
    if isRightToLeft { adjustment.x = 0 - adjustment.x }
    return MeasuredChange(movedAnything: true, contentOffsetAdjustment: adjustment)
  }

  private mutating func take(
    _ size: MeasuredSize?, of element: LayoutElement
  ) throws(LayoutError) -> Bool {
    switch element {
    case .item(let path):
      guard solutions.indices.contains(path.section) else { return false }
      switch solutions[path.section] {
      case .flow(let section):
        guard section.layout.estimatedItemSize != nil else { return false }
        return try takeFlow(size, path)
      case .compositional(var section):
        // The section is taken out meanwhile, so that its storage is changed in place.
        solutions[path.section] = .vacant
        defer { solutions[path.section] = .compositional(section) }
        return try section.setAnswer(size, at: path.item)
      }
    case .section(let kind, let number):
      guard solutions.indices.contains(number),
        case .compositional(var section) = solutions[number],
        let place = section.section.boundarySupplementaryItems.firstIndex(where: {
          $0.elementKind == kind && $0.layoutSize.isEstimated
        })
      else { return false }
      supplementaryAnswers[element.key] = size
      guard section.setBoundaryAnswer(size, at: place) else { return false }
      solutions[number] = .compositional(section)
      return true
    case .layout, .anchored:
      guard supplementaryAnswers[element.key] != size else { return false }
      supplementaryAnswers[element.key] = size
      return true
    }
  }

  /// An answer in a flow section changes the mean that every cell not measured has (flow rule F3).
  private mutating func takeFlow(
    _ size: MeasuredSize?, _ path: LayoutIndexPath
  ) throws(LayoutError) -> Bool {
    let answer: CGSize? =
      if let width = size?[.horizontal], let height = size?[.vertical] {
        CGSize(width: width, height: height)
      } else {
        nil
      }
    guard path.item >= 0, path.item < itemCount(inSection: path.section),
      flowAnswers[path.section]?[path.item] != answer
    else { return false }
    flowAnswers[path.section, default: [:]][path.item] = answer
    let mean = flowMean
    for number in solutions.indices {
      guard case .flow = solutions[number] else { continue }
      solutions[number] = try solve(number, answers: MeasuredAnswers(), flowMean: mean)
      solvedSections += 1
    }
    return true
  }

  // MARK: The reader's place

  /// What the reader looks at: the element at the start of the visible bounds.
  private enum Place {
    case item(LayoutIndexPath)
    case section(Int)
    case nothing
  }

  private var readersPlace: Place {
    let axis = context.scrollAxis
    let offset = visible.origin[axis]
    guard offset.isFinite, offset > 0 else { return .nothing }
    let number = origins.partitionPoint { $0 > offset } - 1
    guard number >= 0 else { return .nothing }
    let within = offset - origins[number]
    switch solutions[number] {
    case .flow(let section):
      var size = context.container
      size[axis] = 1
      let top = Box(origin: Vector(along: axis, within, across: 0), size: size)
      var first: Int?
      section.visitItems(in: top.rect) { item, _ in
        first = item
        return false
      }
      return first.map { .item(LayoutIndexPath(section: number, item: $0)) } ?? .section(number)
    case .compositional(let section):
      let start = section.coreStart + section.insets.start(axis)
      guard let groups = section.groups, !section.isSideways, within >= start else {
        return .section(number)
      }
      let group = groups.group(at: within - start)
      return .item(
        LayoutIndexPath(section: number, item: groups.items(of: group).lowerBound))
    }
  }

  private func start(of place: Place) -> Double {
    let axis = context.scrollAxis
    switch place {
    case .nothing: return 0
    case .section(let section): return origins[section]
    case .item(let path): return box(of: path)?.origin[axis] ?? origins[path.section]
    }
  }
}
