public import Foundation

/// The menu of a cell that is pressed for long: accepted without effect.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Gives what is shown beside the menu.
  public typealias PreviewProvider = @MainActor () -> UIViewController?
  /// Gives the menu; is told what the system suggests, which is nothing here.
  public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

  /// Which configuration it is.
  public let identifier: any NSCopying
  /// Gives the menu.
  public let actionProvider: ActionProvider?
  /// Gives what is shown beside it.
  public let previewProvider: PreviewProvider?

  /// Creates a configuration.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
