import Foundation
import Synchronization
import VideoHeader

/// A playback whose clock and whose decoding are moved by hand, step by step.
final class HandDriven: Sendable {
  private let jobs = Mutex<[@Sendable () -> Void]>([])
  private let calls = Atomic<Int>(0)
  private let playing = Mutex<HeaderPlayback?>(nil)

  init(
    _ path: String, _ change: (inout HeaderPlayback.Settings) -> Void = { _ in }
  ) {
    var settings = HeaderPlayback.Settings()
    change(&settings)
    let playback = HeaderPlayback(
      path: path, settings: settings,
      whenReady: { [weak self] in _ = self?.calls.add(1, ordering: .relaxed) },
      schedule: { [weak self] job in self?.jobs.withLock { $0.append(job) } })
    playing.withLock { $0 = playback }
  }

  /// How often somebody who waits was woken.
  var wakes: Int { calls.load(ordering: .relaxed) }
  /// Whether nothing is left to decode.
  var isIdle: Bool { jobs.withLock { $0.isEmpty } }

  func with<Answer: Sendable>(_ body: @Sendable (HeaderPlayback) -> Answer) -> Answer? {
    playing.withLock { $0 }.map(body)
  }

  /// Runs the next piece of decoding; false where there is none.
  @discardableResult
  func step() -> Bool {
    guard let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return false }
    job()
    return true
  }

  /// Decodes all that is wanted now.
  func decode() { while step() {} }

  /// What is shown at a time in seconds, after all that is wanted has been decoded.
  func shown(
    at time: Double, size: PixelSize = PixelSize(width: 32, height: 18)
  ) -> PlaybackPicture? {
    _ = picture(at: time, size: size)
    decode()
    return picture(at: time, size: size)
  }

  /// What is shown at a time in seconds, as far as decoding is now.
  func picture(
    at time: Double, size: PixelSize = PixelSize(width: 32, height: 18)
  ) -> PlaybackPicture? {
    with { $0.picture(size, at: Self.nanoseconds(time)) } ?? nil
  }

  /// When the picture changes next, in seconds.
  func next(after time: Double) -> Double? {
    (with { $0.nextChange(after: Self.nanoseconds(time)) } ?? nil).map { Double($0) / 1e9 }
  }

  func hide(at time: Double) { _ = with { $0.hide(at: Self.nanoseconds(time)) } }

  static func nanoseconds(_ time: Double) -> Int64 { Int64((time * 1e9).rounded()) }
}

extension PlaybackPicture {
  /// The loop and the frame, in a video of that frame rate; nil for a poster.
  func frame(rate: Double) -> [Int]? {
    guard case .frame(let loop, let time) = content else { return nil }
    return [loop, Int((time.seconds * rate).rounded())]
  }
}
