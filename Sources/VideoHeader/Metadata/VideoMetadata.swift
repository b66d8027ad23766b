/// What a video file is, by its headers and the first samples (media rule 2).
///
/// Nil means unknown, never 0.
public struct VideoMetadata: Hashable, Sendable, Codable {
  /// libav's first name of the container's format, told by the bytes (`mov`, `matroska`, `mpegts`).
  public let container: String
  /// How long the container says it is (`AVFormatContext.duration`).
  public let duration: VideoTime?
  /// Whether `duration` is computed from size and bit rate.
  public let durationIsEstimate: Bool
  /// The container's own first time (`AVFormatContext.start_time`), before the origin is taken off.
  public let startTime: VideoTime?
  /// In bit/s.
  public let bitRate: Int?
  /// The moving picture, nil where there is none.
  public let video: VideoDescription?
  /// The sound that a player would choose; it is never decoded.
  public let audio: AudioDescription?
  /// Attached pictures, which are never frames (media rule 2.15).
  public let covers: [CoverDescription]
  /// What a person should know: estimates, what is not applied, what is lost.
  public let warnings: [String]
}

/// The moving picture of a file.
public struct VideoDescription: Hashable, Sendable, Codable {
  /// libav's name of the codec (`h264`).
  public let codec: String
  /// The codec's profile (`High`).
  public let profile: String?
  /// The picture after the codec's cropping, in px.
  public let frameSize: PixelSize
  /// The picture with the codec's padding, in px; informative.
  public let codedSize: PixelSize
  /// The picture as shown: sample aspect and turn applied, in px (media rule 2.8).
  public let displaySize: PixelSize
  /// Width to height of one sample.
  public let sampleAspectRatio: Ratio
  /// How the picture is mirrored and turned.
  public let orientation: VideoOrientation
  /// Degrees clockwise of a turn that is no multiple of 90, which is not applied.
  public let oddAngle: Double?
  /// The average frame rate in frames/s.
  public let frameRate: Ratio?
  /// The header's own count, samples hidden by edit lists included (media rule 2.10).
  public let declaredFrameCount: Int?
  /// The track's own length (`AVStream.duration`).
  public let trackDuration: VideoTime?
  /// Where a loop ends: the end of the last frame on the product timeline (media rule 9.1).
  public let end: VideoTime?
  /// libav's name of the pixel format (`yuv420p`).
  public let pixelFormat: String?
  /// Bits of one component.
  public let bitsPerComponent: Int?
  /// How numbers become colours.
  public let color: ColorDescription
  /// Whether the transfer is PQ or HLG (media rule 5.3).
  public let isHDR: Bool
  /// Whether the picture carries transparency.
  public let hasAlpha: Bool
  /// Whether and how frames hold two fields.
  public let fieldOrder: FieldOrder?
}

/// A track's colour tags in libav's names, nil for what is not tagged (media rule 2.11).
public struct ColorDescription: Hashable, Sendable, Codable {
  /// `tv` (limited) or `pc` (full).
  public let range: String?
  /// The matrix from components to RGB (`bt709`).
  public let matrix: String?
  /// The primaries (`bt709`).
  public let primaries: String?
  /// The transfer function (`smpte2084` is PQ).
  public let transfer: String?
}

/// The order of fields in a frame (`AVFieldOrder`).
public enum FieldOrder: String, Hashable, Sendable, Codable {
  /// No fields.
  case progressive
  /// Top coded first, top shown first (`AV_FIELD_TT`).
  case topFirst = "tt"
  /// Bottom coded first, bottom shown first (`AV_FIELD_BB`).
  case bottomFirst = "bb"
  /// Top coded first, bottom shown first (`AV_FIELD_TB`).
  case topCodedBottomFirst = "tb"
  /// Bottom coded first, top shown first (`AV_FIELD_BT`).
  case bottomCodedTopFirst = "bt"
}

/// The sound beside a video.
public struct AudioDescription: Hashable, Sendable, Codable {
  /// libav's name of the codec (`aac`).
  public let codec: String
  /// How many channels, nil where unknown.
  public let channels: Int?
  /// In samples/s, nil where unknown.
  public let sampleRate: Int?
}

/// A picture attached to a file.
public struct CoverDescription: Hashable, Sendable, Codable {
  /// libav's name of the codec (`png`).
  public let codec: String
  /// In px, nil where the headers do not tell.
  public let size: PixelSize?
}
