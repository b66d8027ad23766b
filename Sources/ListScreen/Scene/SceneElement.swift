public import Foundation
import ListLayout

/// Anything a scene shows, by identity: it stays the same element when its place changes.
public enum SceneElement: Hashable, Sendable, CustomStringConvertible {
  /// The video above the first section.
  case screenHeader
  /// A header or footer, or another boundary item of a section.
  case boundary(kind: String, section: String)
  /// A background, or a view anchored to a group or an item, by its key in the layout.
  case ornament(key: String)
  /// A cell.
  case item(ScreenItemID)
  /// An item that a section's one row nests.
  case nested(ScreenItemID)

  /// The identity of the cell or the nested item; nil for all else.
  public var itemID: ScreenItemID? {
    switch self {
    case .item(let id), .nested(let id): id
    case .screenHeader, .boundary, .ornament: nil
    }
  }

  /// A name for logs.
  public var description: String {
    switch self {
    case .screenHeader: "screen header"
    case .boundary(let kind, let section): "\(kind) of \(section)"
    case .ornament(let key): "ornament \(key)"
    case .item(let id): "\(id)"
    case .nested(let id): "nested \(id)"
    }
  }
}

/// An element in sight.
public struct VisibleElement: Hashable, Sendable {
  /// The element.
  public let element: SceneElement
  /// Its frame in the viewport's coordinates in pt; may reach out of it.
  public let frame: CGRect
  /// What it is clipped to: the viewport, or the row that nests it.
  public let clip: CGRect
  /// Its z index.
  public let zIndex: Int
  /// What it shows: an item's or a title's content; nil where it shows none of its own.
  public let content: CellItem?
  /// The reuse identifier of the cell that shows it; nil where none does.
  public let cell: String?
  /// Its place now, for a cell or a nested item; it changes with what comes before it.
  public let path: ScenePath?

  /// The part in sight.
  public var visibleFrame: CGRect { frame.intersection(clip) }

  /// Whether it is held at an edge of the viewport, or would be: it then stands above all cells
  /// (layout rule 58).
  public var isPinned: Bool { zIndex >= CollectionLayoutBoundarySupplementaryItem.pinnedZIndex }

  /// Whether it looks the same; its place among the others is not seen.
  func looksLike(_ other: VisibleElement) -> Bool {
    zIndex == other.zIndex && content == other.content && cell == other.cell
  }
}

/// What a change of a scene does to what is in sight, so that a front repaints only that.
public struct SceneDamage: Hashable, Sendable {
  /// Elements that were not in sight before.
  public var appeared: [SceneElement] = []
  /// Elements with another frame, or clipped otherwise.
  public var moved: [SceneElement] = []
  /// Elements that are no longer in sight.
  public var vanished: [SceneElement] = []
  /// Elements that show something else at the same place, or are focused or selected otherwise.
  public var changed: [SceneElement] = []

  /// Whether nothing in sight is different.
  public var isEmpty: Bool {
    appeared.isEmpty && moved.isEmpty && vanished.isEmpty && changed.isEmpty
  }

  /// Compares what was in sight with what is.
  ///
  /// - Complexity: O(elements in sight).
  init(from old: [VisibleElement], to new: [VisibleElement]) {
    let before = Dictionary(old.map { ($0.element, $0) }) { first, _ in first }
    var kept: Set<SceneElement> = []
    for element in new {
      guard let was = before[element.element] else {
        appeared.append(element.element)
        continue
      }
      kept.insert(element.element)
      if was.frame != element.frame || was.clip != element.clip {
        moved.append(element.element)
      } else if !was.looksLike(element) {
        changed.append(element.element)
      }
    }
    vanished = old.map(\.element).filter { !kept.contains($0) }
  }

  /// Nothing in sight is different.
  static let nothing = SceneDamage(from: [], to: [])
}
