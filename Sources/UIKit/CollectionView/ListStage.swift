import Foundation

/// The views of a list that are in sight, and those made ahead to be measured.
@MainActor
final class ListStage<View: UIView> {
  private var shown: [ElementKey: View] = [:]
  private var keys: [ObjectIdentifier: ElementKey] = [:]
  /// Views that were measured and are not in sight yet.
  private var measured: [ElementKey: View] = [:]

  var views: [View] { Array(shown.values) }

  func view(_ key: ElementKey) -> View? { shown[key] }

  /// The view of a place, in sight or made ahead.
  func anyView(_ key: ElementKey) -> View? { shown[key] ?? measured[key] }

  func key(of view: View) -> ElementKey? { keys[ObjectIdentifier(view)] }

  /// The places in sight of a kind, in order.
  func paths(_ category: UICollectionView.ElementCategory, _ kind: String?) -> [IndexPath] {
    shown.keys.filter { $0.category == category && $0.kind == kind }.map(\.indexPath).sorted()
  }

  func keep(_ view: View, ahead key: ElementKey) { measured[key] = view }

  /// Takes a view made ahead for a place.
  func takeMeasured(_ key: ElementKey) -> View? {
    measured.removeValue(forKey: key)
  }

  func show(_ view: View, at key: ElementKey) {
    shown[key] = view
    keys[ObjectIdentifier(view)] = key
  }

  /// Takes the views out of sight whose places are not in `stay`.
  func removeAll(except stay: Set<ElementKey>) -> [(ElementKey, View)] {
    let gone = shown.filter { !stay.contains($0.key) }
      .sorted { $0.key.indexPath < $1.key.indexPath }
    for (key, view) in gone {
      shown[key] = nil
      keys[ObjectIdentifier(view)] = nil
    }
    return gone.map { ($0.key, $0.value) }
  }

  /// The views made ahead that turned out not to be in sight.
  func takeAllMeasured() -> [View] {
    defer { measured = [:] }
    return Array(measured.values)
  }

  /// Lets views follow their places through a change; those without a place are handed back.
  func move(_ place: (ElementKey) -> ElementKey?) -> [(ElementKey, View)] {
    let old = shown.sorted { $0.key.indexPath < $1.key.indexPath }
    shown = [:]
    keys = [:]
    var gone: [(ElementKey, View)] = []
    for (key, view) in old {
      if let new = place(key), shown[new] == nil {
        show(view, at: new)
      } else {
        gone.append((key, view))
      }
    }
    return gone
  }
}
