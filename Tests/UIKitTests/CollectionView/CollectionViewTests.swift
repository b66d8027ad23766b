import Testing
import UIKit

/// A cell as apps write them.
private final class NumberCell: UICollectionViewCell {
  static let reuseIdentifier = "NumberCell"
  let label = UILabel()
  var reuses = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
    label.text = nil
  }
}

private final class Title: UICollectionReusableView {}

/// A data source and delegate as apps write them, which notes what it hears.
private final class Numbers: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  var sections: [[Int]]
  var log: [String] = []
  var allows = true

  init(_ sections: [[Int]]) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: NumberCell.reuseIdentifier, for: indexPath) as? NumberCell
    else { return UICollectionViewCell() }
    cell.label.text = "\(sections[indexPath.section][indexPath.item])"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 50) }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { allows }
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { log.append("select \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { log.append("deselect \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { log.append("highlight \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { log.append("unhighlight \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.append("show \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.append("hide \(indexPath.item)") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.append("scroll \(Int(scrollView.contentOffset.y))")
  }
}

@Suite("A collection view", .serialized)
@MainActor
struct CollectionViewTests {
  private let numbers: Numbers
  private let view: UICollectionView

  init() {
    numbers = Numbers([Array(0..<40)])
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    view.register(NumberCell.self, forCellWithReuseIdentifier: NumberCell.reuseIdentifier)
    view.dataSource = numbers
    view.delegate = numbers
    view.layoutIfNeeded()
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("cells exist for what is in sight, with the layout's frames and the content of their items")
  func inSight() throws {
    #expect(view.contentSize == CGSize(width: 200, height: 1000))
    #expect(view.indexPathsForVisibleItems.map(\.item) == Array(0..<8))
    let cell = try #require(view.cellForItem(at: path(3)) as? NumberCell)
    #expect(cell.frame == CGRect(x: 100, y: 50, width: 100, height: 50))
    #expect(cell.label.text == "3" && cell.superview === view)
    #expect(view.indexPath(for: cell) == path(3))
    #expect(view.cellForItem(at: path(8)) == nil)
    #expect(view.layoutAttributesForItem(at: path(39))?.frame.minY == 950)
    #expect(view.layoutAttributesForItem(at: path(40)) == nil)
  }

  @Test("a content that became shorter, or a view that became larger, is not left behind")
  func shorter() {
    view.contentOffset.y = 800
    view.layoutIfNeeded()
    numbers.sections = [Array(0..<12)]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 100)
    #expect(view.indexPathsForVisibleItems.map(\.item) == Array(4..<12))
    view.frame.size.height = 250
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 50)
    view.setCollectionViewLayout(
      UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)), animated: false)
    view.contentOffset.y = 200
    numbers.sections = [[0]]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 0 && view.visibleCells.count == 1)
  }

  @Test("scrolling shows what comes, hides what goes, and uses its cells again")
  func scrolling() throws {
    numbers.log = []
    view.contentOffset.y = 75
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.map(\.item) == Array(2..<12))
    #expect(
      numbers.log == [
        "scroll 75", "hide 0", "hide 1", "show 8", "show 9", "show 10", "show 11",
      ])
    let cell = try #require(view.cellForItem(at: path(9)) as? NumberCell)
    #expect(cell.reuses == 1 && cell.label.text == "9")
  }

  @Test(
    "an item is scrolled to a position, within the content",
    arguments: [
      (20, UICollectionView.ScrollPosition.top, 500), (20, .centeredVertically, 425),
      (20, .bottom, 350), (39, .top, 800), (0, .bottom, 0),
    ])
  func scrollingTo(item: Int, position: UICollectionView.ScrollPosition, offset: CGFloat) {
    view.scrollToItem(at: path(item), at: position, animated: false)
    #expect(view.contentOffset.y == offset)
  }

  @Test("a point finds the item below it")
  func hitting() {
    #expect(view.indexPathForItem(at: CGPoint(x: 150, y: 120)) == path(5))
    #expect(view.indexPathForItem(at: CGPoint(x: 150, y: 1200)) == nil)
  }

  @Test("a tap is told in UIKit's order, and deselects what was selected")
  func tapping() {
    numbers.log = []
    view.simulateTap(at: path(1))
    view.simulateTap(atPoint: CGPoint(x: 10, y: 60))
    #expect(
      numbers.log == [
        "highlight 1", "select 1", "unhighlight 1",
        "highlight 2", "deselect 1", "select 2", "unhighlight 2",
      ])
    #expect(view.indexPathsForSelectedItems == [path(2)])
    #expect(view.cellForItem(at: path(2))?.isSelected == true)
    #expect(view.cellForItem(at: path(1))?.isSelected == false)
  }

  @Test("a delegate that refuses keeps the selection as it is")
  func refusing() {
    numbers.allows = false
    #expect(!view.simulateTap(at: path(1)))
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test("several items are selected and deselected by taps where that is allowed")
  func several() {
    view.allowsMultipleSelection = true
    for item in [4, 2, 4, 6] { view.simulateTap(at: path(item)) }
    #expect(view.indexPathsForSelectedItems == [path(2), path(6)])
  }

  @Test("selecting by program tells the delegate nothing")
  func selectingByProgram() {
    numbers.log = []
    view.selectItem(at: path(3), animated: false, scrollPosition: [])
    view.selectItem(at: path(5), animated: false, scrollPosition: .top)
    #expect(view.indexPathsForSelectedItems == [path(5)])
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [] && !numbers.log.contains("select 3"))
  }

  @Test("a batch moves cells and selection to their new places without new cells")
  func batches() throws {
    view.selectItem(at: path(2), animated: false, scrollPosition: [])
    let second = try #require(view.cellForItem(at: path(2)))
    view.performBatchUpdates {
      numbers.sections[0].remove(at: 0)
      numbers.sections[0].insert(100, at: 3)
      view.deleteItems(at: [path(0)])
      view.insertItems(at: [path(3)])
    }
    #expect(view.cellForItem(at: path(1)) === second && second.frame.minX == 100)
    #expect((view.cellForItem(at: path(3)) as? NumberCell)?.label.text == "100")
    #expect(view.indexPathsForSelectedItems == [path(1)])
    numbers.sections.append([7])
    view.insertSections([1])
    #expect(view.numberOfSections == 2 && view.contentSize.height == 1050)
  }

  @Test("reloading an item takes another cell, configuring it again keeps the cell")
  func reloading() throws {
    let old = try #require(view.cellForItem(at: path(1)) as? NumberCell)
    numbers.sections[0][1] = 55
    view.reconfigureItems(at: [path(1)])
    #expect(view.cellForItem(at: path(1)) === old && old.label.text == "55")
    numbers.sections[0][0] = 44
    view.reloadItems(at: [path(0)])
    #expect((view.cellForItem(at: path(0)) as? NumberCell)?.label.text == "44")
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 8)
  }

  @Test("headers are asked for where the layout has room for them")
  func headers() throws {
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    view.register(
      Title.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    view.layoutIfNeeded()
    let title = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
    #expect(title is Title && title?.frame == CGRect(x: 0, y: 0, width: 200, height: 30))
    #expect(view.cellForItem(at: path(0))?.frame.minY == 30)
  }

  @Test("turning the view lays it out for the new width")
  func turning() {
    view.frame.size = CGSize(width: 400, height: 100)
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 400, height: 500))
    #expect(view.indexPathsForVisibleItems.map(\.item) == Array(0..<8))
  }
}
