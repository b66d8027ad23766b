/// Why a layout cannot be solved: which element, what about it, and what to do.
public struct LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The element of the description that is to blame.
  public let element: Element
  /// What is wrong with it.
  public let problem: Problem

  /// A place in a description.
  public struct Element: Hashable, Sendable, CustomStringConvertible {
    /// The section, or nil for what belongs to the whole layout.
    public let section: Int?
    /// The way from the section's group down, by position among the subitems; empty for the
    /// section's group, nil for what is no part of it.
    public let path: [Int]?
    /// The part of the element, as `width` or `header's height`; nil for the whole of it.
    public let part: String?

    package init(section: Int?, path: [Int]? = nil, part: String? = nil) {
      self.section = section
      self.path = path
      self.part = part
    }

    /// For example `section 2, group, subitem 0, width`.
    public var description: String {
      var words = [section.map { "section \($0)" } ?? "the layout"]
      if let path {
        words.append("group")
        words += path.map { "subitem \($0)" }
      }
      if let part { words.append(part) }
      return words.joined(separator: ", ")
    }
  }

  /// What is wrong with an element.
  public enum Problem: Hashable, Sendable, CustomStringConvertible {
    /// A number is none, is infinite, or is beyond `LayoutLimits`.
    case unusable(Double)
    /// A length, a fraction or a number of pixels is below zero.
    case negative(Double)
    /// A count is below zero.
    case negativeCount(Int)
    /// Groups nest deeper than `LayoutLimits.depth`.
    case nestedTooDeep
    /// The fractions of nested groups multiply to a length beyond `LayoutLimits.length`.
    case tooLong(Double)
    /// A group holds more items than `LayoutLimits.itemsInGroup`.
    case tooManyItems
    /// A group takes more than `LayoutLimits.sizings` attempts to fill.
    case tooMuchWork
    /// Negative spacing takes back all that a group advances.
    case noAdvance(Double)
    /// The section provider has no section for this number.
    case noSection

    /// What is wrong, and what to do.
    public var description: String {
      switch self {
      case .unusable(let value):
        "\(value) is no usable number; give a finite one below \(LayoutLimits.length)"
      case .negative(let value):
        "\(value) is negative; give 0 or more"
      case .negativeCount(let count):
        "a count of \(count); give 0 or more"
      case .nestedTooDeep:
        "groups nest deeper than \(LayoutLimits.depth); flatten them"
      case .tooLong(let value):
        "nested fractions come to \(value) pt; give smaller ones"
      case .tooManyItems:
        "more than \(LayoutLimits.itemsInGroup) items in one group; make the items larger, or "
          + "let several groups hold them"
      case .tooMuchWork:
        "filling the group takes more than \(LayoutLimits.sizings) attempts; give fewer subitems, "
          + "or larger ones"
      case .noAdvance(let step):
        "each group starts \(step) pt after the one before; give a spacing that leaves it above 0"
      case .noSection:
        "the provider gives no section; give one for every number below the number of sections"
      }
    }
  }

  package init(_ element: Element, _ problem: Problem) {
    self.element = element
    self.problem = problem
  }

  /// One line: the element, the problem, the remedy.
  public var description: String { "\(element): \(problem)" }
}
