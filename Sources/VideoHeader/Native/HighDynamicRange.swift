import CLibav

/// What is known of a frame's light where its transfer is PQ or HLG (media rule 5.3).
struct HighDynamicRange: Hashable {
  let transfer: ToneMap.Transfer
  /// The brightest light of the master in nits, nil where it is not told.
  let peak: Double?

  /// Nil for a frame of standard range: the transfer decides, not the primaries.
  init?(of frame: DecodedFrame, _ libav: Libav) {
    switch unsafe frame.pointer.pointee.color_trc {
    case AVCOL_TRC_SMPTE2084: transfer = .pq
    case AVCOL_TRC_ARIB_STD_B67: transfer = .hlg
    default: return nil
    }
    let data = unsafe libav.call.pointee.av_frame_get_side_data(
      frame.pointer, AV_FRAME_DATA_MASTERING_DISPLAY_METADATA)
    guard let data = unsafe data, let bytes = unsafe data.pointee.data,
      unsafe data.pointee.size >= MemoryLayout<AVMasteringDisplayMetadata>.size
    else {
      peak = nil
      return
    }
    let master = unsafe UnsafeRawPointer(bytes).loadUnaligned(as: AVMasteringDisplayMetadata.self)
    peak =
      master.has_luminance != 0
      ? VideoTrack.positive(master.max_luminance)?.value : nil
  }
}
