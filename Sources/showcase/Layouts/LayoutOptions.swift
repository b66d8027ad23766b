import CommandLineTable
import Foundation
import ListLayout

/// The options of `showcase layout`.
struct LayoutOptions {
  static let landscape = OptionSpecification("landscape", "Turn the screen on its side.")
  static let noSafeArea = OptionSpecification(
    "no-safe-area", "Take the bare size, without the device's safe area and margins.")
  static let scale = OptionSpecification(
    "scale", value: "S", "Pixels per point, or 'none' not to round.")
  static let direction = OptionSpecification(
    "direction", value: "ltr|rtl", "The direction of reading.")
  static let rect = OptionSpecification(
    "rect", value: "X,Y,W,H", "Only what is found in this rect of the content.")
  static let explain = OptionSpecification(
    "explain", value: "S,I", "Say in words why an item is where it is.")
  static let item = OptionSpecification(
    "item", value: "S,I", repeats: true, "Only this item; may be given again.")
  static let limit = OptionSpecification(
    "limit", value: "N", "List at most N items; 10000 if absent.")
  static let picture = OptionSpecification("picture", "Draw what shows, in characters.")
  static let check = OptionSpecification("check", "Compare with the document's 'expected'.")
  static let swift = OptionSpecification(
    "swift", "Take the files for Swift sources, and compile them.")
  static let entry = OptionSpecification(
    "entry", value: "NAME",
    "What in the sources to lay out: a function, a type, or an expression.")
  static let counts = OptionSpecification(
    "counts", value: "N,N...", "How many items each section has; 10 if absent.")

  static let specifications = [
    swift, entry, counts, SharedOptions.viewport, landscape, noSafeArea, scale, direction,
    SharedOptions.offset, rect,
    item, limit,
    explain, picture, check, SharedOptions.json,
  ]

  /// How many items are listed where nothing is said.
  static let standardLimit = 10_000

  /// The entry of Swift sources, or nil where the files are documents.
  let swiftEntry: String?
  let counts: [Int]?
  let viewport: Viewport?
  let isLandscape: Bool
  let hasSafeArea: Bool
  /// Pixels per point; `.some(nil)` for no rounding, nil where it was not given.
  let scale: Double??
  let direction: LayoutDirection?
  let offset: CGPoint?
  let rect: CGRect?
  let items: [LayoutIndexPath]
  let limit: Int
  let explained: LayoutIndexPath?
  let isPicture: Bool
  let isCheck: Bool
  let isJSON: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    viewport = try arguments.viewport()
    isLandscape = arguments.has(Self.landscape)
    hasSafeArea = !arguments.has(Self.noSafeArea)
    scale = try arguments.value(
      Self.scale, expecting: "a number above 0 and up to 100, or 'none'", Self.scale(_:))
    direction = try arguments.value(Self.direction, expecting: "'ltr' or 'rtl'") {
      ["ltr": LayoutDirection.leftToRight, "rtl": .rightToLeft][$0]
    }
    offset = try arguments.offset()
    rect = try arguments.value(
      Self.rect, expecting: "four numbers like 0,0,320,480, the last two not negative"
    ) {
      Self.numbers($0, 4).flatMap {
        $0[2] >= 0 && $0[3] >= 0 ? CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) : nil
      }
    }
    let path = "a section and an item like 0,3"
    items = try arguments.values(Self.item, expecting: path) { LayoutIndexPath($0) }
    explained = try arguments.value(Self.explain, expecting: path) { LayoutIndexPath($0) }
    limit =
      try arguments.value(Self.limit, expecting: "a whole number from 0 to 10000000") {
        Int($0).flatMap { (0...10_000_000).contains($0) ? $0 : nil }
      } ?? Self.standardLimit
    isPicture = arguments.has(Self.picture)
    isCheck = arguments.has(Self.check)
    isJSON = arguments.has(SharedOptions.json)
    counts = try arguments.value(
      Self.counts, expecting: "whole numbers like 10,9,20, up to a thousand of them",
      Self.counts(_:))
    let entry = try arguments.value(Self.entry, expecting: "a name on one line") { text in
      text.isEmpty || text.contains(where: \.isNewline) ? nil : text
    }
    swiftEntry = entry
    try checkSwift(arguments)
    try checkTogether(arguments.command.name)
  }

  private func checkSwift(_ arguments: ParsedArguments) throws(UsageError) {
    let command = arguments.command.name
    guard arguments.has(Self.swift) else {
      for (option, isGiven) in [(Self.entry, swiftEntry != nil), (Self.counts, counts != nil)]
      where isGiven {
        throw UsageError(
          "option '\(option.flag)' is for Swift sources, give '--swift' too", command: command)
      }
      return
    }
    if swiftEntry == nil {
      throw UsageError(
        "option '--swift' needs '--entry' with the name of what to lay out", command: command)
    }
    if isCheck {
      throw UsageError(
        "option '--check' compares documents, give it or '--swift'", command: command)
    }
  }

  private static func counts(_ text: String) -> [Int]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard (1...1_000).contains(parts.count) else { return nil }
    let counts = parts.compactMap { part -> Int? in
      guard part.utf8.allSatisfy({ (48...57).contains($0) }), let count = Int(part),
        count <= 1_000_000_000
      else { return nil }
      return count
    }
    return counts.count == parts.count ? counts : nil
  }

  /// Each way of answering is one answer; two at once would leave one out silently.
  private func checkTogether(_ command: String) throws(UsageError) {
    var ways: [OptionSpecification] = []
    if isCheck { ways.append(Self.check) }
    if isPicture { ways.append(Self.picture) }
    if explained != nil { ways.append(Self.explain) }
    if !items.isEmpty { ways.append(Self.item) }
    guard ways.count < 2 else {
      throw UsageError(
        "options '\(ways[0].flag)' and '\(ways[1].flag)' ask for two answers, give one of them",
        command: command)
    }
    if isPicture, isJSON {
      throw UsageError("option '--picture' draws for people, give '--json' alone", command: command)
    }
  }

  private static func scale(_ text: String) -> Double?? {
    if text == "none" { return .some(nil) }
    guard let numbers = numbers(text, 1), numbers[0] > 0, numbers[0] <= 100 else { return nil }
    return .some(numbers[0])
  }

  /// Exactly `count` decimal numbers, parted by commas, each up to a billion.
  private static func numbers(_ text: String, _ count: Int) -> [Double]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == count else { return nil }
    let numbers = parts.compactMap { part -> Double? in
      // Double reads hexadecimal, "inf" and "nan" too.
      guard part.utf8.allSatisfy({ "0123456789.-".utf8.contains($0) }), let number = Double(part),
        abs(number) <= 1e12
      else { return nil }
      return number
    }
    return numbers.count == count ? numbers : nil
  }
}
