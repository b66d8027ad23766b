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

  @Test("layouts of an app's own show their cells in a collection view, and follow its width")
  func customLayouts() throws {
    for (name, layout) in Corpus.customLayouts() {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      let cells = Cells(count: 12)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      view.dataSource = cells
      view.layoutIfNeeded()
      #expect(!view.visibleCells.isEmpty, "\(name)")
      #expect(view.contentSize.height > 0 && view.contentSize.width > 0, "\(name)")
      let first = try #require(
        layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)), "\(name)")
      #expect(layout.collectionView === view && !first.frame.isEmpty, "\(name)")
      let old = view.visibleCells.map(\.frame.maxX).max()
      view.frame.size.width = 600
      view.layoutIfNeeded()
      #expect(view.visibleCells.map(\.frame.maxX).max() != old, "\(name)")
    }
  }

  @Test("a waterfall puts each cell below the shortest column")
  func waterfall() throws {
    let layout = try #require(Corpus.customLayouts().first { $0.0 == "waterfall" }?.1)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let cells = Cells(count: 4)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = cells
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 320, height: 384))
    #expect(
      view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame
        == CGRect(x: 6, y: 198, width: 148, height: 180))
  }
}

/// Plain cells and headers.
@MainActor
private final class Cells: NSObject, UICollectionViewDataSource {
  private let count: Int

  init(count: Int) {
    self.count = count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}
