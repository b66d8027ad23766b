import Foundation
import Testing

@testable import VideoHeader

@Suite("A contact sheet")
struct ContactSheetTests {
  private func generator(
    _ name: String, maximumSize: PixelSize = PixelSize(width: 80, height: 80)
  ) -> PosterGenerator {
    var settings = PosterGenerator.Settings()
    settings.maximumSize = maximumSize
    return PosterGenerator(path: PosterGeneratorTests.media(name), settings: settings)
  }

  /// The part of a sheet that a picture has.
  private func part(_ sheet: ContactSheet, _ tile: ContactSheet.Tile) throws -> PixelImage {
    let size = sheet.tileSize
    let rows = (tile.y..<tile.y + size.height).flatMap { y in
      let start = y * sheet.image.rowBytes + tile.x * 4
      return sheet.image.bytes[start..<start + size.width * 4]
    }
    return try #require(PixelImage(width: size.width, height: size.height, bytes: rows))
  }

  @Test("shows the frames in the middle of equal stretches, row by row", arguments: [1, 2, 3, 99])
  func exactFrames(jobs: Int) throws {
    let grid = try #require(SheetGrid(columns: 5, rows: 2))
    let sheet = try generator("h264-bframes-faststart.mp4").contactSheet(grid, jobs: jobs)
    #expect(sheet.tileSize == PixelSize(width: 80, height: 45))
    #expect(sheet.image.size == PixelSize(width: 400, height: 90))
    #expect(sheet.tiles.count == 10)
    #expect(!sheet.isDamaged)
    for (index, tile) in sheet.tiles.enumerated() {
      #expect(tile.x == index % 5 * 80 && tile.y == index / 5 * 45)
      // Fifty frames of 0.04 s: each stretch has five of them.
      let number = 5 * index + 2
      #expect(tile.actualTime == VideoTime(seconds: Double(number) * 0.04))
      let shown = FrameCode(in: try part(sheet, tile), bars: 2)
      #expect(shown.matches(FrameCode(number, drawnAs: "two")), "\(index): \(shown)")
    }
    #expect(zip(sheet.tiles, sheet.tiles.dropFirst()).allSatisfy { $0.end == $1.start })
    #expect(sheet.tiles.last?.end == VideoTime(seconds: 2))
  }

  @Test("takes key frames where they are asked for")
  func keyFrames() throws {
    let grid = try #require(SheetGrid(columns: 4, rows: 1))
    let sheet = try generator("h264-bframes-faststart.mp4")
      .contactSheet(grid, precision: .nearestKeyFrame)
    #expect(sheet.tiles.map(\.actualTime.seconds) == [0, 0.48, 0.96, 1.44])
  }

  @Test("of fewer frames than places repeats them")
  func repeated() throws {
    let grid = try #require(SheetGrid(columns: 3, rows: 2))
    let sheet = try generator("single-frame.mp4").contactSheet(grid)
    #expect(Set(sheet.tiles.map(\.actualTime)) == [.zero])
    let parts = try sheet.tiles.map { try part(sheet, $0) }
    #expect(Set(parts).count == 1)
  }

  @Test("larger than pictures may be is refused before it is made")
  func tooLarge() throws {
    let long = try #require(SheetGrid(columns: 1000, rows: 1))
    let many = try #require(SheetGrid(columns: 100, rows: 100))
    let error = #expect(throws: VideoError.self) {
      try generator("h264-bframes-faststart.mp4").contactSheet(long)
    }
    #expect(error?.kind == .limitExceeded(.dimension))
    #expect(error?.message.contains("80000x45") == true)
    #expect(
      #expect(throws: VideoError.self) {
        try generator("h264-bframes-faststart.mp4", maximumSize: PixelSize(width: 0, height: 0))
          .contactSheet(many)
      }?.kind == .limitExceeded(.pixels))
  }

  @Test(
    "of a file without frames fails as a picture of it does",
    arguments: [
      ("audio-only.mp4", "noVideoTrack"), ("zero-frames-fmp4-init.mp4", "noFrames"),
      ("x-empty.mp4", "notMedia"),
    ])
  func failures(name: String, kind: String) throws {
    let grid = try #require(SheetGrid(columns: 2, rows: 2))
    let error = #expect(throws: VideoError.self) {
      try generator(name).contactSheet(grid, jobs: 2)
    }
    #expect(error?.kind.name == kind)
  }

  @Test("tells of damage on the way to a picture")
  func damage() throws {
    let grid = try #require(SheetGrid(columns: 4, rows: 1))
    #expect(try generator("x-truncated-mdat-half.mp4").contactSheet(grid).isDamaged)
  }

  @Test("centres a picture of another size in its place, and cuts what does not fit")
  func otherSizes() throws {
    let grid = try #require(SheetGrid(columns: 2, rows: 1))
    var canvas = try SheetCanvas(
      grid, tileSize: PixelSize(width: 3, height: 2), limits: VideoLimits())
    let tall = try #require(
      PixelImage(
        width: 1, height: 4, bytes: [1, 2, 3, 4].flatMap { [$0, $0, $0, 255] as [UInt8] }))
    canvas.put(tall, at: 1)
    let image = try canvas.image()
    let reds = (0..<2).map { y in (0..<6).map { x in image[x, y]?.red ?? 99 } }
    #expect(reds == [[0, 0, 0, 0, 2, 0], [0, 0, 0, 0, 3, 0]])
    #expect(image[0, 0]?.alpha == 0)
  }
}
