public import Foundation

/// Answers how large a text is in a font. A front gives its own; a cell asks nothing else of it.
public protocol TextMeasuring: Sendable {
  /// The size of `text` in pt when lines break at `width`.
  ///
  /// - Parameters:
  ///   - text: The text, as it is shown.
  ///   - font: Its font.
  ///   - width: Where lines break, in pt; infinite for one line.
  ///   - lines: The most lines shown; 0 for any number.
  /// - Returns: The width of the longest line and the height of all lines.
  func size(of text: String, font: Font, width: Double, lines: Int) -> CGSize
}

/// Measures text without a font file: each character is a fixed part of the point size wide.
///
/// The widths are rough averages of a sans-serif face, the same on every machine. Good for
/// proportions and for tests; a front that draws real glyphs measures them itself.
public struct AverageTextMeasuring: TextMeasuring {
  /// Creates a measurer.
  public init() {}

  /// Breaks at spaces, and inside a word that is wider than a line.
  public func size(of text: String, font: Font, width: Double, lines: Int) -> CGSize {
    var (count, line, longest) = (text.isEmpty ? 0 : 1, 0.0, 0.0)
    func newLine() {
      longest = max(longest, min(line, width))
      line = 0
      count += 1
    }
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line > 0 { newLine() }
      for word in paragraph.split(separator: " ") {
        let space = line > 0 ? Self.width(of: " ", font) : 0
        let wordWidth = word.reduce(0) { $0 + Self.width(of: $1, font) }
        if line > 0, line + space + wordWidth > width {
          newLine()
          line = wordWidth
        } else {
          line += space + wordWidth
        }
        if line > width, width > 0 {
          // A word wider than a line goes on over as many full lines as it needs.
          let full = min(((line / width).rounded(.up) - 1), Self.lineLimit)
          longest = max(longest, width)
          count = min(count + Int(full), Int(Self.lineLimit))
          line = max(line - full * width, 0)
        }
      }
    }
    longest = max(longest, min(line, width))
    let shown = lines > 0 ? min(count, lines) : count
    return CGSize(width: longest.rounded(.up), height: Double(shown) * font.leading)
  }

  /// More lines than any screen shows; a width near nothing does not make more.
  private static let lineLimit = 1e6

  private static func width(of character: Character, _ font: Font) -> Double {
    let part: Double =
      switch character {
      case "i", "j", "l", "I", ".", ",", "'", ":", ";", "|", "!": 0.27
      case "f", "r", "t", " ", "(", ")", "-": 0.34
      case "m", "w", "M", "W", "@": 0.85
      default:
        if !character.isASCII && character.unicodeScalars.first?.value ?? 0 >= 0x1100 {
          1
        } else if character.isUppercase {
          0.66
        } else {
          0.54
        }
      }
    let bold = font.weight.value >= FontWeight.semibold.value ? 1.06 : 1
    return part * font.size * bold
  }
}
