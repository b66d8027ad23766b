/// Why changes could not be replayed: they are not the changes between these two snapshots.
public struct ReplayError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence: which step, and what it does not fit.
  public let message: String

  /// The sentence.
  public var description: String { message }
}
