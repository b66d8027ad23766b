/// A sparse array in fixed pages, each shared between copies until it is written.
///
/// Copying costs nothing; the first write to a copy duplicates one page and the list of pages, not
/// the elements. Places never written read as `fill`.
struct PagedArray<Element: Sendable>: Sendable {
  private(set) var pages: ContiguousArray<ContiguousArray<Element>> = []
  private let shift: UInt32
  private let mask: UInt32
  private let fill: Element

  /// An empty array with `1 << shift` elements a page.
  init(shift: UInt32, fill: Element) {
    self.shift = shift
    self.fill = fill
    mask = (1 << shift) - 1
  }

  /// The number of elements in a page.
  var pageSize: Int { 1 << Int(shift) }

  subscript(index: UInt32) -> Element {
    @inline(__always) get {
      let page = Int(index >> shift)
      return page < pages.count ? pages[page][Int(index & mask)] : fill
    }
    @inline(__always) _modify {
      let page = Int(index >> shift)
      if page >= pages.count { addPages(upTo: page) }
      yield &pages[page][Int(index & mask)]
    }
  }

  private mutating func addPages(upTo page: Int) {
    while page >= pages.count {
      pages.append(ContiguousArray(repeating: fill, count: pageSize))
    }
  }

  /// Whether page `index` is the very storage that `other` holds there.
  func sharesPage(_ index: Int, with other: PagedArray) -> Bool {
    index < pages.count && index < other.pages.count
      && pages[index].isIdenticalStorage(other.pages[index])
  }
}

extension ContiguousArray {
  /// Whether both arrays are one storage, so that equal content needs no look at it.
  ///
  /// Both are alive during the comparison, so equal addresses mean one object.
  func isIdenticalStorage(_ other: ContiguousArray) -> Bool {
    guard count == other.count else { return false }
    return unsafe withUnsafeBufferPointer { mine in
      unsafe other.withUnsafeBufferPointer { theirs in
        unsafe mine.baseAddress == theirs.baseAddress
      }
    }
  }
}
