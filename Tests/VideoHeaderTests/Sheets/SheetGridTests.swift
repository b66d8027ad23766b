import Testing

@testable import VideoHeader

@Suite("The grid of a sheet")
struct SheetGridTests {
  @Test(
    "has at least one picture and at most a thousand to a side",
    arguments: [(0, 1), (1, 0), (-1, 4), (1001, 1), (1, 1001), (.max, .max), (.min, 1)])
  func refused(columns: Int, rows: Int) {
    #expect(SheetGrid(columns: columns, rows: rows) == nil)
  }

  @Test("splits the length into equal stretches without a gap, and takes the middle of each")
  func stretches() throws {
    let grid = try #require(SheetGrid(columns: 3, rows: 1))
    // No third of it is a decimal fraction.
    let end = try #require(VideoTime(seconds: 1))
    let third = VideoTime(try #require(Ratio(1, 3)))
    let sixth = VideoTime(try #require(Ratio(1, 6)))
    #expect(grid.start(of: 0, end: end) == .zero)
    #expect(grid.start(of: 1, end: end) == third)
    #expect(grid.start(of: 3, end: end) == end)
    #expect(grid.time(of: 0, end: end) == sixth)
  }

  @Test("answers for the longest video and the largest grid")
  func extremes() throws {
    let grid = try #require(SheetGrid(columns: 1000, rows: 1000))
    // A hundred days in nanoseconds share no factor with twice a million.
    let end = VideoTime(try #require(Ratio(8_640_000_123_456_789, 1_000_000_007)))
    let last = grid.start(of: 999_999, end: end)
    let middle = grid.time(of: 999_999, end: end)
    #expect(last < middle && middle < end)
    #expect(abs(middle.seconds - end.seconds * (1 - 0.5e-6)) < 1e-6)
  }
}
