public import Foundation
import ListLayout

/// Answers the frames of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A box that lays out items, and other groups, in a row, in a column, or as it is told.
@preconcurrency @MainActor
public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// Room between consecutive subitems.
  public var interItemSpacing: NSCollectionLayoutSpacing?
  /// The items and groups of the list that repeats; empty in a custom group.
  public let subitems: [NSCollectionLayoutItem]

  private let kind: Kind

  enum Kind {
    case horizontal(count: Int?)
    case vertical(count: Int?)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  required init(
    _ layoutSize: NSCollectionLayoutSize, _ kind: Kind, _ subitems: [NSCollectionLayoutItem]
  ) {
    self.kind = kind
    self.subitems = subitems
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// A row that repeats `subitems` as long as they fit.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    self.init(layoutSize, .horizontal(count: nil), subitems)
  }

  /// A row of `count` equal shares. Deprecated in UIKit; here without a warning, since code that
  /// has to compile for older systems still calls it.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(layoutSize, .horizontal(count: count), [subitem])
  }

  /// A row that repeats an item `count` times.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    self.init(layoutSize, .horizontal(count: count), [subitem])
  }

  /// A column that repeats `subitems` as long as they fit.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    self.init(layoutSize, .vertical(count: nil), subitems)
  }

  /// A column of `count` equal shares. Deprecated in UIKit; here without a warning, since code that
  /// has to compile for older systems still calls it.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(layoutSize, .vertical(count: count), [subitem])
  }

  /// A column that repeats an item `count` times.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    self.init(layoutSize, .vertical(count: count), [subitem])
  }

  /// A group whose items stand where `itemProvider` says.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    self.init(layoutSize, .custom(itemProvider), [])
  }

  /// The group's structure in words, for a log.
  public func visualDescription() -> String { "\(kind) of \(subitems.count) subitems" }

  override func subitem(
    in environment: any NSCollectionLayoutEnvironment
  ) -> CollectionLayoutSubitem {
    .group(group(in: environment))
  }

  func group(in environment: any NSCollectionLayoutEnvironment) -> CollectionLayoutGroup {
    let arrangement: CollectionLayoutGroup.Arrangement =
      switch kind {
      case .horizontal(let count):
        .horizontal(subitems: subitems.map { $0.subitem(in: environment) }, count: count)
      case .vertical(let count):
        .vertical(subitems: subitems.map { $0.subitem(in: environment) }, count: count)
      case .custom(let provider):
        .custom(items: provider(environment).map(\.value))
      }
    return CollectionLayoutGroup(
      layoutSize: layoutSize.value, arrangement: arrangement,
      interItemSpacing: interItemSpacing?.value, contentInsets: contentInsets.value,
      edgeSpacing: edgeSpacing?.value ?? .init(),
      supplementaryItems: supplementaryItems.map(\.anchored))
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutGroup(layoutSize, kind, subitems)
    copy.takeProperties(of: self)
    copy.supplementaryItems = supplementaryItems
    copy.interItemSpacing = interItemSpacing
    return copy
  }
}

/// The frame of one item of a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// The frame, from the group's outer corner, in pt.
  public let frame: CGRect
  /// The z index.
  public let zIndex: Int
  private let hasZIndex: Bool

  /// Creates a frame.
  public init(frame: CGRect) {
    self.frame = frame
    zIndex = 0
    hasZIndex = false
  }

  /// Creates a frame with a z index.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    hasZIndex = true
  }

  var value: CollectionLayoutGroupCustomItem {
    CollectionLayoutGroupCustomItem(
      x: Double(frame.origin.x), y: Double(frame.origin.y), width: Double(frame.size.width),
      height: Double(frame.size.height), zIndex: hasZIndex ? zIndex : nil)
  }

  /// The frame itself, which never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
