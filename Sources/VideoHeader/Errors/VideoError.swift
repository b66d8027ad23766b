/// Why a video could not be opened, described or shown (media rule 7).
///
/// The set is closed: a `switch` over `kind` can be exhaustive. The text says what failed, at which
/// step, and libav's own reason where it gave one.
public struct VideoError: Error, Hashable, Sendable {
  /// What went wrong.
  public enum Kind: Hashable, Sendable {
    /// libav's shared libraries are not installed, or are of another major version.
    case libraryMissing
    /// There is no file at the path, or it may not be read.
    case notFound
    /// The path names a folder, a device, a pipe or a socket.
    case notAFile
    /// The bytes are of no known format.
    case notMedia
    /// The bytes are of a format that is not opened: an image, a playlist, a script.
    case unsupportedFormat
    /// The format is right, its headers are broken.
    case invalidData
    /// There is no moving picture: only sound, or only a cover.
    case noVideoTrack
    /// The video track has no samples.
    case noFrames
    /// No decoder for the track's codec is there.
    case unsupportedCodec
    /// There are samples, and none of them gives a picture.
    case decodeFailed
    /// A limit of `VideoLimits` was passed.
    case limitExceeded(VideoLimits.Name)
    /// The request took longer than `VideoLimits.timeout`.
    case timedOut
    /// The request was cancelled.
    case cancelled

    /// The kind's name, as JSON output spells it.
    public var name: String {
      switch self {
      case .libraryMissing: "libraryMissing"
      case .notFound: "notFound"
      case .notAFile: "notAFile"
      case .notMedia: "notMedia"
      case .unsupportedFormat: "unsupportedFormat"
      case .invalidData: "invalidData"
      case .noVideoTrack: "noVideoTrack"
      case .noFrames: "noFrames"
      case .unsupportedCodec: "unsupportedCodec"
      case .decodeFailed: "decodeFailed"
      case .limitExceeded: "limitExceeded"
      case .timedOut: "timedOut"
      case .cancelled: "cancelled"
      }
    }
  }

  /// The step that failed.
  public enum Stage: String, Hashable, Sendable {
    case loading, opening, readingHeaders, choosingTrack, seeking, reading, decoding, scaling
    case encoding
  }

  /// What went wrong.
  public let kind: Kind
  /// The step at which it did.
  public let stage: Stage
  /// One sentence without its full stop: what happened, and what to do where something can be done.
  public let message: String
  /// libav's result code, or the system's error number where opening failed; nil where neither spoke.
  public let code: Int32?

  init(_ kind: Kind, during stage: Stage, _ message: String, code: Int32? = nil) {
    self.kind = kind
    self.stage = stage
    self.message = message
    self.code = code
  }
}

extension VideoError: CustomStringConvertible {
  /// The sentence of `message`.
  public var description: String { message }
}
