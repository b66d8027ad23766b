import Foundation
import ListLayout

/// Everything a solution depends on, measured sizes aside.
struct LayoutDescription: Sendable {
  var sections: [ResolvedLayout.Section]
  var configuration: CollectionViewCompositionalLayoutConfiguration
  var environment: CollectionLayoutEnvironment
}

extension CollectionLayoutEnvironment {
  /// What a view gives its layout: its size less the content insets across the scroll direction,
  /// and of safe area and margins what these insets do not clear already (flow rule F8).
  ///
  /// - Parameters:
  ///   - host: The view.
  ///   - isVertical: Whether the layout scrolls down.
  ///   - mirrors: Whether the layout is mirrored where reading goes from right to left.
  @MainActor
  init(of host: any CollectionLayoutHost, isVertical: Bool, mirrors: Bool = true) {
    let insets = host.adjustedContentInset
    var size = host.bounds.size
    if isVertical {
      size.width = max(size.width - insets.left - insets.right, 0)
    } else {
      size.height = max(size.height - insets.top - insets.bottom, 0)
    }
    let traits = host.traitCollection
    let isRightToLeft = mirrors && traits.layoutDirection == .rightToLeft
    func directional(_ edges: UIEdgeInsets) -> DirectionalEdgeInsets {
      let left = Double(max(edges.left - insets.left, 0))
      let right = Double(max(edges.right - insets.right, 0))
      return DirectionalEdgeInsets(
        top: Double(max(edges.top - insets.top, 0)), leading: isRightToLeft ? right : left,
        bottom: Double(max(edges.bottom - insets.bottom, 0)),
        trailing: isRightToLeft ? left : right)
    }
    self.init(
      container: CollectionLayoutContainer(
        contentSize: size, safeArea: directional(host.safeAreaInsets),
        layoutMargins: directional(host.layoutMargins)),
      traitCollection: LayoutTraits(
        displayScale: traits.displayScale > 0 ? Double(traits.displayScale) : nil,
        layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
        horizontalSizeClass: traits.horizontalSizeClass.value,
        verticalSizeClass: traits.verticalSizeClass.value))
  }
}

extension UIUserInterfaceSizeClass {
  var value: UserInterfaceSizeClass {
    switch self {
    case .unspecified: .unspecified
    case .compact: .compact
    case .regular: .regular
    }
  }
}
