import Foundation

/// How a decoded picture is turned and mirrored to be shown (media rule 2.7).
///
/// The picture is first mirrored left to right where `isMirrored` says so, then turned clockwise: the
/// eight orientations of a photograph.
public struct VideoOrientation: Hashable, Sendable, Codable {
  /// Quarter turns clockwise, 0 to 3.
  public let quarterTurns: Int
  /// Whether the picture is mirrored left to right before it is turned.
  public let isMirrored: Bool

  /// As decoded.
  public static let identity = VideoOrientation(quarterTurns: 0)

  /// Creates an orientation.
  ///
  /// - Parameters:
  ///   - quarterTurns: Clockwise; any number, taken modulo 4.
  ///   - isMirrored: Whether a left-right mirror comes first.
  public init(quarterTurns: Int, isMirrored: Bool = false) {
    self.quarterTurns = ((quarterTurns % 4) + 4) % 4
    self.isMirrored = isMirrored
  }

  /// The turn in degrees clockwise: 0, 90, 180 or 270.
  public var degrees: Int { quarterTurns * 90 }

  /// Whether width and height change places.
  public var swapsAxes: Bool { quarterTurns % 2 == 1 }

  /// A size as it is after the turn.
  func applied(to size: PixelSize) -> PixelSize {
    swapsAxes ? PixelSize(width: size.height, height: size.width) : size
  }

  /// Where a rectangle of the shown picture lies in the picture before mirror and turn.
  ///
  /// - Parameters:
  ///   - rect: In the shown picture.
  ///   - size: The size before the turn.
  /// - Returns: The rectangle in the picture as decoded.
  func unapplied(to rect: CGRect, in size: CGSize) -> CGRect {
    var result: CGRect
    switch quarterTurns {
    case 1:
      result = CGRect(
        x: rect.minY, y: size.height - rect.maxX, width: rect.height, height: rect.width)
    case 2:
      result = CGRect(
        x: size.width - rect.maxX, y: size.height - rect.maxY, width: rect.width,
        height: rect.height)
    case 3:
      result = CGRect(
        x: size.width - rect.maxY, y: rect.minX, width: rect.height, height: rect.width)
    default:
      result = rect
    }
    if isMirrored { result.origin.x = size.width - result.maxX }
    return result
  }
}

/// A track's display matrix, split into mirror and turn.
struct DisplayMatrix: Hashable {
  let orientation: VideoOrientation
  /// The turn in degrees clockwise where it is no multiple of 90, and then not applied.
  let oddAngle: Double?

  static let identity = DisplayMatrix(orientation: .identity, oddAngle: nil)

  private init(orientation: VideoOrientation, oddAngle: Double?) {
    self.orientation = orientation
    self.oddAngle = oddAngle
  }

  /// Reads the four numbers that turn and mirror: a point (x, y) goes to (ax + cy, bx + dy), y
  /// downwards.
  init(a: Double, b: Double, c: Double, d: Double) {
    let determinant = a * d - b * c
    guard determinant.isFinite, determinant != 0 else {
      self = .identity
      return
    }
    let isMirrored = determinant < 0
    // Where the x axis ends up tells the turn; a mirror has sent it the other way before.
    let angle = (isMirrored ? atan2(-b, -a) : atan2(b, a)) * 180 / .pi
    let quarters = (angle / 90).rounded()
    if abs(angle - quarters * 90) <= 1 {
      self.init(
        orientation: VideoOrientation(quarterTurns: Int(quarters), isMirrored: isMirrored),
        oddAngle: nil)
    } else {
      self.init(
        orientation: VideoOrientation(quarterTurns: 0, isMirrored: isMirrored),
        oddAngle: angle < 0 ? angle + 360 : angle)
    }
  }
}
