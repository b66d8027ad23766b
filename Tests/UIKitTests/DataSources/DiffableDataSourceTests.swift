import Testing
import UIKit

private enum Section: Int, CaseIterable, Sendable { case today, later }

private final class NameCell: UICollectionViewListCell {
  var name = ""
}

@Suite("A collection view's diffable data source", .serialized)
@MainActor
struct DiffableDataSourceTests {
  private typealias Source = UICollectionViewDiffableDataSource<Section, String>
  private typealias List = NSDiffableDataSourceSnapshot<Section, String>

  private let view: UICollectionView
  private let source: Source
  private let asked: Asked

  /// The items that the provider was asked for.
  private final class Asked {
    var items: [String] = []
    var inside: (() -> Void)?
  }

  init() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    let asked = Asked()
    let registration = UICollectionView.CellRegistration<NameCell, String> { cell, _, name in
      cell.name = name
      asked.items.append(name)
      asked.inside?()
    }
    self.asked = asked
    source = Source(collectionView: view) { view, path, name in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
  }

  private func list(_ today: [String], _ later: [String] = []) -> List {
    var list = List()
    list.appendSections(Section.allCases)
    list.appendItems(today, toSection: .today)
    list.appendItems(later, toSection: .later)
    return list
  }

  private func name(_ item: Int, _ section: Int = 0) -> String? {
    (view.cellForItem(at: IndexPath(item: item, section: section)) as? NameCell)?.name
  }

  @Test("asks for what is in sight, and answers where items are")
  func first() {
    source.apply(list(["a", "b"], (0..<20).map { "\($0)" }))
    #expect(asked.items == ["a", "b", "0", "1"])
    #expect(source.indexPath(for: "0") == IndexPath(item: 0, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "b")
    #expect(source.itemIdentifier(for: IndexPath(item: 9, section: 0)) == nil)
    #expect(source.itemIdentifier(for: IndexPath(item: -1, section: 0)) == nil)
    #expect(source.sectionIdentifier(for: 1) == .later && source.index(for: .today) == 0)
    #expect(source.snapshot().numberOfItems == 22)
  }

  @Test("asks only for what came in, and moves the cells that were there")
  func moving() throws {
    source.apply(list(["a", "b", "c"]))
    let cell = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
    asked.items = []
    var told = 0
    source.apply(list(["c", "x", "a"]), animatingDifferences: true) { told += 1 }
    #expect(asked.items == ["x"] && told == 1)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    #expect(cell.frame.minY == 0)
  }

  @Test("moves a cell into a section that is new, out of one that goes")
  func sections() throws {
    var old = List()
    old.appendSections([.today])
    old.appendItems(["a", "b"])
    source.apply(old)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    var new = List()
    new.appendSections([.later])
    new.appendItems(["b"])
    source.apply(new)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    #expect(view.numberOfSections == 1 && view.visibleCells.count == 1)
  }

  @Test("keeps the selection with its items, and drops it with them")
  func selection() {
    source.apply(list(["a", "b", "c"]))
    view.allowsMultipleSelection = true
    view.simulateTap(at: IndexPath(item: 0, section: 0))
    view.simulateTap(at: IndexPath(item: 2, section: 0))
    source.apply(list(["c"], ["b"]))
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected == true)
  }

  @Test("takes another cell for a reloaded item, and keeps that of a reconfigured one")
  func marks() throws {
    source.apply(list(["a", "b"]))
    let (first, second) = (view.visibleCells[0], view.visibleCells[1])
    var marked = source.snapshot()
    marked.reloadItems(["a"])
    marked.reconfigureItems(["b"])
    asked.items = []
    source.apply(marked)
    #expect(asked.items.sorted() == ["a", "b"])
    #expect(view.visibleCells[1] === second && first.superview === view)
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  @Test("lets an apply made in a provider have its turn afterwards")
  func nested() {
    let (first, second) = (list(["a", "b", "c"]), list(["z"]))
    var isDone = false
    asked.inside = { [source] in
      guard !isDone else { return }
      isDone = true
      source.apply(second)
    }
    source.apply(first)
    view.layoutIfNeeded()
    #expect(source.snapshot().itemIdentifiers == ["z"] && name(0) == "z")
    #expect(view.visibleCells.count == 1)
  }

  @Test("shows what is awaited when the call returns")
  func awaiting() async {
    await source.apply(list(["a"]))
    #expect(name(0) == "a")
    await source.applySnapshotUsingReloadData(list(["b"]))
    #expect(name(0) == "b")
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["p"])
    await source.apply(outline, to: .later)
    #expect(name(0, 1) == "p")
  }

  @Test("shows an outline, sets rows in by their level, and opens and closes them")
  func outlines() throws {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Food", "Drinks"])
    outline.append(["apple"], to: "Food")
    source.apply(outline, to: .today)
    #expect(source.snapshot().itemIdentifiers == ["Food", "Drinks"])
    var heard: [String] = []
    source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "Drinks" }
    source.sectionSnapshotHandlers.willExpandItem = { heard.append("open \($0)") }
    source.sectionSnapshotHandlers.willCollapseItem = { heard.append("close \($0)") }
    view.simulateDisclosureTap(at: IndexPath(item: 0, section: 0))
    #expect(name(1) == "apple")
    let row = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? NameCell)
    #expect(row.indentationLevel == 1)
    view.simulateDisclosureTap(at: IndexPath(item: 2, section: 0))
    view.simulateDisclosureTap(at: IndexPath(item: 0, section: 0))
    #expect(heard == ["open Food", "close Food"])
    #expect(source.snapshot(for: .today).isExpanded("Food") == false)
    #expect(view.visibleCells.count == 2)
  }

  @Test("tells of a drag before and afterwards, and moves nothing that may not be moved")
  func reordering() {
    source.apply(list(["a", "b", "c"], ["d"]))
    #expect(
      !view.simulateDrag(from: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0)))
    var heard: [[String]] = []
    source.reorderingHandlers.canReorderItem = { $0 != "d" }
    source.reorderingHandlers.willReorder = { [source] transaction in
      heard.append(source.snapshot().itemIdentifiers)
      #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == [.later, .today])
    }
    source.reorderingHandlers.didReorder = { transaction in
      heard.append(transaction.finalSnapshot.itemIdentifiers)
    }
    #expect(
      view.simulateDrag(from: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 1)))
    #expect(heard == [["a", "b", "c", "d"], ["b", "c", "d", "a"]])
    #expect(name(1, 1) == "a")
  }

  @Test("keeps the offset within a content that became shorter")
  func shorter() {
    source.apply(list((0..<50).map { "\($0)" }))
    view.contentOffset.y = 2000
    view.layoutIfNeeded()
    source.apply(list((0..<10).map { "\($0)" }))
    #expect(view.contentOffset.y == 300 && name(9) == "9")
  }

  @Test("is let go with its view")
  func lifetime() {
    weak var gone: Source?
    do {
      let view = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let source = Source(collectionView: view) { _, _, _ in UICollectionViewCell() }
      source.apply(list(["a"]))
      gone = source
      #expect(view.dataSource === source)
    }
    #expect(gone == nil)
  }
}

@Suite("A table's diffable data source", .serialized)
@MainActor
struct TableDataSourceTests {
  /// A data source with titles, as apps subclass it.
  private final class Titled: UITableViewDiffableDataSource<String, Int> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section) }
  }

  private let table = UITableView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .grouped)

  private func list(_ sections: [(String, [Int])]) -> NSDiffableDataSourceSnapshot<String, Int> {
    var list = NSDiffableDataSourceSnapshot<String, Int>()
    for (section, items) in sections {
      list.appendSections([section])
      list.appendItems(items)
    }
    return list
  }

  private func source(_ asked: @escaping (Int) -> Void = { _ in }) -> Titled {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    return Titled(tableView: table) { table, path, number in
      asked(number)
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(number)"
      return cell
    }
  }

  @Test("shows rows and titles, and asks only for what came in")
  func rows() {
    var asked: [Int] = []
    let source = source { asked.append($0) }
    source.apply(list([("one", [1, 2]), ("two", [3])]), animatingDifferences: false)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["1", "2", "3"])
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "two")
    asked = []
    source.apply(list([("one", [2, 4, 1]), ("two", [3])]))
    #expect(asked == [4])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["2", "4", "1", "3"])
    #expect(source.indexPath(for: 3) == IndexPath(row: 0, section: 1))
  }

  @Test(
    "shows everything anew where rows cross sections that come or go, or sections change places",
    arguments: [
      ([("two", [1, 2])], true), ([("two", [3]), ("one", [1, 2])], false),
      ([("one", [1, 2]), ("new", [3])], true), ([("one", [3, 1, 2]), ("two", [])], false),
    ])
  func reloading(sections: [(String, [Int])], isReload: Bool) {
    var asked: [Int] = []
    let source = source { asked.append($0) }
    source.apply(list([("one", [1, 2]), ("two", [3])]))
    asked = []
    source.apply(list(sections))
    #expect(asked.isEmpty == !isReload)
    #expect(table.visibleCells.count == sections.flatMap(\.1).count)
  }
}

@Suite("Mistakes with snapshots stop the program")
struct SnapshotMisuseTests {
  @Test("an item that is named twice")
  func twice() async {
    await #expect(processExitsWith: .failure) {
      var list = NSDiffableDataSourceSnapshot<Int, Int>()
      list.appendSections([0])
      list.appendItems([1, 1])
    }
  }

  @Test("items without a section")
  func noSection() async {
    await #expect(processExitsWith: .failure) {
      var list = NSDiffableDataSourceSnapshot<Int, Int>()
      list.appendItems([1])
    }
  }

  @Test("a question about a section that is not there")
  func unknownSection() async {
    await #expect(processExitsWith: .failure) {
      _ = NSDiffableDataSourceSnapshot<Int, Int>().numberOfItems(inSection: 3)
    }
  }

  @Test("an outline's item below a parent that is not there")
  func unknownParent() async {
    await #expect(processExitsWith: .failure) {
      var outline = NSDiffableDataSourceSectionSnapshot<Int>()
      outline.append([1], to: 2)
    }
  }

  @Test("a provider that gives no cell")
  func noCell() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100),
          collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in
          nil
        }
        var list = NSDiffableDataSourceSnapshot<Int, Int>()
        list.appendSections([0])
        list.appendItems([1])
        source.apply(list)
      }
    }
  }

  @Test("a wanted header without a provider")
  func noProvider() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 10, height: 10)
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in
          UICollectionViewCell()
        }
        var list = NSDiffableDataSourceSnapshot<Int, Int>()
        list.appendSections([0])
        list.appendItems([1])
        source.apply(list)
      }
    }
  }
}
