import Foundation
import Testing
import _TestSupport

@Suite("Pictures of showcase show")
struct PictureTests {
  private func show(_ arguments: [String], environment: [String: String] = [:]) throws
    -> BuiltProgram.Result
  {
    try showcaseProgram.run(
      ["show", "--cells", "80x20", "--offset", "640"] + arguments, environment: environment)
  }

  @Test("on a pipe names stand in frames, unless pictures are asked for")
  func plain() throws {
    let plain = try show([])
    #expect(plain.output.contains("car1"))
    #expect(try show(["--images", "none"]).output == plain.output)
    let ascii = try show(["--images", "ascii"])
    #expect(ascii.status == 0)
    #expect(!ascii.output.contains("car1"))
    #expect(!ascii.output.contains("\u{1B}"))
    #expect(ascii.output.contains("Car 1"))
  }

  @Test(
    "each kind of characters, each depth",
    arguments: [
      ("sextant", "24", "\u{1B}[38;2;"), ("quadrant", "8", "\u{1B}[38;5;"), ("half", "4", "▀"),
      ("ascii", "24", "38;2;"),
    ])
  func characters(images: String, depth: String, part: String) throws {
    let run = try show(["--color", "always", "--images", images, "--depth", depth])
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains(part))
    #expect(!run.output.contains("car1"))
    let hasSextants = run.output.unicodeScalars.contains { (0x1FB00...0x1FB3B).contains($0.value) }
    #expect(hasSextants == (images == "sextant"))
    if depth != "24" { #expect(!run.output.contains("8;2;")) }
  }

  @Test(
    "pixels by each protocol, over lines that keep their place",
    arguments: [
      ("kitty", "\u{1B}_Ga=t,f=32,"), ("iterm2", "\u{1B}]1337;File=inline=1;"),
      ("sixel", "\u{1B}P"),
    ])
  func pixels(images: String, start: String) throws {
    let run = try show(["--images", images])
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains(start))
    #expect(run.output.hasSuffix("\u{1B}8"))
    let lines = run.output.prefix { $0 != "\u{1B}" }
    #expect(lines.filter { $0 == "\n" }.count == 20)
    #expect(lines.contains("Car 1"))
  }

  @Test("without chafa pictures are half blocks, and only who asked for it is told")
  func withoutChafa() throws {
    let environment = ["VITRINE_CHAFA": "libnothing.so.0"]
    let half = try show(["--color", "always", "--depth", "24"], environment: environment)
    #expect(half.errors.isEmpty)
    let asked = try show(
      ["--color", "always", "--depth", "24", "--images", "sextant"], environment: environment)
    #expect(asked.status == 0)
    #expect(asked.errors.contains("libnothing.so.0"))
    #expect(asked.errors.contains("install libchafa0"))
    #expect(asked.output == half.output)
    let ascii = try show(["--images", "ascii"], environment: environment)
    #expect(ascii.status == 0)
    #expect(ascii.output.contains("@") || ascii.output.contains("%"))
  }

  @Test("a protocol or a depth that is none is a wrong line")
  func wrong() throws {
    let images = try show(["--images", "gif"])
    #expect(images.status == 2)
    #expect(images.errors.contains("one of auto, kitty, iterm2, sixel"))
    #expect(try show(["--depth", "16"]).status == 2)
  }
}
