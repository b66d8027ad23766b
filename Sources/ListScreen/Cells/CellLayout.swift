public import Foundation

/// Where the elements of a cell stand.
///
/// Solves a cell's tree for a size, or for a width alone: then its height is what its content needs.
/// Sizes of text come from a `TextMeasuring`; nothing is rounded here.
public struct CellLayout: Sendable {
  /// Who measures text.
  public let measuring: any TextMeasuring
  /// How large the reader wants text.
  public let category: ContentSizeCategory

  /// Creates a solver.
  public init(
    measuring: any TextMeasuring = AverageTextMeasuring(), category: ContentSizeCategory = .large
  ) {
    self.measuring = measuring
    self.category = category
  }

  /// The deepest tree that is laid out; elements below count as empty.
  public static let depthLimit = 64

  /// The size a cell needs at a width.
  ///
  /// - Parameters:
  ///   - root: The cell's content.
  ///   - width: The cell's width in pt.
  /// - Returns: The width given, and the height the content needs there.
  /// - Complexity: O(elements x depth).
  public func fittingSize(of root: CellElement, width: Double) -> CGSize {
    CGSize(width: width, height: measure(root, width: width, depth: 0).height)
  }

  /// The size a cell needs that may be as wide as it likes.
  ///
  /// - Parameters:
  ///   - root: The cell's content.
  ///   - widest: The most that it may take, in pt; texts break there.
  /// - Returns: The width of the content on one line, or `widest`, and the height needed there.
  /// - Complexity: O(elements x depth).
  public func fittingSize(of root: CellElement, widest: Double) -> CGSize {
    let width = Double(measure(root, width: .infinity, depth: 0).width)
    return fittingSize(of: root, width: min(width, widest))
  }

  /// The frames of all elements, relative to the cell, parents before children.
  ///
  /// - Parameters:
  ///   - root: The cell's content, which fills the cell.
  ///   - size: The cell's size in pt.
  /// - Returns: Every element with its frame in pt.
  /// - Complexity: O(elements x depth).
  public func frames(of root: CellElement, in size: CGSize) -> [ElementFrame] {
    var frames: [ElementFrame] = []
    place(root, CGRect(origin: .zero, size: size), depth: 0, into: &frames)
    return frames
  }

  private func place(
    _ element: CellElement, _ frame: CGRect, depth: Int, into frames: inout [ElementFrame]
  ) {
    frames.append(ElementFrame(element: element, frame: frame))
    guard depth < Self.depthLimit, case .stack(let stack) = element.content else { return }
    let inner = stack.insets.inset(frame)
    for (child, childFrame) in zip(stack.elements, arrange(stack, in: inner, depth: depth + 1)) {
      place(child, childFrame, depth: depth + 1, into: &frames)
    }
  }

  // MARK: Measuring

  private func measure(_ element: CellElement, width: Double, depth: Int) -> CGSize {
    let available = element.width ?? width
    var size = depth < Self.depthLimit ? contentSize(element, available, depth) : .zero
    if let width = element.width { size.width = max(width, 0) }
    if let height = element.height { size.height = max(height, 0) }
    return size
  }

  private func contentSize(_ element: CellElement, _ width: Double, _ depth: Int) -> CGSize {
    switch element.content {
    case .stack(let stack):
      return stackSize(stack, width, depth)
    case .text(let text):
      return measuring.size(
        of: text.shown, font: text.font(for: category), width: width, lines: text.lines)
    case .image(let image):
      return imageSize(image, width)
    case .separator(let thickness, _):
      return CGSize(width: 0, height: max(thickness, 0))
    case .button(let button):
      let font = Font.preferred(.body, for: category)
      let words = measuring.size(of: button.title ?? "", font: font, width: .infinity, lines: 1)
      let symbol = button.symbol == nil ? 0 : font.leading
      return CGSize(width: words.width + symbol, height: font.leading)
    case .spacer(let minimum):
      return CGSize(width: max(minimum, 0), height: max(minimum, 0))
    }
  }

  /// A picture that is wider than its place is as high as it is when scaled to fit.
  private func imageSize(_ image: ImageContent, _ width: Double) -> CGSize {
    guard let natural = image.naturalSize, natural.width > 0, natural.height > 0 else {
      return .zero
    }
    guard image.contentMode == .aspectFit, natural.width > width, width >= 0 else { return natural }
    return CGSize(width: width, height: natural.height * width / natural.width)
  }

  private func stackSize(_ stack: Stack, _ width: Double, _ depth: Int) -> CGSize {
    let room = max(width - stack.insets.leading - stack.insets.trailing, 0)
    var (along, across) = (stack.gaps, 0.0)
    switch stack.axis {
    case .vertical:
      for element in stack.elements {
        let size = measure(element, width: room, depth: depth + 1)
        along += size.height
        across = max(across, size.width)
      }
      return stack.insets.outset(CGSize(width: across, height: along))
    case .horizontal:
      let widths = shares(stack, room, depth: depth + 1)
      for (element, share) in zip(stack.elements, widths) {
        across = max(across, measure(element, width: share, depth: depth + 1).height)
        along += min(measure(element, width: .infinity, depth: depth + 1).width, share)
      }
      return stack.insets.outset(CGSize(width: along, height: across))
    }
  }

  // MARK: Arranging

  private func arrange(_ stack: Stack, in box: CGRect, depth: Int) -> [CGRect] {
    let isRow = stack.axis == .horizontal
    let room = Double(isRow ? box.width : box.height)
    let extents = shares(stack, room, across: box.width, depth: depth)
    let left = room - extents.reduce(0, +) - stack.gaps
    let isSpread = stack.distribution == .equalSpacing && stack.elements.count > 1
    let extraGap = isSpread ? max(left, 0) / Double(stack.elements.count - 1) : 0
    var start = Double(isRow ? box.minX : box.minY)
    return stack.elements.indices.map { index in
      let element = stack.elements[index]
      let extent = extents[index]
      let across = acrossExtent(element, stack, extent, box, depth)
      let roomAcross = Double(isRow ? box.height : box.width)
      let offset =
        switch stack.alignment {
        case .fill, .leading: 0.0
        case .center: (roomAcross - across) / 2
        case .trailing: roomAcross - across
        }
      defer { start += extent + stack.gap(after: index) + extraGap }
      return isRow
        ? CGRect(x: start, y: box.minY + offset, width: extent, height: across)
        : CGRect(x: box.minX + offset, y: start, width: across, height: extent)
    }
  }

  private func acrossExtent(
    _ element: CellElement, _ stack: Stack, _ extent: Double, _ box: CGRect, _ depth: Int
  ) -> Double {
    let isRow = stack.axis == .horizontal
    let room = Double(isRow ? box.height : box.width)
    if let own = isRow ? element.height : element.width { return max(own, 0) }
    if stack.alignment == .fill { return room }
    let size = measure(element, width: isRow ? extent : room, depth: depth)
    return min(isRow ? size.height : size.width, room)
  }

  /// How long each element is along the stack's axis, when all share `room`.
  private func shares(
    _ stack: Stack, _ room: Double, across: Double = .infinity, depth: Int
  ) -> [Double] {
    guard !stack.elements.isEmpty else { return [] }
    let available = max(room - stack.gaps, 0)
    if stack.distribution == .fillEqually {
      let share = available / Double(stack.elements.count)
      return Array(repeating: share, count: stack.elements.count)
    }
    var extents = stack.elements.map { element -> Double in
      stack.axis == .horizontal
        ? measure(element, width: .infinity, depth: depth).width
        : measure(element, width: across, depth: depth).height
    }
    let left = available - extents.reduce(0, +)
    if left > 0, left.isFinite, stack.distribution == .fill {
      grow(stack, by: left, &extents)
    } else if left < 0 {
      shrink(stack, by: -left, &extents)
    }
    return extents
  }

  /// The elements that hug least, and have no length of their own, take what is left in equal parts.
  private func grow(_ stack: Stack, by left: Double, _ extents: inout [Double]) {
    let free = stack.elements.indices.filter { stack.ownExtent($0) == nil }
    guard let least = free.map({ stack.elements[$0].hugging }).min() else { return }
    let takers = free.filter { stack.elements[$0].hugging == least }
    for index in takers { extents[index] += left / Double(takers.count) }
  }

  /// Elements give way in the order of their resistance, those of one resistance in proportion.
  private func shrink(_ stack: Stack, by excess: Double, _ extents: inout [Double]) {
    var excess = excess
    let free = stack.elements.indices.filter { stack.ownExtent($0) == nil }
    for resistance in Set(free.map { stack.elements[$0].compression }).sorted() {
      let givers = free.filter { stack.elements[$0].compression == resistance }
      let total = givers.reduce(0) { $0 + extents[$1] }
      guard total > 0, excess > 0 else { continue }
      let kept = max(total - excess, 0) / total
      for index in givers { extents[index] *= kept }
      excess -= total * (1 - kept)
    }
  }
}

/// An element of a cell with its frame, in pt from the cell's top left corner.
public struct ElementFrame: Hashable, Sendable {
  /// The element.
  public let element: CellElement
  /// Its frame.
  public let frame: CGRect
}

extension Stack {
  func gap(after index: Int) -> Double {
    guard index < elements.count - 1 else { return 0 }
    return elements[index].spacingAfter ?? spacing
  }

  var gaps: Double { elements.indices.reduce(0) { $0 + gap(after: $1) } }

  func ownExtent(_ index: Int) -> Double? {
    axis == .horizontal ? elements[index].width : elements[index].height
  }
}

extension Stack.Insets {
  func inset(_ frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX + leading, y: frame.minY + top,
      width: max(frame.width - leading - trailing, 0),
      height: max(frame.height - top - bottom, 0))
  }

  func outset(_ size: CGSize) -> CGSize {
    CGSize(width: size.width + leading + trailing, height: size.height + top + bottom)
  }
}
