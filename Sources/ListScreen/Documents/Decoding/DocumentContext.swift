import Foundation
import JSONText

/// What the decoding of one document shares: the log, and the folder that holds its media.
final class DocumentContext {
  var log = DiagnosticLog()
  private var media: MediaFolder?
  private var pictureSizes: [String: CGSize?] = [:]

  init(folder: String?) {
    media = folder.flatMap(MediaFolder.init)
  }

  /// The file that a name of the document stands for, in the document's folder.
  func resolve(_ name: String, _ kind: MediaFolder.Kind) -> MediaFolder.Resolution? {
    media?.resolve(name, kind)
  }

  /// The size that a picture's file says; nil for a video, and for a file that does not say it.
  func pictureSize(_ path: String, _ kind: MediaFolder.Kind) -> CGSize? {
    guard kind == .image else { return nil }
    if let known = pictureSizes[path] { return known }
    let size = PictureHeader.size(ofFile: path)
    pictureSizes[path] = .some(size)
    return size
  }

  /// Decodes each entry of an array for itself and leaves out those that have an error.
  ///
  /// - Parameters:
  ///   - entries: The elements of the array.
  ///   - noun: What an entry is, with its article, for messages.
  ///   - allowsNumbers: Whether an `id` may be a whole number.
  ///   - decode: Reads an entry's own keys, all but `id`.
  ///   - finish: Gives a decoded entry the keys that were not asked for.
  /// - Returns: The sound entries in order.
  func decodeEach<Value>(
    _ entries: [JSONNode], _ noun: String, allowsNumbers: Bool = false,
    _ decode: (inout EntryReader, DocumentIdentity) -> Value?,
    finish: (inout Value, OtherKeys) -> Void
  ) -> [Value] {
    var register = IdentityRegister(given: entries.lazy.compactMap { $0["id"]?.string })
    var values: [Value] = []
    for (position, node) in entries.enumerated() {
      guard var entry = EntryReader(node, noun, self) else { continue }
      let identity = entry.identity(
        at: position, allowsNumbers: allowsNumbers, &register)
      let decoded = decode(&entry, identity)
      let otherKeys = entry.finish()
      guard var value = decoded, entry.isSound else { continue }
      finish(&value, otherKeys)
      values.append(value)
    }
    return values
  }
}
