import AVFoundation
import Testing
import VideoHeader

@Suite("A player") @MainActor
struct AVPlayerTests {
  @Test("plays when told, silently, as far as time passes")
  func plays() {
    let player = AVPlayer(url: MediaFile.header)
    player.volume = 0
    player.isMuted = true
    #expect(player.status == .readyToPlay)
    #expect(player.timeControlStatus == .paused)
    player.simulatePlayback(for: 1)
    #expect(player.currentTime() == .zero)
    player.play()
    #expect(player.timeControlStatus == .playing)
    player.simulatePlayback(for: 1.5)
    #expect(player.currentTime().seconds == 1.5)
    player.rate = 2
    player.simulatePlayback(for: 1)
    #expect(player.currentTime().seconds == 3.5)
    player.rate = -1
    player.simulatePlayback(for: 10)
    #expect(player.currentTime() == .zero)
    #expect(player.timeControlStatus == .paused)
  }

  @Test(
    "holds volume between 0 and 1",
    arguments: [(-1, 0), (0.5, 0.5), (7, 1), (.nan, 0)] as [(Float, Float)])
  func volume(set: Float, kept: Float) {
    let player = AVPlayer()
    player.volume = set
    #expect(player.volume == kept)
  }

  @Test("pauses at the end and tells it once")
  func end() throws {
    let player = AVPlayer(url: MediaFile.header)
    let item = try #require(player.currentItem)
    let ends = Ends(of: item)
    player.play()
    player.simulatePlayback(for: 60)
    #expect(ends.count == 1)
    #expect(player.rate == 0)
    #expect(player.currentTime() == item.duration)
    player.play()
    player.simulatePlayback(for: 60)
    #expect(ends.count == 1, "nothing is left to play")
  }

  @Test("loops as apps make it loop: back to the beginning at every end")
  func loops() throws {
    let player = AVPlayer(url: MediaFile.header)
    player.actionAtItemEnd = .none
    let item = try #require(player.currentItem)
    let ends = Ends(of: item) { player.seek(to: .zero) }
    player.play()
    player.simulatePlayback(for: item.duration.seconds * 3.5)
    #expect(ends.count == 3)
    #expect(abs(player.currentTime().seconds - item.duration.seconds / 2) < 1e-6)
  }

  @Test("goes where it is told, within the item")
  func seeks() {
    let player = AVPlayer(url: MediaFile.header)
    player.seek(to: CMTime(seconds: 2, preferredTimescale: 600))
    #expect(player.currentTime() == CMTime(value: 2, timescale: 1))
    player.seek(to: .positiveInfinity)
    #expect(player.currentTime() == player.currentItem?.duration)
    player.seek(to: CMTime(value: -5, timescale: 1))
    #expect(player.currentTime() == .zero)
    var answers: [Bool] = []
    player.seek(to: .invalid) { answers.append($0) }
    player.seek(to: .zero) { answers.append($0) }
    #expect(answers == [false, true])
  }

  @Test("tells its observers every interval until they are removed")
  func observers() {
    let player = AVPlayer(url: MediaFile.header)
    var told: [Double] = []
    let half = CMTime(value: 1, timescale: 2)
    let observer = player.addPeriodicTimeObserver(forInterval: half, queue: nil) {
      told.append($0.seconds)
    }
    player.play()
    player.simulatePlayback(for: 0.75)
    player.simulatePlayback(for: 0.75)
    #expect(told == [0.5, 1, 1.5])
    player.removeTimeObserver(observer)
    player.simulatePlayback(for: 5)
    #expect(told.count == 3)
  }

  @Test(
    "waits with a file that can not be played, and says why",
    arguments: [MediaFile.missing, URL(string: "https://a.b/\(MediaFile.header.path)")])
  func failure(url: URL?) throws {
    let player = AVPlayer(url: try #require(url))
    player.play()
    #expect(player.status == .failed)
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    #expect((player.error as? VideoError)?.kind == .notFound)
    #expect(player.currentItem?.duration == .indefinite)
    player.simulatePlayback(for: 5)
    #expect(player.currentTime() == .zero)
  }

  @Test("of a queue plays items one after another")
  func queue() {
    let first = AVPlayerItem(url: MediaFile.header)
    let second = AVPlayerItem(url: MediaFile.header)
    let player = AVQueuePlayer(items: [first, second])
    #expect(!player.canInsert(first, after: nil))
    #expect(player.currentItem === first)
    player.play()
    player.simulatePlayback(for: first.duration.seconds + 1)
    #expect(player.currentItem === second)
    #expect(abs(player.currentTime().seconds - 1) < 1e-6)
    player.simulatePlayback(for: 60)
    #expect(player.currentItem == nil)
    #expect(player.items().isEmpty)
  }

  @Test("loops as long as its looper is kept and not disabled")
  func looper() {
    let item = AVPlayerItem(url: MediaFile.header)
    let player = AVQueuePlayer()
    let looper = AVPlayerLooper(player: player, templateItem: item)
    #expect(looper.status == .ready)
    player.play()
    player.simulatePlayback(for: item.duration.seconds * 4.5)
    #expect(looper.loopCount == 4)
    #expect(looper.loopingPlayerItems == player.items())
    looper.disableLooping()
    player.simulatePlayback(for: item.duration.seconds)
    #expect(player.currentItem == nil)
    #expect(looper.status == .cancelled)
  }
}

/// Counts the ends of an item that are told.
@MainActor
private final class Ends {
  private(set) var count = 0
  private var observer: (any NSObjectProtocol)?

  init(of item: AVPlayerItem, then action: @escaping @MainActor () -> Void = {}) {
    observer = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.count += 1
        action()
      }
    }
  }

  isolated deinit { observer.map { NotificationCenter.default.removeObserver($0) } }
}
