public import Foundation

/// Plays items one after another.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
  private var waiting: [AVPlayerItem] = []
  weak var looper: AVPlayerLooper?

  /// Creates a player of items.
  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    waiting = Array(items.dropFirst())
    actionAtItemEnd = .advance
  }

  /// The items, the one that plays first.
  open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waiting }

  /// Whether an item can come behind another; nil for the end.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !items().contains { $0 === item }
  }

  /// Puts an item behind another; nil for the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    guard currentItem != nil else {
      currentItem = item
      return
    }
    let place =
      afterItem === currentItem
      ? 0 : waiting.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? waiting.count
    waiting.insert(item, at: afterItem == nil ? waiting.count : place)
  }

  /// Plays the next item.
  open func advanceToNextItem() {
    currentItem = waiting.isEmpty ? nil : waiting.removeFirst()
  }

  /// Takes all items away.
  open func removeAllItems() {
    currentItem = nil
    waiting = []
  }

  override func ended() {
    if let looper, looper.restart() { return }
    advanceToNextItem()
    if currentItem == nil { pause() }
  }
}

/// Plays an item over and over.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
  /// How often it began anew.
  open private(set) var loopCount = 0
  /// What is played.
  open private(set) var loopingPlayerItems: [AVPlayerItem]
  private weak var player: AVQueuePlayer?
  private var isLooping = true

  /// Lets a player play an item over and over; the looper is to be held as long as it should.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.player = player
    loopingPlayerItems = [itemToLoop]
    super.init()
    player.removeAllItems()
    player.insert(itemToLoop, after: nil)
    player.looper = self
  }

  /// Plays to the end and no further.
  open func disableLooping() { isLooping = false }

  func restart() -> Bool {
    guard isLooping, let item = player?.currentItem else { return false }
    loopCount += 1
    item.position = 0
    return true
  }
}
