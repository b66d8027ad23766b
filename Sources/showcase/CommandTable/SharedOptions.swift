import CommandLineTable
import Foundation
import TerminalKit

/// The options that mean the same in every command that takes them.
enum SharedOptions {
  static let viewport = OptionSpecification(
    "viewport", value: "W|WxH|DEVICE",
    "The screen's size in points, or a device by name: \(Viewport.deviceNames).")
  static let cells = OptionSpecification(
    "cells", value: "COLSxROWS", "The size in columns and rows of characters.")
  static let color = OptionSpecification(
    "color", value: "auto|always|never",
    "Whether to use colour; auto, the default, asks the terminal and NO_COLOR.")
  static let dark = OptionSpecification("dark", "Draw the dark appearance.")
  static let contentSize = OptionSpecification(
    "content-size", value: "CATEGORY",
    "How large the reader wants text: xSmall to xxxLarge, accessibility1 to accessibility5.")
  static let offset = OptionSpecification(
    "offset", value: "X,Y|Y", "How far the content is scrolled, in points.")
  static let json = OptionSpecification("json", "Print JSON.")
  static let strict = OptionSpecification("strict", "Take warnings for errors.")
  static let images = OptionSpecification(
    "images", value: "PROTOCOL",
    "How pictures are drawn: auto, kitty, iterm2, sixel, sextant, quadrant, half, ascii or none.")
  static let depth = OptionSpecification(
    "depth", value: "24|8|4|0", "Bits of colour, in place of what the terminal says.")
  static let noAnimation = OptionSpecification(
    "no-animation", "Keep still what would move; REDUCE_MOTION=1 asks for it too.")
  static let media = OptionSpecification(
    "media", value: "DIR",
    "The folder of the bundled files; VITRINE_MEDIA names one too.")
}

extension ParsedArguments {
  /// The value of `--viewport`, or nil where it was not given.
  func viewport() throws(UsageError) -> Viewport? {
    try value(SharedOptions.viewport, expecting: Viewport.expectation, Viewport.init)
  }

  /// The value of `--offset`, `X,Y` or `Y` alone, or nil where it was not given.
  func offset() throws(UsageError) -> CGPoint? {
    try value(SharedOptions.offset, expecting: "points like 0,120 or 120") { text in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { part -> Double? in
        // Double reads hexadecimal, "inf" and "nan" too.
        guard part.utf8.allSatisfy({ "0123456789.-".utf8.contains($0) }), let number = Double(part),
          abs(number) <= 1e12
        else { return nil }
        return number
      }
      guard numbers.count == parts.count, (1...2).contains(numbers.count) else { return nil }
      return CGPoint(x: numbers.count == 2 ? numbers[0] : 0, y: numbers[numbers.count - 1])
    }
  }

  /// The value of `--cells`, or nil where it was not given.
  func cells() throws(UsageError) -> CellSize? {
    let expectation = "COLSxROWS, each from 1 to \(CellSize.limit)"
    return try value(SharedOptions.cells, expecting: expectation) { text in
      let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map {
        $0.utf8.allSatisfy { (48...57).contains($0) } ? Int($0) : nil
      }
      guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
        (1...CellSize.limit).contains(columns), (1...CellSize.limit).contains(rows)
      else { return nil }
      return CellSize(columns: columns, rows: rows)
    }
  }

  /// The value of `--images`; nil for `auto`, and where it was not given (terminal rule 14).
  func imageProtocol() throws(UsageError) -> ImageProtocol? {
    let names = ["auto"] + ImageProtocol.allCases.map(\.rawValue)
    let name = try value(
      SharedOptions.images, expecting: "one of " + names.joined(separator: ", ")
    ) { names.contains($0) ? $0 : nil }
    return name.flatMap(ImageProtocol.init)
  }

  /// The value of `--depth`, or nil where it was not given (terminal rule 12).
  func colorDepth() throws(UsageError) -> ColorDepth? {
    try value(SharedOptions.depth, expecting: "24, 8, 4 or 0") { text in
      ColorDepth.allCases.first { "\($0.rawValue)" == text }
    }
  }

  /// The value of `--color`, `auto` where it was not given.
  func colorChoice() throws(UsageError) -> ColorChoice {
    try value(SharedOptions.color, expecting: "auto, always or never", ColorChoice.init)
      ?? .auto
  }
}
