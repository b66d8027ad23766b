import Testing
import UIKit

@Suite("Snapshots under UIKit's names")
struct SnapshotNamesTests {
  private typealias List = NSDiffableDataSourceSnapshot<String, Int>
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  private var list: List {
    var list = List()
    list.appendSections(["a", "b"])
    list.appendItems([1, 2, 3], toSection: "a")
    list.appendItems([4])
    return list
  }

  @Test("each edit of items does what its name says")
  func items() {
    var list = list
    list.insertItems([5], beforeItem: 1)
    list.insertItems([6], afterItem: 3)
    #expect(list.itemIdentifiers == [5, 1, 2, 3, 6, 4])
    list.moveItem(4, beforeItem: 2)
    list.moveItem(5, afterItem: 6)
    #expect(list.itemIdentifiers(inSection: "a") == [1, 4, 2, 3, 6, 5])
    list.deleteItems([1, 99])
    #expect(list.numberOfItems == 5 && list.numberOfItems(inSection: "b") == 0)
    #expect(list.indexOfItem(2) == 1 && list.indexOfItem(1) == nil)
    #expect(list.sectionIdentifier(containingItem: 2) == "a")
    list.deleteAllItems()
    #expect(list.numberOfSections == 0)
  }

  @Test("each edit of sections does what its name says")
  func sections() {
    var list = list
    list.insertSections(["c"], beforeSection: "a")
    list.insertSections(["d"], afterSection: "a")
    #expect(list.sectionIdentifiers == ["c", "a", "d", "b"])
    list.moveSection("b", beforeSection: "c")
    list.moveSection("c", afterSection: "d")
    #expect(list.sectionIdentifiers == ["b", "a", "d", "c"] && list.itemIdentifiers[0] == 4)
    list.deleteSections(["a"])
    #expect(list.itemIdentifiers == [4] && list.indexOfSection("a") == nil)
    #expect(list.indexOfSection("c") == 2)
  }

  @Test("marks are noted in order and do not make lists different")
  func marks() {
    var marked = list
    marked.reloadItems([2])
    marked.reconfigureItems([1])
    marked.reloadSections(["b"])
    #expect(marked.reloadedItemIdentifiers == [2] && marked.reconfiguredItemIdentifiers == [1])
    #expect(marked.reloadedSectionIdentifiers == ["b"] && marked == list)
  }

  @Test("an outline does what its calls' names say")
  func outlines() {
    var outline = Outline()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    outline.insert(["a0"], before: "a1")
    outline.insert(["b0"], after: "b")
    #expect(outline.items == ["a", "a0", "a1", "a2", "b", "b0"])
    #expect(outline.visibleItems == ["a", "b", "b0"] && outline.rootItems == ["a", "b", "b0"])
    outline.expand(["a", "none"])
    #expect(outline.isExpanded("a") && outline.isVisible("a1") && outline.level(of: "a1") == 1)
    #expect(outline.parent(of: "a1") == "a" && outline.index(of: "b") == 4)
    #expect(outline.snapshot(of: "a").items == ["a0", "a1", "a2"])
    #expect(outline.snapshot(of: "a", includingParent: true).rootItems == ["a"])
    #expect(outline.visualDescription() == "- a\n  + a0\n  + a1\n  + a2\n+ b\n+ b0")
    outline.collapse(["a"])
    var other = Outline()
    other.append(["x"])
    outline.replace(childrenOf: "a", using: other)
    #expect(outline.items == ["a", "x", "b", "b0"] && !outline.contains("a1"))
    var third = Outline()
    third.append(["y"])
    outline.insert(third, before: "b")
    third.deleteAll()
    third.append(["z"])
    outline.insert(third, after: "b")
    #expect(outline.rootItems == ["a", "y", "b", "z", "b0"])
    outline.delete(["a", "z"])
    #expect(outline.items == ["y", "b", "b0"])
  }
}
