import CommandLineTable
import JSONText
import ListLayout
import TerminalKit

/// `showcase layout`: where everything of a layout document is.
enum LayoutCommand: Command {
  static let specification = CommandSpecification(
    "layout", "Solve a layout document and print the frames.",
    discussion: [
      """
      A layout document is JSON: a container, sections of compositional or flow layouts with their
      item counts and, where they are known, measured sizes. Frames are in points, the origin is the
      top left corner of the content.
      """,
      """
      A screen document is solved as well, on a screen of 414 x 896 points; its sections have
      the layouts that the document gives for the screen's width.
      """,
      "With --json one object for each document:",
      .verbatim(
        """
        {"items": {"s,i": [x, y, w, h]},
         "supplementary": {"kind,s" or "kind,s,n" or "kind,layout": [x, y, w, h]},
         "contentSize": [w, h], "zIndex": {the elements that differ from 0 for cells
         and backgrounds and 1 for others},
         "orthogonal": {"s": {"rowLength", "viewport", "stops"?}},
         "elementsIn"?: [{"rect", "elements"}],
         "settling"?: [{"section", "target", "rest"}],
         "resting"?: [{"section", "startOffset", "releaseOffset", "velocity",
           "rest"}],
         "partial"?: true, "truncated"?: true}
        """),
      """
      What the document's own 'expected' asks is answered: its rects, its targets and drags, and of a
      partial one the elements it lists.
      """,
      """
      With --check the solution is compared with 'expected', and what moved is printed with its
      section, its group and the rules that placed it. The status is 1 where anything moved.
      """,
      """
      With --swift the files are Swift sources that import UIKit. They are compiled against this
      package's checkout, and what --entry names is laid out: a function that makes a section, a
      layout or a view controller, a section provider, a type of layout or of view controller, or an
      expression. What the compiler says goes to standard error. The screen is 414 x 896 points where
      nothing else is said.
      """,
    ],
    operands: [
      OperandSpecification(
        "FILE", .oneOrMore,
        "A layout or screen document, '-' for standard input; several with --check. With --swift "
          + "Swift sources.")
    ],
    options: LayoutOptions.specifications,
    examples: [
      .init("showcase layout grid.json --viewport iphone-13-mini", "The frames on a phone."),
      .init("showcase layout grid.json --picture --landscape", "What shows of it, drawn."),
      .init("showcase layout --check layouts/*.json", "A test of layouts for CI."),
      .init(
        "showcase layout --swift Layouts.swift --entry makeGrid --counts 10,9",
        "The frames of layout code as it is."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let options = try LayoutOptions(arguments)
    if options.isCheck { return try check(arguments.operands, options, console) }
    let file: String
    let document: LayoutDocument
    if let entry = options.swiftEntry {
      file = entry
      document = try SwiftLayout(arguments.operands, entry: entry).document(options, console)
    } else {
      guard let name = arguments.operands.first, arguments.operands.count == 1 else {
        throw UsageError(
          "several documents are for --check, print one at a time",
          command: specification.name)
      }
      file = name
      document = try LayoutFile.read(name, options).changed(by: options)
    }
    let layout = try LayoutFile.solve(document, file)
    if let path = options.explained {
      try explain(path, layout, options, console)
    } else if options.isPicture {
      try LayoutPicture(layout, document, rect: options.rect, page: console.page)
        .write(to: console)
    } else {
      let answer = try LayoutAnswer(layout, document, options)
      if options.isJSON {
        try answer.writeJSON(to: console)
      } else {
        try answer.writeTable(to: console)
      }
    }
    return .done
  }

  /// Checks each document on its own: one that cannot be read does not keep others from it.
  private static func check(
    _ files: [String], _ options: LayoutOptions, _ console: Console
  ) throws(WriteError) -> ExitStatus {
    var status = ExitStatus.done
    for file in files {
      guard let check = check(file, options, console) else {
        status = .failed
        continue
      }
      if !check.isPassed { status = .failed }
      if options.isJSON {
        try check.writeJSON(to: console)
      } else {
        try check.writeLines(to: console)
      }
    }
    return status
  }

  private static func check(
    _ file: String, _ options: LayoutOptions, _ console: Console
  ) -> LayoutCheck? {
    do throws(CommandFailure) {
      let document = try LayoutFile.read(file, options).changed(by: options)
      return try LayoutCheck(try LayoutFile.solve(document, file), document, file: file)
    } catch {
      console.note(error.message)
      return nil
    }
  }

  private static func explain(
    _ path: LayoutIndexPath, _ layout: ResolvedLayout, _ options: LayoutOptions,
    _ console: Console
  ) throws {
    guard let explanation = layout.explain(path) else {
      throw CommandFailure(
        "item \(path) is not there, \(LayoutAnswer.extent(of: layout, path.section))")
    }
    guard options.isJSON else {
      for line in explanation.description.split(separator: "\n") {
        try console.line(TerminalText.message(String(line)))
      }
      return
    }
    let steps = explanation.steps.map { step -> JSONValue in
      ["text": .string(step.text), "rules": .array(step.rules.map { .integer($0) })]
    }
    let object: JSONValue = [
      "item": .string(path.description), "subject": .string(explanation.subject),
      "frame": layout.frame(of: path).map { JSONValue.frame($0) } ?? .null,
      "steps": .array(steps),
    ]
    try console.line(object.text())
  }
}
