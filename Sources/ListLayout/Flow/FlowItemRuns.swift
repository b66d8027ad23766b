import Foundation

/// The sizes of a flow section's items, equal neighbours kept as one run.
///
/// A section of one size is a single run, however many items it has; so is everything that was not
/// measured yet between two measured items.
struct FlowItemRuns: Sendable {
  /// Consecutive items of one size.
  struct Run: Sendable {
    let first: Int
    /// The extent along the line.
    let length: Double
    /// The extent along the scroll direction.
    let thickness: Double
  }

  private(set) var runs: [Run] = []
  private(set) var count = 0
  /// Whether all items are equally long along the line, whatever their thickness (flow rule F6).
  private(set) var isUniform = true

  /// Where the run at `index` ends.
  func end(of index: Int) -> Int {
    index + 1 < runs.count ? runs[index + 1].first : count
  }

  /// The index of the run that holds `item`, which is in `0..<count`.
  ///
  /// - Complexity: O(log runs).
  func index(of item: Int) -> Int {
    runs.partitionPoint { $0.first > item } - 1
  }

  mutating func append(length: Double, thickness: Double, count added: Int) {
    guard added > 0 else { return }
    if let last = runs.last {
      if last.length != length { isUniform = false }
      if last.length == length && last.thickness == thickness {
        count += added
        return
      }
    }
    runs.append(Run(first: count, length: length, thickness: thickness))
    count += added
  }
}

extension FlowItemRuns {
  /// The sizes of `count` items of a section.
  ///
  /// - Parameters:
  ///   - layout: What the section says of its items.
  ///   - count: The number of items.
  ///   - measured: The answers of this section's items, by item.
  ///   - mean: The mean of all answers so far, nil without any (flow rule F3).
  init(
    _ layout: CollectionViewFlowLayout, count: Int, measured: [Int: CGSize], mean: CGSize?
  ) {
    let usual =
      layout.estimatedItemSize.map { layout.itemSize ?? mean ?? $0 }
      ?? layout.itemSize ?? CollectionViewFlowLayout.defaultItemSize
    // Without an estimate nothing self-sizes, whatever cells answer.
    let answers = layout.estimatedItemSize == nil ? [:] : measured
    for item in answers.keys.filter({ (0..<count).contains($0) }).sorted() {
      append(layout, upTo: item, usual: usual)
      append(answers[item] ?? usual, count: 1, along: layout.scrollDirection)
    }
    append(layout, upTo: count, usual: usual)
  }

  /// Appends the items up to `end` that were not measured.
  private mutating func append(
    _ layout: CollectionViewFlowLayout, upTo end: Int, usual: CGSize
  ) {
    while count < min(end, layout.itemSizes.count) {
      append(layout.itemSizes[count], count: 1, along: layout.scrollDirection)
    }
    append(usual, count: end - count, along: layout.scrollDirection)
  }

  private mutating func append(_ size: CGSize, count: Int, along direction: ScrollDirection) {
    append(
      length: FlowLength.size(size.across(direction)),
      thickness: FlowLength.size(size.along(direction)), count: count)
  }
}

/// What figures from outside count as, so that sums stay finite.
enum FlowLength {
  /// Far beyond any content; a billion of them still add up exactly enough.
  private static let largest = 1e12

  /// A size: finite and not negative.
  static func size(_ value: Double) -> Double { max(spacing(value), 0) }

  /// A spacing or an inset: finite.
  static func spacing(_ value: Double) -> Double {
    value.isFinite ? min(max(value, -largest), largest) : 0
  }
}

extension DirectionalEdgeInsets {
  /// The insets as they count.
  var finite: DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: FlowLength.spacing(top), leading: FlowLength.spacing(leading),
      bottom: FlowLength.spacing(bottom), trailing: FlowLength.spacing(trailing))
  }
}

extension CGSize {
  /// The extent along a scroll direction.
  func along(_ direction: ScrollDirection) -> Double {
    direction == .vertical ? height : width
  }

  /// The extent across a scroll direction.
  func across(_ direction: ScrollDirection) -> Double {
    direction == .vertical ? width : height
  }
}

extension Array {
  /// The first index from which on `isBehind` holds; it holds for no element before.
  ///
  /// - Complexity: O(log n).
  func partitionPoint(where isBehind: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
