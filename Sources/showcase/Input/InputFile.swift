import ListScreen

/// Reads what an operand names: a file, or standard input for `-`.
enum InputFile {
  /// The operand that stands for standard input.
  static let standardInput = "-"

  /// The most bytes that are read; a longer input is refused, not cut.
  static let largest = 64 << 20

  /// All bytes of the file called `name`, or of standard input.
  ///
  /// Only regular files are opened by name: a pipe may never end, and a device need not.
  ///
  /// - Parameter name: A path, or `-`.
  /// - Returns: The bytes, at most `largest`.
  /// - Throws: `CommandFailure` that names the file and the reason.
  static func bytes(_ name: String) throws(CommandFailure) -> [UInt8] {
    if name == standardInput { return try standardInputBytes() }
    do {
      return try DocumentFile.read(name, limit: largest)
    } catch {
      throw CommandFailure(error.description)
    }
  }

  /// All bytes of a list of names, or of standard input.
  ///
  /// - Parameter name: A path, or `-`.
  /// - Returns: The bytes, at most `largest`.
  /// - Throws: `CommandFailure` that names the file, the reason and what to give instead.
  static func listBytes(_ name: String) throws(CommandFailure) -> [UInt8] {
    if name == standardInput { return try standardInputBytes() }
    do {
      return try DocumentFile.read(name, limit: largest)
    } catch {
      let words =
        switch error.reason {
        case .missing: "there is no such file; give the path of a list of names, or '-'"
        case .folder: "it is a folder; give the path of a list of names, or '-'"
        case .notRegular: "it is not a regular file; give '-' and redirect standard input from it"
        case .tooLarge(let limit): "it has more than \(limit) bytes; split the list"
        case .unreadable(let cause): "\(cause); check the path and its permissions"
        }
      throw CommandFailure("cannot read the list \(name): \(words)")
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
