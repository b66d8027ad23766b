/// Reads bytes as UTF-8 and puts a text of the caller's choice where they are not.
enum UTF8Repair {
  /// The text of `bytes`; each maximal ill-formed subsequence is handed to `replacement`.
  static func text(
    of bytes: [UInt8], replacement: (ArraySlice<UInt8>) -> String
  ) -> String {
    var result = String.UnicodeScalarView()
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var position = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        result.append(Unicode.UTF8.decode(encoded))
        position += encoded.count
      case .error(let length):
        result.append(
          contentsOf: replacement(bytes[position..<position + length]).unicodeScalars)
        position += length
      case .emptyInput:
        return String(result)
      }
    }
  }
}
