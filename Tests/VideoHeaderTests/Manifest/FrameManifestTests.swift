import Testing
import VideoHeader

@Suite("Frames of the media files")
struct FrameManifestTests {
  static let coded = MediaManifest.files { $0.code != nil && $0.truthAt != nil }
  static let failing = MediaManifest.files { $0.expectError != nil }
  static let shown = MediaManifest.files {
    $0.expectError == nil && $0.video != nil && $0.kind != "hostile"
  }

  @Test(
    "the frame shown at a time is exact, in any order of asking (media rules 1.3, 3.1, 3.3, 5.5)",
    arguments: coded)
  func exact(_ media: MediaCase) throws {
    try KnownIssues.check("exact frames", of: media) { try checkExact(media) }
  }

  private func checkExact(_ media: MediaCase) throws {
    let known = media.file.truthAt ?? []
    let style = media.file.code ?? ""
    let forward = PosterGenerator(path: media.path)
    let scattered = PosterGenerator(path: media.path)
    for (requests, generator) in [(known, forward), (known.reversed(), scattered)] {
      for request in requests {
        let time = try #require(VideoTime(seconds: request.time))
        let picture = try generator.image(at: time)
        let code = FrameCode(request.code, drawnAs: style)
        let seen = FrameCode(in: picture.image, bars: code.bars.count)
        #expect(seen.matches(code), "at \(request.time): \(seen) for \(code)")
        #expect(picture.requestedTime == time)
        #expect(!picture.isDamaged)
        if let frame = media.file.frames?.first(where: { $0.code == request.code }) {
          expectNear(picture.actualTime.seconds, frame.time, within: 0.002)
        }
      }
    }
  }

  @Test("every frame is found at its own time (media rules 3.6, 3.7, 3.9)", arguments: coded)
  func every(_ media: MediaCase) throws {
    let generator = PosterGenerator(path: media.path)
    let style = media.file.code ?? ""
    for frame in media.file.frames ?? [] {
      let time = try #require(VideoTime(seconds: frame.time))
      let picture = try generator.image(at: time)
      let code = FrameCode(frame.code, drawnAs: style)
      let seen = FrameCode(in: picture.image, bars: code.bars.count)
      #expect(seen.matches(code), "at \(frame.time): \(seen) for \(code)")
    }
  }

  @Test(
    "the nearest key frame is at or before the time, else the first after it (media rules 2.13, 3.4, 3.7b)",
    arguments: coded)
  func keyFrames(_ media: MediaCase) throws {
    // A manifest lists the first key frames of a long film only.
    let keys = media.file.keyframeTimes?.times ?? []
    let last = try #require(keys.last)
    let generator = PosterGenerator(path: media.path)
    for request in media.file.truthAt ?? [] where request.time <= last {
      let time = try #require(VideoTime(seconds: request.time))
      let picture = try generator.image(at: time, precision: .nearestKeyFrame)
      let expected = keys.last { $0 <= request.time + 0.000_001 } ?? keys[0]
      expectNear(picture.actualTime.seconds, expected, within: 0.002)
    }
  }

  @Test("a frame has the size it is shown at (media rule 2.8)", arguments: shown)
  func size(_ media: MediaCase) throws {
    let image = try PosterGenerator(path: media.path).image(at: .zero).image
    #expect([image.width, image.height] == media.file.video?.displaySize)
  }

  @Test(
    "turn and mirror are applied (media rules 2.7, 4.1)",
    arguments: MediaManifest.files { $0.displayedQuads != nil })
  func orientation(_ media: MediaCase) throws {
    let image = try PosterGenerator(path: media.path).image(at: .zero).image
    let places = [
      "topLeft": (1, 1), "topRight": (3, 1), "bottomLeft": (1, 3), "bottomRight": (3, 3),
    ]
    for (name, color) in media.file.displayedQuads ?? [:] {
      let place = try #require(places[name])
      expectColor(image, image.width * place.0 / 4, image.height * place.1 / 4, color, within: 12)
    }
  }

  @Test(
    "colours come out as they went in (media rule 5.1)",
    arguments: MediaManifest.files { $0.colourQuads != nil })
  func colors(_ media: MediaCase) throws {
    let image = try PosterGenerator(path: media.path).image(at: .zero).image
    for (index, color) in (media.file.colourQuads ?? []).enumerated() {
      let (column, row) = (2 * (index % 2) + 1, 2 * (index / 2) + 1)
      expectColor(image, image.width * column / 4, image.height * row / 4, color, within: 8)
    }
  }

  @Test(
    "one colour is one colour (media rule 5.2)", arguments: MediaManifest.files { $0.rgbAll != nil }
  )
  func plain(_ media: MediaCase) throws {
    let image = try PosterGenerator(path: media.path).image(at: .zero).image
    expectColor(image, image.width / 2, image.height / 2, media.file.rgbAll ?? [], within: 2)
  }

  @Test(
    "alpha is kept (media rule 5.4)",
    arguments: MediaManifest.files { $0.alphaTruth?.hasPrefix("left") == true })
  func alpha(_ media: MediaCase) throws {
    let image = try PosterGenerator(path: media.path).image(at: .zero).image
    #expect(image[image.width / 4, image.height / 2]?.alpha == 0)
    #expect(image[image.width * 3 / 4, image.height / 2]?.alpha == 255)
  }

  @Test(
    "high dynamic range is tone mapped (media rule 5.3)",
    arguments: MediaManifest.files { $0.hdr != nil })
  func toneMapping(_ media: MediaCase) throws {
    let warnings = try VideoProbe().metadata(ofFileAt: media.path).warnings
    #expect(warnings == ["high dynamic range is tone mapped in pictures"])
    let image = try PosterGenerator(path: media.path).image(at: .zero).image
    #expect(image.bytes.contains { $0 < 250 } && image.bytes.contains { $0 > 5 })
  }

  @Test(
    "a poster shows something (media rules 6.1, 6.4)",
    arguments: MediaManifest.files { $0.posterFrom != nil })
  func poster(_ media: MediaCase) throws {
    let picture = try PosterGenerator(path: media.path).poster()
    #expect(picture.actualTime.seconds >= (media.file.posterFrom ?? 0) - 0.002)
    #expect(picture.requestedTime == nil)
  }

  @Test("a poster comes wherever a frame does (media rule 6.3)", arguments: shown)
  func anyPoster(_ media: MediaCase) throws {
    #expect(throws: Never.self) { try PosterGenerator(path: media.path).poster() }
  }

  @Test("a file without frames says why (media rule 7)", arguments: failing)
  func errors(_ media: MediaCase) throws {
    let generator = PosterGenerator(path: media.path)
    let accepted = media.file.acceptedErrors
    let first = #expect(throws: VideoError.self) { try generator.poster() }
    #expect(accepted.contains(first?.kind.name ?? ""), "\(String(describing: first))")
    let second = #expect(throws: VideoError.self) { try generator.image(at: .zero) }
    #expect(accepted.contains(second?.kind.name ?? ""), "\(String(describing: second))")
    #expect(second?.message.isEmpty == false)
  }

  @Test(
    "a hostile file gives a picture or an error, and probing too (media rule 8.3)",
    arguments: MediaManifest.files { $0.kind == "hostile" })
  func hostile(_ media: MediaCase) {
    for body in [
      { _ = try PosterGenerator(path: media.path).poster() },
      { _ = try PosterGenerator(path: media.path).image(at: .distantFuture) },
      { _ = try VideoProbe().metadata(ofFileAt: media.path) },
    ] {
      do { try body() } catch { #expect(error is VideoError) }
    }
  }

  @Test(
    "a cover is there beside a video and alone (media rule 2.15)",
    arguments: MediaManifest.files { $0.cover != nil })
  func cover(_ media: MediaCase) throws {
    let image = try VideoProbe().cover(ofFileAt: media.path)
    expectColor(image, image.width / 2, image.height / 2, media.file.cover ?? [], within: 12)
  }

  private func expectColor(
    _ image: PixelImage, _ x: Int, _ y: Int, _ known: [Int], within tolerance: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let seen = image[x, y].map { [Int($0.red), Int($0.green), Int($0.blue)] } ?? []
    let differences = zip(seen, known).map { abs($0 - $1) }
    #expect(
      differences.count == 3 && differences.allSatisfy { $0 <= tolerance },
      "\(seen) for \(known) at \(x), \(y)", sourceLocation: sourceLocation)
  }
}
