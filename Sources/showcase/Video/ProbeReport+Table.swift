import TerminalKit
import VideoHeader

extension ProbeReport {
  /// The report for people: a line for each thing known.
  func table(on page: Page) -> [String] {
    let lines = self.lines
    let width = lines.reduce(0) { max($0, $1.name.count) }
    return lines.map { line in
      let room = String(repeating: " ", count: width - line.name.count)
      return page.fitted("\(line.name)\(room)  \(TerminalText.cell(line.text))")
    }
  }

  private var lines: [(name: String, text: String)] {
    var lines = [("file", path), ("container", metadata.container), ("duration", duration)]
    if let rate = metadata.bitRate { lines.append(("bit rate", "\(rate / 1000) kbit/s")) }
    if let video = metadata.video { lines += Self.lines(of: video) }
    lines.append(("audio", metadata.audio.map(Self.text(of:)) ?? "none"))
    for cover in metadata.covers {
      lines.append(("cover", [cover.codec, cover.size.map(Self.text(of:))].joined))
    }
    lines.append(("playback", playbackText))
    lines += metadata.warnings.map { ("warning", $0) }
    return lines
  }

  private var duration: String {
    guard let duration = metadata.duration else { return "unknown" }
    return metadata.durationIsEstimate
      ? "about \(duration.clockText)" : duration.clockText
  }

  private static func lines(of video: VideoDescription) -> [(String, String)] {
    var lines = [
      ("video", [video.codec, video.profile].joined), ("size", text(of: video.displaySize)),
    ]
    if video.displaySize != video.frameSize {
      lines.append(("decoded size", text(of: video.frameSize)))
    }
    if video.sampleAspectRatio != .one {
      let ratio = video.sampleAspectRatio
      lines.append(("sample aspect", "\(ratio.numerator):\(ratio.denominator)"))
    }
    if video.orientation != .identity {
      let mirror = video.orientation.isMirrored ? "mirrored, " : ""
      lines.append(("orientation", "\(mirror)\(video.orientation.degrees) degrees clockwise"))
    }
    if let rate = video.frameRate {
      lines.append(("frame rate", "\(Self.rounded(rate.value)) frames/s"))
    }
    lines.append(("pixels", [video.pixelFormat, video.hasAlpha ? "with alpha" : nil].joined))
    let color = video.color
    let tags = [color.range, color.matrix, color.primaries, color.transfer].joined
    lines.append(
      ("colour", [tags == "unknown" ? "untagged" : tags, video.isHDR ? "HDR" : nil].joined))
    return lines
  }

  private static func text(of audio: AudioDescription) -> String {
    [
      audio.codec, audio.channels.map { $0 == 1 ? "1 channel" : "\($0) channels" },
      audio.sampleRate.map { "\($0) Hz" },
    ].joined
  }

  private static func text(of size: PixelSize) -> String { "\(size.width)x\(size.height)" }

  private var playbackText: String {
    let loop = playback.loopDuration.map { "loops every \($0.clockText)" } ?? "loops"
    return "muted, \(loop), \(playback.gravity.rawValue)"
  }

  /// To the third decimal, without trailing zeros.
  private static func rounded(_ value: Double) -> String {
    let text = String((value * 1000).rounded() / 1000)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension [String?] {
  /// The texts that are there, side by side.
  fileprivate var joined: String {
    let known = compactMap { $0 }
    return known.isEmpty ? "unknown" : known.joined(separator: ", ")
  }
}

extension VideoTime {
  /// `9.960 s`, `1:02.500`, `2:00:00.000`.
  var clockText: String {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return "unknown" }
    let milliseconds = Int((seconds * 1000).rounded())
    let sign = milliseconds < 0 ? "-" : ""
    let all = milliseconds.magnitude
    let fraction = String(all % 1000 + 1000).dropFirst()
    let (hours, minutes, rest) = (all / 3_600_000, all / 60_000 % 60, all / 1000 % 60)
    let two = { (number: UInt) in number < 10 ? "0\(number)" : "\(number)" }
    if hours > 0 { return "\(sign)\(hours):\(two(minutes)):\(two(rest)).\(fraction)" }
    if minutes > 0 { return "\(sign)\(minutes):\(two(rest)).\(fraction)" }
    return "\(sign)\(rest).\(fraction) s"
  }
}
