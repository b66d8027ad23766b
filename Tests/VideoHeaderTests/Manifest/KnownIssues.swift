import Testing

/// What is known not to hold yet: a file and a check, with the reason. An entry that starts to hold fails
/// its test, so that it is taken out.
enum KnownIssues {
  static let entries: [String: Comment] = [:]

  /// Runs a check on a file, expecting it to fail where it is listed.
  static func check(_ name: String, of media: MediaCase, _ body: () throws -> Void) rethrows {
    if let reason = entries["\(media.name): \(name)"] {
      withKnownIssue(reason) { try body() }
    } else {
      try body()
    }
  }
}
