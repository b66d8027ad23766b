import AVFoundation
import Testing
import UIKit
import _ViewCorpus

/// Controllers as apps write them, in Swift 5, run as they stand.
@Suite("Code as apps write it", .serialized)
@MainActor
struct ViewCorpusTests {
  @Test("a table's controller lists, alerts and deletes")
  func settings() throws {
    let controller = SettingsViewController(style: .insetGrouped)
    let navigation = UINavigationController(rootViewController: controller)
    let window = SimulatedDevice.show(navigation)
    let table = try #require(controller.tableView)
    #expect(window.rootViewController === navigation)
    #expect(table.visibleCells.count == 3)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "General")
    // Below the bars of the device and of the controller.
    #expect(table.adjustedContentInset.top == 44 + 44 && table.contentOffset.y == -88)
    #expect(table.simulateTap(at: IndexPath(row: 1, section: 0)))
    let alert = try #require(controller.presentedViewController as? UIAlertController)
    #expect(controller.chosen == "Bluetooth")
    alert.actions[0].simulateTap()
    #expect(controller.chosen == nil && controller.presentedViewController == nil)
    let offer = try #require(
      controller.tableView(
        table, contextMenuConfigurationForRowAt: IndexPath(row: 0, section: 0), point: .zero))
    let menu = try #require(offer.actionProvider?([]))
    #expect(offer.identifier as? NSString == "Wi-Fi" && menu.title == "Wi-Fi")
    let remove = try #require(menu.children.first as? UIAction)
    #expect(remove.attributes == .destructive && remove.state == .off)
    #expect(table.simulateDeletion(at: IndexPath(row: 0, section: 0)))
    #expect(controller.rows == ["Bluetooth", "About"] && table.visibleCells.count == 2)
  }

  @Test("a feed's cards are as high as their texts, in as many columns as the device has room for")
  func feed() throws {
    let controller = FeedViewController()
    let window = SimulatedDevice.show(controller)
    defer { SimulatedDevice.current = .phone }
    controller.show([
      .init(title: "Short", body: "One line"),
      .init(title: "Long", body: String(repeating: "many words ", count: 30)),
      .init(title: "Short", body: "One line"),
    ])
    let view = controller.collectionView
    #expect(view.frame == CGRect(x: 0, y: 44, width: 414, height: 852))
    let frames = try (0..<3).map {
      try #require(view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))).frame
    }
    // A headline's 22, 4, and a line of 15 pt text; 8 above and below.
    #expect(frames[0].height == CGFloat(60))
    #expect(frames[1].height > 100 && frames[1].minY == frames[0].maxY + 8)
    #expect(frames[2].height == frames[0].height && frames[2].minY == frames[1].maxY + 8)
    view.simulateTap(atPoint: CGPoint(x: 20, y: frames[1].midY))
    #expect(controller.opened?.title == "Long")
    SimulatedDevice.rotate()
    view.layoutIfNeeded()
    let turned = try #require(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)))
    #expect(turned.frame.minX > 300 && turned.frame.minY == 0)
    #expect(window.bounds.width == 896)
  }

  @Test("an outline's rows stand in the list's frames, and close by a tap")
  func outline() throws {
    let controller = OutlineViewController()
    let window = SimulatedDevice.show(controller)
    let view = try #require(controller.collectionView)
    #expect(view.visibleCells.count == 3 && window.isKeyWindow)
    let row = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(row.frame.minX == 16 && row.frame.height >= 44)
    #expect((row as? UICollectionViewListCell)?.indentationLevel == 1)
    view.simulateDisclosureTap(at: IndexPath(item: 0, section: 0))
    #expect(view.visibleCells.count == 1)
  }

  @Test("a grid's controller takes its delegate's sizes, upright and turned")
  func grid() throws {
    let controller = GridViewController()
    let window = SimulatedDevice.show(controller)
    defer { SimulatedDevice.current = .phone }
    let view = try #require(controller.collectionView)
    #expect(view.visibleCells.count == 5)
    #expect(abs(view.visibleCells[0].frame.width - 412 / 3) < 0.01)
    #expect(view.visibleCells[3].frame.minX == 0 && view.visibleCells[3].frame.minY > 100)
    view.simulateTap(at: IndexPath(item: 2, section: 0))
    #expect(controller.pageControl.currentPage == 2)
    SimulatedDevice.rotate()
    #expect(view.frame.width == 896 && window.frame.width == 896)
    #expect(abs(view.visibleCells[0].frame.width - 894 / 3) < 0.01)
  }

  @Test("a view's own layer may be a player's")
  func playerView() {
    let view = PlayerView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.player = AVPlayer(playerItem: nil)
    #expect(view.playerLayer.player === view.player)
    #expect(view.layer.frame == view.frame && view.playerLayer.videoGravity == .resizeAspectFill)
  }
}
