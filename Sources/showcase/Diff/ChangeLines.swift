import ListSnapshot
import TerminalKit

/// Changes as people read them: `moved  news/3 -> sports/0  "Final"`.
struct ChangeLines {
  let old: TextSnapshot
  let new: TextSnapshot

  /// A line a step, then how many there were.
  func lines(of changes: SnapshotChanges<String, String>) -> [String] {
    let steps = steps(of: changes)
    guard !steps.isEmpty else { return ["no changes"] }
    return steps + [Self.count(changes.operationCount)]
  }

  /// The stages, each under its name.
  static func lines(of staged: StagedChanges<String, String>, from old: TextSnapshot) -> [String] {
    guard !staged.stages.isEmpty else { return ["no changes"] }
    var lines: [String] = []
    var state = old
    for stage in staged.stages {
      lines.append("\(stage.kind.rawValue):")
      lines += ChangeLines(old: state, new: stage.state).steps(of: stage.changes).map { "  " + $0 }
      state = stage.state
    }
    if !staged.carriedItems.isEmpty {
      lines.append("carried: \(staged.carriedItems.map(quoted).joined(separator: ", "))")
    }
    return lines
  }

  static func count(_ operations: Int) -> String {
    operations == 1 ? "1 step" : "\(operations) steps"
  }

  private func steps(of changes: SnapshotChanges<String, String>) -> [String] {
    var lines: [String] = []
    for index in changes.deletedSections { lines.append("deleted  section \(section(index, old))") }
    for index in changes.insertedSections {
      lines.append("inserted  section \(section(index, new)) at \(index)")
    }
    for move in changes.movedSections {
      lines.append("moved  section \(section(move.to, new))  \(move.from) -> \(move.to)")
    }
    for path in changes.deletedItems {
      lines.append("deleted  \(place(path, old))\(item(path, old))")
    }
    for path in changes.insertedItems {
      lines.append("inserted  \(place(path, new))\(item(path, new))")
    }
    for move in changes.movedItems {
      let way = "\(place(move.from, old)) -> \(place(move.to, new))"
      lines.append("moved  \(way)\(item(move.to, new))")
    }
    for mark in changes.reloadedSections {
      lines.append("reloaded  section \(TerminalText.cell(mark.identifier))")
    }
    for mark in changes.reloadedItems {
      lines.append("reloaded  \(place(mark.to, new))\(item(mark.to, new))")
    }
    for mark in changes.reconfiguredItems {
      lines.append("reconfigured  \(place(mark.to, new))\(item(mark.to, new))")
    }
    return lines
  }

  private func section(_ index: Int, _ list: TextSnapshot) -> String {
    list.sectionIdentifier(at: index).map(TerminalText.cell) ?? "?"
  }

  private func place(_ path: ItemPath, _ list: TextSnapshot) -> String {
    "\(section(path.section, list))/\(path.item)"
  }

  private func item(_ path: ItemPath, _ list: TextSnapshot) -> String {
    list.itemIdentifier(at: path).map { "  " + Self.quoted($0) } ?? ""
  }

  private static func quoted(_ text: String) -> String { "\"\(TerminalText.cell(text))\"" }
}
