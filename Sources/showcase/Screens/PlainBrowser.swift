import Foundation
import ListModel
import ListScreen
import TerminalKit

/// Screens as numbered lines, for readers of speech and braille and for pipes (terminal rule 46).
///
/// No prompt is printed: a number on standard input selects what has it, until a `q` or the input's
/// end.
struct PlainBrowser {
  private var scenes: [Scene]
  private let bus = SelectionBus(policy: .multiple)
  private let console: Console
  private let onSelection: (SelectionEvent, Screen) -> Void
  /// What can be selected, in reading order, numbered from 1.
  private var places: [(scene: Int, path: ScenePath)] = []

  init(
    _ scenes: [Scene], console: Console, onSelection: @escaping (SelectionEvent, Screen) -> Void
  ) {
    self.scenes = scenes
    self.console = console
    self.onSelection = onSelection
  }

  /// Lists the screens one after another.
  mutating func list() throws(WriteError) {
    for index in scenes.indices {
      if index > 0 { try console.line("") }
      try list(index)
    }
    try console.flush()
  }

  private mutating func list(_ index: Int) throws(WriteError) {
    let screen = scenes[index].screen
    try console.line(TerminalText.cell(screen.title))
    for (number, section) in screen.sections.enumerated() {
      if let header = section.header { try console.line(Self.text(header, separator: " - ")) }
      if let nested = section.nested {
        for item in nested.items.indices {
          let path = ScenePath(section: number, item: 0, nestedItem: item)
          try line(nested.items[item], (index, path))
        }
      } else {
        for item in section.items.indices {
          try line(section.items[item], (index, ScenePath(section: number, item: item)))
        }
      }
      if let footer = section.footer { try console.line(Self.text(footer, separator: " - ")) }
    }
  }

  /// Selects what standard input names, line by line; each answer is sent before the next line is
  /// waited for.
  ///
  /// - Returns: Whether every line named something.
  mutating func selectLines() throws -> Bool {
    var lines = InputLines()
    var allFound = true
    while let line = try lines.next() {
      let words = line.trimmingCharacters(in: .whitespaces)
      guard !words.isEmpty else { continue }
      guard words != "q" else { return allFound }
      guard let number = Int(words), number > 0, number <= places.count else {
        allFound = false
        console.note("expected a number from 1 to \(places.count), or q to end, not '\(words)'")
        continue
      }
      try select(places[number - 1])
    }
    return allFound
  }

  private mutating func select(_ place: (scene: Int, path: ScenePath)) throws(WriteError) {
    scenes[place.scene].focus(on: place.path)
    guard let response = scenes[place.scene].activateFocused(telling: bus) else { return }
    for event in response.selection {
      onSelection(event, scenes[place.scene].screen)
      guard event.kind != .didHighlight else { continue }
      let verb = event.kind == .didSelect ? "selected" : "deselected"
      try console.line("\(verb) \(TerminalText.cell(event.element.title))")
    }
    try console.flush()
  }

  private mutating func line(
    _ item: CellItem, _ place: (scene: Int, path: ScenePath)
  ) throws(WriteError) {
    places.append(place)
    try console.line("\(places.count) \(Self.text(item, separator: ", "))")
  }

  private static func text(_ item: CellItem, separator: String) -> String {
    let texts = [item.tagline, item.title, item.subtitle].compactMap(\.self)
    return TerminalText.cell(texts.filter { !$0.isEmpty }.joined(separator: separator))
  }
}
