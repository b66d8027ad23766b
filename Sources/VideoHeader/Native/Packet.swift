import CLibav

/// One compressed sample (`AVPacket`).
@safe final class Packet {
  private let libav: Libav
  private let packet: UnsafeMutablePointer<AVPacket>

  init(_ libav: Libav) throws(VideoError) {
    guard let packet = unsafe libav.call.pointee.av_packet_alloc() else {
      throw VideoError(
        .decodeFailed, during: .reading, "out of memory", code: clibav_error_no_memory)
    }
    self.libav = libav
    unsafe self.packet = unsafe packet
  }

  deinit {
    var packet: UnsafeMutablePointer<AVPacket>? = unsafe packet
    unsafe libav.call.pointee.av_packet_free(&packet)
  }

  /// For the demuxer and the decoder.
  @unsafe var pointer: UnsafeMutablePointer<AVPacket> { unsafe packet }

  /// Lets go of the sample.
  func clear() { unsafe libav.call.pointee.av_packet_unref(packet) }

  /// Fills the packet with bytes from memory and the padding that decoders read past them.
  func fill(with bytes: [UInt8]) throws(VideoError) {
    clear()
    guard let count = Int32(exactly: bytes.count) else {
      throw VideoError(.invalidData, during: .reading, "the image is too large")
    }
    let code = unsafe libav.call.pointee.av_new_packet(packet, count)
    try libav.check(code, during: .reading, as: .decodeFailed, "cannot hold the image")
    unsafe bytes.withUnsafeBufferPointer { source in
      guard let base = source.baseAddress, let data = unsafe packet.pointee.data else { return }
      unsafe data.update(from: base, count: source.count)
    }
  }

  /// A copy of the sample's bytes.
  var bytes: [UInt8] {
    guard let data = unsafe packet.pointee.data, unsafe packet.pointee.size > 0 else { return [] }
    return unsafe Array(UnsafeBufferPointer(start: data, count: Int(packet.pointee.size)))
  }

  /// Holds the same sample as another packet.
  func share(_ other: Packet) throws(VideoError) { try unsafe share(other.packet) }

  /// Holds the same sample as the packet `other` points to.
  @unsafe func share(_ other: UnsafePointer<AVPacket>) throws(VideoError) {
    clear()
    let code = unsafe libav.call.pointee.av_packet_ref(packet, other)
    try libav.check(code, during: .reading, as: .decodeFailed, "cannot hold the sample")
  }

  var streamIndex: Int { unsafe Int(packet.pointee.stream_index) }
  /// `AV_PKT_FLAG_KEY`.
  var isKey: Bool { unsafe packet.pointee.flags & AV_PKT_FLAG_KEY != 0 }
  /// `AV_PKT_FLAG_DISCARD`: decoded for others' sake, hidden by an edit list.
  var isHidden: Bool { unsafe packet.pointee.flags & AV_PKT_FLAG_DISCARD != 0 }
  /// `AV_PKT_FLAG_CORRUPT`.
  var isCorrupt: Bool { unsafe packet.pointee.flags & AV_PKT_FLAG_CORRUPT != 0 }
  var decodeTicks: Int64? { Self.known(unsafe packet.pointee.dts) }
  var presentationTicks: Int64? { Self.known(unsafe packet.pointee.pts) }
  /// In ticks, 0 where unknown.
  var duration: Int64 { unsafe max(packet.pointee.duration, 0) }

  private static func known(_ ticks: Int64) -> Int64? {
    ticks == clibav_no_timestamp ? nil : ticks
  }
}
