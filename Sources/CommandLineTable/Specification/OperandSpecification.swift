/// What the operands of a command are, in order.
package struct OperandSpecification: Hashable, Sendable {
  /// How many arguments an operand takes.
  package enum Arity: Hashable, Sendable {
    /// Exactly one.
    case one
    /// None or one.
    case optional
    /// One or more; only as the last operand.
    case oneOrMore
    /// Any number; only as the last operand.
    case any
  }

  /// The name in help, in capitals.
  package let name: String
  package let arity: Arity
  /// What it is, as help says it.
  package let summary: String

  package init(_ name: String, _ arity: Arity, _ summary: String) {
    self.name = name
    self.arity = arity
    self.summary = summary
  }

  /// The fewest arguments it takes.
  var minimum: Int {
    switch arity {
    case .one, .oneOrMore: 1
    case .optional, .any: 0
    }
  }

  /// The most arguments it takes, nil for no limit.
  var maximum: Int? {
    switch arity {
    case .one, .optional: 1
    case .oneOrMore, .any: nil
    }
  }

  /// How the usage line writes it.
  var usage: String {
    switch arity {
    case .one: name
    case .optional: "[\(name)]"
    case .oneOrMore: "\(name)..."
    case .any: "[\(name)...]"
    }
  }
}
