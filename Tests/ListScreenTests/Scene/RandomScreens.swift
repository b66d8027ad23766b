import Foundation
import ListLayout
import ListScreen
import _TestSupport

/// Screens of random sections, and random changes of them, for laws.
struct RandomScreens {
  var random: SeededGenerator
  private var made = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func chance(_ percent: Int) -> Bool { number(0...99) < percent }

  mutating func screen(header: Bool = false) -> Screen {
    var screen = SampleScreens.screen((0..<number(1...5)).map { _ in section() })
    if header {
      screen.header = DocumentHeader(video: MediaReference(name: "v.mp4", file: "/v.mp4"))
    }
    return screen
  }

  private mutating func section() -> ScreenSection {
    made += 1
    var section: ScreenSection =
      switch number(0...3) {
      case 0: SampleScreens.gallery("g\(made)", number(0...9))
      case 1:
        SampleScreens.shelf(
          "s\(made)", number(1...8),
          [.groupPaging, .continuous, .groupPagingCentered, .paging].randomElement(using: &random)
            ?? .continuous)
      default: SampleScreens.list("l\(made)", number(0...25))
      }
    if chance(50) { section = SampleScreens.titled(section, action: chance(60) ? "seeAll" : nil) }
    return section
  }

  /// The screen with a few edits: items gone, new, swapped; a section gone, new or moved.
  mutating func edited(_ screen: Screen) -> Screen {
    var screen = screen
    for _ in 0..<number(1...4) {
      switch number(0...5) {
      case 0 where screen.sections.count > 1:
        screen.sections.remove(at: number(0...screen.sections.count - 1))
      case 1:
        screen.sections.insert(section(), at: number(0...screen.sections.count))
      case 2 where screen.sections.count > 1:
        let moved = screen.sections.remove(at: number(0...screen.sections.count - 1))
        screen.sections.insert(moved, at: number(0...screen.sections.count))
      default:
        guard !screen.sections.isEmpty else { continue }
        let place = number(0...screen.sections.count - 1)
        if var nested = screen.sections[place].nested {
          nested.items = edited(nested.items)
          screen.sections[place].nested = nested
        } else {
          screen.sections[place].items = edited(screen.sections[place].items)
        }
      }
    }
    return screen
  }

  private mutating func edited(_ items: ScreenItems) -> ScreenItems {
    var items = Array(items)
    for _ in 0..<number(1...3) {
      made += 1
      switch number(0...3) {
      case 0 where !items.isEmpty: items.remove(at: number(0...items.count - 1))
      case 1 where items.count > 1:
        items.swapAt(number(0...items.count - 1), number(0...items.count - 1))
      case 2 where !items.isEmpty: items[number(0...items.count - 1)].title = "changed \(made)"
      default:
        items.insert(
          CellItem(id: "n\(made)", title: "New \(made)"), at: number(0...items.count))
      }
    }
    return ScreenItems(items)
  }

  /// Scrolls, turns sideways sections and moves focus.
  mutating func walk(_ scene: inout Scene, steps: Int) -> [SceneDamage] {
    (0..<steps).map { _ in
      let section = scene.screen.sections.randomElement(using: &random)?.id ?? ""
      switch number(0...4) {
      case 0: return scene.scroll(by: Double(number(-500...800)))
      case 1: return scene.scrollSideways(section: section, to: Double(number(-50...2_000)))
      case 2: return scene.moveSideways(section: section, to: Double(number(0...900)))
      case 3: return scene.moveFocusInReadingOrder(forward: chance(70))
      default:
        return scene.moveFocus(FocusDirection.allCases.randomElement(using: &random) ?? .down)
      }
    }
  }
}
