import Testing

@testable import showcase

@Suite("A list of names")
struct NameListTests {
  @Test(
    "has a name a line, or one before each NUL",
    arguments: [
      ("", []), ("a.mp4", ["a.mp4"]), ("a\nb\n", ["a", "b"]), ("a\r\nb\r\n", ["a", "b"]),
      ("\n\na\n\n", ["a"]), (" a \n", [" a "]), ("\u{FEFF}a\nb", ["a", "b"]),
      ("-\n--json\nhttp://x/y\n%d.mp4\n", ["-", "--json", "http://x/y", "%d.mp4"]),
      ("a\nb\0c\r\0", ["a\nb", "c\r"]), ("a\0\0b", ["a", "b"]), ("é\n漢", ["é", "漢"]),
    ])
  func names(text: String, names: [String]) {
    #expect(NameList(Array(text.utf8)).names == names)
  }

  @Test("keeps line breaks in names where NUL bytes are said to end them")
  func nullSeparated() {
    #expect(NameList(Array("a\nb".utf8), isNullSeparated: true).names == ["a\nb"])
    #expect(NameList(Array("\u{FEFF}a\0".utf8)).names == ["\u{FEFF}a"])
  }

  @Test("replaces bytes that are no UTF-8, so that the name is still one")
  func invalid() {
    #expect(NameList([0x61, 0xFF, 0x0A, 0x62]).names == ["a\u{FFFD}", "b"])
  }
}
