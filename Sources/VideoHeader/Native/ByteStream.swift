import CLibav
import Foundation

/// libav's view of an open file (`AVIOContext`): read and seek, and no way to anything else.
@safe final class ByteStream {
  private let libav: Libav
  // The context points to the file; both live exactly as long as this object.
  private let file: InputFile
  private let context: UnsafeMutablePointer<AVIOContext>

  init(_ file: InputFile, _ libav: Libav) throws(VideoError) {
    let capacity: Int32 = 32_768
    guard let buffer = unsafe libav.call.pointee.av_malloc(Int(capacity)) else {
      throw Self.noMemory
    }
    let context = unsafe libav.call.pointee.avio_alloc_context(
      buffer.assumingMemoryBound(to: UInt8.self), capacity, 0,
      Unmanaged.passUnretained(file).toOpaque(), Self.read, nil, Self.seek)
    guard let context = unsafe context else {
      unsafe libav.call.pointee.av_free(buffer)
      throw Self.noMemory
    }
    self.libav = libav
    self.file = file
    unsafe self.context = unsafe context
  }

  deinit {
    // libav may have put a larger buffer in the place of ours.
    unsafe libav.call.pointee.av_free(context.pointee.buffer)
    var context: UnsafeMutablePointer<AVIOContext>? = unsafe context
    unsafe libav.call.pointee.avio_context_free(&context)
  }

  /// For the demuxer that owns this stream.
  @unsafe var pointer: UnsafeMutablePointer<AVIOContext> { unsafe context }

  private static let noMemory = VideoError(
    .invalidData, during: .opening, "out of memory", code: clibav_error_no_memory)

  private static let read:
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt8>?, Int32) -> Int32 = {
      opaque, bytes, count in
      guard let opaque = unsafe opaque, let bytes = unsafe bytes, count > 0 else {
        return clibav_error_end
      }
      let file = unsafe Unmanaged<InputFile>.fromOpaque(opaque).takeUnretainedValue()
      let result = unsafe file.read(into: bytes, count: Int(count))
      if result == 0 { return clibav_error_end }
      return result < 0 ? clibav_error_input : Int32(clamping: result)
    }

  private static let seek: @convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int64 = {
    opaque, offset, whence in
    guard let opaque = unsafe opaque else { return -1 }
    let file = unsafe Unmanaged<InputFile>.fromOpaque(opaque).takeUnretainedValue()
    let base: Int64
    // AVSEEK_FORCE is a wish that a file fulfils anyway.
    switch whence & 0xFFFF {
    case SEEK_SET: base = 0
    case SEEK_CUR: base = file.offset
    case SEEK_END: base = file.size
    default: return whence & clibav_seek_size != 0 ? file.size : -1
    }
    if whence & clibav_seek_size != 0 { return file.size }
    let (target, overflow) = base.addingReportingOverflow(offset)
    guard !overflow, file.move(to: target) else { return -1 }
    return target
  }
}
