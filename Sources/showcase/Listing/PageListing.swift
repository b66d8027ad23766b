import Foundation
import ListLayout
import ListScreen

/// Where everything of a screen with compositional sections stands, as the layout solver has it.
struct PageListing {
  let screen: Screen
  let layout: ResolvedLayout
  /// All there is to warn of.
  let warnings: [String]

  /// The viewport of a page when none is given: that of a large phone.
  static let standardViewport = (width: 414.0, height: 896.0, scale: 3.0)

  /// Lays a screen out.
  ///
  /// - Parameters:
  ///   - input: The screen and what is wrong with its document.
  ///   - viewport: The size of the container; a height, a scale and edges that it leaves open are
  ///     those of a large phone without bars.
  /// - Throws: `LayoutError` for a layout that can not be solved.
  init(_ input: ScreenInput, _ viewport: Viewport) throws(LayoutError) {
    screen = Screen(input.document)
    warnings = input.warnings
    layout = try ResolvedLayout(
      screen,
      in: CollectionLayoutEnvironment(
        container: CollectionLayoutContainer(
          contentSize: CGSize(
            width: viewport.width, height: viewport.height ?? Self.standardViewport.height),
          safeArea: viewport.device.map { DirectionalEdgeInsets($0.safeArea) } ?? .zero,
          layoutMargins: viewport.device.map { DirectionalEdgeInsets($0.layoutMargins) } ?? .zero),
        traitCollection: LayoutTraits(
          displayScale: viewport.device?.scale ?? Self.standardViewport.scale)))
  }

  /// A section, and its cells where they stand, in pt from the top leading corner of the content; a
  /// sideways section's as if nothing of it had been scrolled.
  struct Section {
    let index: Int
    let section: ScreenSection
    let frame: CGRect
    let header: CGRect?
    let footer: CGRect?
    let row: OrthogonalRow?
  }

  /// The sections with their place, top to bottom.
  var sections: [Section] {
    screen.sections.enumerated().map { index, section in
      Section(
        index: index, section: section, frame: layout.sectionFrame(index) ?? .zero,
        header: frame(.header, section: index), footer: frame(.footer, section: index),
        row: layout.orthogonalRow(inSection: index))
    }
  }

  /// The frame of the video header; nil for none.
  var screenHeader: CGRect? {
    layout.attributes(of: .layout(kind: SectionTitleKind.screenHeader.rawValue))?.frame
  }

  /// The frame of a cell; a group too small for its first cell lays out none.
  func frame(of item: Int, in section: Section) -> CGRect? {
    layout.frame(of: LayoutIndexPath(section: section.index, item: item))
  }

  private func frame(_ kind: SectionTitleKind, section: Int) -> CGRect? {
    layout.attributes(of: .section(kind: kind.rawValue, section: section))?.frame
  }
}

extension ScreenDocument {
  /// Whether the screen is more than a table of this width: it has a section with a layout of its
  /// own, or rows side by side, or says how its sections stand together.
  func isPage(width: Double) -> Bool {
    if configuration != .init() { return true }
    return sections.contains { section in
      switch section.content.shown {
      case .compositional: true
      case .list(let list): list.columns.value(atWidth: width) > 1
      default: false
      }
    }
  }
}
