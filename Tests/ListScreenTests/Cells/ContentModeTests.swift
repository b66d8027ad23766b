import Foundation
import ListScreen
import Testing

@Suite("Content modes")
struct ContentModeTests {
  struct Case: Sendable {
    let content: CGSize
    let bounds: CGSize
    let mode: ContentMode
    let expected: [Double]
  }

  @Test(
    "place content in bounds",
    arguments: [
      Case(
        content: CGSize(width: 1920, height: 1080), bounds: CGSize(width: 390, height: 844),
        mode: .aspectFit, expected: [0, 312.3125, 390, 219.375]),
      Case(
        content: CGSize(width: 1920, height: 1080), bounds: CGSize(width: 390, height: 844),
        mode: .aspectFill, expected: [-555.2222, 0, 1500.4444, 844]),
      Case(
        content: CGSize(width: 1080, height: 1920), bounds: CGSize(width: 390, height: 300),
        mode: .fill, expected: [0, 0, 390, 300]),
      Case(
        content: CGSize(width: 400, height: 100), bounds: CGSize(width: 100, height: 400),
        mode: .aspectFill, expected: [-750, 0, 1600, 400]),
      Case(
        content: CGSize(width: 300, height: 300), bounds: CGSize(width: 375, height: 375),
        mode: .center, expected: [37.5, 37.5, 300, 300]),
      Case(
        content: CGSize(width: 1920, height: 1080), bounds: CGSize(width: 390, height: 844),
        mode: .topLeft, expected: [0, 0, 1920, 1080]),
      Case(
        content: CGSize(width: 1920, height: 1080), bounds: CGSize(width: 390, height: 844),
        mode: .bottomRight, expected: [-1530, -236, 1920, 1080]),
      Case(
        content: CGSize(width: 0, height: 10), bounds: CGSize(width: 100, height: 50),
        mode: .aspectFit, expected: [50, 25, 0, 0]),
    ])
  func rects(_ example: Case) {
    let rect = example.mode.rect(
      of: example.content, in: CGRect(origin: .zero, size: example.bounds))
    let values = [rect.minX, rect.minY, rect.width, rect.height].map(Double.init)
    for (value, expected) in zip(values, example.expected) { #expect(abs(value - expected) < 1e-4) }
  }

  @Test("colours over a background are opaque, and dark differs from light")
  func colours() {
    for role in ColorRole.allCases {
      #expect(role.opaque(dark: false).alpha == 1)
      #expect(role.color(dark: true) != role.color(dark: false))
    }
    #expect(ColorRole.secondaryLabel.opaque(dark: false) == RGBA(138, 138, 142))
  }
}
