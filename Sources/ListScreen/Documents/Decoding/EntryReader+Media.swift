import Foundation
import JSONText

extension EntryReader {
  /// The picture or video that a key names; the key may be missing.
  ///
  /// A file that is not there is a warning and leaves the reference without one. A name that leads
  /// out of the document's folder is an error.
  mutating func media(_ key: String, _ kind: MediaFolder.Kind) -> MediaReference? {
    guard let name = optionalString(key) else { return nil }
    return reference(key, name, kind)
  }

  /// The picture or video that a key names; the key has to be there.
  mutating func requiredMedia(_ key: String, _ kind: MediaFolder.Kind) -> MediaReference? {
    guard let name = string(key) else { return nil }
    return reference(key, name, kind)
  }

  private mutating func reference(
    _ key: String, _ name: String, _ kind: MediaFolder.Kind
  ) -> MediaReference? {
    let place = node[key]
    guard MediaFolder.isPlain(name) else {
      fail(
        .outsideFolder, at: place,
        "\"\(key)\" is \(Excerpt.quoting(name)), which is not the plain name of a file",
        remedy: "put the file beside the document and give its name without a path")
      return nil
    }
    switch context.resolve(name, kind) {
    case nil: return MediaReference(name: name)
    case .file(let path):
      return MediaReference(name: name, file: path, size: context.pictureSize(path, kind))
    case .missing(let tried):
      context.log.add(
        .warning, .missingFile, at: place ?? node,
        "\"\(key)\" names \(Excerpt.quoting(name)), which is not there",
        remedy: "put \(tried.map(Excerpt.quoting).joined(separator: " or ")) beside the document")
      return MediaReference(name: name)
    case .outside:
      fail(
        .outsideFolder, at: place,
        "\"\(key)\" names \(Excerpt.quoting(name)), a link that leads out of the folder",
        remedy: "put the file itself beside the document")
      return nil
    case .notAFile:
      fail(
        .badValue, at: place,
        "\"\(key)\" names \(Excerpt.quoting(name)), which is not a regular file",
        remedy: "put a picture or video file there")
      return nil
    }
  }

  /// A size in pt, `[width, height]`, each more than 0 and at most 100,000; the key may be missing.
  mutating func optionalSize(_ key: String) -> CGSize? {
    guard let value = value(key) else { return nil }
    let numbers = value.elements.map { $0.number?.double ?? -1 }
    if value.kind == .array, numbers.count == 2,
      numbers.allSatisfy({ $0 > 0 && $0 <= Self.largestSide })
    {
      return CGSize(width: numbers[0], height: numbers[1])
    }
    fail(
      value.kind == .array ? .badValue : .wrongType, at: value,
      "\"\(key)\" is no size in points",
      remedy: "make it [width, height], each more than 0 and at most 100000")
    return nil
  }

  private static let largestSide = 100_000.0
}
