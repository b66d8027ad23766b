/// The names in a list of files, as `find`, `ls` and editors write one.
///
/// A list with a NUL byte in it is one of names that a NUL ends (`find -print0`); any other has a name a
/// line, whose `\r` at the end and empty lines are no part of a name.
struct NameList: Hashable {
  let names: [String]

  /// Reads a list.
  ///
  /// - Parameters:
  ///   - bytes: The whole list.
  ///   - isNullSeparated: Whether lines are no separators even where no NUL is found.
  init(_ bytes: [UInt8], isNullSeparated: Bool = false) {
    if isNullSeparated || bytes.contains(0) {
      names = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      return
    }
    let text = bytes.starts(with: Self.byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
    names = text.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let name = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
