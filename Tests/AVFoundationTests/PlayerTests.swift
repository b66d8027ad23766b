import AVFoundation
import Testing
import UIKit

@Suite("A player")
@MainActor
struct PlayerTests {
  private let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("media/header.mp4")

  @Test("knows the length, the size and the state of a file")
  func properties() async throws {
    let item = AVPlayerItem(url: file)
    #expect(item.status == .readyToPlay && item.error == nil)
    #expect(item.duration.isNumeric && item.duration > .zero)
    #expect(item.presentationSize.width > 0 && item.presentationSize.height > 0)
    let loaded = try await AVURLAsset(url: file).load(.duration)
    #expect(loaded == item.duration)
    #expect(AVURLAsset(url: file).url == file)
  }

  @Test("of a missing file, or an address, fails and does not play")
  func missing() throws {
    for url in [
      URL(fileURLWithPath: "/nowhere.mp4"), try #require(URL(string: "https://a.b/c.mp4")),
    ] {
      let player = AVPlayer(url: url)
      #expect(player.currentItem?.status == .failed && player.currentItem?.error != nil)
      #expect(player.currentItem?.duration.isValid == false)
      player.play()
      #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
      player.simulatePlaying(for: 1)
      #expect(player.currentTime() == .zero)
    }
  }

  @Test("goes on while it plays, and stands while it does not")
  func playing() throws {
    let player = AVPlayer(url: file)
    player.simulatePlaying(for: 1)
    #expect(player.currentTime().seconds == 0)
    player.play()
    player.simulatePlaying(for: 0.5)
    #expect(abs(player.currentTime().seconds - 0.5) < 0.002)
    player.pause()
    player.simulatePlaying(for: 0.5)
    #expect(abs(player.currentTime().seconds - 0.5) < 0.002)
    player.seek(to: CMTime(seconds: 1e9, preferredTimescale: 600))
    #expect(player.currentTime() == player.currentItem?.duration)
    player.seek(to: .zero)
    #expect(player.currentTime() == .zero)
  }

  @Test("says that an item ended, and pauses")
  func ending() throws {
    let player = AVPlayer(url: file)
    let item = try #require(player.currentItem)
    let heard = Heard()
    let token = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil
    ) { _ in heard.count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    player.play()
    player.simulatePlaying(for: item.duration.seconds + 1)
    #expect(heard.count == 1 && player.rate == 0)
    #expect(player.currentTime() == item.duration)
  }

  @Test("loops as long as its looper is held")
  func looping() throws {
    let player = AVQueuePlayer()
    let looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: file))
    let length = try #require(player.currentItem).duration.seconds
    player.play()
    player.simulatePlaying(for: length * 2.5)
    #expect(looper.loopCount == 2 && player.rate == 1)
    #expect(abs(player.currentTime().seconds - length / 2) < 0.01)
    looper.disableLooping()
    player.simulatePlaying(for: length)
    #expect(player.rate == 0 && player.items().isEmpty)
  }

  @Test("plays a queue in order")
  func queue() throws {
    let items = [AVPlayerItem(url: file), AVPlayerItem(url: file)]
    let player = AVQueuePlayer(items: items)
    #expect(!player.canInsert(items[1], after: nil))
    player.play()
    player.simulatePlaying(for: items[0].duration.seconds * 1.5)
    #expect(player.currentItem === items[1] && player.items().count == 1)
  }

  @Test("shows its picture where the gravity says")
  func gravity() throws {
    let layer = AVPlayerLayer(player: AVPlayer(url: file))
    layer.frame = CGRect(x: 0, y: 0, width: 414, height: 414)
    #expect(layer.isReadyForDisplay && layer.videoGravity == .resizeAspect)
    #expect(layer.videoRect.width == 414 && layer.videoRect.height < 414)
    layer.videoGravity = .resizeAspectFill
    #expect(layer.videoRect.height == 414 && layer.videoRect.width > 414)
    layer.videoGravity = .resize
    #expect(layer.videoRect == layer.bounds)
    layer.player = nil
    #expect(!layer.isReadyForDisplay && layer.videoRect == .zero)
  }
}

/// Counts from whatever thread a notification comes on; here the main one.
private final class Heard: @unchecked Sendable {
  var count = 0
}

@Suite("A media time")
struct CMTimeTests {
  @Test("is a fraction, compared exactly")
  func fractions() {
    #expect(CMTime(value: 1, timescale: 3) < CMTime(value: 2, timescale: 3))
    #expect(CMTime(seconds: 2.5, preferredTimescale: 600).value == 1500)
    #expect(CMTimeGetSeconds(CMTimeMake(value: 5, timescale: 2)) == 2.5)
    #expect(CMTimeMakeWithSeconds(1, preferredTimescale: 30).timescale == 30)
  }

  @Test("is no number where none was given")
  func none() {
    #expect(!CMTime(value: 1, timescale: 0).isValid)
    #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
    #expect(CMTime(seconds: 1e30, preferredTimescale: 600) == .positiveInfinity)
    #expect(CMTime.indefinite.isIndefinite && CMTime.indefinite.seconds.isNaN)
    #expect(CMTime.zero < .indefinite && !(CMTime.indefinite < .zero))
  }
}
