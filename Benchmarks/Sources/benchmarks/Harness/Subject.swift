/// One thing that is measured; a file each in `Subjects`.
///
/// A subject sets contenders that do the same work against each other and lets the report run them.
protocol Subject {
  /// The word that chooses the subject on the command line.
  static var name: String { get }
  /// What is measured against what, in one line.
  static var summary: String { get }

  init()
  func run(_ report: inout Report)
}
