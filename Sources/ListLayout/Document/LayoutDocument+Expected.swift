public import Foundation

extension LayoutDocument {
  /// What a solution has to be; every number within 0.01 pt.
  public struct Expected: Hashable, Codable, Sendable {
    /// Frames of cells by `"section,item"`.
    public var items: [String: LayoutRect]
    /// Frames of all others: `"kind,section"`, `"kind,layout"`, `"kind,section,n"`.
    public var supplementary: [String: LayoutRect]
    /// The size of the content.
    public var contentSize: CGSize
    /// Whether there are more frames than those listed.
    public var partial: Bool?
    /// The z indexes that differ from the default, by key.
    public var zIndex: [String: Int]?
    /// Questions which elements are in a rectangle.
    public var elementsIn: [ElementsQuery]?
    /// Rows of sideways sections, by section.
    public var orthogonal: [String: OrthogonalExpectation]?
    /// Questions where a sideways section set to an offset comes to rest.
    public var settling: [SettlingQuery]?
    /// Questions where a sideways section comes to rest after a drag.
    public var resting: [RestingQuery]?

    /// Creates expectations of frames.
    public init(
      items: [String: LayoutRect], supplementary: [String: LayoutRect], contentSize: CGSize
    ) {
      self.items = items
      self.supplementary = supplementary
      self.contentSize = contentSize
    }
  }

  /// Which elements are in a rectangle (layout rules 65-69).
  public struct ElementsQuery: Hashable, Codable, Sendable {
    /// The rectangle, in the content's coordinates.
    public var rect: LayoutRect
    /// The elements' keys, in any order.
    public var elements: [String]

    /// Creates a question with its answer.
    public init(rect: LayoutRect, elements: [String]) {
      self.rect = rect
      self.elements = elements
    }
  }

  /// A sideways section's row (layout rules 71, 72).
  public struct OrthogonalExpectation: Hashable, Codable, Sendable {
    /// From the first group's start to the last one's end, in pt.
    public var rowLength: Double
    /// What shows of it at a time, in pt.
    public var viewport: Double
    /// Where the row comes to rest, in pt.
    public var stops: [Double]?

    /// Creates an expectation.
    public init(rowLength: Double, viewport: Double, stops: [Double]? = nil) {
      self.rowLength = rowLength
      self.viewport = viewport
      self.stops = stops
    }
  }

  /// Where a sideways section set to an offset comes to rest (layout rules 73-77).
  public struct SettlingQuery: Hashable, Codable, Sendable {
    /// The section.
    public var section: Int
    /// The offset it is set to, in pt.
    public var target: Double
    /// The offset found afterwards.
    public var rest: Double

    /// Creates a question with its answer.
    public init(section: Int, target: Double, rest: Double) {
      self.section = section
      self.target = target
      self.rest = rest
    }
  }

  /// Where a sideways section comes to rest after a drag (layout rules 78-80).
  public struct RestingQuery: Hashable, Codable, Sendable {
    /// The section.
    public var section: Int
    /// The offset where the drag began, in pt.
    public var startOffset: Double
    /// The offset where the finger left, in pt.
    public var releaseOffset: Double
    /// In pt per millisecond, positive towards the end.
    public var velocity: Double
    /// The offset found afterwards.
    public var rest: Double

    /// Creates a question with its answer.
    public init(
      section: Int, startOffset: Double, releaseOffset: Double, velocity: Double, rest: Double
    ) {
      self.section = section
      self.startOffset = startOffset
      self.releaseOffset = releaseOffset
      self.velocity = velocity
      self.rest = rest
    }
  }
}
