extension PosterGenerator {
  /// In which order pictures of many times are handed out.
  public enum DeliveryOrder: Hashable, Sendable {
    /// As the times were given. A picture that is made before its turn is kept till then: give times in
    /// rising order and none is.
    case asRequested
    /// As they are made, by rising time. No picture is kept.
    case asReady
  }

  /// Pictures at many times, each time answered exactly once (media rule 3.8).
  ///
  /// ```swift
  /// for await answer in generator.images(at: times) {
  ///   switch answer.outcome {
  ///   case .succeeded(let picture): show(picture.image, at: picture.actualTime)
  ///   case .failed(let error): report(error)
  ///   case .cancelled: break
  ///   }
  /// }
  /// ```
  /// Times are worked off by rising time, whatever their order, so that frames between two key frames are
  /// decoded once and not once a time; a time that is given twice is worked on once. A picture is made when
  /// it is asked for and not before.
  ///
  /// When the task that asks is cancelled, or `cancel()` is called, work stops within one packet, every
  /// answer that is still due is `cancelled`, and the generator stays usable.
  ///
  /// - Parameters:
  ///   - times: On the video's timeline, in any order.
  ///   - precision: Which frames answer.
  ///   - order: The order of answers.
  /// - Returns: A sequence of as many answers as times; each walk over it does the work anew.
  /// - Complexity: O(n log n) in the number of times, and the decoding.
  public func images(
    at times: [VideoTime], precision: Precision = .exact, order: DeliveryOrder = .asRequested
  ) -> Images {
    Images(generator: self, times: times, precision: precision, order: order)
  }

  /// The answers of `images(at:precision:order:)`.
  public struct Images: AsyncSequence, Sendable {
    /// What became of one time.
    public typealias Element = Answer

    let generator: PosterGenerator
    let times: [VideoTime]
    let precision: Precision
    let order: DeliveryOrder

    /// Begins a walk: what `cancel()` is told from now on concerns it.
    public func makeAsyncIterator() -> Iterator {
      Iterator(
        work: ImageWork(
          generator: generator, times: times, precision: precision, order: order))
    }

    /// One walk over the answers.
    public struct Iterator: AsyncIteratorProtocol {
      let work: ImageWork

      /// The next answer, made now unless it is there; nil when every time has been answered.
      public mutating func next() async -> Answer? { await work.next() }
    }
  }
}
