/// What the terminal draws with now, and the shortest way to draw with something else (SGR).
struct Pen: Sendable {
  /// The style that the terminal has; nil while it is not known.
  var style: CellStyle?

  /// Nothing is known any more: somebody else wrote.
  mutating func forget() { style = nil }

  /// Makes `target` the style, by the difference alone.
  ///
  /// The colours must be reduced to the terminal's depth before.
  mutating func change(to target: CellStyle, into out: inout [UInt8]) {
    if style == target { return }
    guard target != .plain else {
      out.appendCSI("m")
      style = target
      return
    }
    var parameters = Parameters()
    var current = style ?? .plain
    if style == nil { parameters.begin(0, &out) }
    let gone = current.attributes.subtracting(target.attributes)
    // Bold and dim share one off switch, so that what stays of them has to be said again.
    if !gone.isDisjoint(with: [.bold, .dim]) {
      parameters.begin(22, &out)
      current.attributes.subtract([.bold, .dim])
    }
    if gone.contains(.underline) { parameters.begin(24, &out) }
    if gone.contains(.reverse) { parameters.begin(27, &out) }
    let new = target.attributes.subtracting(current.attributes)
    if new.contains(.bold) { parameters.begin(1, &out) }
    if new.contains(.dim) { parameters.begin(2, &out) }
    if new.contains(.underline) { parameters.begin(4, &out) }
    if new.contains(.reverse) { parameters.begin(7, &out) }
    if target.foreground != current.foreground {
      parameters.color(target.foreground, base: 30, &out)
    }
    if target.background != current.background {
      parameters.color(target.background, base: 40, &out)
    }
    out.append(0x6D)
    style = target
  }
}

/// The numbers of one SGR sequence, written as they come.
private struct Parameters {
  private var isFirst = true

  mutating func begin(_ number: Int, _ out: inout [UInt8]) {
    if isFirst { out.appendCSI() } else { out.append(0x3B) }
    isFirst = false
    out.appendDecimal(number)
  }

  /// A colour; `base` is 30 for the text and 40 for what is behind it.
  mutating func color(_ color: CellColor, base: Int, _ out: inout [UInt8]) {
    switch color.kind {
    case .terminal: begin(base + 9, &out)
    case .indexed(let index) where index < 8: begin(base + Int(index), &out)
    case .indexed(let index) where index < 16: begin(base + 52 + Int(index), &out)
    case .indexed(let index):
      begin(base + 8, &out)
      begin(5, &out)
      begin(Int(index), &out)
    case .rgb(let red, let green, let blue):
      begin(base + 8, &out)
      begin(2, &out)
      begin(Int(red), &out)
      begin(Int(green), &out)
      begin(Int(blue), &out)
    }
  }
}
