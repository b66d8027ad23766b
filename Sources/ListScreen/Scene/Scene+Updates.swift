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
    let wasAtStart = isAtStart
    let oldOffset = contentOffset
    let oldFocus = focus
    let sections = Set(new.sections.map(\.id))
    var damage = changing { scene in
      scene.screen = new
      scene.layout = solved
      scene.layout.contentOffset = oldOffset
      scene.measured.removeAll()
      scene.hasToldEnd = false
      scene.isRefreshing = false
      scene.sidewaysOffsets = scene.sidewaysOffsets.filter { id, _ in
        sections.contains(id)
      }
      scene.restSidewaysSections()
      scene.measureVisible()
      if !wasAtStart { scene.restore(anchors) }
      scene.refocus()
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
    let lengths = sidewaysLengths
    let wasAtStart = isAtStart
    return changing { scene in
      let offset = scene.contentOffset
      scene.viewport = new
      scene.layout = solved
      scene.layout.contentOffset = offset
      scene.measured.removeAll()
      scene.stretchSideways(from: lengths)
      scene.restSidewaysSections()
      scene.measureVisible()
      if !wasAtStart { scene.restore(anchors, scalesOverhang: true) }
      if let path = scene.focus?.path { scene.bringSideways(path) }
    }
  }

  /// How long the rows of the sideways sections are that have an offset, by section identity.
  private var sidewaysLengths: [String: Double] {
    var lengths: [String: Double] = [:]
    for (number, section) in screen.sections.enumerated() where sidewaysOffsets[section.id] != nil {
      lengths[section.id] = layout.orthogonalRow(inSection: number)?.rowLength
    }
    return lengths
  }

  /// Brings the sideways offsets to rows of another length, so that the same groups stay in sight.
  private mutating func stretchSideways(from lengths: [String: Double]) {
    for (number, section) in screen.sections.enumerated() {
      guard let offset = sidewaysOffsets[section.id] else { continue }
      var stretched = offset
      if let old = lengths[section.id], old > 0,
        let row = layout.orthogonalRow(inSection: number), row.rowLength > 0
      {
        stretched = offset * row.rowLength / old
      }
      setSideways(section.id, stretched, isSettling: true)
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

  /// A cell in sight: where it stands, and how long it is along the scroll axis.
  private struct Anchor {
    let id: ScreenItemID
    let path: ScenePath
    /// From the start of the viewport to the cell's, in pt.
    let distance: Double
    let length: Double
  }

  /// Cells in sight, in the order of their starts.
  private var visibleAnchors: [Anchor] {
    visible.compactMap { element in
      guard case .item(let id) = element.element, let path = element.path else { return nil }
      let (start, length) = extent(of: element.frame)
      return Anchor(id: id, path: path, distance: start, length: length)
    }.sorted { $0.distance < $1.distance }
  }

  /// The same in the order of diff rule S4: those that did not move first.
  private func anchorCandidates(
    moved changes: SnapshotChanges<String, ScreenItemID>
  ) -> [Anchor] {
    let movedItems = Set(changes.movedItems.map(\.from))
    let movedSections = Set(changes.movedSections.map(\.from))
    func isMoved(_ anchor: Anchor) -> Bool {
      movedSections.contains(anchor.path.section)
        || movedItems.contains(ItemPath(section: anchor.path.section, item: anchor.path.item))
    }
    let anchors = visibleAnchors
    return anchors.filter { !isMoved($0) } + anchors.filter(isMoved)
  }

  /// Scrolls to where the first of the anchors that is still there keeps its place.
  ///
  /// - Parameters:
  ///   - anchors: The cells to try, in order.
  ///   - scalesOverhang: Whether of a cell that began above the viewport the same part stays above,
  ///     rather than the same length; for cells that may be much longer or shorter now.
  private mutating func restore(_ anchors: [Anchor], scalesOverhang: Bool = false) {
    for anchor in anchors {
      guard let path = screen.path(ofCell: anchor.id, near: anchor.path),
        let frame = layout.frame(of: path.cell)
      else { continue }
      var distance = anchor.distance
      let (start, length) = extent(of: frame)
      if scalesOverhang, distance < 0, anchor.length > 0 { distance *= length / anchor.length }
      scrollAxis(to: start - distance)
      return
    }
  }

  /// Focus follows its item; where that is gone, it goes to what stands at its place now, and where
  /// nothing does, to the first element that can be focused.
  private mutating func refocus() {
    guard let old = focus else { return }
    focus = followed(old) ?? firstItem ?? readingFirst
  }

  private func followed(_ old: SceneFocus) -> SceneFocus? {
    switch old {
    case .screenHeader:
      return screen.header == nil ? nil : old
    case .title(let kind, _):
      guard let section = sectionNumber(of: old) else { return nil }
      return titleFocus(kind, section) ?? itemFocus(entry(ofSection: section))
    case .item(let path, let id):
      let now =
        path.nestedItem == nil
        ? screen.path(ofCell: id, near: path) : screen.path(ofNested: id, near: path)
      if let now { return .item(now, id) }
      let section = min(path.section, screen.sections.count - 1)
      guard section >= 0 else { return nil }
      let last = lastPath(ofSection: section)
      guard let nested = last.nestedItem else {
        return itemFocus(ScenePath(section: section, item: min(path.item, last.item)))
      }
      let place = min(path.nestedItem ?? 0, nested)
      return itemFocus(ScenePath(section: section, item: last.item, nestedItem: place))
    }
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
