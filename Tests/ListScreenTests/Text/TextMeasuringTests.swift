import Foundation
import ListScreen
import Testing

@Suite("Average text measuring")
struct TextMeasuringTests {
  let measuring = AverageTextMeasuring()
  let font = Font(size: 10, leading: 12)

  func lines(_ text: String, width: Double, limit: Int = 0) -> Int {
    Int(measuring.size(of: text, font: font, width: width, lines: limit).height / 12)
  }

  @Test("breaks at spaces, at line ends, and inside words that are too wide")
  func breaking() {
    #expect(lines("", width: 100) == 0)
    #expect(lines("one", width: 100) == 1)
    #expect(lines("one two", width: 20) == 2)
    #expect(lines("one\ntwo", width: 100) == 2)
    #expect(lines("abcdefgh", width: 16.5) == 3)
    #expect(lines("one two three four", width: 20, limit: 2) == 2)
  }

  @Test("is never wider than the width, and bold is wider than regular")
  func widths() {
    for width in stride(from: 5.0, through: 200, by: 7) {
      let size = measuring.size(of: "A quick brown fox", font: font, width: width, lines: 0)
      #expect(Double(size.width) <= width.rounded(.up))
    }
    let bold = Font(size: 10, leading: 12, weight: .bold)
    let one = measuring.size(of: "Title", font: font, width: .infinity, lines: 1)
    #expect(measuring.size(of: "Title", font: bold, width: .infinity, lines: 1).width >= one.width)
  }

  @Test("ends for any width", arguments: [0, -5, .nan, .infinity, 1e-300] as [Double])
  func anyWidth(width: Double) {
    let size = measuring.size(of: "words and words", font: font, width: width, lines: 3)
    #expect(size.height >= 12)
  }
}
