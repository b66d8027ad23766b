/// One element of a cell's content tree: what it shows, and how it takes part in its stack.
///
/// ```swift
/// CellElement("row", .stack(Stack(.horizontal, spacing: 10, alignment: .center, [
///   CellElement("image", .image(ImageContent("icon", cornerRadius: 15))).sized(60, 60),
///   CellElement("name", .text(TextContent("Walks", style: .headline)), hugging: .low),
/// ])))
/// ```
public struct CellElement: Hashable, Sendable {
  /// The element's name, unique in its cell; frames are asked for by it.
  public var name: String
  /// What it shows.
  public var content: Content
  /// Room after it in place of its stack's spacing, in pt.
  public var spacingAfter: Double?
  /// How firmly it refuses to be larger than its content: of a stack's elements, those with the
  /// lowest take what is left over.
  public var hugging: Priority
  /// How firmly it refuses to be smaller: those with the lowest give way first.
  public var compression: Priority
  /// A width of its own in pt.
  public var width: Double?
  /// A height of its own in pt.
  public var height: Double?

  /// What an element shows.
  public indirect enum Content: Hashable, Sendable {
    /// Further elements in a row or a column.
    case stack(Stack)
    /// Text.
    case text(TextContent)
    /// A picture.
    case image(ImageContent)
    /// A line, thickness in pt.
    case separator(thickness: Double, color: ColorRole)
    /// Something to press.
    case button(ButtonContent)
    /// Nothing, at least `minimum` pt long.
    case spacer(minimum: Double)
  }

  /// Creates an element.
  public init(
    _ name: String, _ content: Content, spacingAfter: Double? = nil,
    hugging: Priority = .low, compression: Priority = .high, width: Double? = nil,
    height: Double? = nil
  ) {
    self.name = name
    self.content = content
    self.spacingAfter = spacingAfter
    self.hugging = hugging
    self.compression = compression
    self.width = width
    self.height = height
  }

  /// The element with a size of its own, in pt.
  public func sized(_ width: Double? = nil, _ height: Double? = nil) -> CellElement {
    var element = self
    element.width = width
    element.height = height
    return element
  }
}

extension CellElement {
  /// What the first button in the tree asks for; nil for a tree without one.
  var firstAction: String? {
    var open = [self]
    while let element = open.popLast() {
      switch element.content {
      case .button(let button): return button.action
      case .stack(let stack): open += stack.elements.reversed()
      case .text, .image, .separator, .spacer: continue
      }
    }
    return nil
  }
}

/// How firmly an element keeps its size, 1 to 1000 (`UILayoutPriority`).
public struct Priority: Hashable, Comparable, Sendable {
  /// 1 to 1000.
  public let value: Double

  /// Creates a priority; the value is clamped to 1...1000, and one that is no number counts as 1.
  public init(_ value: Double) { self.value = value >= 1 ? min(value, 1000) : 1 }

  /// 250.
  public static let low = Priority(250)
  /// 750.
  public static let high = Priority(750)
  /// 1000.
  public static let required = Priority(1000)

  /// Whether `a` gives way before `b`.
  public static func < (a: Priority, b: Priority) -> Bool { a.value < b.value }
}

/// Elements in a row or a column (`UIStackView`).
public struct Stack: Hashable, Sendable {
  /// The direction of a stack.
  public enum Axis: String, Hashable, Sendable {
    /// A row.
    case horizontal
    /// A column.
    case vertical
  }

  /// Where elements stand across the stack's axis.
  public enum Alignment: String, Hashable, Sendable {
    /// They fill it.
    case fill
    /// At the leading or top edge.
    case leading
    /// In the middle.
    case center
    /// At the trailing or bottom edge.
    case trailing
  }

  /// How the room along the axis is shared.
  public enum Distribution: String, Hashable, Sendable {
    /// By hugging and compression.
    case fill
    /// In equal parts.
    case fillEqually
    /// Elements keep their sizes, the gaps between them grow alike.
    case equalSpacing
  }

  /// Row or column.
  public var axis: Axis
  /// Room between elements in pt.
  public var spacing: Double
  /// Where elements stand across the axis.
  public var alignment: Alignment
  /// How the room is shared.
  public var distribution: Distribution
  /// Room around the elements in pt: top, leading, bottom, trailing.
  public var insets: Insets
  /// The elements in order.
  public var elements: [CellElement]

  /// Four distances in pt.
  public struct Insets: Hashable, Sendable {
    /// From the top.
    public var top: Double
    /// From the leading edge.
    public var leading: Double
    /// From the bottom.
    public var bottom: Double
    /// From the trailing edge.
    public var trailing: Double

    /// Creates insets.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  /// Creates a stack.
  public init(
    _ axis: Axis, spacing: Double = 0, alignment: Alignment = .fill,
    distribution: Distribution = .fill, insets: Insets = Insets(), _ elements: [CellElement]
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
    self.insets = insets
    self.elements = elements
  }
}
