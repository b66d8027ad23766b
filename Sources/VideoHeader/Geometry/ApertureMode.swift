/// Which part of the coded picture is shown, and with which shape of its samples: AVFoundation's
/// `AVAssetImageGenerator.ApertureMode` (media rule 4.5).
public enum ApertureMode: String, Hashable, Sendable, Codable, CaseIterable {
  /// The clean aperture, with square pixels.
  ///
  /// libav up to 5.1 does not read the `clap` atom, so that this is the production aperture today.
  case cleanAperture
  /// The whole picture, its sample aspect ratio applied.
  case productionAperture
  /// The whole picture, its samples taken for square.
  case encodedPixels
}
