import CommandLineTable

/// The options of commands that work on many videos.
enum BatchOptions {
  static let operand = OperandSpecification(
    "FILE", .any, "A video file; none where --from-list names them.")
  static let list = OptionSpecification(
    "from-list", value: "FILE|-",
    "Read names from a file or standard input, one a line or each ended by a NUL byte.")
  static let null = OptionSpecification(
    "null", short: "0", "Names in the list are ended by NUL bytes, and may have line breaks.")
  static let jobs = OptionSpecification(
    "jobs", short: "j", value: "N",
    """
    Work on so many videos, or parts of one, at once; if absent on as many videos as there are cores.
    """)
  static let skip = OptionSpecification(
    "skip-existing", "Leave out what is there already: a run that was ended goes on.")

  /// More threads than any machine has use for are a slip of the hand.
  static let mostJobs = 256
}
