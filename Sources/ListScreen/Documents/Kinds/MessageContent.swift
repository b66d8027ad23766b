import JSONText
import ListModel

/// The content of a section that is one row: kinds `banner`, `text`, `action`, `loading`, `empty`
/// and `error`.
public struct MessageContent: Hashable, Sendable, SectionContentCoding {
  /// What the row is there for.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    /// One wide picture with a text.
    case banner
    /// Running text.
    case text
    /// It does something when chosen.
    case action
    /// Content is on its way.
    case loading
    /// There is nothing to show.
    case empty
    /// Something went wrong.
    case error
  }

  /// What the row is there for.
  public var role: Role
  /// What it shows.
  public var message: Message

  /// Creates a row.
  public init(_ role: Role, _ message: Message) {
    self.role = role
    self.message = message
  }

  init?(_ role: Role, from entry: inout EntryReader) {
    guard let message = Message(from: &entry, needsAction: role == .action) else { return nil }
    self.init(role, message)
  }

  /// The role's name.
  public var kind: String { role.rawValue }

  func cellModel(width: Double) -> CellModel? {
    let model = message.cellModel(id: kind)
    return switch role {
    case .banner: .banner(model)
    case .text: .text(model)
    case .action: .action(model)
    case .loading: .loading(model)
    case .empty: .empty(model)
    case .error: .error(model)
    }
  }

  func encode(into object: inout JSONObject) {
    message.encode(into: &object)
  }
}
