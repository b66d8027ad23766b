import CommandLineTable

/// `showcase rows`: the rows of a table screen and where they stand.
enum RowsCommand: Command {
  static let specification = CommandSpecification(
    "rows", "List the rows or cells of a screen with their place and size.",
    discussion: [
      """
      Prints a line for everything that takes height: index path, kind, y and height in points,
      title. Strips above and below a section carry the section's number alone.
      """,
      "With --json one object, its keys in this order; '?' marks those that may be absent:",
      .verbatim(
        """
        {"id", "title", "width", "contentSize": [w, h],
         "header": null or {"kind": "video", "source", "frame": [x, y, w, h],
           "playback": {"muted", "volume", "loops", "autoplays", "gravity",
             "loopDuration"?, "headerSize"?, "crop"?, "hasAudio"?},
           "error"?: {"kind", "message"}},
         "sections": [{"index", "id", "kind", "frame", "header"?, "footer"?,
           "rows": [{"indexPath": [s, r], "id", "kind", "frame", "title"?,
             "items"?: [{"indexPath": [s, r, i], "id", "title", "image",
               "frame"}]}]}],
         "warnings": [...]}
        """),
      """
      The frame of an item is relative to its row; a collection scrolls sideways, so its items reach
      beyond the row.
      """,
      """
      A screen with compositional sections, rows side by side or a configuration is laid out as a page,
      on a device within its safe area and margins: every cell has a line with x, y, width and height,
      and is a row in JSON. A section has "headerFrame"?, "footerFrame"? and, where it
      scrolls sideways, "orthogonal": {"behavior", "rowLength", "viewport"} behind its footer; cells of
      such a section are listed as if it had not been scrolled.
      """,
      """
      What is wrong with the document is told on standard error, and the rest is listed; 'showcase
      check' is what fails.
      """,
    ],
    operands: [ScreenInput.operand],
    options: [SharedOptions.viewport, SharedOptions.json, SharedOptions.media],
    examples: [
      .init("showcase rows", "The bundled screen on a phone 414 points wide."),
      .init("showcase rows cars.json --viewport ipad-mini-6", "A document on a tablet."),
    ])

  /// The width of a table when none is given, in pt.
  static let standardWidth = PageListing.standardViewport.width

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let viewport = try arguments.viewport() ?? Viewport(width: standardWidth)
    guard let input = try ScreenInput.open(arguments.operands.first, arguments, console) else {
      return .failed
    }
    let isJSON = arguments.has(SharedOptions.json)
    if input.document.isPage(width: viewport.width) {
      let listing = try PageListing(input, viewport)
      if isJSON { try listing.writeJSON(to: console) } else { try listing.writeTable(to: console) }
      return .done
    }
    let listing = try RowListing(input, width: viewport.width)
    for warning in listing.fitWarnings { console.note(warning) }
    if let warning = listing.playback?.warning { console.note(warning) }
    if isJSON { try listing.writeJSON(to: console) } else { try listing.writeTable(to: console) }
    return .done
  }
}
