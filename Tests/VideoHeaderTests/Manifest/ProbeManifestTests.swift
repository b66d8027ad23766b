import Foundation
import Testing

@testable import VideoHeader

@Suite("Probing the media files")
struct ProbeManifestTests {
  static let readable = MediaManifest.files { $0.video != nil && $0.expectError == nil }
  static let describable = MediaManifest.files {
    $0.container != nil && ($0.expectError == nil || $0.expectError == "noVideoTrack")
  }

  @Test("there are media files")
  func notEmpty() {
    #expect(Self.readable.count >= 30)
    let missing = MediaManifest.files.filter { !FileManager.default.fileExists(atPath: $0.path) }
    #expect(missing.map(\.name) == [])
  }

  @Test("the container is as known (media rules 1.1, 2.1, 2.2, 2.12, 2.14)", arguments: describable)
  func container(_ media: MediaCase) throws {
    let metadata = try VideoProbe().metadata(ofFileAt: media.path)
    let file = media.file
    #expect(metadata.container == file.container?.split(separator: ",").first.map(String.init))
    expectNear(metadata.duration?.seconds, file.duration, within: 0.05)
    expectNear(metadata.startTime?.seconds, file.startTime, within: 0.002)
    #expect((metadata.audio != nil) == file.hasAudio)
    #expect((metadata.video == nil) == (file.video == nil))
    #expect(metadata.covers.isEmpty == (file.cover == nil))
    if let audio = file.audio?.first {
      #expect(metadata.audio?.codec == audio.codec)
      #expect(metadata.audio?.channels == audio.channels)
      #expect(metadata.audio?.sampleRate == audio.sampleRate)
    }
  }

  @Test(
    "the moving picture is as known (media rules 2.4, 2.5, 2.6, 2.7, 2.9, 2.10, 2.11)",
    arguments: readable)
  func video(_ media: MediaCase) throws {
    let known = try #require(media.file.video)
    let video = try #require(try VideoProbe().metadata(ofFileAt: media.path).video)
    #expect(video.codec == known.codec)
    #expect(video.profile == known.profile)
    #expect([video.frameSize.width, video.frameSize.height] == known.frameSize)
    #expect([video.displaySize.width, video.displaySize.height] == known.displaySize)
    #expect(video.sampleAspectRatio == known.sampleAspect)
    #expect(video.orientation.degrees == known.rotationClockwise)
    #expect(video.declaredFrameCount == known.nbFramesHeader)
    #expect(video.pixelFormat == known.pixelFormat)
    #expect(video.fieldOrder?.rawValue == known.fieldOrder)
    #expect(video.frameRate == known.frameRate)
    #expect(video.color.range == known.range)
    #expect(video.color.matrix == known.matrix)
    #expect(video.color.primaries == known.primaries)
    #expect(video.color.transfer == known.transfer)
    #expect(video.isHDR == (media.file.hdr != nil))
    #expect(video.hasAlpha == (media.file.alphaTruth != nil))
  }

  @Test(
    "a loop ends with the last frame",
    arguments: readable.filter { $0.file.kind == "synthetic" && $0.file.lastFrameDuration != nil })
  func loop(_ media: MediaCase) throws {
    let metadata = try VideoProbe().metadata(ofFileAt: media.path)
    let last = try #require(media.file.lastFrameTime)
    let duration = try #require(media.file.lastFrameDuration)
    expectNear(metadata.video?.end?.seconds, last + duration, within: 0.05)
  }

  @Test("the short way tells what the long one does", arguments: describable)
  func shortWay(_ media: MediaCase) throws {
    let short = try VideoProbe().metadata(ofFileAt: media.path, mayReadHeadersOnly: true)
    let long = try VideoProbe().metadata(ofFileAt: media.path, mayReadHeadersOnly: false)
    #expect(short == long)
  }

  @Test("the short way does for mp4 files of the usual codecs")
  func shortWayApplies() throws {
    for name in ["h264-bframes-faststart.mp4", "h264-moov-end.mp4", "hevc-10bit-hvc1.mp4"] {
      let demuxer = try Demuxer(
        path: PosterGeneratorTests.media(name), limits: VideoLimits(),
        interruption: Interruption(), try Libav.load())
      let track = try #require(VideoTrack(choosingFrom: demuxer))
      #expect(demuxer.mayReadHeaders(of: track), "\(name)")
      #expect(try demuxer.readHeaders(of: track) != nil, "\(name)")
    }
  }

  @Test("what is read survives coding", arguments: readable)
  func coding(_ media: MediaCase) throws {
    let metadata = try VideoProbe().metadata(ofFileAt: media.path)
    let data = try JSONEncoder().encode(metadata)
    #expect(try JSONDecoder().decode(VideoMetadata.self, from: data) == metadata)
  }
}

/// Expects both to be nil, or near each other.
func expectNear(
  _ value: Double?, _ known: Double?, within tolerance: Double,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  switch (value, known) {
  case (nil, nil): break
  case (let value?, let known?):
    #expect(abs(value - known) <= tolerance, sourceLocation: sourceLocation)
  default: #expect(value == known, sourceLocation: sourceLocation)
  }
}

extension MediaFile.Video {
  var sampleAspect: Ratio? { Ratio(sampleAspectRatio[0], sampleAspectRatio[1]) }

  /// `30000/1001`, or nil for `0/0`.
  var frameRate: Ratio? {
    let parts = avgFrameRate.split(separator: "/").compactMap { Int64($0) }
    guard parts.count == 2, parts[0] > 0 else { return nil }
    return Ratio(parts[0], parts[1])
  }
}
