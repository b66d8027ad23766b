import Synchronization
import Testing

@testable import VideoHeader

@Suite("The log", .serialized)
struct VideoLogTests {
  @Test("folds repeated lines and tells the last one when the handler goes (media rule 8.5)")
  func folds() {
    let heard = Mutex<[VideoLog.Message]>([])
    VideoLog.setHandler { message in
      // Other tests decode meanwhile: only our own lines count.
      if message.text.hasPrefix("own") { heard.withLock { $0.append(message) } }
    }
    for line in ["own a\n", "own b\n"] { VideoLog.receive(level: 16, line: line) }
    VideoLog.setHandler(nil)
    VideoLog.receive(level: 16, line: "own c\n")
    let texts = heard.withLock { $0.map(\.text) }
    #expect(texts == ["own a", "own b"])
    #expect(heard.withLock { $0.allSatisfy(\.isError) })
  }

  @Test(
    "a message says what it means for the picture",
    arguments: [
      ("[h264 @ 0x1] error while decoding MB 3 4, bytestream 12", true, "a part of a picture"),
      ("[h264 @ 0x1] no frame!", true, "a picture is lost"),
      ("[mov,mp4 @ 0x1] moov atom not found", true, "cut short before its index"),
      ("[h264 @ 0x1] non-existing PPS 0 referenced", true, "until the next key frame"),
      ("[mpegts @ 0x1] Packet corrupt (stream = 0, dts = 9).", false, "a stretch of the file"),
      ("[mov,mp4 @ 0x1] stream 0, offset 0x99: partial file", true, "near its end"),
      ("[swscaler @ 0x1] deprecated pixel format used", false, "not affected"),
      ("[x @ 0x1] what nobody has seen before", true, "something in the file is broken"),
      ("[x @ 0x1] what nobody has seen before", false, "marked as damaged"),
    ])
  func meaning(line: String, isError: Bool, words: String) {
    let message = VideoLog.Message(isError: isError, text: line, count: 1)
    #expect(message.meaning.contains(words), "\(message.meaning)")
  }

  @Test("a broken file is told of while it is read, with a meaning")
  func broken() throws {
    let heard = Mutex<[VideoLog.Message]>([])
    VideoLog.setHandler { message in heard.withLock { $0.append(message) } }
    let path = PosterGeneratorTests.media("x-bitflips-mdat.mp4")
    for tenth in 0..<20 {
      _ = try? PosterGenerator(path: path).image(
        at: VideoTime(seconds: Double(tenth) / 10) ?? .zero)
    }
    VideoLog.setHandler(nil)
    let messages = heard.withLock { $0 }
    #expect(!messages.isEmpty)
    #expect(messages.allSatisfy { !$0.meaning.isEmpty && !$0.text.hasSuffix("\n") })
  }
}
