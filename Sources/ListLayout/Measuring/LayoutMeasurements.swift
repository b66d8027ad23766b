import Foundation

/// What self-sizing views answered: cells by their place, all others by their key.
///
/// Only what came into sight is measured; all else counts with its estimate (layout rule 34).
public struct LayoutMeasurements: Hashable, Sendable {
  /// The answers of cells.
  public var items: [LayoutIndexPath: MeasuredSize]
  /// The answers of boundary and anchored items, by `LayoutElement.key`.
  public var supplementary: [String: MeasuredSize]

  /// Creates answers.
  public init(
    items: [LayoutIndexPath: MeasuredSize] = [:], supplementary: [String: MeasuredSize] = [:]
  ) {
    self.items = items
    self.supplementary = supplementary
  }

  func answersBySection() -> [Int: MeasuredAnswers] {
    var answers: [Int: MeasuredAnswers] = [:]
    for (path, size) in items {
      answers[path.section, default: MeasuredAnswers()][path.item] = size
    }
    return answers
  }

  /// The answers of a flow section, which measures both axes or none (flow rule F1).
  func flowAnswers(inSection section: Int) -> [Int: CGSize] {
    var answers: [Int: CGSize] = [:]
    for (path, size) in items where path.section == section {
      guard let width = size[.horizontal], let height = size[.vertical] else { continue }
      answers[path.item] = CGSize(width: width, height: height)
    }
    return answers
  }
}
