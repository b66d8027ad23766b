import JSONText

/// A value that may be another one on wider screens.
///
/// ```swift
/// let columns = WidthDependent(2, breakpoints: [Breakpoint(minWidth: 700, value: 4)])
/// columns.value(atWidth: 414)  // 2
/// columns.value(atWidth: 834)  // 4
/// ```
public struct WidthDependent<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value below every breakpoint.
  public var base: Value
  /// Where another value begins to hold, in any order.
  public var breakpoints: [Breakpoint<Value>]

  /// Creates a value with its breakpoints.
  public init(_ base: Value, breakpoints: [Breakpoint<Value>] = []) {
    self.base = base
    self.breakpoints = breakpoints
  }

  /// The value at a width: that of the widest breakpoint that is reached.
  ///
  /// - Parameter width: The container's width in pt.
  /// - Returns: The value of the breakpoint, or the base.
  /// - Complexity: O(n) in the number of breakpoints.
  public func value(atWidth width: Double) -> Value {
    var best: Breakpoint<Value>?
    for breakpoint in breakpoints where breakpoint.minWidth <= width {
      if breakpoint.minWidth > best?.minWidth ?? -.infinity { best = breakpoint }
    }
    return best?.value ?? base
  }

  /// The values changed one by one, the breakpoints kept.
  public func map<Other>(_ change: (Value) -> Other) -> WidthDependent<Other> {
    WidthDependent<Other>(
      change(base),
      breakpoints: breakpoints.map { breakpoint in
        var changed = Breakpoint(minWidth: breakpoint.minWidth, value: change(breakpoint.value))
        changed.otherKeys = breakpoint.otherKeys
        return changed
      })
  }
}

/// A width from which on a value holds.
public struct Breakpoint<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The least width in pt, 0 to 100,000.
  public var minWidth: Double
  /// The value from there on.
  public var value: Value
  /// The keys of the breakpoint that have no meaning here.
  var otherKeys = OtherKeys()

  /// Creates a breakpoint.
  public init(minWidth: Double, value: Value) {
    self.minWidth = minWidth
    self.value = value
  }
}

extension EntryReader {
  /// A value by its own key and, by the same key, those of the breakpoints.
  mutating func widthDependent<Value>(
    _ read: (inout EntryReader) -> Value?
  ) -> WidthDependent<Value>? {
    let base = read(&self)
    let breakpoints = breakpoints(read)
    return base.map { WidthDependent($0, breakpoints: breakpoints) }
  }

  /// The same for a whole number that counts as `standard` where the section does not say; a
  /// breakpoint has to say it.
  mutating func widthDependent(
    _ key: String, in range: ClosedRange<Int>, default standard: Int
  ) -> WidthDependent<Int> {
    let base = whole(key, in: range, default: standard)
    return WidthDependent(base, breakpoints: breakpoints { $0.whole(key, in: range) })
  }

  /// The breakpoints of a section. One with an error is left out and the rest goes on.
  private mutating func breakpoints<Value>(
    _ read: (inout EntryReader) -> Value?
  ) -> [Breakpoint<Value>] {
    var breakpoints: [Breakpoint<Value>] = []
    for node in optionalArray("breakpoints") {
      guard var entry = EntryReader(node, "a breakpoint", context) else { continue }
      let minWidth = entry.number("minWidth", in: 0...100_000)
      if let minWidth, breakpoints.contains(where: { $0.minWidth == minWidth }) {
        entry.fail(
          .badValue, at: node["minWidth"], "an earlier breakpoint begins at this width",
          remedy: "give each breakpoint a width of its own")
      }
      let value = read(&entry)
      let otherKeys = entry.finish()
      guard let minWidth, let value, entry.isSound else { continue }
      var breakpoint = Breakpoint(minWidth: minWidth, value: value)
      breakpoint.otherKeys = otherKeys
      breakpoints.append(breakpoint)
    }
    return breakpoints
  }
}

extension WidthDependent {
  /// Adds the base, and the breakpoints where there are any.
  ///
  /// - Parameters:
  ///   - object: The section.
  ///   - standard: The base that need not be written; nil writes each.
  ///   - write: Adds a value by its key.
  func encode(
    into object: inout JSONObject, base standard: Value? = nil,
    _ write: (inout JSONObject, Value) -> Void
  ) {
    if base != standard { write(&object, base) }
    guard !breakpoints.isEmpty else { return }
    let values = breakpoints.map { breakpoint in
      var object = JSONObject()
      object.append("minWidth", .double(breakpoint.minWidth))
      write(&object, breakpoint.value)
      return JSONValue.object(breakpoint.otherKeys.added(to: object))
    }
    object.append("breakpoints", .array(values))
  }
}
