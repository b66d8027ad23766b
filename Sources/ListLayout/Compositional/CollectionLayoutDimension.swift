/// A width or a height: a fraction of a box, or a length.
///
/// UIKit: `NSCollectionLayoutDimension`. Fractions are rounded down to a pixel (layout rule 1), the
/// other kinds are kept as they are (rule 2).
public enum CollectionLayoutDimension: Hashable, Sendable {
  /// A multiple of the box's width, at least 0; may exceed 1 (layout rule 6).
  case fractionalWidth(Double)
  /// A multiple of the box's height, at least 0; may exceed 1 (layout rule 6).
  case fractionalHeight(Double)
  /// A length in pt, at least 0.
  case absolute(Double)
  /// A length in pt to begin with, until the element has been measured (layout rules 28 to 34).
  case estimated(Double)

  /// Whether a measured length takes the dimension's place.
  public var isEstimated: Bool {
    if case .estimated = self { true } else { false }
  }

  /// The number the dimension is made of.
  var value: Double {
    switch self {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value),
      .estimated(let value):
      value
    }
  }

  /// The axis of the box that the dimension is a fraction of; nil for lengths.
  var reference: Axis? {
    switch self {
    case .fractionalWidth: .horizontal
    case .fractionalHeight: .vertical
    case .absolute, .estimated: nil
    }
  }

  /// The length in a box.
  func length(in box: Vector, _ grid: PixelGrid) -> Double {
    guard let reference else { return value }
    return grid.length(max(value * box[reference], 0))
  }
}

/// A width and a height.
///
/// UIKit: `NSCollectionLayoutSize`.
public struct CollectionLayoutSize: Hashable, Sendable, Codable {
  private enum CodingKeys: String, CodingKey {
    case widthDimension = "width"
    case heightDimension = "height"
  }

  /// The width.
  public var widthDimension: CollectionLayoutDimension
  /// The height.
  public var heightDimension: CollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension: CollectionLayoutDimension, heightDimension: CollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }

  subscript(axis: Axis) -> CollectionLayoutDimension {
    get { axis == .horizontal ? widthDimension : heightDimension }
    set {
      if axis == .horizontal { widthDimension = newValue } else { heightDimension = newValue }
    }
  }

  func lengths(in box: Vector, _ grid: PixelGrid) -> Vector {
    [widthDimension.length(in: box, grid), heightDimension.length(in: box, grid)]
  }

  /// Whether either dimension may be measured.
  var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }
}
