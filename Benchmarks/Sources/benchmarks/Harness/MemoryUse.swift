import CAllocations
import Glibc

/// What making a value cost in memory.
struct MemoryUse {
  /// How often memory was asked for.
  let allocations: Int
  /// Bytes that stayed in use while the value lived.
  let bytes: Int

  /// Makes a value and looks at what stays while it lives.
  ///
  /// - Parameter make: Makes the value.
  /// - Returns: The value and what it cost.
  static func of<Value>(_ make: () -> Value) -> (value: Value, use: MemoryUse) {
    let (count, bytes) = (vitrine_allocation_count(), vitrine_bytes_in_use())
    let value = make()
    let use = MemoryUse(
      allocations: Int(vitrine_allocation_count() - count),
      bytes: Int(vitrine_bytes_in_use()) - Int(bytes))
    return (value, use)
  }

  /// The most memory the process has held so far, in bytes (`ru_maxrss`).
  static var peak: Int {
    var usage = rusage()
    unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
  }
}
