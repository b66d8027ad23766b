import Foundation
import Testing

@testable import VideoHeader

@Suite("Display geometry")
struct DisplayGeometryTests {
  /// The four numbers of each of the eight orientations.
  static let matrices: [(numbers: [Double], turns: Int, isMirrored: Bool)] = [
    ([1, 0, 0, 1], 0, false), ([0, 1, -1, 0], 1, false), ([-1, 0, 0, -1], 2, false),
    ([0, -1, 1, 0], 3, false), ([-1, 0, 0, 1], 0, true), ([0, -1, -1, 0], 1, true),
    ([1, 0, 0, -1], 2, true), ([0, 1, 1, 0], 3, true),
  ]

  @Test("a matrix is split into mirror and turn", arguments: matrices)
  func matrix(numbers: [Double], turns: Int, isMirrored: Bool) {
    let matrix = DisplayMatrix(
      a: numbers[0] * 65536, b: numbers[1] * 65536, c: numbers[2] * 65536, d: numbers[3] * 65536)
    #expect(
      matrix.orientation == VideoOrientation(quarterTurns: turns, isMirrored: isMirrored))
    #expect(matrix.oddAngle == nil)
  }

  @Test("a broken matrix is none, an odd angle is told and not applied")
  func oddMatrices() {
    #expect(DisplayMatrix(a: 0, b: 0, c: 0, d: 0) == .identity)
    #expect(DisplayMatrix(a: .nan, b: 0, c: 0, d: 1) == .identity)
    let half = DisplayMatrix(a: 1, b: 1, c: -1, d: 1)
    #expect(half.orientation == .identity)
    #expect(half.oddAngle == 45)
    #expect(DisplayMatrix(a: 1, b: 0.01, c: -0.01, d: 1).oddAngle == nil)
  }

  @Test(
    "the display size has square pixels and is turned",
    arguments: [
      (120, 90, Ratio(4, 3), 0, 160, 90), (160, 80, Ratio(1, 2), 0, 80, 80),
      (176, 144, Ratio(128, 117), 0, 193, 144), (160, 90, Ratio.one, 1, 90, 160),
      (1, 1, Ratio(1, 1000), 0, 1, 1),
    ])
  func displaySize(
    width: Int, height: Int, aspect: Ratio?, turns: Int, shownWidth: Int, shownHeight: Int
  ) throws {
    let geometry = DisplayGeometry(
      frameSize: PixelSize(width: width, height: height),
      sampleAspectRatio: try #require(aspect),
      orientation: VideoOrientation(quarterTurns: turns))
    #expect(geometry.displaySize == PixelSize(width: shownWidth, height: shownHeight))
  }

  @Test("fits inside a size and never enlarges")
  func fits() {
    let fit = { DisplayGeometry.fit(CGSize(width: 160, height: 90), $0) }
    #expect(fit(PixelSize(width: 0, height: 0)) == PixelSize(width: 160, height: 90))
    #expect(fit(PixelSize(width: 80, height: 0)) == PixelSize(width: 80, height: 45))
    #expect(fit(PixelSize(width: 80, height: 9)) == PixelSize(width: 16, height: 9))
    #expect(fit(PixelSize(width: 999, height: 999)) == PixelSize(width: 160, height: 90))
    #expect(fit(PixelSize(width: 1, height: 0)) == PixelSize(width: 1, height: 1))
  }

  @Test("a crop of the shown picture is found in the decoded one", arguments: matrices)
  func crop(numbers: [Double], turns: Int, isMirrored: Bool) {
    let orientation = VideoOrientation(quarterTurns: turns, isMirrored: isMirrored)
    let geometry = DisplayGeometry(
      frameSize: PixelSize(width: 120, height: 90), sampleAspectRatio: Ratio(4, 3) ?? .one,
      orientation: orientation)
    let plan = geometry.plan(
      shape: CGSize(width: 1, height: 1), maximumSize: PixelSize(width: 45, height: 45))
    // The middle 90 of 160 shown columns, whatever the turn: 67.5 of 120 decoded ones from 26.25.
    #expect(plan.source == PixelRect(x: 26, y: 0, width: 68, height: 90))
    #expect(plan.scaled == PixelSize(width: 45, height: 45))
  }

  @Test("a corner of the shown picture lies where mirror and turn took it from")
  func corner() {
    let size = CGSize(width: 160, height: 90)
    let corner = { (turns: Int, isMirrored: Bool) in
      let orientation = VideoOrientation(quarterTurns: turns, isMirrored: isMirrored)
      return orientation.unapplied(to: CGRect(x: 0, y: 0, width: 10, height: 20), in: size)
    }
    #expect(corner(0, false) == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(corner(1, false) == CGRect(x: 0, y: 80, width: 20, height: 10))
    #expect(corner(2, false) == CGRect(x: 150, y: 70, width: 10, height: 20))
    #expect(corner(3, false) == CGRect(x: 140, y: 0, width: 20, height: 10))
    #expect(corner(0, true) == CGRect(x: 150, y: 0, width: 10, height: 20))
  }
}
