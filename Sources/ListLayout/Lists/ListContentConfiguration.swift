/// The measures of a row's content: a text, a secondary text and an image, and the room between
/// them (list rule L8, the recorded defaults of `UIListContentConfiguration`).
public struct ListContentConfiguration: Hashable, Sendable {
  /// The room around the content, in pt (`directionalLayoutMargins`).
  public var margins: DirectionalEdgeInsets
  /// Whether the secondary text stands beside the text where both fit
  /// (`prefersSideBySideTextAndSecondaryText`).
  public var prefersSideBySide = false
  /// From the image to the text, in pt (`imageToTextPadding`).
  public var imageToTextPadding = 16.0
  /// From the text to a secondary text beside it, in pt.
  public var textToSecondaryTextHorizontalPadding = 8.0
  /// From the text to a secondary text below it, in pt.
  public var textToSecondaryTextVerticalPadding = 4.0
  /// The text's size in pt.
  public var textSize = 17.0
  /// The secondary text's size in pt.
  public var secondaryTextSize = 15.0
  /// The most lines of either text; 0 for no limit.
  public var numberOfLines = 0
  /// How far a text may shrink to fit, as a share of its size; 0 for not at all.
  public var minimumScaleFactor = 0.0

  /// Creates the measures of a plain cell with other margins.
  public init(margins: DirectionalEdgeInsets) { self.margins = margins }

  private init(
    _ vertical: (top: Double, bottom: Double), leading: Double,
    _ change: (inout ListContentConfiguration) -> Void
  ) {
    margins = DirectionalEdgeInsets(
      top: vertical.top, leading: leading, bottom: vertical.bottom, trailing: 8)
    change(&self)
  }

  /// A row of a list (`UIListContentConfiguration.cell()`).
  public static let cell = ListContentConfiguration((15, 15), leading: 16) { _ in }

  /// A row with a secondary text below its text (`subtitleCell()`).
  public static let subtitleCell = ListContentConfiguration((15, 15), leading: 16) {
    $0.textToSecondaryTextVerticalPadding = 0
  }

  /// A row with a value beside its text (`valueCell()`).
  public static let valueCell = ListContentConfiguration((15, 15), leading: 16) {
    $0.prefersSideBySide = true
    $0.secondaryTextSize = 17
  }

  /// The header of a plain list (`plainHeader()`).
  public static let plainHeader = header
  /// The header of a grouped list (`groupedHeader()`).
  public static let groupedHeader = header
  /// The footer of a plain list (`plainFooter()`).
  public static let plainFooter = footer
  /// The footer of a grouped list (`groupedFooter()`).
  public static let groupedFooter = footer

  /// A row of a sidebar (`sidebarCell()`).
  public static let sidebarCell = sidebar(margin: 11, textPadding: 4)
  /// A row of a sidebar with a secondary text (`sidebarSubtitleCell()`).
  public static let sidebarSubtitleCell = sidebar(margin: 4, textPadding: 0)
  /// A row of a sidebar beside another column (`accompaniedSidebarCell()`).
  public static let accompaniedSidebarCell = sidebar(margin: 11, textPadding: 4)
  /// The same with a secondary text (`accompaniedSidebarSubtitleCell()`).
  public static let accompaniedSidebarSubtitleCell = sidebar(margin: 4, textPadding: 0)
  /// The header of a sidebar (`sidebarHeader()`).
  public static let sidebarHeader = sidebar(margin: 11, textPadding: 4)

  private static let header = ListContentConfiguration((10, 10), leading: 8) {
    $0.secondaryTextSize = 17
  }

  private static let footer = ListContentConfiguration((8, 6), leading: 8) {
    $0.textSize = 13
    $0.secondaryTextSize = 13
  }

  private static func sidebar(margin: Double, textPadding: Double) -> ListContentConfiguration {
    ListContentConfiguration((margin, margin), leading: 8) {
      $0.imageToTextPadding = 10
      $0.textToSecondaryTextVerticalPadding = textPadding
      $0.secondaryTextSize = 13
      $0.numberOfLines = 1
      $0.minimumScaleFactor = 0.9
    }
  }
}
