import Foundation
import _TestSupport

/// The media files of the tests with what is known of them.
///
/// Files lie beside a `manifest.json`: ours in Media, and further folders anywhere below the `media` folder of
/// `VITRINE_EXTRA_CASES`.
enum MediaManifest {
  static let files: [MediaCase] = {
    let own = CaseFolders.beside(#filePath, "../Media").standardizedFileURL
    let extra = CaseFolders.extra("media").map { CaseFolders.files(below: $0) } ?? []
    let manifests =
      [own.appendingPathComponent("manifest.json")]
      + extra.filter { $0.lastPathComponent == "manifest.json" }
    return manifests.flatMap(read)
  }()

  /// The files a test applies to.
  static func files(where applies: (MediaFile) -> Bool) -> [MediaCase] {
    files.filter { applies($0.file) }
  }

  private static func read(_ manifest: URL) -> [MediaCase] {
    let folder = manifest.deletingLastPathComponent()
    let list: Contents
    do {
      list = try JSONDecoder().decode(Contents.self, from: Data(contentsOf: manifest))
    } catch {
      // A test that every file is there names this one.
      return [MediaCase(name: "\(manifest.path): \(error)", path: "", file: MediaFile())]
    }
    return list.files.sorted { $0.key < $1.key }.map { name, file in
      MediaCase(name: name, path: folder.appendingPathComponent(name).path, file: file)
    }
  }

  private struct Contents: Decodable {
    let files: [String: MediaFile]
  }
}

/// One media file.
struct MediaCase: CustomStringConvertible, Sendable {
  let name: String
  let path: String
  let file: MediaFile

  var description: String { name }
}

/// What a manifest says of a file; times are seconds on the product timeline.
struct MediaFile: Decodable, Sendable {
  var expectError: String?
  var alsoAccepted: [String]?
  var container: String?
  var duration: Double?
  var startTime: Double?
  var hasAudio: Bool?
  var audio: [Audio]?
  var video: Video?
  var cover: [Int]?
  var firstFrameTime: Double?
  var lastFrameTime: Double?
  var lastFrameDuration: Double?
  var keyframeTimes: KeyFrameTimes?
  /// How codes are drawn, and where frames with codes are.
  var code: String?
  var frames: [TimedCode]?
  var truthAt: [TimedCode]?
  var displayedQuads: [String: [Int]]?
  var colourQuads: [[Int]]?
  var rgbAll: [Int]?
  var posterFrom: Double?
  var alphaTruth: String?
  var hdr: String?
  var kind: String?

  /// The error kinds that fit.
  var acceptedErrors: [String] { (expectError.map { [$0] } ?? []) + (alsoAccepted ?? []) }

  struct Audio: Decodable, Sendable {
    let codec: String
    let channels: Int
    let sampleRate: Int
  }

  struct Video: Decodable, Sendable {
    let streamIndex: Int?
    let codec: String
    let profile: String?
    let frameSize: [Int]
    let codedSize: [Int]
    let displaySize: [Int]
    let sampleAspectRatio: [Int64]
    let rotationClockwise: Int
    let pixelFormat: String?
    let range: String?
    let matrix: String?
    let primaries: String?
    let transfer: String?
    let fieldOrder: String?
    let avgFrameRate: String
    let nbFramesHeader: Int?
  }

  /// The times of the first key frames; a long list ends with words instead of the rest.
  struct KeyFrameTimes: Decodable, Sendable {
    private(set) var times: [Double] = []

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      while !values.isAtEnd, let time = try? values.decode(Double.self) { times.append(time) }
    }
  }

  /// A time with the code of the frame shown then.
  struct TimedCode: Decodable, Sendable {
    let time: Double
    let code: Int

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      time = try values.decode(Double.self)
      code = try values.decode(Int.self)
    }
  }
}
