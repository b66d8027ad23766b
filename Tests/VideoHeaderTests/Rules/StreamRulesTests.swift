import Foundation
import Testing
import _TestSupport

@testable import VideoHeader

@Suite("Rules of streams and files")
struct StreamRulesTests {
  private func track(_ name: String) throws -> VideoTrack? {
    VideoTrack(
      choosingFrom: try Demuxer(
        path: PosterGeneratorTests.media(name), limits: VideoLimits(),
        interruption: Interruption(), try Libav.load()))
  }

  @Test(
    "the moving picture is the stream flagged default, else the first, and never a cover (media rule 2.3)",
    arguments: MediaManifest.files { $0.video?.streamIndex != nil && $0.container != nil })
  func choice(_ media: MediaCase) throws {
    guard media.file.expectError == nil else { return }
    let demuxer = try Demuxer(
      path: media.path, limits: VideoLimits(), interruption: Interruption(), try Libav.load())
    if Container.name(of: demuxer) != "mov" { try demuxer.findStreamInfo() }
    #expect(VideoTrack(choosingFrom: demuxer)?.index == media.file.video?.streamIndex)
  }

  @Test("a cover alone is no moving picture (media rule 2.15)")
  func coverAlone() throws {
    #expect(try track("audio-with-cover.m4a") == nil)
  }

  @Test(
    "a path is a path, whatever it looks like (media rule 8.1)",
    arguments: [
      "-dash.mp4", "a:b.mp4", "file:a.mp4", "http:", "pattern%03d.mp4", "concat:x|y.mp4", "a b.mp4",
      "Ä–é.mp4", "*.mp4", "clip.m3u8", "clip.png", "pipe:0", "data:,x",
      "subfile,,start,0,end,9,,:x",
    ])
  func paths(name: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path + "/" + name
    try FileManager.default.copyItem(
      atPath: PosterGeneratorTests.media("rotate-0.mp4"), toPath: path)
    #expect(
      try PosterGenerator(path: path).poster().image.size == PixelSize(width: 160, height: 90))
    #expect(try VideoProbe().metadata(ofFileAt: path).container == "mov")
  }

  @Test(
    "formats that name other files, and images, are known and not opened (media rule 8.1)",
    arguments: [
      "#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\nrotate-0.mp4\n#EXT-X-ENDLIST\n",
      "ffconcat version 1.0\nfile rotate-0.mp4\n",
      "v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\nm=video 5004 RTP/AVP 96\n",
    ])
  func scripts(text: String) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: PosterGeneratorTests.media("rotate-0.mp4"),
      toPath: folder.url.path + "/rotate-0.mp4")
    let path = folder.url.path + "/clip.mp4"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let error = #expect(throws: VideoError.self) { try PosterGenerator(path: path).poster() }
    #expect(["unsupportedFormat", "notMedia"].contains(error?.kind.name))
  }

  @Test(
    "the last frames, and the only one, come although the decoder holds them back (media rule 3.7)")
  func drained() throws {
    let single = PosterGenerator(path: PosterGeneratorTests.media("single-frame.mp4"))
    #expect(try single.image(at: .distantFuture).actualTime == .zero)
    let reordered = PosterGenerator(path: PosterGeneratorTests.media("h264-bframes-faststart.mp4"))
    #expect(try reordered.image(at: .distantFuture).actualTime.seconds == 1.96)
  }

  @Test("a lone key frame costs one decoded frame (media rule 3.7b)")
  func lone() throws {
    let generator = PosterGenerator(path: PosterGeneratorTests.media("h264-bframes-faststart.mp4"))
    let time = try #require(VideoTime(seconds: 1.2))
    _ = try generator.image(at: time, precision: .nearestKeyFrame)
    #expect(generator.decodedFrameCount == 1)
  }

  @Test("a stream without times ends after as many frames as it has (media rules 1.3, 3.1)")
  func elementaryEnd() throws {
    let path = PosterGeneratorTests.media("elementary.h264")
    let generator = PosterGenerator(path: path)
    #expect(try generator.end() == VideoTime(seconds: 2))
    for number in [0, 31, 12, 49] {
      let time = try #require(VideoTime(seconds: Double(number) / 25 + 0.01))
      let code = FrameCode(number, drawnAs: "two")
      #expect(FrameCode(in: try generator.image(at: time).image, bars: 2).matches(code))
    }
    #expect(try VideoProbe().metadata(ofFileAt: path).duration == nil)
    let grid = try #require(SheetGrid(columns: 2, rows: 2))
    #expect(
      try generator.contactSheet(grid).tiles.map(\.actualTime.seconds) == [0.24, 0.72, 1.24, 1.72])
  }

  @Test(
    "an end that takes too long to find is unknown, and all else is told (media rules 2.2, 8.2)",
    arguments: ["live.mkv", "elementary.h264"])
  func lateEnd(name: String) throws {
    let interruption = Interruption()
    let demuxer = try Demuxer(
      path: PosterGeneratorTests.media(name), limits: VideoLimits(), interruption: interruption,
      try Libav.load())
    try demuxer.findStreamInfo()
    interruption.begin(timeout: .seconds(-1))
    let late = try MetadataReader(demuxer, knownCodedSize: nil).metadata()
    #expect(late.video?.codec == "h264" && late.video?.end == nil)
    interruption.cancel()
    #expect(throws: VideoError.self) {
      try MetadataReader(demuxer, knownCodedSize: nil).metadata()
    }
  }

  @Test("pictures that lead into an open group are no damage (media rule 3.6)")
  func openGroups() throws {
    let path = PosterGeneratorTests.media("open-gop-moving.mp4")
    for seconds in stride(from: 0.02, to: 2, by: 0.08) {
      let picture = try PosterGenerator(path: path).image(
        at: try #require(VideoTime(seconds: seconds)))
      #expect(!picture.isDamaged, "at \(seconds)")
    }
  }
}
