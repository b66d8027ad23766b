import Foundation
import JSONText
import VideoHeader

/// What `probe` tells of a file.
struct ProbeReport {
  let path: String
  let metadata: VideoMetadata
  let playback: PlaybackMetadata

  /// - Parameters:
  ///   - path: As it was given.
  ///   - metadata: What the file is.
  ///   - headerWidth: The side of the square header, in pt.
  init(path: String, metadata: VideoMetadata, headerWidth: Double) {
    self.path = path
    self.metadata = metadata
    playback = PlaybackMetadata(
      of: metadata, headerSize: CGSize(width: headerWidth, height: headerWidth))
  }

  var json: JSONValue {
    [
      "path": .string(path),
      "container": .string(metadata.container),
      "duration": .seconds(metadata.duration),
      "durationIsEstimate": .bool(metadata.durationIsEstimate),
      "startTime": .seconds(metadata.startTime),
      "bitRate": .integer(orNull: metadata.bitRate),
      "video": metadata.video.map(\.json) ?? .null,
      "audio": metadata.audio.map(\.json) ?? .null,
      "covers": .array(metadata.covers.map(\.json)),
      "playback": playback.json,
      "warnings": .array(metadata.warnings.map(JSONValue.string)),
    ]
  }
}

extension PlaybackMetadata {
  /// The playback of a header, as `probe` and `rows` print it.
  var json: JSONValue {
    [
      "muted": .bool(isMuted), "volume": .double(volume), "loops": .bool(loops),
      "autoplays": .bool(autoplays), "gravity": .string(gravity.rawValue),
      "loopDuration": .seconds(loopDuration),
      "headerSize": .numbers(Double(headerSize.width), Double(headerSize.height)),
      "crop": crop.map { rect in
        .numbers(
          Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
      } ?? .null,
      "hasAudio": .bool(hasAudio),
    ]
  }
}

extension VideoDescription {
  fileprivate var json: JSONValue {
    [
      "codec": .string(codec),
      "profile": .string(orNull: profile),
      "frameSize": frameSize.json,
      "codedSize": codedSize.json,
      "displaySize": displaySize.json,
      "sampleAspectRatio": sampleAspectRatio.json,
      "rotation": .integer(orientation.degrees),
      "mirrored": .bool(orientation.isMirrored),
      "frameRate": frameRate.map { .double($0.value) } ?? .null,
      "frameRateRational": frameRate.map(\.json) ?? .null,
      "declaredFrameCount": .integer(orNull: declaredFrameCount),
      "pixelFormat": .string(orNull: pixelFormat),
      "bitsPerComponent": .integer(orNull: bitsPerComponent),
      "color": [
        "range": .string(orNull: color.range), "matrix": .string(orNull: color.matrix),
        "primaries": .string(orNull: color.primaries),
        "transfer": .string(orNull: color.transfer),
      ],
      "isHDR": .bool(isHDR),
      "hasAlpha": .bool(hasAlpha),
      "fieldOrder": .string(orNull: fieldOrder?.rawValue),
    ]
  }
}

extension AudioDescription {
  fileprivate var json: JSONValue {
    [
      "codec": .string(codec), "channels": .integer(orNull: channels),
      "sampleRate": .integer(orNull: sampleRate),
    ]
  }
}

extension CoverDescription {
  fileprivate var json: JSONValue {
    ["codec": .string(codec), "size": size.map(\.json) ?? .null]
  }
}

extension PixelSize {
  /// `[width, height]`.
  var json: JSONValue { [.integer(width), .integer(height)] }
}

extension Ratio {
  /// `[numerator, denominator]`.
  fileprivate var json: JSONValue { [.integer(numerator), .integer(denominator)] }
}

extension JSONValue {
  /// Decimal seconds, or null.
  static func seconds(_ time: VideoTime?) -> JSONValue {
    time.map { .double($0.seconds) } ?? .null
  }

  fileprivate static func string(orNull text: String?) -> JSONValue {
    text.map(JSONValue.string) ?? .null
  }

  fileprivate static func integer(orNull number: Int?) -> JSONValue {
    number.map { .integer($0) } ?? .null
  }
}
