import CommandLineTable
import VideoHeader

/// `showcase poster`: the picture that stands best for a video.
enum PosterCommand: Command {
  static let specification = CommandSpecification(
    "poster", "Write the picture that stands best for a video.",
    discussion: [
      """
      Key frames near the beginning are tried, and one that is neither flat nor dark nor washed out is
      taken. The picture is turned as the video says. The file appears whole or not at all.
      """,
      "With --json one object:",
      .verbatim(#"{"requestedTime": null, "actualTime", "path", "size": [w, h], "isDamaged"}"#),
    ],
    operands: [OperandSpecification("FILE", .one, "A video file.")],
    options: [PictureOptions.output, PictureOptions.size, PictureOptions.crop, SharedOptions.json],
    examples: [
      .init("showcase poster clip.mp4 -o poster.jpg --size 640x360", "A small JPEG."),
      .init("showcase poster clip.mp4 -o square.png --crop 1:1", "A square of the middle."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    guard let path = arguments.operands.first else { return .usage }
    guard let name = arguments.value(PictureOptions.output) else {
      throw UsageError("--output is missing", command: specification.name)
    }
    guard ImageFormat(pathExtensionOf: name) != nil else {
      throw UsageError(
        "option '--output': expected a name that ends in .png, .jpg or .jpeg, not '\(name)'",
        command: specification.name)
    }
    let isJSON = arguments.has(SharedOptions.json)
    let generator = PosterGenerator(path: path, settings: try PictureOptions.settings(arguments))
    do {
      let picture = try generator.poster()
      let written = try PictureOutput.file(name).write(picture.image, number: 1)
      if isJSON {
        try console.line(PictureReport(path: written, picture: picture).line(isJSON: true))
      }
      return .done
    } catch let error as VideoError {
      try VideoFailure(path: path, error).tell(isJSON: isJSON, isOnly: true, console)
    } catch let error as ImageFileError {
      try VideoFailure(path: name, error).tell(isJSON: isJSON, isOnly: true, console)
    }
    return .failed
  }
}
