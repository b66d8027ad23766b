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

  /// How far boundary items reach out of the section along the scroll axis, at either end.
  var overhang: (before: Double, behind: Double) {
    guard case .compositional(let section) = self else { return (0, 0) }
    var overhang = (before: 0.0, behind: 0.0)
    for item in section.boundaryItems {
      let start = section.coreStart + item.frame.origin[section.scrollAxis]
      overhang.before = max(overhang.before, -start)
      overhang.behind = max(
        overhang.behind, start + item.frame.size[section.scrollAxis] - section.extent)
    }
    return overhang
  }
}
