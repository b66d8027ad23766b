/// What interning a list gave: its handles, and where the first repeat stands.
@usableFromInline
struct HandleList {
  @usableFromInline private(set) var handles: ContiguousArray<UInt32> = []
  /// The index of the first identifier that the list held already.
  @usableFromInline private(set) var firstRepeat: Int?
  private let base: UInt32
  private var next: UInt32
  private var known = HandleSet()
  private var few: ContiguousArray<UInt32> = []

  /// A list over a table with `base` identifiers.
  @usableFromInline
  init(base: UInt32, capacity: Int) {
    self.base = base
    next = base
    handles.reserveCapacity(capacity)
  }

  @usableFromInline
  mutating func append(_ handle: UInt32) {
    if firstRepeat == nil, isRepeat(handle) { firstRepeat = handles.count }
    handles.append(handle)
  }

  /// A new identifier gets the next free handle, so a new one that did not is a repeat; of the old
  /// ones a note is taken.
  private mutating func isRepeat(_ handle: UInt32) -> Bool {
    if handle >= base {
      guard handle == next else { return true }
      next += 1
      return false
    }
    guard few.count >= 16 else {
      if few.contains(handle) { return true }
      few.append(handle)
      if few.count == 16 { for one in few { known.insert(one) } }
      return false
    }
    return !known.insert(handle)
  }
}
