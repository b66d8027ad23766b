import Foundation
import ListLayout

/// Answers the frames of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

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

    var name: String {
      switch self {
      case .horizontal(nil): "horizontal"
      case .horizontal(.some(let count)): "horizontal, \(count) times"
      case .vertical(nil): "vertical"
      case .vertical(.some(let count)): "vertical, \(count) times"
      case .custom: "custom"
      }
    }
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

  /// The first spelling of `horizontal(layoutSize:repeatingSubitem:count:)`.
  public class func horizontalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// The first spelling of `vertical(layoutSize:repeatingSubitem:count:)`.
  public class func verticalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
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

  /// The group's structure in words, a line for every item and group, for a log. UIKit draws it.
  public func visualDescription() -> String {
    let size = layoutSize.value
    var lines = ["\(kind.name) \(size.widthDimension.text) x \(size.heightDimension.text)"]
    for subitem in subitems {
      let text: String
      if let group = subitem as? NSCollectionLayoutGroup {
        text = group.visualDescription()
      } else {
        let size = subitem.layoutSize.value
        text = "item \(size.widthDimension.text) x \(size.heightDimension.text)"
      }
      lines += text.split(separator: "\n").map { "  \($0)" }
    }
    return lines.joined(separator: "\n")
  }

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
