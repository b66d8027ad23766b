import Foundation
import ListLayout
import ListModel
import ListScreen
import ListSnapshot
import Testing
import _TestSupport

/// What holds of every scene, whatever is done to it.
@Suite("Laws of scenes")
struct SceneLawTests {
  static let seeds: [Range<UInt64>] = stride(from: UInt64(0), to: 200, by: 20).map { $0..<$0 + 20 }

  func scene(_ random: inout RandomScreens) throws -> Scene {
    try Scene(
      random.screen(header: random.chance(30)),
      viewport: SceneViewport(size: CGSize(width: 400, height: 600)))
  }

  /// The cells and nested items whose frames overlap the viewport, one by one.
  func inSight(_ scene: Scene) -> Set<SceneElement> {
    var found: Set<SceneElement> = []
    let bounds = scene.visibleBounds
    for (number, section) in scene.screen.sections.enumerated() {
      for item in section.items.indices {
        let path = ScenePath(section: number, item: item)
        guard let id = scene.screen.itemID(at: path), let frame = scene.frame(of: path),
          overlap(frame, bounds)
        else { continue }
        found.insert(.item(id))
        for nested in (section.nested?.items ?? ScreenItems([CellItem]())).indices {
          let path = ScenePath(section: number, item: item, nestedItem: nested)
          guard let id = scene.screen.itemID(at: path), let inner = scene.frame(of: path),
            overlap(inner, bounds.intersection(frame))
          else { continue }
          found.insert(.nested(id))
        }
      }
    }
    return found
  }

  private func overlap(_ a: CGRect, _ b: CGRect) -> Bool {
    a.minX < b.maxX && a.maxX > b.minX && a.minY < b.maxY && a.maxY > b.minY
  }

  private func isItem(_ element: SceneElement) -> Bool { element.itemID != nil }

  @Test("damage is the difference of what is in sight, counted one by one", arguments: seeds)
  func damage(seeds: Range<UInt64>) throws {
    for seed in seeds {
      var random = RandomScreens(seed: seed)
      var scene = try scene(&random)
      var before = inSight(scene)
      for step in 0..<6 {
        let damage = random.walk(&scene, steps: 1)[0]
        let now = inSight(scene)
        let hint = Comment("seed \(seed), step \(step)")
        try #require(Set(damage.appeared.filter(isItem)) == now.subtracting(before), hint)
        try #require(Set(damage.vanished.filter(isItem)) == before.subtracting(now), hint)
        try #require(
          damage.events
            == damage.vanished.map(SceneEvent.vanished) + damage.appeared.map(SceneEvent.appeared),
          hint)
        before = now
      }
    }
  }

  @Test("an update's damage is the difference too", arguments: seeds)
  func updateDamage(seeds: Range<UInt64>) throws {
    for seed in seeds {
      var random = RandomScreens(seed: seed)
      var scene = try scene(&random)
      _ = random.walk(&scene, steps: 4)
      let before = scene.visible
      let damage = try scene.apply(random.edited(scene.screen)).damage
      let old = Dictionary(before.map { ($0.element, $0) }) { first, _ in first }
      let new = Dictionary(scene.visible.map { ($0.element, $0) }) { first, _ in first }
      let hint = Comment("seed \(seed)")
      try #require(Set(damage.appeared) == Set(new.keys).subtracting(old.keys), hint)
      try #require(Set(damage.vanished) == Set(old.keys).subtracting(new.keys), hint)
      for (element, now) in new {
        guard let was = old[element] else { continue }
        let isMoved = was.frame != now.frame || was.clip != now.clip
        try #require(damage.moved.contains(element) == isMoved, hint)
        if !isMoved, was.content != now.content {
          try #require(damage.changed.contains(element), hint)
        }
      }
    }
  }

  @Test("a hit is the inverse of frames: the topmost element there", arguments: seeds)
  func hits(seeds: Range<UInt64>) throws {
    for seed in seeds {
      var random = RandomScreens(seed: seed)
      var scene = try scene(&random)
      _ = random.walk(&scene, steps: 4)
      for _ in 0..<20 {
        let point = CGPoint(x: random.number(0...399), y: random.number(0...599))
        let covering = scene.visible.filter {
          $0.visibleFrame.minX <= point.x && point.x < $0.visibleFrame.maxX
            && $0.visibleFrame.minY <= point.y && point.y < $0.visibleFrame.maxY
        }
        let hit = scene.hit(at: point)
        try #require(hit?.element == covering.last?.element, "seed \(seed) at \(point)")
        guard let path = hit?.path else { continue }
        try #require(scene.screen.itemID(at: path) == hit?.element.itemID, "seed \(seed)")
        let frame = try #require(scene.frame(of: path))
        try #require(
          frame.contains(
            CGPoint(x: point.x + scene.contentOffset.x, y: point.y + scene.contentOffset.y)),
          "seed \(seed)")
      }
    }
  }

  @Test("focus in reading order is the order of paths, there and back", arguments: seeds)
  func readingOrder(seeds: Range<UInt64>) throws {
    for seed in seeds {
      var random = RandomScreens(seed: seed)
      var scene = try scene(&random)
      let screen = scene.screen
      var expected: [SceneElement] = screen.header == nil ? [] : [.screenHeader]
      for section in screen.sections {
        if section.header?.action != nil {
          // A section without items keeps its title (layout rule 44).
          expected.append(.boundary(kind: "header", section: section.id))
        }
        if let nested = section.nested, !nested.items.isEmpty {
          expected += nested.items.map {
            .nested(ScreenItemID(section: section.id, item: $0.id))
          }
        } else {
          expected += section.items.map { .item(ScreenItemID(section: section.id, item: $0.id)) }
        }
      }
      var seen: [SceneElement] = []
      for _ in 0..<expected.count + 3 {
        scene.moveFocusInReadingOrder(forward: true)
        guard let element = scene.focus?.element, element != seen.last else { break }
        seen.append(element)
        try #require(
          scene.visible.contains { $0.element == element }, "seed \(seed): \(element) out of sight")
      }
      try #require(seen == expected, "seed \(seed)")
      var back = seen.isEmpty ? [] : [seen[seen.count - 1]]
      for _ in 0..<expected.count + 3 {
        scene.moveFocusInReadingOrder(forward: false)
        guard let element = scene.focus?.element, element != back.last else { break }
        back.append(element)
      }
      try #require(back == expected.reversed(), "seed \(seed)")
    }
  }

  @Test("an update keeps focus, selection and the reader's place", arguments: seeds)
  func updates(seeds: Range<UInt64>) throws {
    for seed in seeds {
      var random = RandomScreens(seed: seed)
      var scene = try scene(&random)
      let bus = SelectionBus(policy: .multiple)
      for _ in 0..<4 {
        _ = random.walk(&scene, steps: 3)
        if let path = scene.focus?.path { scene.tap(path, telling: bus) }
        let before = scene
        let new = random.edited(scene.screen)
        let changes = try scene.apply(new, telling: bus).changes
        let hint = Comment("seed \(seed)")

        // Focus: on the same item where it is still there, and on something while there is anything.
        if case .item(let path, let id) = scene.focus {
          try #require(scene.screen.itemID(at: path) == id, hint)
        }
        if let path = before.focus?.path, let id = before.screen.itemID(at: path),
          holds(new, id, path)
        {
          try #require(scene.focus?.element == before.focus?.element, hint)
        }
        let isEmpty = new.header == nil && new.sections.allSatisfy { $0.items.isEmpty }
        if before.focus != nil, !isEmpty { try #require(scene.focus != nil, hint) }

        // Selection: just those that are still there, in their order.
        let kept = before.selected.filter { element in
          new.path(
            of: ScreenItemID(section: element.id.section, item: element.id.element ?? "row")) != nil
        }
        try #require(scene.selected.map(\.id) == kept.map(\.id), hint)

        // Place: the first cell in sight that is there and did not move, unless the content ends.
        guard before.contentOffset.y > 0 else {
          try #require(scene.contentOffset.y == 0, hint)
          continue
        }
        let movedSections = Set(changes.movedSections.map(\.from))
        let moved = Set(changes.movedItems.map { "\($0.from.section),\($0.from.item)" })
        let anchor = before.visible.filter { element in
          guard case .item(let id) = element.element, let path = element.path,
            !movedSections.contains(path.section), !moved.contains("\(path.section),\(path.item)")
          else { return false }
          return holds(new, id, ScenePath(section: path.section, item: path.item))
        }.min { $0.frame.minY < $1.frame.minY }
        guard let anchor, let id = anchor.element.itemID, let place = cell(new, id),
          let frame = scene.frame(of: place)
        else { continue }
        let wanted = Double(frame.minY - anchor.frame.minY)
        let reachable = min(max(wanted, 0), Double(scene.largestOffset.y))
        try #require(abs(Double(scene.contentOffset.y) - reachable) < 0.51, hint)
      }
    }
  }

  /// Whether a cell, or a nested item, of an identity is on a screen.
  private func holds(_ screen: Screen, _ id: ScreenItemID, _ path: ScenePath) -> Bool {
    let section = screen.sections.first { $0.id == id.section }
    return path.nestedItem == nil
      ? section?.items.contains { $0.id == id.item } ?? false
      : section?.nested?.items.contains { $0.id == id.item } ?? false
  }

  private func cell(_ screen: Screen, _ id: ScreenItemID) -> ScenePath? {
    for (number, section) in screen.sections.enumerated() where section.id == id.section {
      return section.items.firstIndex { $0.id == id.item }
        .map { ScenePath(section: number, item: $0) }
    }
    return nil
  }

  @Test("a rotation keeps the first cell in sight, focus and selection", arguments: seeds)
  func rotations(seeds: Range<UInt64>) throws {
    for seed in seeds {
      var random = RandomScreens(seed: seed)
      var scene = try scene(&random)
      _ = random.walk(&scene, steps: 4)
      let before = scene
      var viewport = scene.viewport
      viewport.size = CGSize(width: random.number(200...1_000), height: random.number(200...1_000))
      try scene.resize(to: viewport)
      try #require(scene.focus == before.focus && scene.selected == before.selected)
      guard before.contentOffset.y > 0,
        let first = before.visible.filter({
          if case .item = $0.element { true } else { false }
        }).min(by: { $0.frame.minY < $1.frame.minY }), let path = first.path,
        let frame = scene.frame(of: ScenePath(section: path.section, item: path.item))
      else { continue }
      let bounds = scene.visibleBounds
      // At the end of the content, what was first may have come to stand below others.
      try #require(
        frame.maxY > bounds.minY && frame.minY < bounds.maxY,
        "seed \(seed): \(first.element) at \(frame), bounds \(bounds)")
    }
  }

  @Test("sideways offsets belong to the section, wherever it stands", arguments: seeds)
  func sideways(seeds: Range<UInt64>) throws {
    for seed in seeds {
      var random = RandomScreens(seed: seed)
      var scene = try scene(&random)
      for _ in 0..<3 {
        _ = random.walk(&scene, steps: 4)
        let before = scene.sidewaysOffsets
        let focused = scene.focus?.path.map { scene.screen.sections[$0.section].id }
        let old = Set(scene.screen.sections.map(\.id))
        let new = random.edited(scene.screen)
        try scene.apply(new)
        for (section, offset) in before where new.sections.contains(where: { $0.id == section }) {
          guard section != focused else { continue }
          let farthest = scene.sidewaysRest(
            section: section, settingTo: .greatestFiniteMagnitude)
          try #require(
            scene.sidewaysOffsets[section] == min(offset, farthest ?? offset),
            "seed \(seed), \(section)")
        }
        for section in scene.sidewaysOffsets.keys where !old.contains(section) {
          // New ones stand where their behaviour begins.
          try #require(scene.sidewaysOffsets[section] ?? 0 < 0, "seed \(seed), \(section)")
        }
      }
    }
  }
}
