import Testing
import UIKit

@Suite("Fonts and colours", .serialized)
@MainActor
struct FontTests {
  @Test(
    "a style has its documented size and line height in every category",
    arguments: [
      (UIFont.TextStyle.body, UIContentSizeCategory.large, 17.0, 22.0),
      (.largeTitle, .extraSmall, 31, 38), (.caption2, .accessibilityExtraExtraExtraLarge, 40, 48),
      (.headline, .extraExtraLarge, 21, 26), (.title2, .large, 22, 28),
      (UIFont.TextStyle(rawValue: "none"), .large, 12, 15), (.extraLargeTitle, .large, 36, 44),
    ])
  func styles(
    style: UIFont.TextStyle, category: UIContentSizeCategory, size: Double, leading: Double
  ) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    #expect(Double(font.pointSize) == size && Double(font.lineHeight) == leading)
  }

  @Test("metrics scale by line heights, rounded to pixels, up to a size")
  func metrics() {
    let traits = UITraitCollection(
      displayScale: 3, preferredContentSizeCategory: .accessibilityMedium)
    let metrics = UIFontMetrics(forTextStyle: .body)
    // 34 / 22 of 20 is 30.909, to a third of a point.
    #expect(abs(metrics.scaledValue(for: 20, compatibleWith: traits) - 31) < 0.001)
    let font = UIFont.systemFont(ofSize: 20, weight: .bold)
    let scaled = metrics.scaledFont(for: font, maximumPointSize: 25, compatibleWith: traits)
    #expect(scaled.pointSize == 25)
    #expect(UIFontMetrics.default.scaledFont(for: font) == font)
  }

  @Test("a descriptor keeps size and line height, and makes bold what asks for it")
  func descriptors() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == body.pointSize && font.lineHeight == body.lineHeight)
    #expect(font.fontDescriptor.symbolicTraits == .traitBold && font != body)
    #expect(UIFont(descriptor: bold.withSize(30), size: 0).pointSize == 30)
    #expect(UIFont(descriptor: bold, size: 12).pointSize == 12)
    let style = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
    #expect(style.pointSize == 28)
  }

  @Test("a label breaks its words at the width it is given, and no more lines than allowed")
  func labels() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.text = String(repeating: "word ", count: 20)
    let line = label.intrinsicContentSize
    #expect(line.height == 22 && line.width > 200)
    label.numberOfLines = 0
    let block = label.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(block.width <= 100 && block.height > 44)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).height == 44)
    label.text = nil
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test("a colour by role follows the appearance, and opacity replaces its own")
  func colors() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.label.resolvedColor(with: light) == .black)
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
    #expect(UIColor.systemBlue != .systemRed && UIColor.systemBlue == .link)
    let own = UIColor { $0.userInterfaceStyle == .dark ? .red : .systemGreen }
    #expect(own.resolvedColor(with: dark) == .red)
    #expect(own.withAlphaComponent(0.5).resolvedColor(with: dark).cgColor.alpha == 0.5)
    #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
    #expect(UIColor(red: 7, green: -1, blue: .nan, alpha: 2) == .red)
    #expect(UIColor(cgColor: UIColor.blue.cgColor) == .blue && UIColor(named: "x") == nil)
  }

  @Test("a colour whose providers never end is nothing, and ends")
  func endlessColors() {
    final class Box: @unchecked Sendable { var color: UIColor = .black }
    let box = Box()
    box.color = UIColor { _ in box.color }
    #expect(box.color.resolvedColor(with: .current).cgColor.alpha == 0)
    box.color = .black
  }
}
