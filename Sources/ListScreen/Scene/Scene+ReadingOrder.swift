import ListLayout

extension Scene {
  /// Moves focus to the next element in reading order, or the one before, and scrolls it into sight;
  /// at the ends focus stays.
  ///
  /// The order is that of the document, whatever the layout: the video, then of each section the
  /// header where it has a button, the items, and the footer where it has one.
  @discardableResult
  public mutating func moveFocusInReadingOrder(forward: Bool) -> SceneDamage {
    guard let focus else { return self.focus(on: forward ? readingFirst : readingLast) }
    return self.focus(
      on: forward ? focusInReadingOrder(after: focus) : focusInReadingOrder(before: focus))
  }

  /// The first element that can be focused.
  var readingFirst: SceneFocus? {
    screen.header != nil ? .screenHeader : first(fromSection: 0)
  }

  /// The last element that can be focused.
  var readingLast: SceneFocus? {
    last(uptoSection: screen.sections.count - 1) ?? (screen.header != nil ? .screenHeader : nil)
  }

  /// The element behind a focused one; nil behind the last.
  ///
  /// - Complexity: O(1), and O(sections) over sections that hold nothing to focus.
  func focusInReadingOrder(after focus: SceneFocus) -> SceneFocus? {
    guard let section = sectionNumber(of: focus) else { return first(fromSection: 0) }
    switch focus {
    case .screenHeader: break
    case .title(.header, _):
      if let item = firstItem(ofSection: section) { return item }
      if let footer = titleFocus(.footer, section) { return footer }
    case .title: break
    case .item(let path, _):
      if let next = itemFocus(path.advanced(by: 1)) { return next }
      if let footer = titleFocus(.footer, section) { return footer }
    }
    return first(fromSection: section + 1)
  }

  /// The element before a focused one; nil before the first.
  ///
  /// - Complexity: as ``focusInReadingOrder(after:)``.
  func focusInReadingOrder(before focus: SceneFocus) -> SceneFocus? {
    guard let section = sectionNumber(of: focus) else { return nil }
    switch focus {
    case .screenHeader, .title(.header, _), .title(.screenHeader, _): break
    case .title(.footer, _):
      if let item = lastItem(ofSection: section) { return item }
      if let header = titleFocus(.header, section) { return header }
    case .item(let path, _):
      if let previous = itemFocus(path.advanced(by: -1)) { return previous }
      if let header = titleFocus(.header, section) { return header }
    }
    return last(uptoSection: section - 1) ?? (screen.header != nil ? .screenHeader : nil)
  }

  private func first(fromSection start: Int) -> SceneFocus? {
    for section in screen.sections.indices.dropFirst(start) {
      let found =
        titleFocus(.header, section) ?? firstItem(ofSection: section)
        ?? titleFocus(.footer, section)
      if let found { return found }
    }
    return nil
  }

  private func last(uptoSection end: Int) -> SceneFocus? {
    for section in screen.sections.indices.prefix(max(end + 1, 0)).reversed() {
      let found =
        titleFocus(.footer, section) ?? lastItem(ofSection: section)
        ?? titleFocus(.header, section)
      if let found { return found }
    }
    return nil
  }

  private func firstItem(ofSection section: Int) -> SceneFocus? {
    itemFocus(entry(ofSection: section))
  }

  private func lastItem(ofSection section: Int) -> SceneFocus? {
    itemFocus(lastPath(ofSection: section))
  }
}

extension ScenePath {
  /// The place so many items on in the same collection, which may be outside of it.
  fileprivate func advanced(by count: Int) -> ScenePath {
    var path = self
    if let nested = nestedItem { path.nestedItem = nested + count } else { path.item += count }
    return path
  }
}
