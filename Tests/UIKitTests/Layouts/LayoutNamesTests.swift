import Foundation
import ListLayout
import Testing

@testable import UIKit

@Suite("Layout names")
@MainActor
struct LayoutNamesTests {
  @Test(
    "a layout written with UIKit's classes has the values of its document",
    arguments: LayoutCase.all)
  func values(layoutCase: LayoutCase) throws {
    let document = try layoutCase.document()
    let environment = Surroundings()
    for section in document.sections {
      guard case .compositional(let value) = section.layout else { continue }
      let built = LayoutBuilder.section(value)
      #expect(built.value(in: environment) == value)
      let copy = try #require(built.copy() as? NSCollectionLayoutSection)
      #expect(copy.value(in: environment) == value)
    }
    let configuration = document.configuration ?? .init()
    #expect(LayoutBuilder.configuration(configuration).value == configuration)
  }

  @Test("factories return the class they are called on, and answer what they were made of")
  func factories() {
    let half: NSCollectionLayoutDimension = .fractionalWidth(0.5)
    #expect(half.isFractionalWidth && !half.isAbsolute && half.dimension == 0.5)
    let rough = NSCollectionLayoutDimension.estimated(44)
    #expect(rough.isEstimated && rough.dimension == 44)
    let gap = NSCollectionLayoutSpacing.flexible(8)
    #expect(gap.isFlexibleSpacing && !gap.isFixedSpacing && gap.spacing == 8)
    let anchor = NSCollectionLayoutAnchor(
      edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
    #expect(anchor.isFractionalOffset && anchor.offset == CGPoint(x: 0.3, y: -0.3))
  }

  @Test("a copy is changed apart")
  func copies() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let copy = try #require(item.copy() as? NSCollectionLayoutItem)
    #expect(copy.contentInsets == item.contentInsets)
    copy.contentInsets = .zero
    #expect(item.contentInsets.leading == 2)
  }
}

/// An environment of a phone's size.
@MainActor
private final class Surroundings: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  var container: any NSCollectionLayoutContainer { self }
  let traitCollection = UITraitCollection()
  let contentSize = CGSize(width: 414, height: 896)
  var effectiveContentSize: CGSize { contentSize }
  let contentInsets = NSDirectionalEdgeInsets.zero
  let effectiveContentInsets = NSDirectionalEdgeInsets.zero
}
