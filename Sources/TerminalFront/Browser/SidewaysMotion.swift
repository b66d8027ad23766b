import ListScreen
import TerminalKit

/// The way of a sideways section to where it rests.
struct SidewaysMotion: Hashable {
  /// The section's identity.
  let section: String
  /// The offsets in pt.
  let start, rest: Double
  /// When it began, by the loop's clock.
  let time: Duration

  /// How long every such way takes: long enough to be followed, and short.
  static let length = Duration.milliseconds(200)

  /// The offset at a time, fast at first and slower towards the rest.
  func offset(at now: Duration) -> Double {
    let part = min(max((now - time) / Self.length, 0), 1)
    let left = (1 - part) * (1 - part) * (1 - part)
    return rest + (start - rest) * left
  }

  /// Whether the section rests at a time.
  func isOver(at now: Duration) -> Bool { now - time >= Self.length }
}

extension Browser {
  /// Handles input with all sections at rest, and lets those whose rest it changed move there from
  /// where they are seen.
  mutating func easing(
    at time: Duration, _ change: (inout Browser) -> TerminalRequests
  ) -> TerminalRequests {
    guard animates else { return change(&self) }
    moveSections(at: time)
    let shown = scene.sidewaysOffsets
    let tab = currentTab
    finishMotions()
    let requests = change(&self)
    guard tab == currentTab else { return requests }
    for (section, rest) in scene.sidewaysOffsets {
      let start = shown[section] ?? 0
      guard start != rest else { continue }
      motions.append(
        SidewaysMotion(section: section, start: start, rest: rest, time: time))
      scene.moveSideways(section: section, to: start)
    }
    return requests
  }

  /// Brings what moves to where it is at a time.
  mutating func moveSections(at time: Duration) {
    for motion in motions {
      scene.moveSideways(section: motion.section, to: motion.offset(at: time))
    }
    motions.removeAll { $0.isOver(at: time) }
  }

  /// Brings what moves to rest at once.
  mutating func finishMotions() {
    for motion in motions { scene.moveSideways(section: motion.section, to: motion.rest) }
    motions = []
  }
}
