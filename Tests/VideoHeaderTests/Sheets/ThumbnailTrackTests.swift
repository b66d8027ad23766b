import Foundation
import Testing

@testable import VideoHeader

@Suite("A track of thumbnails")
struct ThumbnailTrackTests {
  private func sheet(columns: Int, rows: Int, seconds: Double) throws -> ContactSheet {
    let grid = try #require(SheetGrid(columns: columns, rows: rows))
    let end = try #require(VideoTime(seconds: seconds))
    let canvas = try SheetCanvas(
      grid, tileSize: PixelSize(width: 16, height: 9), limits: VideoLimits())
    let tiles = (0..<grid.count).map { index in
      let (x, y) = canvas.origin(of: index)
      return ContactSheet.Tile(
        x: x, y: y, start: grid.start(of: index, end: end),
        end: grid.start(of: index + 1, end: end), actualTime: .zero)
    }
    return ContactSheet(
      image: try canvas.image(), grid: grid, tileSize: canvas.tileSize, tiles: tiles,
      isDamaged: false)
  }

  @Test("has a cue for each picture, from its start to the next one's, with its rectangle")
  func cues() throws {
    let track = ThumbnailTrack(
      of: try sheet(columns: 2, rows: 2, seconds: 14402.5), address: "sheet.jpg")
    #expect(
      track.text == """
        WEBVTT

        00:00:00.000 --> 01:00:00.625
        sheet.jpg#xywh=0,0,16,9

        01:00:00.625 --> 02:00:01.250
        sheet.jpg#xywh=16,0,16,9

        02:00:01.250 --> 03:00:01.875
        sheet.jpg#xywh=0,9,16,9

        03:00:01.875 --> 04:00:02.500
        sheet.jpg#xywh=16,9,16,9

        """)
  }

  @Test("has no cue that ends where it starts, and none for no length")
  func shortStretches() throws {
    let short = ThumbnailTrack(of: try sheet(columns: 10, rows: 1, seconds: 0.004), address: "s")
    let cues = short.text.split(separator: "\n").filter { $0.contains("-->") }
    #expect(cues == (0..<4).map { "00:00:00.00\($0) --> 00:00:00.00\($0 + 1)" })
    let none = ThumbnailTrack(of: try sheet(columns: 2, rows: 1, seconds: 0), address: "s")
    #expect(none.text == "WEBVTT\n")
  }

  @Test("counts hours beyond a hundred")
  func hours() throws {
    let track = ThumbnailTrack(of: try sheet(columns: 1, rows: 1, seconds: 360_000), address: "s")
    #expect(track.text.contains("--> 100:00:00.000\n"))
  }

  @Test(
    "names its sheet relative to itself, and nothing in a name is read as more than a name",
    arguments: [
      ("out/sheet.jpg", "out/sheet.vtt", "sheet.jpg"),
      ("sheet.jpg", "./sheet.vtt", "sheet.jpg"),
      ("img/a.jpg", "tracks/a.vtt", "../img/a.jpg"),
      ("a.jpg", "x/y/a.vtt", "../../a.jpg"),
      ("x/y/a.jpg", "a.vtt", "x/y/a.jpg"),
      ("x/../a.jpg", "a.vtt", "a.jpg"),
      ("/a/b.jpg", "/a/b.vtt", "b.jpg"),
      ("a b#c?d%.jpg", "a.vtt", "a%20b%23c%3Fd%25.jpg"),
      ("http:x.jpg", "a.vtt", "http%3Ax.jpg"),
      ("é-->\n&<.jpg", "a.vtt", "%C3%A9--%3E%0A%26%3C.jpg"),
    ])
  func address(sheet: String, track: String, expected: String) {
    #expect(ThumbnailTrack.address(ofFile: sheet, fromFile: track) == expected)
  }
}
