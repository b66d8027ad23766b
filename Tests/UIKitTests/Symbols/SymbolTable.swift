import Foundation

/// Every public symbol of the `UIKit` module, and those of the system's UIKit that are known to be
/// missing, with their state.
///
/// What is here is the same as in UIKit unless something says otherwise: a doc comment with the
/// words "without effect", "approximated" or "UIKit has no such", a name that begins with
/// "simulate", or a line of `states.txt`.
struct SymbolTable {
  /// How a symbol stands to the system's.
  enum State: String, CaseIterable {
    case same, approximated, accepted, own, missing

    var heading: String {
      switch self {
      case .same: "same"
      case .approximated: "approximated"
      case .accepted: "accepted without effect"
      case .own: "not in UIKit"
      case .missing: "missing"
      }
    }
  }

  /// One line of `states.txt`: a state, a symbol with `*` for all members, and a remark.
  struct Line {
    let state: State
    let symbol: String
    let remark: String
  }

  /// What is wrong with the lines: one that speaks of nothing, or of what is there as missing.
  private(set) var mistakes: [String] = []
  private var rows: [String: [State: [String]]] = [:]
  private var remarks: [String: [String]] = [:]

  init(_ symbols: [SymbolGraph.Symbol], lines: [Line]) {
    var used = Set<String>()
    for symbol in symbols {
      let path = symbol.owner.isEmpty ? symbol.name : "\(symbol.owner).\(symbol.name)"
      let candidates = [path] + Self.wildcards(path)
      let line = candidates.lazy.compactMap { candidate in
        lines.first { $0.symbol == candidate }
      }.first
      if let line { used.insert(line.symbol) }
      if line?.state == .missing { mistakes.append("\(path) is there, and said to be missing") }
      let state = line?.state ?? State(of: symbol)
      let owner = symbol.isType ? path : symbol.owner
      rows[owner, default: [:]][state, default: []].append(symbol.isType ? "the type" : symbol.name)
    }
    for line in lines where !used.contains(line.symbol) && line.state != .missing {
      mistakes.append("\(line.symbol) is not there, and said to be \(line.state.heading)")
    }
    for line in lines {
      let (owner, name) = Self.split(line.symbol)
      if line.state == .missing {
        let isType = name.first?.isUppercase == true && !name.contains("(")
        rows[isType && owner.isEmpty ? name : owner, default: [:]][.missing, default: []]
          .append(isType && owner.isEmpty ? "the type" : name)
      }
      guard !line.remark.isEmpty else { continue }
      let subject = name == "*" ? owner : line.symbol
      remarks[owner.isEmpty ? name : owner, default: []].append("`\(subject)`: \(line.remark)")
    }
  }

  /// `A.B.c` belongs to `A.B.*` and to `A.*`.
  private static func wildcards(_ path: String) -> [String] {
    var owners = path.split(separator: "(")[0].split(separator: ".").map(String.init)
    var found: [String] = []
    while owners.count > 1 {
      owners.removeLast()
      found.append(owners.joined(separator: ".") + ".*")
    }
    // A wildcard speaks of its type too.
    return [path + ".*"] + found
  }

  private static func split(_ path: String) -> (owner: String, name: String) {
    let head = path.prefix { $0 != "(" }
    guard let dot = head.lastIndex(of: ".") else { return ("", path) }
    return (String(path[..<dot]), String(path[path.index(after: dot)...]))
  }

  /// How many symbols are in a state.
  func count(_ state: State) -> Int {
    rows.values.map { $0[state]?.count ?? 0 }.reduce(0, +)
  }

  /// The table: for each type a row for each state.
  var markdown: String {
    var lines = [
      "| state | symbols |", "| --- | --- |",
    ]
    lines += State.allCases.map { "| \($0.heading) | \(count($0)) |" }
    lines += ["", "## By type", "", "| type | state | symbols |", "| --- | --- | --- |"]
    for (owner, states) in rows.sorted(by: { $0.key < $1.key }) {
      for state in State.allCases {
        guard let names = states[state] else { continue }
        let list = Set(names).sorted().map { $0 == "the type" ? $0 : "`\($0)`" }
        lines.append(
          "| \(owner.isEmpty ? "functions and constants" : "`\(owner)`") | \(state.heading) | "
            + "\(list.joined(separator: ", ")) |")
      }
    }
    lines += ["", "## Remarks", ""]
    for (_, texts) in remarks.sorted(by: { $0.key < $1.key }) {
      lines += texts.map { "- \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension SymbolTable.Line {
  /// Reads a line; nil for an empty one and for a comment.
  init?(_ text: Substring) throws {
    guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
    let words = text.split(separator: " ", maxSplits: 2)
    guard words.count >= 2, let state = SymbolTable.State(rawValue: String(words[0])) else {
      throw SymbolGraph.Failure(description: "states.txt: '\(text)' is no state and symbol")
    }
    self.init(
      state: state, symbol: String(words[1]), remark: words.count > 2 ? String(words[2]) : "")
  }
}

extension SymbolTable.State {
  /// The state that a symbol says itself.
  fileprivate init(of symbol: SymbolGraph.Symbol) {
    if symbol.name.hasPrefix("simulate") || symbol.comment.contains("UIKit has no such") {
      self = .own
    } else if symbol.comment.contains("without effect") {
      self = .accepted
    } else if symbol.comment.contains("approximated") {
      self = .approximated
    } else {
      self = .same
    }
  }
}
