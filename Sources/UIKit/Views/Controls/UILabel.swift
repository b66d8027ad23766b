public import Foundation
import ListScreen

/// A text.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The words.
  open var text: String? { didSet { if text != oldValue { invalidateIntrinsicContentSize() } } }
  /// The words with attributes, of which only the words count.
  open var attributedText: NSAttributedString? {
    didSet { text = attributedText?.string }
  }
  /// The font; by default the system's at 17 pt.
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of the words.
  open var textColor: UIColor! = .label
  /// The colour of the words when they are pressed.
  open var highlightedTextColor: UIColor?
  /// Whether it looks pressed.
  open var isHighlighted = false
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// The most lines; 0 for any number.
  open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
  /// How lines end that are too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the font follows the reader's size: kept without effect, set the font anew.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the font shrinks to fit: kept without effect.
  open var adjustsFontSizeToFitWidth = false
  /// How far it shrinks.
  open var minimumScaleFactor: CGFloat = 0
  /// The width at which lines break when none is given, in pt; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// The colour of the shadow.
  open var shadowColor: UIColor?
  /// Whether it is in use.
  open var isEnabled = true

  override class var takesTapsAtFirst: Bool { false }

  /// The size of the words in pt, by the simulated device's measure.
  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth
    return measured(width: numberOfLines == 1 || width <= 0 ? nil : width)
  }

  /// The size of the words in pt when lines break at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measured(width: size.width > 0 ? size.width : nil)
  }

  override func ownSize(width: CGFloat?) -> CGSize? { measured(width: width) }

  private func measured(width: CGFloat?) -> CGSize {
    guard let text, !text.isEmpty, let font else { return .zero }
    let device = SimulatedDevice.current
    return device.textMeasuring.size(
      of: text, font: font.font, width: numberOfLines == 1 ? .infinity : Double(width ?? .infinity),
      lines: numberOfLines)
  }
}

/// Where lines stand.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// At both edges.
  case justified = 3
  /// Where reading begins.
  case natural = 4
}

/// How lines end that are too long.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words.
  case byWordWrapping = 0
  /// Between letters.
  case byCharWrapping
  /// Cut.
  case byClipping
  /// Without their beginning.
  case byTruncatingHead
  /// Without their end.
  case byTruncatingTail
  /// Without their middle.
  case byTruncatingMiddle
}
