import Foundation

/// A solved section of either kind.
///
/// Indirect, so that a question borrows the section instead of copying it, which takes twice as
/// long as the answer.
indirect enum SectionSolution: Sendable {
  case compositional(CompositionalSectionSolution)
  case flow(FlowSectionSolution)

  /// Stands in for a section while that is changed in place.
  static let vacant = SectionSolution.flow(
    FlowSectionSolution(CollectionViewFlowLayout(), itemCount: 0, container: .zero))

  /// The extent along the scroll axis.
  var extent: Double {
    switch self {
    case .compositional(let section): section.extent
    case .flow(let section): section.extent
    }
  }

  var isFlow: Bool {
    if case .flow = self { true } else { false }
  }

  var itemCount: Int {
    switch self {
    case .compositional(let section): section.itemCount
    case .flow(let section): section.itemCount
    }
  }

  /// How far boundary items, and groups that edge spacing moved, reach out of the section along the
  /// scroll axis, at either end.
  var overhang: (before: Double, behind: Double) {
    guard case .compositional(let section) = self else { return (0, 0) }
    var overhang = (before: 0.0, behind: 0.0)
    let axis = section.scrollAxis
    func reach(_ start: Double, _ length: Double) {
      overhang.before = max(overhang.before, -start)
      overhang.behind = max(overhang.behind, start + length - section.extent)
    }
    for item in section.boundaryItems {
      reach(section.coreStart + item.frame.origin[axis], item.frame.size[axis])
    }
    // Only across its own row is a group moved by a share of what is left (rule 41).
    if section.isSideways, let groups = section.groups, groups.count > 0 {
      for group in [0, groups.count - 1] {
        let frame = section.frame(of: group, placed: groups.placed(group), in: groups)
        reach(frame.origin[axis], frame.size[axis])
      }
    }
    return overhang
  }
}
