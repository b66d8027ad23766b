import Foundation

/// How soon the program is there: against an empty one that is linked the same way, and a poster
/// against the calls of libav that it takes.
struct StartSubject: Subject {
  static let name = "start"
  static let summary =
    "The first frame of showcase against an empty program, the poster against a floor in C"

  func run(_ report: inout Report) {
    guard let showcase = Programs.showcase, let empty = Programs.own("empty") else { return }
    report.expect(
      Programs.isLinkedDynamically(showcase) == Programs.isLinkedDynamically(empty),
      "start: one program has Swift's libraries in itself and the other loads them: build both"
        + " with --static-swift-stdlib")
    report.run(firstFrame(showcase, empty))
    guard let floor = Programs.own("video-floor"), let screen = screenOfVideo() else { return }
    report.run(poster(showcase, floor, screen))
  }

  /// What the status line says, which is drawn last.
  private static let lastOfFrame = "q quit"

  private func firstFrame(_ showcase: String, _ empty: String) -> ProcessContest {
    var contest = ProcessContest("start")
    contest.add("an empty program", [empty])
    let media = Programs.media.path
    for words in [["version"], ["check", "\(media)/photos.json"]] {
      let name = "showcase \(words[0])"
      contest.add(name, [showcase] + words)
      contest.claim(name, atMost: 2, of: "an empty program")
      contest.claim(name, atMost: 2, of: "an empty program", .clock)
    }
    for document in ["cars", "photos", "photos-flow", "appstore"] {
      let name = "showcase browse \(document).json, first frame"
      contest.add(
        name, [showcase, "browse", "\(media)/\(document).json"], until: .drawing(Self.lastOfFrame))
      contest.claim(name, atMost: 3, of: "an empty program")
      contest.claim(name, atMost: 3, of: "an empty program", .clock)
    }
    return contest
  }

  /// Until the video's poster is on the terminal; the floor writes its picture to a file.
  private func poster(_ showcase: String, _ floor: String, _ screen: String) -> ProcessContest {
    var contest = ProcessContest("poster of header.mp4")
    let video = Programs.media.appendingPathComponent("header.mp4").path
    let picture = Programs.workshop.appendingPathComponent("floor.jpg").path
    contest.add("floor in C", [floor, "poster", video, picture])
    // Nothing else on that screen is made of half blocks.
    contest.add(
      "showcase browse, poster in sight", [showcase, "browse", screen], until: .drawing("\u{2580}"))
    contest.claim("showcase browse, poster in sight", atMost: 1.3, of: "floor in C")
    contest.claim("showcase browse, poster in sight", atMost: 1.3, of: "floor in C", .clock)
    return contest
  }

  /// A screen of a video header and one row.
  private func screenOfVideo() -> String? {
    let folder = Programs.workshop
    let text = """
      {
        "format": 1, "id": "video", "title": "Video", "style": "plain",
        "header": { "video": "header.mp4", "gravity": "resizeAspectFill" },
        "sections": [{ "id": "rows", "kind": "list", "items": [{ "title": "A row" }] }]
      }
      """
    let video = folder.appendingPathComponent("header.mp4")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if !FileManager.default.fileExists(atPath: video.path) {
        try FileManager.default.copyItem(
          at: Programs.media.appendingPathComponent("header.mp4"), to: video)
      }
      let document = folder.appendingPathComponent("video.json")
      try Data(text.utf8).write(to: document, options: .atomic)
      return document.path
    } catch {
      print("start: \(folder.path) cannot be written: \(error)")
      return nil
    }
  }
}
