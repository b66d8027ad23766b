import Foundation
import VideoHeader

/// Where pictures go: a file, or names made from a pattern.
enum PictureOutput: Hashable {
  case file(String)
  /// What stands before and after the number, and the fewest digits it has.
  case pattern(before: String, digits: Int, after: String)

  /// What an output must be, for messages.
  static let expectation = "a folder, or a name that ends in .png, .jpg or .jpeg"

  /// Reads an output: a folder that is there or ends in '/', a name with `%d` or `%04d`, or a file.
  ///
  /// - Parameters:
  ///   - text: As it was given.
  ///   - video: The video's path, whose name begins the names in a folder.
  init?(_ text: String, video: String) {
    var isFolder: ObjCBool = false
    let exists = unsafe FileManager.default.fileExists(atPath: text, isDirectory: &isFolder)
    if text.hasSuffix("/") || exists && isFolder.boolValue {
      let folder = text.hasSuffix("/") ? text : text + "/"
      self = .pattern(before: folder + Self.stem(of: video) + "-", digits: 4, after: ".png")
    } else if ImageFormat(pathExtensionOf: text) == nil {
      return nil
    } else if let pattern = Self.pattern(in: text) {
      self = pattern
    } else {
      self = .file(text)
    }
  }

  /// The path of a picture, counted from 1.
  func path(number: Int) -> String {
    switch self {
    case .file(let path): return path
    case .pattern(let before, let digits, let after):
      let text = String(number)
      let zeros = String(repeating: "0", count: max(digits - text.count, 0))
      return before + zeros + text + after
    }
  }

  /// Makes the folder of a pattern where it is missing; what cannot be made is told by the first picture.
  func makeFolder() {
    guard case .pattern(let before, _, _) = self, let slash = before.lastIndex(of: "/") else {
      return
    }
    _ = unsafe mkdir(String(before[...slash]), 0o777)
  }

  /// Writes a picture in the format of its name.
  func write(_ image: PixelImage, number: Int) throws -> String {
    let path = path(number: number)
    // A limit on file sizes is to be an error with a message, not the end of the process.
    signal(SIGXFSZ, SIG_IGN)
    let format = ImageFormat(pathExtensionOf: path) ?? .png
    try ImageFile.write(image.encoded(as: format), to: path)
    return path
  }

  /// The one place for a number: `%d`, or `%0Nd` with N to 9.
  private static func pattern(in text: String) -> PictureOutput? {
    guard let percent = text.firstIndex(of: "%") else { return nil }
    var rest = text[text.index(after: percent)...]
    var digits = 1
    if rest.first == "0", let count = rest.dropFirst().first?.wholeNumberValue, count > 0 {
      digits = count
      rest = rest.dropFirst(2)
    }
    guard rest.first == "d" else { return nil }
    return .pattern(
      before: String(text[..<percent]), digits: digits, after: String(rest.dropFirst()))
  }

  /// The last part of a path without its ending.
  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? "video"
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
