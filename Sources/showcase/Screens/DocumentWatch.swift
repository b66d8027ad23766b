import Foundation
import ListScreen
import Synchronization

/// Watches the files of documents and reads those that change, on a thread of its own.
///
/// The system tells of changes, so that nothing runs while there are none (terminal rule 43). What is
/// watched are the folders: an editor that saves puts another file in place of the old one. A file
/// that is written in many steps is read once it is closed.
final class DocumentWatch: Sendable {
  private let changed = Mutex<[Int: Result<DocumentReading, DocumentFileError>]>([:])
  private let descriptor: Int32
  private let places: [Place]

  /// A file as the system names it in its reports: the watch of its folder, and its name there.
  private struct Place {
    let watch: Int32
    let name: String
    let document: Int
    let path: String
  }

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - paths: The documents' files, numbered in this order.
  ///   - wake: Called on the watching thread when something was read.
  /// - Throws: `CommandFailure` with the file whose folder cannot be watched.
  init(_ paths: [String], wake: @escaping @Sendable () -> Void) throws(CommandFailure) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC))
    guard descriptor >= 0 else {
      throw CommandFailure("cannot watch files: \(SystemReason.last)")
    }
    var places: [Place] = []
    for (document, path) in paths.enumerated() {
      // Of a link both its own folder and that of its file are watched.
      let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      for file in Set([URL(fileURLWithPath: path).path, real]) {
        let url = URL(fileURLWithPath: file)
        let watch = unsafe inotify_add_watch(
          descriptor, url.deletingLastPathComponent().path,
          UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO))
        guard watch >= 0 else {
          let reason = SystemReason.last
          close(descriptor)
          throw CommandFailure("cannot watch '\(path)': \(reason)")
        }
        places.append(
          Place(watch: watch, name: url.lastPathComponent, document: document, path: path))
      }
    }
    self.places = places
    Thread.detachNewThread { [self] in watch(wake) }
  }

  /// What was read since this was last asked, in the order of the documents.
  func take() -> [(document: Int, reading: Result<DocumentReading, DocumentFileError>)] {
    let taken = changed.withLock { changed in
      defer { changed = [:] }
      return changed
    }
    return taken.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func watch(_ wake: @Sendable () -> Void) {
    Self.blockSignals()
    while let reports = nextReports() {
      let documents = Set(
        places.filter { place in
          reports.contains { $0.watch == place.watch && $0.name == place.name }
        }.map(\.document))
      for document in documents { read(document) }
      if !documents.isEmpty { wake() }
    }
  }

  private func read(_ document: Int) {
    guard let path = places.first(where: { $0.document == document })?.path else { return }
    let reading: Result<DocumentReading, DocumentFileError>
    do throws(DocumentFileError) {
      reading = .success(try ScreenDocument.read(contentsOf: path))
    } catch {
      reading = .failure(error)
    }
    changed.withLock { $0[document] = reading }
  }

  /// The signals of the process are for the thread that holds the terminal.
  private static func blockSignals() {
    var signals = sigset_t()
    unsafe sigfillset(&signals)
    _ = unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  // MARK: The system's reports

  private struct Report {
    let watch: Int32
    let name: String
  }

  /// Waits for reports; nil when there will be none.
  private func nextReports() -> [Report]? {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe Foundation.read(descriptor, &bytes, bytes.count)
      if count > 0 { return Self.reports(bytes[..<count]) }
      guard count < 0, errno == EINTR else { return nil }
    }
  }

  /// The bytes of `inotify(7)`: watch, mask, cookie and length, four bytes each, then the name and
  /// zeros behind it.
  private static func reports(_ bytes: ArraySlice<UInt8>) -> [Report] {
    var reports: [Report] = []
    var rest = bytes
    while rest.count >= 16 {
      let watch = Int32(truncatingIfNeeded: number(rest))
      let length = number(rest.dropFirst(12))
      let name = rest.dropFirst(16).prefix(length).prefix { $0 != 0 }
      reports.append(Report(watch: watch, name: String(decoding: name, as: UTF8.self)))
      rest = rest.dropFirst(16 + length)
    }
    return reports
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
