import Foundation
import ListScreen
import TerminalKit

extension Browser {
  /// A key while text is typed: letters are text (terminal rule 54). Nil for what goes on as a
  /// command.
  mutating func typed(_ press: KeyPress) -> TerminalRequests? {
    switch press.key {
    case .escape:
      mode = .browsing
      finding = ""
      return .redraw
    case .enter:
      mode = .browsing
      find()
      return .redraw
    case .backspace:
      if !finding.isEmpty { finding.removeLast() }
      return .redraw
    case .character(let letter) where press.modifiers.isDisjoint(with: [.control, .alt]):
      type(String(letter))
      return .redraw
    default:
      return nil
    }
  }

  mutating func type(_ text: String) {
    finding = String((finding + TerminalText.cell(text)).prefix(200))
  }

  private mutating func find() {
    guard !finding.isEmpty else { return }
    tabs[currentTab].hits = Self.hits(of: finding, in: scene.screen)
    guard let from = scene.focus?.path, let next = hits.first(where: { $0 >= from }) else {
      return show(hits.first)
    }
    show(next)
  }

  private var hits: [ScenePath] { tabs[currentTab].hits }

  /// Where a text stands in titles, whatever its case.
  ///
  /// - Complexity: O(items).
  private static func hits(of text: String, in screen: Screen) -> [ScenePath] {
    var found: [ScenePath] = []
    for (number, section) in screen.sections.enumerated() {
      func add(_ items: ScreenItems, _ path: (Int) -> ScenePath) {
        for (index, item) in items.enumerated()
        where item.title.range(of: text, options: .caseInsensitive) != nil {
          found.append(path(index))
        }
      }
      if let nested = section.nested {
        add(nested.items) { ScenePath(section: number, item: 0, nestedItem: $0) }
      } else {
        add(section.items) { ScenePath(section: number, item: $0) }
      }
    }
    return found
  }

  mutating func showHit(forward: Bool) {
    guard !hits.isEmpty, let from = scene.focus?.path else { return show(hits.first) }
    if forward {
      show(hits.first { $0 > from } ?? hits.first)
    } else {
      show(hits.last { $0 < from } ?? hits.last)
    }
  }

  private mutating func show(_ path: ScenePath?) {
    guard let path else {
      status = finding.isEmpty ? "nothing to find: / and a text" : "\"\(finding)\" is not here"
      return
    }
    scene.focus(on: path)
    let number = (hits.firstIndex(of: path) ?? 0) + 1
    status = "\(number) of \(hits.count): \"\(finding)\""
  }
}
