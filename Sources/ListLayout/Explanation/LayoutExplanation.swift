/// Why an element is where it is, step by step, in words and figures.
///
/// Made for people and for failing tests: each step names the rules it follows, so that a frame that
/// is not what one thought leads to the sentence that says otherwise.
public struct LayoutExplanation: Hashable, Sendable, CustomStringConvertible {
  /// One step.
  public struct Step: Hashable, Sendable {
    /// What happens.
    public let text: String
    /// The layout rules it follows, by number.
    public let rules: [Int]
  }

  /// What is explained, with its frame.
  public let subject: String
  /// The steps, from the section inwards.
  public private(set) var steps: [Step] = []

  init(_ subject: String) {
    self.subject = subject
  }

  mutating func add(_ rules: Int..., text: String) {
    steps.append(Step(text: text, rules: rules))
  }

  /// The subject, and each step on a line of its own with its rules.
  public var description: String {
    var lines = [subject]
    for step in steps {
      let rules = step.rules.map(String.init).joined(separator: ", ")
      let name = step.rules.count == 1 ? "rule" : "rules"
      lines.append(step.rules.isEmpty ? "  \(step.text)" : "  \(step.text) [\(name) \(rules)]")
    }
    return lines.joined(separator: "\n")
  }
}

/// Figures in explanations: at most four decimals, none that say nothing.
func figure(_ value: Double) -> String {
  guard abs(value) < 1e11 else { return "\(value)" }
  let rounded = (value * 10_000).rounded() / 10_000
  let whole = rounded.rounded()
  return rounded == whole ? "\(Int(whole))" : "\(rounded)"
}

extension Vector {
  var sizeFigures: String { "\(figure(x)) x \(figure(y))" }
  var pointFigures: String { "(\(figure(x)), \(figure(y)))" }
}

extension CollectionLayoutDimension {
  /// For example `0.25 of the width`.
  func words(_ box: Vector) -> String {
    switch self {
    case .fractionalWidth(let value): "\(figure(value)) of the width \(figure(box.x))"
    case .fractionalHeight(let value): "\(figure(value)) of the height \(figure(box.y))"
    case .absolute(let value): "\(figure(value))"
    case .estimated(let value): "estimated \(figure(value))"
    }
  }
}

extension Int {
  /// `1 group`, `2 groups`.
  func of(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}
