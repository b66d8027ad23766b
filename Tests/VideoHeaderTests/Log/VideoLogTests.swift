import Synchronization
import Testing

@testable import VideoHeader

@Suite("The log", .serialized)
struct VideoLogTests {
  @Test("folds repeated lines and tells the last one when the handler goes")
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
}
