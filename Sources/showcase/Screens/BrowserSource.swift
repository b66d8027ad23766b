import CommandLineTable
import Foundation
import ListScreen
import TerminalFront
import TerminalKit

/// Makes the tabs of a browser from documents, and reads the documents again.
struct BrowserSource {
  /// The documents' files, in the order of the tabs.
  let paths: [String]
  let frame: SceneFrame
  /// How pictures are drawn, the video's among them.
  let drawing: PictureDrawing
  /// Whether anything may move.
  let animates: Bool

  /// The tab of a document.
  func tab(_ document: ScreenDocument) throws(CommandFailure) -> BrowserTab {
    let screen = Screen(document)
    return BrowserTab(
      try frame.scene(of: screen), pictures: pictures(of: screen), video: video(of: screen))
  }

  /// What became of a document that was read again.
  ///
  /// - Parameters:
  ///   - reading: What was read.
  ///   - number: The document's number.
  ///   - shown: What is shown of it, whose video goes on where it is the same.
  /// - Returns: The update for the browser.
  func update(
    _ reading: Result<DocumentReading, DocumentFileError>, of number: Int, _ shown: BrowserTab
  ) -> BrowserUpdate {
    switch reading {
    case .failure(let error):
      return .failure(error.description)
    case .success(let reading):
      let problem = reading.diagnostics.first?.line(file: paths[number])
      guard let document = reading.document else {
        return .failure(problem ?? "\(paths[number]) is no document")
      }
      let screen = Screen(document)
      let isSameVideo = screen.header == shown.scene.screen.header
      return .screen(
        screen, pictures: pictures(of: screen),
        video: isSameVideo ? shown.video : video(of: screen), warning: problem)
    }
  }

  /// Reads a document again.
  func reload(_ number: Int, _ shown: BrowserTab) -> BrowserUpdate {
    do throws(DocumentFileError) {
      return update(
        .success(try ScreenDocument.read(contentsOf: paths[number])), of: number, shown)
    } catch {
      return update(.failure(error), of: number, shown)
    }
  }

  private func pictures(of screen: Screen) -> any PictureSource {
    PictureStore(screen, drawing, isDark: frame.isDark, drawsHeader: false) {
      TerminalWaker().wake()
    }
  }

  private func video(of screen: Screen) -> (any HeaderVideo)? {
    PlayedVideo(headerOf: screen, drawing, animates: animates, isDark: frame.isDark)
  }
}
