import CLibav

extension Demuxer {
  /// The size of a stream's pictures by its headers (`codecpar`); 0 where they do not tell.
  func headerSize(of index: Int) -> PixelSize {
    guard let parameters = unsafe stream(index)?.pointee.codecpar else {
      return PixelSize(width: 0, height: 0)
    }
    return unsafe PixelSize(
      width: Int(max(parameters.pointee.width, 0)), height: Int(max(parameters.pointee.height, 0)))
  }
}

extension MediaDecoder {
  /// Whether blocks of frames that no other frame is made from are left unsmoothed
  /// (`skip_loop_filter`, `AVDISCARD_NONREF`): it saves a tenth, and what comes after stays exact.
  var skipsSmoothing: Bool {
    get { unsafe pointer.pointee.skip_loop_filter == AVDISCARD_NONREF }
    set {
      unsafe pointer.pointee.skip_loop_filter = newValue ? AVDISCARD_NONREF : AVDISCARD_DEFAULT
    }
  }
}
