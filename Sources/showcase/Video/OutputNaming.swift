import CommandLineTable
import Foundation

/// How the files of videos are named: a path with places for a video's name and a picture's number.
///
/// `%s` is the video's name without its ending, `%f` with it; `%h/` at the beginning the folder it lies
/// in (`find -printf` has the latter two); `%d` and `%04d` the number; `%%` a percent sign.
struct OutputNaming: Hashable {
  private enum Part: Hashable {
    case text(String)
    case folder, stem, name
    case number(digits: Int)
  }

  private let parts: [Part]
  /// As it was given, and the option that gave it, for messages.
  let text: String
  let flag: String
  /// Whether missing folders are made: where a folder or a pattern was given, not for one file.
  private let makesFolder: Bool

  /// Reads an output: a folder that is there or ends in '/', a pattern, or a file.
  ///
  /// - Parameters:
  ///   - text: As it was given.
  ///   - option: The option that gave it.
  ///   - ending: The ending of names in a folder, with its point.
  ///   - isNumbered: Whether there can be several pictures of a video, so that `%d` means something and
  ///     names in a folder have a number.
  init(_ text: String, option: OptionSpecification, ending: String, isNumbered: Bool) {
    self.text = text
    flag = option.flag
    let inFolder: [Part] =
      [.stem] + (isNumbered ? [.text("-"), .number(digits: 4)] : []) + [.text(ending)]
    if Self.isFolderThere(text) {
      parts = [.text(text.hasSuffix("/") ? text : text + "/")] + inFolder
    } else {
      let read = Self.parts(of: text, isNumbered: isNumbered)
      parts = text.hasSuffix("/") ? read + inFolder : read
    }
    makesFolder = parts.contains { if case .text = $0 { false } else { true } }
  }

  /// Whether a text means a folder: one that is there, or one that ends in '/'.
  static func isFolder(_ text: String) -> Bool { text.hasSuffix("/") || isFolderThere(text) }

  private static func isFolderThere(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }

  /// Whether every video has names of its own.
  var isPerVideo: Bool { parts.contains(.stem) || parts.contains(.name) }

  /// Whether every picture of a video has a name of its own.
  var isPerPicture: Bool { parts.contains { if case .number = $0 { true } else { false } } }

  /// Whether names of different videos differ in more than their numbers whenever the videos' names do:
  /// not where a number stands next to what may be one, as in `%s%d`.
  var isUnambiguous: Bool {
    zip(parts, parts.dropFirst()).allSatisfy { before, after in
      switch (before, after) {
      case (.number, .text(let text)): !Self.isDigit(text.first)
      case (.text(let text), .number): !Self.isDigit(text.last)
      case (.number, _), (_, .number): false
      default: true
      }
    }
  }

  /// The path of a picture.
  ///
  /// - Parameters:
  ///   - video: The video's path.
  ///   - number: Counted from 1.
  /// - Returns: A path.
  func path(of video: String, number: Int = 1) -> String {
    parts.reduce(into: "") { path, part in
      switch part {
      case .text(let text): path += text
      case .folder: path += Self.folder(of: video)
      case .stem: path += Self.stem(of: Self.name(of: video))
      case .name: path += Self.name(of: video)
      case .number(let digits):
        let text = String(number)
        path += String(repeating: "0", count: max(digits - text.utf8.count, 0)) + text
      }
    }
  }

  /// Makes the folder of a file where it is missing; what cannot be made is told by the file.
  func makeFolder(for path: String) {
    guard makesFolder, let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    _ = unsafe mkdir(String(path[..<slash]), 0o777)
  }

  private static func parts(of pattern: String, isNumbered: Bool) -> [Part] {
    var parts: [Part] = []
    var text = ""
    var rest = pattern[...]
    func add(_ part: Part) {
      if !text.isEmpty { parts.append(.text(text)) }
      text = ""
      parts.append(part)
    }
    if rest.hasPrefix("%h/") {
      add(.folder)
      rest = rest.dropFirst(2)
    }
    while let character = rest.popFirst() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      if rest.first == "%" {
        text.append("%")
        rest = rest.dropFirst()
      } else if rest.first == "s" || rest.first == "f" {
        add(rest.removeFirst() == "s" ? .stem : .name)
      } else if isNumbered, let (digits, length) = number(rest) {
        add(.number(digits: digits))
        rest = rest.dropFirst(length)
      } else {
        text.append("%")
      }
    }
    if !text.isEmpty { parts.append(.text(text)) }
    return parts
  }

  /// `d`, or `0Nd` with N from 1 to 9, and its length.
  private static func number(_ text: Substring) -> (digits: Int, length: Int)? {
    if text.first == "d" { return (1, 1) }
    let head = Array(text.prefix(3))
    guard head.count == 3, head[0] == "0", head[2] == "d",
      let digits = Int(digits: String(head[1])),
      digits > 0
    else { return nil }
    return (digits, 3)
  }

  private static func isDigit(_ character: Character?) -> Bool {
    character.map { ("0"..."9").contains($0) } ?? false
  }

  /// The last part of a path.
  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? "video"
  }

  private static func stem(of name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// What stands before the last part of a path; `.` where nothing does.
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return String(path[..<slash])
  }
}
