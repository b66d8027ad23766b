import CommandLineTable
import Foundation

/// Finds out, before anything is written, whether files of a run would replace each other or a video.
struct OutputCollisions {
  private let command: String
  private var videos: [String: String] = [:]
  private var owners: [String: String] = [:]

  /// - Parameters:
  ///   - videos: The paths of all videos of the run.
  ///   - command: The command that runs, for messages.
  private init(videos: [String], command: String) {
    self.command = command
    for video in videos { self.videos[Self.place(of: video)] = video }
  }

  /// Notes that a file is written for a video.
  ///
  /// - Throws: `UsageError` where another video has the name, or a video lies there.
  private mutating func claim(_ path: String, for video: String) throws(UsageError) {
    let place = Self.place(of: path)
    if let replaced = videos[place] {
      throw UsageError(
        "'\(path)' would replace the video '\(replaced)'; choose another name",
        command: command)
    }
    guard let owner = owners.updateValue(video, forKey: place) else { return }
    throw UsageError(
      owner == video
        ? "'\(path)' would be written twice for '\(video)'; name it, and each output, once"
        : "'\(owner)' and '\(video)' would both be written to '\(path)'; tell them apart by %f or %h/"
          + " in the name, as in -o '%h/%f.png'",
      command: command)
  }

  /// A path that is the same for all ways to name one file.
  private static func place(of path: String) -> String {
    if let real = resolved(path) { return real }
    guard let slash = path.lastIndex(of: "/") else { return (resolved(".") ?? ".") + "/" + path }
    let folder = path[..<slash]
    return (resolved(folder.isEmpty ? "/" : String(folder)) ?? String(folder)) + path[slash...]
  }

  /// Looks at the names of the first picture of every video, which stand for those of the others.
  ///
  /// - Parameters:
  ///   - namings: How the files of each video are named.
  ///   - inputs: The videos.
  ///   - command: The command that runs, for messages.
  /// - Throws: `UsageError` for names that do not tell videos apart, or would replace one.
  static func check(
    _ namings: [OutputNaming], of inputs: VideoInputs, command: String
  ) throws(UsageError) {
    if inputs.areSeveral {
      for naming in namings where !naming.isPerVideo {
        throw UsageError(
          "option '\(naming.flag)': several videos need a folder or a name with %s, not"
            + " '\(naming.text)'",
          command: command)
      }
      for naming in namings where naming.isPerPicture && !naming.isUnambiguous {
        throw UsageError(
          "option '\(naming.flag)': put something other than a digit between the video's name and"
            + " %d in '\(naming.text)'",
          command: command)
      }
    }
    var collisions = OutputCollisions(videos: inputs.paths, command: command)
    for video in inputs.paths {
      for naming in namings { try collisions.claim(naming.path(of: video), for: video) }
    }
  }

  private static func resolved(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }
}
