import UIKit

/// Layout code in the styles that apps write it in, compiled in the Swift 5 mode with no settings of
/// ours. It has to compile as it stands, and lay out every item it is given.
@MainActor
public enum Corpus {
  private static let shop = ShopFront()

  /// The layouts by name, made anew.
  public static func layouts() -> [(String, UICollectionViewLayout)] {
    [
      ("adaptive grid", AdaptiveGrid.makeLayout()),
      ("typed closure", createTypedLayout()),
      ("shop front", shop.layout),
      ("chained", createChainedLayout()),
      ("free functions", UICollectionViewCompositionalLayout(section: badgeGridSection())),
      ("waterfall", WaterfallBuilder(heights: [80, 120, 60, 90, 100]).layout()),
      ("carousel", CarouselLayoutFactory().make()),
      ("settings list", settingsLayout()),
      ("mixed list", mixedListLayout()),
      ("calendar", CalendarLayout.month()),
      ("nested", nestedGallery()),
      ("sections by protocol", composed([BannerSection(), GridSection(columns: 3), TagSection()])),
      ("subclass", BackgroundLayout(columns: 2)),
      ("horizontal pages", horizontalPages()),
    ]
  }

  /// Layouts that ask their collection view, to be shown in one; each with one section.
  public static func customLayouts() -> [(String, UICollectionViewLayout)] {
    [
      ("waterfall", WaterfallLayout()),
      ("wheel", WheelLayout()),
      ("tags", TagsFlowLayout()),
      ("snapping", SnappingFlowLayout(width: 200)),
      ("stretchy header", StretchyHeaderLayout()),
    ]
  }
}
