import CommandLineTable
import Foundation
import VideoHeader

/// Where pictures go, and how they are written.
struct PictureOutput: Hashable {
  let naming: OutputNaming
  private let format: ImageFormat

  /// Reads `--output`, `--format` and `--quality`.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - target: The value of `--output`, or what stands for it.
  ///   - isNumbered: Whether `%d` is a picture's number.
  /// - Throws: `UsageError` for values that do not fit.
  init(_ arguments: ParsedArguments, target: String, isNumbered: Bool) throws(UsageError) {
    let isFolder = OutputNaming.isFolder(target)
    let format = try PictureFormat(arguments, output: isFolder ? nil : target)
    self.format = format.format
    naming = OutputNaming(
      target, option: PictureOptions.output, ending: format.ending, isNumbered: isNumbered)
  }

  /// Encodes a picture and writes its file, whole or not at all.
  ///
  /// - Throws: `VideoError` where it cannot be encoded, `OutputFailure`.
  func write(_ image: PixelImage, to path: String) throws {
    try Self.write(try image.encoded(as: format), to: path)
  }

  /// Writes a file, whole or not at all.
  static func write(_ bytes: [UInt8], to path: String) throws(OutputFailure) {
    // A limit on file sizes is to be an error with a message, not the end of the process.
    signal(SIGXFSZ, SIG_IGN)
    do throws(ImageFileError) {
      try ImageFile.write(bytes, to: path)
    } catch {
      throw OutputFailure(path: path, error: error)
    }
  }

  /// Whether there is a file already. Files appear whole, so that one that is there is done.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}

/// A file that could not be written.
struct OutputFailure: Error, Hashable {
  let path: String
  let error: ImageFileError
}
