/// What lines of libav's log mean for the pictures, in words for whoever looks at them.
enum DamageMeaning {
  /// The words by which a line is known, and what it means. The first that fits counts.
  private static let known: [(words: [String], meaning: String)] = [
    (
      ["moov atom not found", "EBML header parsing failed"],
      "the file is cut short before its index: none of its pictures can be found"
    ),
    (
      ["error while decoding MB", "concealing", "cabac decode", "Invalid mb type", "mb_type"],
      "a part of a picture is lost and filled in from what is around it"
    ),
    (
      [
        "no frame!", "Invalid NAL unit size", "missing picture in access unit",
        "Invalid data found",
      ],
      "a picture is lost; the one before it stands in"
    ),
    (
      ["non-existing PPS", "non-existing SPS", "sps_id", "pps_id", "Could not find ref"],
      "pictures are lost until the next key frame"
    ),
    (
      ["reference picture missing", "number of reference frames", "co located POCs", "mmco"],
      "a picture is made without all it is made from, and may show faults"
    ),
    (
      ["Packet corrupt", "corrupt input packet", "Continuity check failed", "PES packet size"],
      "a stretch of the file is broken: pictures from there may be lost or show faults"
    ),
    (
      ["partial file", "end of file", "Truncat", "stream 0, offset"],
      "the file is cut short: pictures near its end are lost"
    ),
    (
      ["deprecated pixel format", "No accelerated colorspace", "bitrate tolerance"],
      "pictures are not affected"
    ),
  ]

  /// What a line means for the pictures.
  static func of(_ line: String, isError: Bool) -> String {
    let match = known.first { entry in entry.words.contains { line.contains($0) } }
    if let match { return match.meaning }
    return isError
      ? "something in the file is broken: pictures near it may be lost or show faults"
      : "pictures may be affected, and are marked as damaged where they are known to be"
  }
}
