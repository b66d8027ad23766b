import Foundation
import Testing
import _TestSupport

/// What the program opens while it reads a video, as strace sees it.
@Suite("System calls while a video is read")
struct VideoSystemCallTests {
  static let names = [
    "h264-bframes-faststart.mp4", "mpegts-start-offset.ts", "vp9.webm", "video-with-cover.mp4",
    "x-hls-local-file.mp4", "x-hls-http.m3u8", "x-concat-script.mp4",
    "x-dref-not-self-contained.mp4",
  ]

  @Test("no other file and no socket is opened", arguments: names, ["probe", "poster"])
  func opensNothingElse(name: String, command: String) throws {
    let folder = try TemporaryFolder()
    let file = CaseFolders.beside(#filePath, "../../VideoHeaderTests/Media").standardizedFileURL
      .appendingPathComponent(name)
    // Beside the playlists lies what they name, so that following one would succeed.
    let copy = folder.url.appendingPathComponent("marker-\(name)")
    try FileManager.default.copyItem(at: file, to: copy)
    let out = command == "poster" ? "-o out.png" : ""
    let run = try showcaseProgram.shell(
      """
      strace -f -e trace=%file,%network -o log "$PROGRAM" \(command) '\(copy.path)' \(out)
      """, in: folder.url)
    #expect([0, 1].contains(run.status), "\(run.errors)")
    let calls = try folder.text("log").split(separator: "\n")
    let marker = try #require(
      calls.firstIndex { $0.contains("openat(") && $0.contains("marker-") },
      "strace saw the video opened")
    for call in calls[(marker + 1)...] {
      let isOpen = ["open(", "openat(", "openat2(", "creat(", "execve("].contains {
        call.contains($0)
      }
      // The picture goes to an unnamed file in its folder.
      let isOutput = call.contains("\".\", O_WRONLY|O_CLOEXEC|O_TMPFILE")
      #expect(!isOpen || isOutput, "\(call)")
      for network in ["socket(", "connect(", "sendto("] {
        #expect(!call.contains(network), "\(call)")
      }
    }
  }
}
