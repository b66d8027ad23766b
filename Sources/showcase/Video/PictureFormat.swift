import CommandLineTable
import VideoHeader

/// The format that pictures are written in: as `--format` says, else as their name's ending does.
struct PictureFormat: Hashable {
  let format: ImageFormat

  private enum Name: String {
    case png, jpeg, webp
  }

  /// Reads `--format` and `--quality` for an output.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - output: Where pictures go; nil for a folder, where names are ours.
  /// - Throws: `UsageError` for values that do not fit each other.
  init(_ arguments: ParsedArguments, output: String?) throws(UsageError) {
    let quality = try arguments.value(PictureOptions.quality, expecting: "a number from 1 to 100") {
      text in Int(digits: text).flatMap { (1...100).contains($0) ? $0 : nil }
    }
    let asked = try arguments.value(
      PictureOptions.format, expecting: "png, jpeg or webp", Name.init(rawValue:))
    let standard = quality ?? ImageFormat.standardQuality
    let meant = output.flatMap { ImageFormat(pathExtensionOf: $0, quality: standard) }
    let named: ImageFormat? =
      switch asked {
      case .png?: .png
      case .jpeg?: .jpeg(quality: standard)
      case .webp?: .webp(quality: standard)
      case nil: nil
      }
    if let named, let meant, named != meant, let output {
      throw UsageError(
        "option '--format': '\(output)' says another format by its ending; leave one of them out",
        command: arguments.command.name)
    }
    if named == nil, meant == nil, let output {
      throw UsageError(
        "option '--output': expected \(Self.expectation), not '\(output)'",
        command: arguments.command.name)
    }
    format = named ?? meant ?? .png
    if quality != nil, format == .png {
      throw UsageError(
        "option '--quality': a png keeps every pixel; choose --format jpeg or webp",
        command: arguments.command.name)
    }
  }

  private static let expectation =
    "a folder, or a name that ends in .png, .jpg, .jpeg or .webp (or --format)"

  /// The ending of names that are ours, with its point.
  var ending: String {
    switch format {
    case .png: ".png"
    case .jpeg: ".jpg"
    case .webp: ".webp"
    }
  }
}
