import Foundation
import ListLayout
import Testing
import _TestSupport

@testable import UIKit

@Suite("List configuration")
@MainActor
struct ListConfigurationTests {
  typealias Configuration = UICollectionLayoutListConfiguration

  nonisolated static let all:
    [(Configuration.Appearance, Configuration.HeaderMode, Configuration.FooterMode)] =
      [.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain].flatMap { appearance in
        [.none, .supplementary, .firstItemInSection].flatMap { header in
          [.none, .supplementary].map { (appearance, header, $0) }
        }
      }

  @Test("a list is laid out as the library's own, whatever its look", arguments: all)
  func sections(
    appearance: Configuration.Appearance, header: Configuration.HeaderMode,
    footer: Configuration.FooterMode
  ) throws {
    var configuration = Configuration(appearance: appearance)
    configuration.headerMode = header
    configuration.footerMode = footer
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let host = LayoutHost(layout, counts: [3, 2], size: CGSize(width: 414, height: 896))
    let found = Dictionary(
      host.show().map { ($0.key, $0.frame) }, uniquingKeysWith: { a, _ in a })

    let value = CollectionLayoutSection.list(using: configuration.value)
    let own = try ResolvedLayout(
      sections: [3, 2].map { .init(itemCount: $0, layout: .compositional(value)) },
      environment: .init(width: 414, height: 896, scale: 3))
    let kinds = [
      "header": UICollectionView.elementKindSectionHeader,
      "footer": UICollectionView.elementKindSectionFooter,
    ]
    var expected: [String: CGRect] = [:]
    for attributes in own.elements(in: CGRect(x: 0, y: 0, width: 414, height: 896)) {
      switch attributes.element {
      case .section(let kind, let section):
        expected["\(kinds[kind] ?? ""),\(section),0"] = attributes.frame
      default: expected[attributes.element.key] = attributes.frame
      }
    }
    #expect(found == expected && !found.isEmpty)
    #expect(layout.collectionViewContentSize == own.contentSize)
  }

  @Test("headers of plain lists stay in sight, above their rows, and carry UIKit's kinds")
  func plainHeaders() throws {
    var configuration = Configuration(appearance: .plain)
    configuration.headerMode = .supplementary
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let host = LayoutHost(layout, counts: [40], size: CGSize(width: 320, height: 480))
    host.change(to: CGRect(x: 0, y: 500, width: 320, height: 480))
    let header = try #require(
      host.show().first { $0.representedElementKind == UICollectionView.elementKindSectionHeader })
    #expect(header.frame == CGRect(x: 0, y: 500, width: 320, height: 28))
    #expect(header.zIndex == 1_000_000_200 && header.measuredAxes == .height)
  }

  @Test("the padding above a first item that is the header may be set")
  func headerPadding() {
    var configuration = Configuration(appearance: .plain)
    configuration.headerMode = .firstItemInSection
    configuration.headerTopPadding = 7
    let layout = UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
    let host = LayoutHost(layout, counts: [2], size: CGSize(width: 320, height: 480))
    #expect(host.show().map(\.frame.minY) == [7, 51])
  }

  @Test("separators are kept as they were set")
  func separators() {
    var configuration = Configuration(appearance: .sidebar)
    configuration.separatorConfiguration.bottomSeparatorVisibility = .hidden
    configuration.itemSeparatorHandler = { path, separators in
      var own = separators
      if path.item == 0 { own.topSeparatorVisibility = .visible }
      return own
    }
    let own = configuration.itemSeparatorHandler?(
      IndexPath(item: 0, section: 0), configuration.separatorConfiguration)
    #expect(own?.topSeparatorVisibility == .visible && own?.bottomSeparatorVisibility == .hidden)
    #expect(own?.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    #expect(own != configuration.separatorConfiguration)
  }
}
