import CLibav

/// Which matrix and range a picture's numbers are in (media rule 5.1).
@safe struct ColorRule: Hashable {
  /// libav's number of the matrix, as `sws_getCoefficients` takes it.
  let matrix: Int32
  let isFullRange: Bool
  /// Whether the components are red, green and blue already.
  let isRGB: Bool

  /// By the frame's own tags, else by the size: HD is BT.709, smaller is BT.601, both in limited range.
  init(of frame: DecodedFrame, _ libav: Libav) {
    let format = frame.format
    let descriptor = unsafe libav.call.pointee.av_pix_fmt_desc_get(format)
    isRGB = unsafe (descriptor?.pointee.flags ?? 0) & clibav_flag_rgb != 0
    let space = unsafe frame.pointer.pointee.colorspace
    switch space {
    case AVCOL_SPC_UNSPECIFIED, AVCOL_SPC_RGB, AVCOL_SPC_RESERVED, AVCOL_SPC_YCGCO:
      let size = frame.size
      matrix = size.height >= 720 || size.width >= 1280 ? SWS_CS_ITU709 : SWS_CS_ITU601
    case AVCOL_SPC_BT709: matrix = SWS_CS_ITU709
    case AVCOL_SPC_FCC: matrix = SWS_CS_FCC
    case AVCOL_SPC_SMPTE240M: matrix = SWS_CS_SMPTE240M
    case AVCOL_SPC_BT2020_NCL, AVCOL_SPC_BT2020_CL: matrix = SWS_CS_BT2020
    default: matrix = SWS_CS_ITU601
    }
    let range = unsafe frame.pointer.pointee.color_range
    isFullRange = isRGB || Self.isFullRangeFormat(format) || range == AVCOL_RANGE_JPEG
  }

  /// The old `yuvj` formats mean full range by themselves.
  static func isFullRangeFormat(_ format: AVPixelFormat) -> Bool {
    switch format {
    case AV_PIX_FMT_YUVJ420P, AV_PIX_FMT_YUVJ422P, AV_PIX_FMT_YUVJ444P, AV_PIX_FMT_YUVJ440P,
      AV_PIX_FMT_YUVJ411P:
      true
    default: false
    }
  }
}
