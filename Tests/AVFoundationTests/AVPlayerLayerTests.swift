import AVFoundation
import Testing
import UIKit

@Suite("A player's layer") @MainActor
struct AVPlayerLayerTests {
  @Test(
    "says where the video lies",
    arguments: [
      (AVLayerVideoGravity.resizeAspect, CGRect(x: 0, y: 90.5625, width: 414, height: 232.875)),
      (.resizeAspectFill, CGRect(x: -161, y: 0, width: 736, height: 414)),
      (.resize, CGRect(x: 0, y: 0, width: 414, height: 414)),
    ])
  func videoRect(gravity: AVLayerVideoGravity, rect: CGRect) {
    let layer = AVPlayerLayer(player: AVPlayer(url: MediaFile.header))
    layer.frame = CGRect(x: 0, y: 20, width: 414, height: 414)
    layer.videoGravity = gravity
    #expect(layer.isReadyForDisplay)
    #expect(layer.videoRect == rect)
  }

  @Test("shows nothing without a video")
  func empty() {
    let layer = AVPlayerLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(layer.videoRect == .zero)
    #expect(!layer.isReadyForDisplay)
    #expect(layer.videoGravity == .resizeAspect)
  }

  @Test("accepts an audio session without effect")
  func audio() throws {
    try AVAudioSession.sharedInstance().setCategory(.ambient, options: .mixWithOthers)
    try AVAudioSession.sharedInstance().setActive(true)
  }
}
