public import Foundation

/// Plays items one after another.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []
  /// Who puts an item in again when it ends.
  weak var looper: AVPlayerLooper?

  /// Creates a player with nothing to play.
  public override init() {
    super.init()
    actionAtItemEnd = .advance
  }

  /// Creates a player of items, one after another.
  public convenience init(items: [AVPlayerItem]) {
    self.init()
    for item in items { insert(item, after: nil) }
  }

  /// Creates a player of an item.
  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: nil)
    actionAtItemEnd = .advance
    if let item { insert(item, after: nil) }
  }

  /// The items, the one that is played first.
  open func items() -> [AVPlayerItem] { queue }

  /// Whether an item can be put there: one that is not in the queue yet.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !queue.contains { $0 === item }
      && (afterItem == nil || queue.contains { $0 === afterItem })
  }

  /// Puts an item behind another, or at the end; one that can not be put there is left out.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    let place = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
    currentItem = queue.first
  }

  /// Takes an item out; the one that is played gives way to the next.
  open func remove(_ item: AVPlayerItem) {
    queue.removeAll { $0 === item }
    currentItem = queue.first
  }

  /// Takes all items out.
  open func removeAllItems() {
    queue = []
    currentItem = nil
  }

  /// Plays the next item, if there is one.
  open func advanceToNextItem() {
    queue = Array(queue.dropFirst())
    currentItem = queue.first
  }

  /// Plays one item alone.
  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    queue = item.map { [$0] } ?? []
    currentItem = item
  }

  override func itemDidEnd(_ item: AVPlayerItem) {
    guard actionAtItemEnd == .advance else { return super.itemDidEnd(item) }
    looper?.itemWillLeave(self)
    advanceToNextItem()
  }
}

/// Plays an item over and over.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
  /// Whether it loops.
  public enum Status: Int, Sendable {
    /// Not started.
    case unknown = 0
    /// It does.
    case ready = 1
    /// The item can not be played.
    case failed = 2
    /// It was told to end.
    case cancelled = 3
  }

  private let template: AVPlayerItem
  /// What plays now, made like the template.
  open private(set) var loopingPlayerItems: [AVPlayerItem] = []
  private var isDisabled = false
  /// How often the item has begun anew.
  open private(set) var loopCount = 0

  /// Plays an item over and over in a player, as long as the looper is kept.
  ///
  /// - Parameters:
  ///   - player: Whose items give way to the loop.
  ///   - itemToLoop: Stays as it is; what plays is made like it.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    template = itemToLoop
    super.init()
    player.removeAllItems()
    player.looper = self
    putItem(into: player)
  }

  /// Whether it loops.
  open var status: Status {
    if isDisabled { return .cancelled }
    return template.status == .failed ? .failed : .ready
  }

  /// Why it does not.
  open var error: (any Error)? { template.error }

  /// Lets the loop that plays be the last.
  open func disableLooping() { isDisabled = true }

  func itemWillLeave(_ player: AVQueuePlayer) {
    guard status == .ready else { return }
    loopCount += 1
    putItem(into: player)
  }

  private func putItem(into player: AVQueuePlayer) {
    let item = AVPlayerItem(asset: template.asset)
    loopingPlayerItems = [item]
    player.insert(item, after: nil)
  }
}
