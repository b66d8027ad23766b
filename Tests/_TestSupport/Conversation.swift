public import Foundation

/// A program that runs and is talked to: lines go in and answers come out while it runs.
public final class Conversation {
  /// The process, to be signalled or asked how it ended.
  public let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var waiting = Data()

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - arguments: The arguments after its name.
  /// - Throws: What starting it throws.
  public init(_ program: BuiltProgram, _ arguments: [String]) throws {
    process.prepare(program.url, arguments)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// Sends a line.
  public func send(_ line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// The next line that comes, without its end; nil when the program has closed its output.
  public func receive() -> String? {
    while true {
      if let end = waiting.firstIndex(of: UInt8(ascii: "\n")) {
        defer { waiting = Data(waiting[(end + 1)...]) }
        return String(decoding: waiting[..<end], as: UTF8.self)
      }
      let piece = output.fileHandleForReading.availableData
      if piece.isEmpty { return nil }
      waiting += piece
    }
  }

  /// Closes the program's input and waits for its end.
  ///
  /// - Returns: The exit code; for a run ended by a signal, 128 and the signal's number.
  public func end() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    let signalled = process.terminationReason == .uncaughtSignal
    return process.terminationStatus + (signalled ? 128 : 0)
  }
}
