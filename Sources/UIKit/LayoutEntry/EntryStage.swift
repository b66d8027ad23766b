import Foundation
import ListLayout

/// Shows a view controller on the screen that a request asks for, and finds its list there.
@MainActor
struct EntryStage {
  private let window: UIWindow

  init(_ request: LayoutRequest, _ make: () -> UIViewController) {
    SimulatedDevice.current = SimulatedDevice(request)
    // Made now: code may read the screen's size while it is made.
    window = SimulatedDevice.show(make())
    window.layoutIfNeeded()
  }

  /// The layout document of what is shown.
  ///
  /// - Throws: `EntryError` where no list is shown, or its layout cannot be solved.
  func document(_ request: LayoutRequest) throws -> LayoutDocument {
    if let view = first(UICollectionView.self) {
      if request.contentOffset.x != 0 || request.contentOffset.y != 0 {
        view.contentOffset = CGPoint(x: request.contentOffset.x, y: request.contentOffset.y)
        view.layoutIfNeeded()
      }
      return try LayoutAnswer(view).document(request)
    }
    if let view = first(UITableView.self) { return view.document(request) }
    throw EntryError.noView
  }

  /// The topmost view of a kind, level by level.
  private func first<View: UIView>(_ type: View.Type) -> View? {
    var level: [UIView] = [window]
    while !level.isEmpty {
      if let found = level.lazy.compactMap({ $0 as? View }).first { return found }
      level = level.flatMap(\.subviews)
    }
    return nil
  }
}

extension SimulatedDevice {
  /// The device of a request.
  init(_ request: LayoutRequest) {
    let isRightToLeft = request.layoutDirection == .rightToLeft
    let edges = request.safeArea
    self.init(
      size: CGSize(width: request.container.width, height: request.container.height),
      safeAreaInsets: UIEdgeInsets(
        top: CGFloat(edges.top), left: CGFloat(isRightToLeft ? edges.trailing : edges.leading),
        bottom: CGFloat(edges.bottom),
        right: CGFloat(isRightToLeft ? edges.leading : edges.trailing)),
      margin: CGFloat(max(request.layoutMargins.leading - edges.leading, 0)))
    // 0 stands for no rounding.
    scale = CGFloat(request.scale ?? 0)
    layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
  }
}

extension UITableView {
  /// The frames of the rows as a layout document.
  func document(_ request: LayoutRequest) -> LayoutDocument {
    LayoutDocument.framed(
      request, content: contentSize,
      counts: (0..<numberOfSections).map { numberOfRows(inSection: $0) }
    ) { (rectForRow(at: $0), nil) }
  }
}
