/// What a build printed, less its progress: what the compiler says, each thing once.
struct CompilerMessages {
  /// The lines, as the compiler printed them.
  let lines: [String]

  init(_ log: String) {
    var messages: [[String]] = []
    for line in log.split(separator: "\n").map(String.init) where !Self.isProgress(line) {
      if messages.isEmpty || Self.beginsMessage(line) {
        messages.append([line])
      } else {
        messages[messages.count - 1].append(line)
      }
    }
    // A module's interface and its files are compiled apart, and either tells of a mistake.
    var seen: Set<[String]> = []
    lines = messages.filter { seen.insert($0).inserted }.flatMap { $0 }
  }

  /// `file:line:column: error: ...`, or a message of the build itself.
  private static func beginsMessage(_ line: String) -> Bool {
    let kinds = ["error: ", "warning: ", "note: "]
    return kinds.contains { line.hasPrefix($0) || line.contains(": \($0)") }
      && line.first?.isWhitespace == false && !(line.first?.isNumber ?? false)
  }

  private static func isProgress(_ line: String) -> Bool {
    let starts = [
      "[", "Building for", "Build complete", "error: emit-module command failed",
      "error: fatalError", "Fetching", "Creating working copy", "warning: 'vitrine'",
    ]
    return starts.contains { line.hasPrefix($0) }
  }
}
