import CommandLineTable
import Foundation
import Testing
import _TestSupport

@testable import showcase

@Suite("Names of outputs")
struct OutputNamingTests {
  private static let option = OptionSpecification("output", value: "FILE", "")

  private func naming(_ text: String, isNumbered: Bool = true) -> OutputNaming {
    OutputNaming(text, option: Self.option, ending: ".png", isNumbered: isNumbered)
  }

  @Test(
    "are made of the video's name and the picture's number",
    arguments: [
      ("new/", "a/clip.mp4", 7, "new/clip-0007.png"),
      ("new/", "clip", 12345, "new/clip-12345.png"),
      ("f%d.jpg", "a/clip.mp4", 7, "f7.jpg"),
      ("f%03d.jpg", "a/clip.mp4", 7, "f007.jpg"),
      ("f%09d.jpg", "clip.mp4", 1, "f000000001.jpg"),
      ("f%00d.jpg", "clip.mp4", 1, "f%00d.jpg"),
      ("f%3d.jpg", "clip.mp4", 1, "f%3d.jpg"),
      ("f%0ad.jpg", "clip.mp4", 1, "f%0ad.jpg"),
      ("%s.jpg", "a/clip.tar.mp4", 1, "clip.tar.jpg"),
      ("%f.jpg", "a/clip.mp4", 1, "clip.mp4.jpg"),
      ("%s.jpg", ".mp4", 1, ".mp4.jpg"),
      ("%s.jpg", "%s%d.mp4", 1, "%s%d.jpg"),
      ("%h/%s.jpg", "a/b/clip.mp4", 1, "a/b/clip.jpg"),
      ("%h/%s.jpg", "clip.mp4", 1, "./clip.jpg"),
      ("%h/%s.jpg", "/clip.mp4", 1, "/clip.jpg"),
      ("%h/", "a/clip.mp4", 2, "a/clip-0002.png"),
      ("x/%h/%s.jpg", "a/clip.mp4", 1, "x/%h/clip.jpg"),
      ("%%s-100%.jpg", "clip.mp4", 1, "%s-100%.jpg"),
      ("%", "clip.mp4", 1, "%"),
      ("%s-%02d-%f", "é.mp4", 3, "é-03-é.mp4"),
    ])
  func path(text: String, video: String, number: Int, expected: String) {
    #expect(naming(text).path(of: video, number: number) == expected)
  }

  @Test("have no number where there is one picture")
  func withoutNumber() {
    #expect(naming("new/", isNumbered: false).path(of: "clip.mp4") == "new/clip.png")
    #expect(naming("f%d.jpg", isNumbered: false).path(of: "clip.mp4") == "f%d.jpg")
  }

  @Test("in a folder that is there are literal, whatever its name")
  func oddFolder() throws {
    let folder = try TemporaryFolder()
    let odd = folder.url.appendingPathComponent("100%s %d")
    try FileManager.default.createDirectory(at: odd, withIntermediateDirectories: false)
    #expect(naming(odd.path).path(of: "clip.mp4", number: 1) == odd.path + "/clip-0001.png")
  }

  @Test(
    "tell videos and pictures apart, or do not",
    arguments: [
      ("out/", true, true, true), ("a.jpg", false, false, true), ("%s.jpg", true, false, true),
      ("%d.jpg", false, true, true), ("%s-%d.jpg", true, true, true),
      ("%s%d.jpg", true, true, false), ("%d%f.jpg", true, true, false),
      ("%s1%d.jpg", true, true, false), ("%s1-%d.jpg", true, true, true),
      ("%d-1%s.jpg", true, true, true), ("%h/%d_%s.jpg", true, true, true),
    ])
  func apart(text: String, perVideo: Bool, perPicture: Bool, isUnambiguous: Bool) {
    let naming = naming(text)
    #expect(naming.isPerVideo == perVideo)
    #expect(naming.isPerPicture == perPicture)
    #expect(naming.isUnambiguous == isUnambiguous)
  }
}
