import Foundation
public import ListLayout
public import ListModel
public import ListSnapshot

extension Scene {
  /// Shows another state of the screen, keeping the reader's place, the focus and the selection.
  ///
  /// The first cell in sight keeps its place on the screen, or the nearest one that is still there
  /// and did not move (diff rules S3 and S4); at the top the list stays at the top. What is gone
  /// leaves the selection, told once (S2).
  ///
  /// - Parameters:
  ///   - new: The screen as it is now.
  ///   - bus: Who tells of deselections; nil for nobody.
  /// - Returns: What it did to what is in sight, and the changes themselves.
  /// - Throws: `SceneUpdateError`; the scene is then as before.
  /// - Complexity: O(items) for the comparison, O(elements in sight) for the rest.
  @discardableResult
  public mutating func apply(
    _ new: Screen, telling bus: SelectionBus? = nil
  ) throws(SceneUpdateError) -> (
    damage: SceneDamage, changes: SnapshotChanges<String, ScreenItemID>
  ) {
    let changes = try changes(to: new)
    let solved = try solution(of: new)
    let anchors = anchorCandidates(moved: changes)
    let wasAtTop = contentOffset.y <= 0
    let oldOffset = contentOffset
    let oldFocus = focus
    var damage = changing { scene in
      scene.screen = new
      scene.layout = solved
      scene.layout.contentOffset = oldOffset
      scene.measured.removeAll()
      scene.hasToldEnd = false
      scene.sidewaysOffsets = scene.sidewaysOffsets.filter { id, _ in
        new.sections.contains { $0.id == id }
      }
      scene.measureVisible()
      if !wasAtTop { scene.restore(anchors) }
      scene.refocusItem()
    }
    damage.noteFocus(from: oldFocus, to: focus)
    dropGoneSelection(telling: bus)
    return (damage, changes)
  }

  /// Shows the screen in another size, direction or text size, keeping the reader's place.
  ///
  /// - Parameter new: The viewport.
  /// - Returns: What it did to what is in sight.
  /// - Throws: `LayoutError`; the scene is then as before.
  @discardableResult
  public mutating func resize(to new: SceneViewport) throws(LayoutError) -> SceneDamage {
    let solved = try Self.solve(screen, in: new)
    let anchors = visibleAnchors
    let wasAtTop = contentOffset.y <= 0
    let focused = focus?.path
    return changing { scene in
      let offset = scene.contentOffset
      scene.viewport = new
      scene.layout = solved
      scene.layout.contentOffset = offset
      scene.measured.removeAll()
      scene.measureVisible()
      if !wasAtTop { scene.restore(anchors) }
      for section in scene.screen.sections.map(\.id) {
        guard let offset = scene.sidewaysOffsets[section] else { continue }
        scene.setSideways(section, offset, isSettling: true)
      }
      if let focused { scene.bringSideways(focused) }
    }
  }

  private func changes(
    to new: Screen
  ) throws(SceneUpdateError) -> SnapshotChanges<String, ScreenItemID> {
    do throws(SnapshotError) {
      return Snapshot.changes(from: try screen.snapshot(), to: try new.snapshot())
    } catch {
      throw .identifiers(error)
    }
  }

  private func solution(of new: Screen) throws(SceneUpdateError) -> ResolvedLayout {
    do throws(LayoutError) {
      return try Self.solve(new, in: viewport)
    } catch {
      throw .layout(error)
    }
  }

  // MARK: The reader's place

  /// Cells in sight with their distance to the top of the viewport, top to bottom.
  private var visibleAnchors: [(id: ScreenItemID, distance: Double)] {
    visible.compactMap { element in
      guard case .item(let id) = element.element else { return nil }
      return (id, Double(element.frame.minY))
    }.sorted { $0.distance < $1.distance }
  }

  /// The same in the order of diff rule S4: those that did not move first.
  private func anchorCandidates(
    moved changes: SnapshotChanges<String, ScreenItemID>
  ) -> [(id: ScreenItemID, distance: Double)] {
    let movedItems = Set(changes.movedItems.map(\.from))
    let movedSections = Set(changes.movedSections.map(\.from))
    let anchors = visibleAnchors.map { anchor in
      let path = screen.path(of: anchor.id)
      let isMoved =
        path.map {
          movedItems.contains(ItemPath(section: $0.section, item: $0.item))
            || movedSections.contains($0.section)
        } ?? true
      return (anchor: anchor, isMoved: isMoved)
    }
    return anchors.filter { !$0.isMoved }.map(\.anchor)
      + anchors.filter(\.isMoved).map(\.anchor)
  }

  private mutating func restore(_ anchors: [(id: ScreenItemID, distance: Double)]) {
    for anchor in anchors {
      guard let path = screen.path(of: anchor.id),
        let frame = layout.frame(of: path.cell)
      else { continue }
      layout.contentOffset.y = frame.minY - anchor.distance
      layout.contentOffset = clamped(layout.contentOffset)
      return
    }
  }

  /// Focus follows its item; where that is gone, it goes to what stands at its place now.
  private mutating func refocusItem() {
    guard case .item(let path, let id) = focus else {
      if focus == .screenHeader, screen.header == nil { focus = nil }
      return
    }
    if let now = screen.path(of: id) {
      focus = .item(now, id)
      return
    }
    let section = min(path.section, screen.sections.count - 1)
    guard section >= 0 else {
      focus = nil
      return
    }
    let nested = screen.sections[section].nested?.items.count ?? 0
    let cells = screen.sections[section].items.count
    let place =
      path.nestedItem != nil && nested > 0
      ? ScenePath(section: section, item: 0, nestedItem: min(path.nestedItem ?? 0, nested - 1))
      : ScenePath(section: section, item: min(path.item, cells - 1))
    focus = screen.itemID(at: place).map { .item(place, $0) } ?? firstFocus
  }

  private var firstFocus: SceneFocus? {
    for section in screen.sections.indices {
      let first = ScenePath(section: section, item: 0)
      if let id = screen.itemID(at: first) { return .item(first, id) }
    }
    return nil
  }

  private mutating func dropGoneSelection(telling bus: SelectionBus?) {
    let gone = selected.filter { element in
      guard let name = element.id.element else {
        return !screen.sections.contains { $0.id == element.id.section }
      }
      return screen.path(of: ScreenItemID(section: element.id.section, item: name)) == nil
    }
    guard !gone.isEmpty else { return }
    selected.removeAll { gone.contains($0) }
    bus?.tell(gone.map { SelectionEvent(.didDeselect, $0) })
  }
}

/// Why another state of a screen cannot be shown.
public enum SceneUpdateError: Error, Sendable {
  /// Two sections, or two items of one, have the same identity.
  case identifiers(SnapshotError)
  /// The layout cannot be solved.
  case layout(LayoutError)
}
