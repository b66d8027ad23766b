import ListModel
public import ListScreen
import ListSnapshot

/// What became of a document that a browser shows.
public enum BrowserUpdate {
  /// It was read: the screen as it is now, where what it shows comes from, and a word on what is
  /// wrong with it where something is.
  case screen(
    Screen, pictures: any PictureSource, video: (any HeaderVideo)?, warning: String? = nil)
  /// It cannot be read, and why: what is shown stays.
  case failure(String)
}

extension Browser {
  /// Shows another state of the screen that is shown, keeping place, focus and selection.
  ///
  /// - Throws: `SceneUpdateError`; the browser is then as before.
  public mutating func apply(_ screen: Screen) throws(SceneUpdateError) {
    let count = try update(currentTab, to: screen)
    status = Self.words(count)
  }

  /// Shows what became of the document of a tab, and says so in the status line.
  public mutating func apply(_ update: BrowserUpdate, toTab tab: Int) {
    guard tabs.indices.contains(tab) else { return }
    tabs[tab].scene.endRefreshing()
    switch update {
    case .failure(let reason):
      status = "error: \(reason)"
    case .screen(let screen, let pictures, let video, let warning):
      do throws(SceneUpdateError) {
        let count = try self.update(tab, to: screen)
        tabs[tab].pictures = pictures
        tabs[tab].video = video
        status = Self.words(count) + (warning.map { ", warning: \($0)" } ?? "")
      } catch {
        status = "error: \(Self.words(error))"
      }
    }
  }

  mutating func takeUpdates() {
    for (tab, update) in updates?(tabs) ?? [] { apply(update, toTab: tab) }
  }

  /// Reads the document again because the reader wishes so.
  mutating func refresh() {
    guard scene.beginRefreshing() != nil, let reload else {
      scene.endRefreshing()
      status = "nothing to read again"
      return
    }
    apply(reload(currentTab, tabs[currentTab]), toTab: currentTab)
  }

  private mutating func update(
    _ tab: Int, to screen: Screen
  ) throws(SceneUpdateError) -> Int {
    if tab == currentTab { finishMotions() }
    let count = try reportingDeselections(of: tab) { browser throws(SceneUpdateError) in
      try browser.tabs[tab].scene.apply(screen, telling: browser.bus).changes.operationCount
    }
    tabs[tab].hits = []
    return count
  }

  private static func words(_ count: Int) -> String {
    switch count {
    case 0: "no changes"
    case 1: "1 change"
    default: "\(count) changes"
    }
  }

  private static func words(_ error: SceneUpdateError) -> String {
    switch error {
    case .identifiers(let error): "\(error)"
    case .layout(let error): "\(error)"
    }
  }
}
