import CLibav
import Synchronization

/// Stops a request of libav: when its time is up, or when somebody cancels it.
///
/// libav asks it from its own loops (`AVIOInterruptCB`), we ask it once per packet.
final class Interruption: Sendable {
  private let deadline = Atomic<Int64>(.max)
  /// Ends every request, this one and later ones.
  private let whole = Cancellation()
  /// Ends the running request alone.
  private let request = Mutex<Cancellation?>(nil)
  private static let clock = ContinuousClock()
  private static let origin = clock.now

  /// Begins a request that may take so long, and that ends early when its cancellation says so.
  func begin(timeout: Duration, _ cancellation: Cancellation? = nil) {
    request.withLock { $0 = cancellation }
    deadline.store(Self.now &+ Self.nanoseconds(timeout), ordering: .relaxed)
  }

  /// Ends the running request at its next packet, and all that follow.
  func cancel() { whole.cancel() }

  /// Why the request has to end, nil while it may go on.
  var cause: VideoError.Kind? {
    if whole.isCancelled || request.withLock({ $0?.isCancelled == true }) { return .cancelled }
    return Self.now > deadline.load(ordering: .relaxed) ? .timedOut : nil
  }

  /// Throws when the request has to end.
  func check(during stage: VideoError.Stage) throws(VideoError) {
    switch cause {
    case .cancelled?: throw VideoError(.cancelled, during: stage, "the request was cancelled")
    case .timedOut?:
      throw VideoError(.timedOut, during: stage, "reading the video takes too long")
    default: break
    }
  }

  private static var now: Int64 { nanoseconds(origin.duration(to: clock.now)) }

  private static func nanoseconds(_ duration: Duration) -> Int64 {
    let (seconds, attoseconds) = duration.components
    let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflow else { return .max / 2 }
    return min(scaled &+ attoseconds / 1_000_000_000, .max / 2)
  }

  /// The callback for libav. It holds no reference: whoever installs it outlives the context.
  @unsafe func callback() -> AVIOInterruptCB {
    unsafe AVIOInterruptCB(
      callback: { opaque in
        guard let opaque = unsafe opaque else { return 0 }
        let own = unsafe Unmanaged<Interruption>.fromOpaque(opaque).takeUnretainedValue()
        return own.cause == nil ? 0 : 1
      }, opaque: Unmanaged.passUnretained(self).toOpaque())
  }
}
