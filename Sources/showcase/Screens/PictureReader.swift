import Dispatch
import ListScreen
import Synchronization
import VideoHeader

/// Reads the pictures of a screen when they are first asked for, and keeps the latest.
///
/// A screen that is drawn once waits for them. One that is live does not: its text stands while they
/// are read elsewhere, one after another, and whoever draws is told of each.
final class PictureReader: Sendable {
  /// What is known of a picture.
  enum Answer {
    /// It is being read.
    case awaited
    /// It was read; nil where that cannot be done.
    case read(PixelImage?)
  }

  private let files: [String: String]
  private let whenReady: (@Sendable () -> Void)?
  private let answers = Mutex<[String: Answer]>([:])
  private let queue = DispatchQueue(label: "vitrine.pictures")

  /// How many pictures are kept, of at most a megabyte each.
  private static let mostKept = 256

  /// - Parameters:
  ///   - files: The pictures' paths by their names.
  ///   - whenReady: Is called, from wherever pictures are read, when one that was awaited is there; nil
  ///     waits for each.
  init(files: [String: String], whenReady: (@Sendable () -> Void)? = nil) {
    self.files = files
    self.whenReady = whenReady
  }

  func picture(named name: String) -> Answer {
    guard let file = files[name] else { return .read(nil) }
    let known: Answer? = answers.withLock { answers in
      if let known = answers[name] { return known }
      if answers.count >= Self.mostKept {
        answers = answers.filter { if case .awaited = $1 { true } else { false } }
      }
      answers[name] = .awaited
      return nil
    }
    if let known { return known }
    guard let whenReady else { return read(name, file) }
    queue.async { [weak self] in
      _ = self?.read(name, file)
      whenReady()
    }
    return .awaited
  }

  private func read(_ name: String, _ file: String) -> Answer {
    let answer = Answer.read(Self.image(file))
    answers.withLock { $0[name] = answer }
    return answer
  }

  private static func image(_ file: String) -> PixelImage? {
    guard let bytes = try? DocumentFile.read(file, limit: 32 << 20) else { return nil }
    // More pixels than a terminal has cells are never seen.
    return try? ImageReader().image(from: bytes, maximumSize: PixelSize(width: 512, height: 512))
  }
}
