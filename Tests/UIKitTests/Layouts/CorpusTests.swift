import Foundation
import Testing
import _LayoutCorpus
import _LayoutCorpus6

@testable import UIKit

@Suite("Layout code in many styles")
@MainActor
struct CorpusTests {
  @Test(
    "lays out all of its items, at every size",
    arguments: [
      CGSize(width: 320, height: 568), CGSize(width: 414, height: 896),
      CGSize(width: 896, height: 414), CGSize(width: 834, height: 1_194),
    ])
  func layouts(size: CGSize) {
    let layouts = Corpus.layouts() + Corpus6.layouts()
    #expect(layouts.count >= 19)
    for (name, layout) in layouts {
      let host = LayoutHost(layout, counts: [7, 12, 5, 9], size: size)
      #expect(!host.show().isEmpty, "\(name)")
      let content = layout.collectionViewContentSize
      #expect(content.width > 0 && content.height > 0, "\(name)")
      for section in 0..<4 {
        for item in 0..<host.numberOfItems(inSection: section) {
          let attributes = layout.layoutAttributesForItem(
            at: IndexPath(item: item, section: section))
          #expect(attributes.map { !$0.frame.isEmpty } == true, "\(name), \(section),\(item)")
        }
      }
      #expect((layout as? UICollectionViewCompositionalLayout)?.problem == nil, "\(name)")
    }
  }
}
