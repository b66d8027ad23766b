import CommandLineTable
import Foundation

/// The videos that a command line names.
struct VideoInputs {
  /// As they were given: operands first, then the list.
  let paths: [String]
  /// Whether output has to say which video it speaks of. A list counts as several whatever it holds, so
  /// that the lines of a script that splits one do not change their shape at its end.
  let areSeveral: Bool
  /// How many are worked on at once, nil where the command line leaves it open.
  private let givenJobs: Int?

  /// Reads operands and `--from-list`.
  ///
  /// - Throws: `UsageError` where neither is given or a value does not fit, `CommandFailure` for a list
  ///   that cannot be read.
  init(_ arguments: ParsedArguments) throws {
    givenJobs = try arguments.value(
      BatchOptions.jobs, expecting: "a number from 1 to \(BatchOptions.mostJobs)"
    ) { text in Int(digits: text).flatMap { (1...BatchOptions.mostJobs).contains($0) ? $0 : nil } }
    guard let list = arguments.value(BatchOptions.list) else {
      if arguments.has(BatchOptions.null) {
        throw UsageError(
          "option '--null' speaks of a list; name one with --from-list",
          command: arguments.command.name)
      }
      paths = arguments.operands
      areSeveral = paths.count > 1
      guard !paths.isEmpty else {
        throw UsageError("FILE is missing", command: arguments.command.name)
      }
      return
    }
    let names = NameList(
      try InputFile.bytes(list, as: .nameList), isNullSeparated: arguments.has(BatchOptions.null))
    paths = arguments.operands + names.names
    areSeveral = true
  }

  /// How many videos are worked on at once.
  var jobs: Int {
    areSeveral ? givenJobs ?? ProcessInfo.processInfo.activeProcessorCount : 1
  }

  /// How many parts of each video are worked on at once: a single one may have all jobs for itself.
  var jobsInside: Int { areSeveral ? 1 : givenJobs ?? 1 }
}

extension Int {
  /// The number that decimal digits write; nil for signs, spaces, anything else, and what is too large.
  init?(digits text: String) {
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(text) else {
      return nil
    }
    self = number
  }
}
