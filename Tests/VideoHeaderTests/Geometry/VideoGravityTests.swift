import Foundation
import Testing
import VideoHeader

@Suite("Video gravity")
struct VideoGravityTests {
  struct Case: CustomTestStringConvertible {
    let gravity: VideoGravity
    let video: CGSize
    let view: CGSize
    let rect: CGRect
    let crop: CGRect
    var testDescription: String { "\(gravity) of \(video) in \(view)" }
  }

  static let cases = [
    Case(
      gravity: .resizeAspectFill, video: CGSize(width: 160, height: 90),
      view: CGSize(width: 414, height: 414), rect: CGRect(x: -161, y: 0, width: 736, height: 414),
      crop: CGRect(x: 35, y: 0, width: 90, height: 90)),
    Case(
      gravity: .resizeAspect, video: CGSize(width: 160, height: 90),
      view: CGSize(width: 320, height: 320), rect: CGRect(x: 0, y: 70, width: 320, height: 180),
      crop: CGRect(x: 0, y: 0, width: 160, height: 90)),
    Case(
      gravity: .resize, video: CGSize(width: 160, height: 90),
      view: CGSize(width: 10, height: 20), rect: CGRect(x: 0, y: 0, width: 10, height: 20),
      crop: CGRect(x: 0, y: 0, width: 160, height: 90)),
    Case(
      gravity: .resizeAspectFill, video: CGSize(width: 90, height: 160),
      view: CGSize(width: 90, height: 45), rect: CGRect(x: 0, y: -57.5, width: 90, height: 160),
      crop: CGRect(x: 0, y: 57.5, width: 90, height: 45)),
  ]

  @Test("places and crops as its rule says (media rule 4.2)", arguments: cases)
  func places(_ given: Case) {
    #expect(given.gravity.rect(of: given.video, in: given.view) == given.rect)
    #expect(given.gravity.crop(of: given.video, in: given.view) == given.crop)
  }

  @Test(
    "of a size that is not positive is empty", arguments: VideoGravity.allCases,
    [
      CGSize(width: 0, height: 9), CGSize(width: 9, height: -1),
      CGSize(width: Double.nan, height: 9),
    ])
  func empty(gravity: VideoGravity, view: CGSize) {
    let video = CGSize(width: 160, height: 90)
    #expect(gravity.rect(of: video, in: view) == .zero)
    #expect(gravity.crop(of: video, in: view) == .zero)
    #expect(gravity.crop(of: view, in: video) == .zero)
  }
}
