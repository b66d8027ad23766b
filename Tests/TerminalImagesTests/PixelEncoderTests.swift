import TerminalImages
import TerminalKit
import Testing

@Suite("Pictures in pixels")
struct PixelEncoderTests {
  static let sizes = [(1, 1), (2, 3), (7, 5), (33, 31), (64, 64), (200, 90)]

  @Test("kitty gets every pixel back, in pieces that fit", arguments: sizes)
  func kitty(width: Int, height: Int) throws {
    let pixels = try #require(SamplePictures.noise(width, height, seed: 1))
    let decoded = try PixelDecoders.kitty(PixelEncoder.kittyTransmission(pixels, id: 9))
    #expect(decoded.commands.isEmpty)
    #expect(decoded.pictures.keys.map { $0 } == [9])
    #expect(
      decoded.pictures[9]
        == PixelDecoders.Kitty.Picture(width: width, height: height, rgba: pixels.rgba))
  }

  @Test("kitty is told where to show which part, and what to take away")
  func kittyCommands() throws {
    let part = PixelPart(x: 1, y: 2, width: 30, height: 40)
    let size = CellSize(columns: 5, rows: 6)
    let bytes =
      PixelEncoder.kittyPlacement(id: 7, placement: 3, part: part, size: size)
      + PixelEncoder.kittyDeletion(id: 7, placement: 3)
      + PixelEncoder.kittyDeletion(id: 7, placement: nil)
    let commands = try PixelDecoders.kitty(bytes).commands
    #expect(
      commands == [
        [
          "a": "p", "i": "7", "p": "3", "x": "1", "y": "2", "w": "30", "h": "40", "c": "5",
          "r": "6", "C": "1", "z": "-1", "q": "2",
        ], ["a": "d", "d": "i", "i": "7", "p": "3", "q": "2"],
        ["a": "d", "d": "I", "i": "7", "q": "2"],
      ])
  }

  @Test("iTerm2 gets a PNG of every pixel", arguments: sizes)
  func iterm2(width: Int, height: Int) throws {
    let pixels = try #require(SamplePictures.noise(width, height, seed: 2))
    let size = CellSize(columns: 4, rows: 2)
    let (keys, file) = try PixelDecoders.iterm2(PixelEncoder.iterm2(pixels, size: size))
    #expect(keys["inline"] == "1")
    #expect(keys["size"] == "\(file.count)")
    #expect(keys["width"] == "4")
    #expect(keys["height"] == "2")
    let image = try StoredPNG(file)
    #expect(image.width == width)
    #expect(image.height == height)
    #expect(image.rgba == pixels.rgba)
  }

  @Test("sixels show the picture's colours in its place")
  func sixels() throws {
    let chafa = try ChafaLibrary()
    let pixels = try #require(
      SamplePictures.blocks(
        [[true, false], [false, true]], width: 16, height: 16, [255, 0, 0], [0, 0, 255]))
    let bytes = try #require(
      PixelEncoder.sixel(
        pixels, size: CellSize(columns: 4, rows: 2),
        cell: TerminalProfile.PixelSize(width: 8, height: 16), by: chafa))
    let picture = try SixelPicture(bytes)
    #expect(picture.width == 32)
    // Whole bands of six pixels, so that the row below is never touched.
    #expect(picture.height == 30)
    for (x, y, red, blue) in [(4, 4, 100, 0), (28, 4, 0, 100), (4, 28, 0, 100), (28, 28, 100, 0)] {
      let color = try #require(picture.color(x, y))
      #expect(abs(color.red - red) <= 2)
      #expect(color.green <= 2)
      #expect(abs(color.blue - blue) <= 2)
    }
  }

  @Test("without chafa there are no sixels")
  func withoutChafa() throws {
    let pixels = try #require(SamplePictures.noise(8, 8, seed: 3))
    let cell = TerminalProfile.PixelSize(width: 8, height: 16)
    let size = CellSize(columns: 1, rows: 1)
    #expect(PixelEncoder.sixel(pixels, size: size, cell: cell, by: nil) == nil)
  }

  @Test("a picture has a side from 1 to 4096 and four bytes a pixel")
  func pixels() {
    #expect(ImagePixels(width: 0, height: 1, rgba: []) == nil)
    #expect(ImagePixels(width: 1, height: 4097, rgba: Array(repeating: 0, count: 16_388)) == nil)
    #expect(ImagePixels(width: 1, height: 1, rgba: [1, 2, 3]) == nil)
    #expect(ImagePixels(width: -1, height: -1, rgba: [1, 2, 3, 4]) == nil)
  }
}
