import ListScreen

/// Reads what an operand names: a file, or standard input for `-`.
enum InputFile {
  /// The operand that stands for standard input.
  static let standardInput = "-"

  /// The most bytes that are read; a longer input is refused, not cut.
  static let largest = 64 << 20

  /// What a file is read as, for messages.
  enum Content: String {
    case screenDocument = "screen document"
    case layoutDocument = "layout or screen document"
    case snapshot = "list, a case or a screen document"
    case nameList = "list of names"
  }

  /// All bytes of the file called `name`, or of standard input.
  ///
  /// Only regular files are opened by name: a pipe may never end, and a device need not.
  ///
  /// - Parameters:
  ///   - name: A path, or `-`.
  ///   - content: What it is read as.
  /// - Returns: The bytes, at most `largest`.
  /// - Throws: `CommandFailure` that names the file, the reason and what to give instead.
  static func bytes(_ name: String, as content: Content) throws(CommandFailure) -> [UInt8] {
    if name == standardInput { return try standardInputBytes() }
    do {
      return try DocumentFile.read(name, limit: largest)
    } catch {
      let remedy = "give the path of a \(content.rawValue), or '-'"
      let words =
        switch error.reason {
        case .missing: "there is no such file; \(remedy)"
        case .folder: "it is a folder; \(remedy)"
        case .notRegular: "it is not a regular file; give '-' and redirect standard input from it"
        case .tooLarge(let limit): "it has more than \(limit) bytes; split it"
        case .unreadable(let cause): "\(cause); check the path and its permissions"
        }
      let noun = content == .nameList ? "the list " : ""
      throw CommandFailure("cannot read \(noun)\(name): \(words)")
    }
  }

  private static func standardInputBytes() throws(CommandFailure) -> [UInt8] {
    var reader = FileDescriptorReader(descriptor: 0)
    var bytes: [UInt8] = []
    do throws(ReadError) {
      while let piece = try reader.next(), bytes.count <= largest { bytes += piece }
    } catch {
      throw CommandFailure("cannot read standard input: \(error.reason)")
    }
    guard bytes.count <= largest else {
      throw CommandFailure("cannot read standard input: it has more than \(largest) bytes")
    }
    return bytes
  }
}
