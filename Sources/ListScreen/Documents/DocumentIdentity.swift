/// How an entry of a document is known: by the `id` it was given, or by its place.
///
/// An entry without an `id` is called `#` and its position from 0 in its array: `#3`. Where a given
/// id of the same array begins with `#`, derived ones begin with one `#` more than any of these, so
/// the two never meet. A derived id follows the position and is not written again.
public enum DocumentIdentity: Hashable, Sendable {
  /// The value of the key `id`.
  case given(String)
  /// A name made from the entry's position.
  case derived(String)

  /// The identity as a text.
  public var id: String {
    switch self {
    case .given(let id), .derived(let id): id
    }
  }

  /// The `id` to write, if there is one.
  var given: String? {
    switch self {
    case .given(let id): id
    case .derived: nil
    }
  }
}

/// Hands out the identities of one array's entries, each only once.
struct IdentityRegister {
  private let prefix: String
  private var taken: Set<String> = []

  /// - Parameter given: All ids that the entries of the array were given.
  init(given: some Sequence<String>) {
    let longest = given.reduce(0) { max($0, $1.utf8.prefix { $0 == UInt8(ascii: "#") }.count) }
    prefix = String(repeating: "#", count: longest + 1)
  }

  /// The identity of an entry without an id.
  func derived(at position: Int) -> DocumentIdentity {
    .derived(prefix + String(position))
  }

  /// Notes a given id; false if another entry has it.
  mutating func take(_ id: String) -> Bool {
    taken.insert(id).inserted
  }
}
