import Dispatch
import Synchronization

extension PosterGenerator {
  /// A sheet of pictures at even distances, each fitted into `settings.maximumSize`.
  ///
  /// The first picture's size is every place's. A picture is on the sheet before the next one of its part is
  /// decoded, so that beside the sheet only one frame for each part is in memory.
  ///
  /// - Parameters:
  ///   - grid: How many pictures, and how they stand.
  ///   - precision: Which frame answers for the middle of a picture's stretch.
  ///   - jobs: So many parts of the sheet are made at once, each with a decoder of its own; from 1.
  /// - Returns: The sheet.
  /// - Throws: `VideoError`: of any kind for a picture, `cancelled` after `cancel()`, `noFrames` for a track without samples, and
  ///   `limitExceeded` for a sheet larger than `settings.limits` allow pictures to be.
  /// - Complexity: Decodes each group of pictures at most once for each part, or one frame for each picture
  ///   with `nearestKeyFrame`.
  public func contactSheet(
    _ grid: SheetGrid, precision: Precision = .exact, jobs: Int = 1
  ) throws(VideoError) -> ContactSheet {
    let cancellation = makeCancellation()
    guard let end = try end() else {
      throw VideoError(.noFrames, during: .reading, "the video track has no samples")
    }
    let first = try image(
      at: grid.time(of: 0, end: end), precision: precision, reusing: nil,
      cancellation: cancellation)
    let work = SheetWork(
      try SheetCanvas(grid, tileSize: first.image.size, limits: settings.limits), first)
    let parts = Self.parts(of: grid.count, jobs)
    var settings = settings
    if parts.count > 1 { settings.limits.decoderThreads = 1 }
    let others = settings
    DispatchQueue.concurrentPerform(iterations: parts.count) { part in
      let generator = part == 0 ? self : PosterGenerator(path: path, settings: others)
      var last: VideoImage?
      do throws(VideoError) {
        for picture in parts[part] where picture > 0 && work.mayGoOn {
          let image = try generator.image(
            at: grid.time(of: picture, end: end), precision: precision, reusing: last,
            cancellation: cancellation)
          work.put(image, at: picture)
          last = image
        }
      } catch {
        work.fail(error)
      }
    }
    return try work.sheet(end: end)
  }

  /// Stretches of neighbours, which share groups of pictures.
  private static func parts(of count: Int, _ jobs: Int) -> [Range<Int>] {
    let parts = min(max(jobs, 1), count)
    return (0..<parts).map { count * $0 / parts..<count * ($0 + 1) / parts }
  }
}

/// A sheet on which several threads work.
private final class SheetWork: Sendable {
  private struct State {
    var canvas: SheetCanvas
    var times: [Int: VideoTime] = [:]
    var isDamaged = false
    var failure: VideoError?

    mutating func put(_ picture: VideoImage, at index: Int) {
      canvas.put(picture.image, at: index)
      times[index] = picture.actualTime
      if picture.isDamaged { isDamaged = true }
    }
  }

  private let state: Mutex<State>

  init(_ canvas: SheetCanvas, _ first: VideoImage) {
    var state = State(canvas: canvas)
    state.put(first, at: 0)
    self.state = Mutex(state)
  }

  var mayGoOn: Bool { state.withLock { $0.failure == nil } }

  func put(_ picture: VideoImage, at index: Int) {
    state.withLock { $0.put(picture, at: index) }
  }

  func fail(_ error: VideoError) {
    state.withLock { $0.failure = $0.failure ?? error }
  }

  func sheet(end: VideoTime) throws(VideoError) -> ContactSheet {
    let result: Result<ContactSheet, VideoError> = state.withLock { state in
      do throws(VideoError) {
        if let failure = state.failure { throw failure }
        let (canvas, grid) = (state.canvas, state.canvas.grid)
        let tiles = (0..<grid.count).map { index in
          let (x, y) = canvas.origin(of: index)
          return ContactSheet.Tile(
            x: x, y: y, start: grid.start(of: index, end: end),
            end: grid.start(of: index + 1, end: end), actualTime: state.times[index] ?? .zero)
        }
        return .success(
          ContactSheet(
            image: try canvas.image(), grid: grid, tileSize: canvas.tileSize, tiles: tiles,
            isDamaged: state.isDamaged))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
