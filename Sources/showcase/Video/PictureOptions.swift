import CommandLineTable
import Foundation
import VideoHeader

/// The options that say what pictures of a video look like.
enum PictureOptions {
  static let output = OptionSpecification(
    "output", short: "o", value: "FILE|DIR|PATTERN",
    """
    Where images go. In a name %s is the video's name, %f with its ending, %h/ its folder, %d or %04d \
    the picture's number, %% a percent sign.
    """)
  static let size = OptionSpecification(
    "size", value: "WxH",
    "Fit pictures into this many pixels, never enlarging; 0 leaves a side free.")
  static let crop = OptionSpecification(
    "crop", value: "W:H", "Cut the middle out in this shape.")
  static let format = OptionSpecification(
    "format", value: "png|jpeg|webp",
    "The format of images; if absent the ending of their name says it, and png in a folder.")
  static let quality = OptionSpecification(
    "quality", value: "N",
    "How good a jpeg or webp is, 1 to 100; \(ImageFormat.standardQuality) if absent.")

  /// The settings a command line asks for.
  static func settings(
    _ arguments: ParsedArguments
  ) throws(UsageError) -> PosterGenerator.Settings {
    var settings = PosterGenerator.Settings()
    if let size = try arguments.value(
      size, expecting: "WxH in whole pixels up to 16384", parseSize)
    {
      settings.maximumSize = size
    }
    settings.cropShape = try arguments.value(
      crop, expecting: "W:H, two numbers above 0", parseShape)
    return settings
  }

  private static func parseSize(_ text: String) -> PixelSize? {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
      .map { Int(digits: String($0)) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      max(width, height) <= 16384
    else { return nil }
    return PixelSize(width: width, height: height)
  }

  private static func parseShape(_ text: String) -> CGSize? {
    let sides = text.split(separator: ":", omittingEmptySubsequences: false)
      .map(TimeRequest.number)
    guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0,
      width <= 100_000, height <= 100_000
    else { return nil }
    return CGSize(width: width, height: height)
  }
}
