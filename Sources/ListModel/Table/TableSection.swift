/// One section of a table: its content, what stands above and below it, and its state.
public struct TableSection: Hashable, Sendable {
  /// The section's identity, unique in its table.
  public var id: String
  /// What the section holds when its state is `content`.
  public var content: CellModel
  /// The text above the section, or nil for none.
  public var header: String?
  /// The text below the section, or nil for none.
  public var footer: String?
  /// Whether the content is shown, or something in its place.
  public var state: State

  /// Creates a section.
  public init(
    id: String, content: CellModel, header: String? = nil, footer: String? = nil,
    state: State = .content
  ) {
    self.id = id
    self.content = content
    self.header = header
    self.footer = footer
    self.state = state
  }

  /// What a section shows: its content, or one row in its place.
  public enum State: Hashable, Sendable {
    /// The content.
    case content
    /// One row that says that the content is on its way.
    case loading(String)
    /// One row that says that there is nothing to show.
    case empty(String)
    /// One row that says what went wrong.
    case failed(String)
  }

  /// What the table shows for the section: its content, or the row that its state puts there.
  public var shown: CellModel {
    switch state {
    case .content: content
    case .loading(let title): .loading(MessageCellModel(id: "loading", title: title))
    case .empty(let title): .empty(MessageCellModel(id: "empty", title: title))
    case .failed(let title): .error(MessageCellModel(id: "error", title: title))
    }
  }
}
