internal import CChafa
import Glibc

/// libchafa, opened at run time: without it pictures are half blocks, and nothing else is amiss.
///
/// ```swift
/// let chafa = try? ChafaLibrary()
/// let picture = SymbolPicture(pixels, size: size, symbols: .sextant, depth: .trueColor, by: chafa)
/// ```
///
/// Sendable: the functions were found before this value existed, and are never changed or freed; chafa
/// keeps its pictures in objects of their own.
@safe public struct ChafaLibrary: @unchecked Sendable {
  private let library: OpaquePointer

  /// Why the library cannot be used.
  public struct Missing: Error, Hashable, Sendable, CustomStringConvertible {
    /// The dynamic linker's reason.
    public let reason: String

    /// What is missing, and what to install.
    public var description: String { "libchafa cannot be loaded (\(reason)): install libchafa0" }
  }

  /// The name of the library's file, of every version since 1.0.
  public static let fileName = "libchafa.so.0"

  /// Opens the library.
  ///
  /// - Parameter fileName: Its name, or its path.
  /// - Throws: `Missing` where there is none, or where it is older than 1.8.
  public init(fileName: String = ChafaLibrary.fileName) throws(Missing) {
    var reason = [CChar](repeating: 0, count: 256)
    guard let opened = unsafe cchafa_open(fileName, &reason, reason.count) else {
      let words = reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw Missing(reason: String(decoding: words, as: UTF8.self))
    }
    unsafe library = opened
  }

  /// Draws pixels of red, green, blue and alpha as characters, a cell each.
  ///
  /// - Returns: nil where there is no memory, or where the bytes do not fit the size.
  func cells(
    _ rgba: [UInt8], width: Int, height: Int, columns: Int, rows: Int, _ symbols: CChafaSymbols,
    _ colors: CChafaColors
  ) -> [CChafaCell]? {
    unsafe withPicture(rgba, width, height, columns, rows) { picture in
      var cells = [CChafaCell](
        repeating: CChafaCell(scalar: 0x20, foreground: -1, background: -1),
        count: columns * rows)
      var picture = unsafe picture
      let isDrawn = unsafe cchafa_draw(library, &picture, symbols, colors, &cells)
      return isDrawn ? cells : nil
    }
  }

  /// Draws pixels of red, green, blue and alpha as sixels.
  ///
  /// - Returns: nil where there is no memory, or where the bytes do not fit the size.
  func sixels(
    _ rgba: [UInt8], width: Int, height: Int, columns: Int, rows: Int, cellWidth: Int,
    cellHeight: Int
  ) -> [UInt8]? {
    unsafe withPicture(rgba, width, height, columns, rows) { picture in
      var picture = unsafe picture
      var count = 0
      guard
        let bytes = unsafe cchafa_sixels(
          library, &picture, Int32(clamping: cellWidth), Int32(clamping: cellHeight), &count)
      else { return nil }
      defer { unsafe free(bytes) }
      return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
    }
  }

  @unsafe private func withPicture<Answer>(
    _ rgba: [UInt8], _ width: Int, _ height: Int, _ columns: Int, _ rows: Int,
    _ body: (CChafaPicture) -> Answer?
  ) -> Answer? {
    let sides = 1...4096
    guard sides.contains(width), sides.contains(height), sides.contains(columns),
      sides.contains(rows), rgba.count == width * height * 4
    else { return nil }
    return unsafe rgba.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return nil }
      return unsafe body(
        CChafaPicture(
          rgba: base, width: Int32(clamping: width), height: Int32(clamping: height),
          columns: Int32(clamping: columns), rows: Int32(clamping: rows)))
    }
  }
}
