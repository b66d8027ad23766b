/// The strips above and below a section's rows, in pt.
///
/// A plain table has no paddings; its section headers and footers are strips of 28 (list rule L5,
/// table rule TB2). A grouped table keeps 35 above a section without a header and 20 below one
/// without a footer, and 0 where there is one (list rule L3, recorded for list sections; TB2 names
/// the same figures for tables); its headers and footers are 17.5 high.
public struct SectionSpacing: Hashable, Sendable {
  /// The height of a section's header text.
  public var header: Double
  /// The height of a section's footer text.
  public var footer: Double
  /// The room above a section that has no header.
  public var topWithoutHeader: Double
  /// The room below a section that has no footer.
  public var bottomWithoutFooter: Double

  /// Creates the spacing of a table style.
  public init(style: TableStyle) {
    switch style {
    case .plain:
      (header, footer, topWithoutHeader, bottomWithoutFooter) = (28, 28, 0, 0)
    case .grouped:
      (header, footer, topWithoutHeader, bottomWithoutFooter) = (17.5, 17.5, 35, 20)
    }
  }

  /// What stands above the rows of a section.
  func above(hasHeader: Bool) -> Double {
    RowHeights.usable(hasHeader ? header : topWithoutHeader)
  }

  /// What stands below the rows of a section.
  func below(hasFooter: Bool) -> Double {
    RowHeights.usable(hasFooter ? footer : bottomWithoutFooter)
  }
}
