import Foundation
import Testing
import _TestSupport

/// What the program opens while it reads videos, as strace sees it.
@Suite("System calls while a video is read")
struct VideoSystemCallTests {
  static let names = [
    "h264-bframes-faststart.mp4", "mpegts-start-offset.ts", "vp9.webm", "video-with-cover.mp4",
    "x-hls-local-file.mp4", "x-hls-http.m3u8", "x-concat-script.mp4",
    "x-dref-not-self-contained.mp4",
  ]

  /// Ways to read a video, its name left out.
  static let commands = [
    "probe", "poster -o out.png --placeholder", "frames --at 50% -o out.jpg",
    "frames --strip 3x2 --jobs 2 -o out.webp --vtt out.vtt",
  ]

  private static let media = CaseFolders.beside(#filePath, "../../VideoHeaderTests/Media")
    .standardizedFileURL

  /// Copies videos beside what playlists among them name, so that following one would succeed.
  private func folder(_ names: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in names {
      try FileManager.default.copyItem(
        at: Self.media.appendingPathComponent(name),
        to: folder.url.appendingPathComponent("marker-\(name)"))
    }
    return folder
  }

  /// Runs a line and gives what it opened and connected to from the first video on, but for the videos
  /// themselves, the unnamed files that pictures are written to, and what glibc asks the kernel: about
  /// processors, in `/proc/stat` where there is no `/sys`, and before it gives memory of threads back.
  private func otherOpenings(_ line: String, in folder: TemporaryFolder) throws -> [Substring] {
    let run = try showcaseProgram.shell(
      "strace -f -e trace=%file,%network -o log \"$PROGRAM\" \(line)", in: folder.url)
    try #require([0, 1].contains(run.status), "\(run.errors)")
    let calls = try folder.text("log").split(separator: "\n")
    let first = try #require(
      calls.firstIndex { $0.contains("openat(") && $0.contains("marker-") },
      "strace saw the video opened")
    let kinds = [
      "open(", "openat(", "openat2(", "creat(", "execve(", "socket(", "connect(", "sendto(",
    ]
    return calls[first...].filter { call in
      let isVideo = call.contains("marker-") && call.contains("O_RDONLY")
      let isOutput = call.contains("O_WRONLY|O_CLOEXEC|O_TMPFILE")
      let isKernel = [
        "/proc/sys/vm/overcommit_memory", "/sys/devices/system/cpu/online", "/proc/stat",
      ].contains { call.contains("\"\($0)\", O_RDONLY") }
      return kinds.contains(where: call.contains) && !isVideo && !isOutput && !isKernel
    }
  }

  @Test("no other file and no socket is opened", arguments: names, commands)
  func opensNothingElse(name: String, command: String) throws {
    let folder = try folder([name])
    let openings = try otherOpenings("\(command) marker-\(name)", in: folder)
    #expect(openings == [])
  }

  @Test(
    "nor while a list of videos is read, traps among them, on several threads",
    arguments: commands)
  func list(command: String) throws {
    let folder = try folder(Self.names)
    try folder.write(Self.names.map { "marker-\($0)\n" }.joined(), to: "list")
    let line = command.replacing(" out.", with: " %s-out.").replacing("--jobs 2 ", with: "")
    let openings = try otherOpenings("\(line) --jobs 3 --from-list list", in: folder)
    #expect(openings == [])
  }
}
