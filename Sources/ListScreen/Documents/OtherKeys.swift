import JSONText

/// The members of an entry that have no meaning here; they are written again behind the known ones.
struct OtherKeys: Hashable, Sendable {
  var members: [JSONObject.Member] = []

  /// The members of `object` with these behind them.
  func added(to object: JSONObject) -> JSONObject {
    JSONObject(object.members + members)
  }
}
