import Foundation
import ListModel
import ListScreen

/// A file to which selection events are appended, a line of JSON each, as `select --json` prints them.
struct EventFile {
  private let writer: FileDescriptorWriter

  /// Opens a file, or makes it.
  ///
  /// - Throws: `CommandFailure` with the file and the reason.
  init(_ path: String) throws(CommandFailure) {
    let descriptor = unsafe open(
      path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY, 0o644)
    guard descriptor >= 0 else {
      throw CommandFailure("cannot append to '\(path)': \(SystemReason.last)")
    }
    writer = FileDescriptorWriter(descriptor: descriptor)
  }

  /// Appends an event; highlights and what cannot be written are left out.
  func append(_ event: SelectionEvent, of screen: Screen) {
    guard event.kind != .didHighlight else { return }
    let report = SelectionReport(
      screenID: screen.id, kinds: screen.sections.map(\.kind), isTrace: false, isJSON: true)
    try? writer.write(Array("\(report.line(for: event))\n".utf8))
  }
}
