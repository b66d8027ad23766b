import ListScreen
import Testing

@Suite("Text styles")
struct TextStyleTests {
  @Test(
    "have the platform's sizes and leadings",
    arguments: [
      (TextStyle.body, ContentSizeCategory.large, 17.0, 22.0), (.largeTitle, .large, 34, 41),
      (.title2, .large, 22, 28), (.subheadline, .large, 15, 20), (.caption2, .large, 11, 13),
      (.body, .xSmall, 14, 19), (.headline, .xLarge, 19, 24), (.caption2, .accessibility5, 40, 48),
    ])
  func figures(style: TextStyle, category: ContentSizeCategory, size: Double, leading: Double) {
    let font = Font.preferred(style, for: category)
    #expect(font.size == size)
    #expect(font.leading == leading)
  }

  @Test("never shrink from one category to the next", arguments: TextStyle.allCases)
  func monotonic(style: TextStyle) {
    let sizes = ContentSizeCategory.allCases.map { Font.preferred(style, for: $0).size }
    #expect(sizes == sizes.sorted())
    #expect(sizes.allSatisfy { $0 >= 11 })
  }

  @Test("only the headline is semibold by itself")
  func weights() {
    let bold = TextStyle.allCases.filter { Font.preferred($0).weight != .regular }
    #expect(bold == [.headline])
  }

  @Test(
    "metrics scale by the ratio of leadings and round to the display",
    arguments: [
      (TextStyle.body, ContentSizeCategory.large, 44.0, 2.0, 44.0), (.body, .xSmall, 44, 2, 38),
      (.body, .xxxLarge, 44, 2, 58), (.body, .accessibility5, 44, 2, 124),
      (.body, .accessibility1, 17, 3, 79.0 / 3), (.caption2, .accessibility5, 13, 2, 48),
      (.largeTitle, .xxLarge, 100, 2, 112), (.footnote, .small, 10, 1, 9),
      (.body, .large, 10.3, 2, 10.5), (.body, .large, 0.1, 2, 0), (.body, .large, -3.3, 2, -3.5),
    ])
  func metrics(
    style: TextStyle, category: ContentSizeCategory, value: Double, scale: Double, expected: Double
  ) {
    let scaled = FontMetrics(style).scaledValue(value, for: category, displayScale: scale)
    #expect(abs(scaled - expected) < 1e-9)
  }

  @Test(
    "a display scale that is none counts as 1", arguments: [0, -2, .nan, .infinity] as [Double])
  func displayScale(scale: Double) {
    #expect(FontMetrics().scaledValue(10.4, for: .large, displayScale: scale) == 10)
  }
}
