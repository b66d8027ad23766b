import Foundation
import Testing
import _TestSupport

@testable import UIKit

@Suite("Measured sizes through updates")
@MainActor
struct UpdateMappingTests {
  @Test("random batches take every item where a list that was changed has it", arguments: 0..<300)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let old = (0..<Int.random(in: 0...5, using: &generator)).map { section in
      (0..<Int.random(in: 0...6, using: &generator)).map { "\(section).\($0)" }
    }
    var updates: [UICollectionViewUpdateItem] = []
    var new = old
    var left = Set<String>()
    // Sections that leave, then items that leave, then what comes in.
    for section in old.indices.reversed() where Bool.random(using: &generator) && section > 0 {
      updates.append(
        UICollectionViewUpdateItem(.delete, before: IndexPath(item: NSNotFound, section: section)))
      left.formUnion(new.remove(at: section))
    }
    for (section, items) in old.enumerated() {
      for (item, name) in items.enumerated()
      where !left.contains(name) && Int.random(in: 0..<3, using: &generator) == 0 {
        updates.append(
          UICollectionViewUpdateItem(.delete, before: IndexPath(item: item, section: section)))
        left.insert(name)
      }
    }
    new = new.map { $0.filter { !left.contains($0) } }
    if Bool.random(using: &generator) {
      let place = Int.random(in: 0...new.count, using: &generator)
      new.insert(["new"], at: place)
      updates.append(
        UICollectionViewUpdateItem(.insert, after: IndexPath(item: NSNotFound, section: place)))
    }
    for section in new.indices where new[section] != ["new"] && Bool.random(using: &generator) {
      let place = Int.random(in: 0...new[section].count, using: &generator)
      new[section].insert("new", at: place)
      updates.append(
        UICollectionViewUpdateItem(.insert, after: IndexPath(item: place, section: section)))
    }
    let mapping = UpdateMapping(updates)
    for (section, items) in old.enumerated() {
      for (item, name) in items.enumerated() {
        let key = ElementKey(.cell, nil, IndexPath(item: item, section: section))
        let place = mapping.key(after: key)?.indexPath
        let expected = new.enumerated().lazy.compactMap { number, names in
          names.firstIndex(of: name).map { IndexPath(item: $0, section: number) }
        }.first
        #expect(place == expected, "seed \(seed), \(name): \(updates.count) updates")
      }
    }
  }

  @Test("what moves is found where it went, what is reloaded is measured again")
  func moves() {
    let mapping = UpdateMapping([
      UICollectionViewUpdateItem(
        .move, before: IndexPath(item: 0, section: 0), after: IndexPath(item: 2, section: 1)),
      UICollectionViewUpdateItem(
        .reload, before: IndexPath(item: 1, section: 0), after: IndexPath(item: 0, section: 0)),
    ])
    func place(_ item: Int, _ section: Int) -> IndexPath? {
      mapping.key(after: ElementKey(.cell, nil, IndexPath(item: item, section: section)))?
        .indexPath
    }
    #expect(place(0, 0) == IndexPath(item: 2, section: 1))
    #expect(place(1, 0) == nil)
    #expect(place(2, 0) == IndexPath(item: 1, section: 0))
    #expect(place(1, 1) == IndexPath(item: 1, section: 1))
    #expect(place(2, 1) == IndexPath(item: 3, section: 1))
  }
}
