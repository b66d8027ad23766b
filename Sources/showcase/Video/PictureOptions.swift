import CommandLineTable
import Foundation
import VideoHeader

/// The options that say what pictures of a video look like.
enum PictureOptions {
  static let output = OptionSpecification(
    "output", short: "o", value: "FILE|DIR|PATTERN",
    "Where images go: a .png or .jpg; for several a folder, or a name with %d or %04d.")
  static let size = OptionSpecification(
    "size", value: "WxH",
    "Fit pictures into this many pixels, never enlarging; 0 leaves a side free.")
  static let crop = OptionSpecification(
    "crop", value: "W:H", "Cut the middle out in this shape.")

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
      .map { side in side.utf8.allSatisfy { (48...57).contains($0) } ? Int(side) : nil }
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
