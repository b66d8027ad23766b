import Foundation

extension AVPlayer {
  /// Lets time pass, as on a phone while its owner looks: not part of AVFoundation, where it passes by itself.
  ///
  /// The place moves by `rate`; at an item's end `actionAtItemEnd` is done, then the notification
  /// `AVPlayerItemDidPlayToEndTime` is posted, and what its observers start goes on in the time that is left.
  /// ```swift
  /// player.play()
  /// player.simulatePlayback(for: 20)   // of a video of 12 s: its end was told once
  /// ```
  /// - Parameter seconds: How long, in s; nothing passes for one that is not above 0 or not finite.
  public func simulatePlayback(for seconds: Double) {
    guard seconds.isFinite else { return }
    var rest = seconds
    while rest > 0, rate != 0, let item = currentItem, let end = item.end {
      let start = item.currentTime()
      let speed = Double(rate)
      let room = speed > 0 ? (end - start).seconds / speed : start.seconds / -speed
      // Whoever stands at the end already has nothing to play.
      guard room > 0 else { return }
      if room <= rest {
        rest -= room
        item.move(to: speed > 0 ? end : .zero)
      } else {
        let step = CMTime(seconds: rest * speed, preferredTimescale: 1_000_000_000)
        item.move(to: start + step)
        rest = 0
      }
      tellObservers(from: start, to: item.currentTime())
      guard item.currentTime() == (speed > 0 ? end : .zero) else { continue }
      guard speed > 0 else { return pause() }
      itemDidEnd(item)
      NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
    }
  }
}
