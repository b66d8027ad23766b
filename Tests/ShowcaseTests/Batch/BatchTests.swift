import Foundation
import JSONText
import Testing
import _TestSupport

/// A folder of videos to work on.
struct VideoFolder {
  let folder: TemporaryFolder

  /// Copies media files of the tests, under their own names or others.
  init(_ names: [String: String] = [:], same: [String] = []) throws {
    folder = try TemporaryFolder()
    let media = CaseFolders.beside(#filePath, "../../VideoHeaderTests/Media").standardizedFileURL
    let all = names.merging(same.map { ($0, $0) }) { own, _ in own }
    for (name, source) in all {
      let target = folder.url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: media.appendingPathComponent(source), to: target)
    }
  }

  var url: URL { folder.url }

  func run(_ arguments: [String], input: String = "") throws -> BuiltProgram.Result {
    try showcaseProgram.run(arguments, input: input, in: url)
  }

  /// The names in a folder, in order.
  func names(in path: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: url.appendingPathComponent(path).path
    ).sorted()
  }

  /// What a file is, to see whether it was written again.
  func identity(of name: String) throws -> String {
    let values = try FileManager.default.attributesOfItem(
      atPath: url.appendingPathComponent(name).path)
    return "\(values[.systemFileNumber] ?? "") \(values[.modificationDate] ?? "")"
  }
}

@Suite("Commands on many videos")
struct BatchTests {
  private static let sample = [
    "a.mp4": "h264-bframes-faststart.mp4", "b.webm": "vp9.webm", "broken.mp4": "x-text-named.mp4",
    "sub/c.mp4": "single-frame.mp4",
  ]

  @Test(
    "answer for each in the order they were given, go on after a broken one and end as failed",
    arguments: ["1", "2", "16"])
  func order(jobs: String) throws {
    let videos = try VideoFolder(Self.sample)
    let names = ["b.webm", "broken.mp4", "sub/c.mp4", "gone.mp4", "a.mp4"]
    for command in [["probe"], ["poster", "-o", "out/"], ["frames", "--count", "2", "-o", "f/"]] {
      let run = try videos.run(command + ["--json", "-j", jobs] + names)
      #expect(run.status == 1)
      #expect(run.errors.isEmpty)
      let objects = try run.output.split(separator: "\n")
        .map { try JSONTree.read(Array($0.utf8)).root }
      let key = command[0] == "probe" ? "path" : "video"
      #expect(objects.compactMap { $0[key]?.string } == names)
      #expect(objects.map { $0["error"] != nil } == [false, true, false, true, false])
      #expect(objects[3]["error"]?["kind"]?.string == "notFound")
    }
    #expect(try videos.names(in: "out") == ["a.png", "b.png", "c.png"])
    #expect(
      try videos.names(in: "f")
        == ["a", "b", "c"].flatMap { ["\($0)-0001.png", "\($0)-0002.png"] })
  }

  @Test("tell people of a broken one on standard error, and of the others as ever")
  func people() throws {
    let videos = try VideoFolder(Self.sample)
    for (command, lines) in [
      (["probe"], 23), (["poster", "-o", "out/"], 0), (["poster", "--placeholder"], 2),
      (["frames", "--at", "0", "-o", "f/"], 2), (["frames", "--strip", "1x1", "-o", "s/"], 2),
    ] {
      let run = try videos.run(command + ["a.mp4", "broken.mp4", "gone.mp4", "b.webm"])
      #expect(run.status == 1)
      #expect(
        run.output.split(separator: "\n", omittingEmptySubsequences: false).count == lines + 1)
      #expect(
        run.errors == """
          showcase: broken.mp4: not a video: its bytes are of no known format
          showcase: gone.mp4: cannot open: No such file or directory

          """, "\(command)")
    }
  }

  @Test("take names from a list in a file or on standard input, by lines or by NUL bytes")
  func lists() throws {
    let videos = try VideoFolder(["a.mp4": "single-frame.mp4", "x\ny.mp4": "single-frame.mp4"])
    try videos.folder.write("a.mp4\n", to: "lines")
    for (arguments, input, count) in [
      (["--from-list", "lines"], "", 1), (["--from-list", "-"], "a.mp4\r\n\r\na.mp4", 2),
      (["--from-list=-"], "a.mp4\0x\ny.mp4\0", 2), (["-0", "--from-list", "-"], "x\ny.mp4", 1),
      (["a.mp4", "--from-list", "-"], "a.mp4", 2), (["--from-list", "-"], "", 0),
    ] {
      let run = try videos.run(["probe", "--json"] + arguments, input: input)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.split(separator: "\n").count == count, "\(arguments) \(run.output)")
    }
  }

  @Test("of a list of one answer as lists do, so that a split list keeps its shape")
  func listOfOne() throws {
    let videos = try VideoFolder(["a.mp4": "single-frame.mp4"])
    let poster = try videos.run(
      ["poster", "--json", "--from-list", "-", "-o", "out/"], input: "a.mp4")
    #expect(
      poster.output == """
        {"video":"a.mp4","requestedTime":null,"actualTime":0,"path":"out/a.png",\
        "size":[64,48],"isDamaged":false}

        """)
    let frames = try videos.run(
      ["frames", "--at", "0", "--json", "--from-list", "-", "-o", "out/"], input: "a.mp4")
    #expect(
      frames.output == """
        {"video":"a.mp4","pictures":[{"requestedTime":0,"actualTime":0,\
        "path":"out/a-0001.png","size":[64,48],"isDamaged":false}]}

        """)
    let broken = try videos.run(["probe", "--json", "--from-list", "-"], input: "gone.mp4")
    #expect(broken.status == 1 && broken.errors.isEmpty)
    #expect(broken.output.hasPrefix(#"{"path":"gone.mp4","error":{"kind":"notFound""#))
  }

  @Test("take the pictures of a single video with several decoders, and tell of them in order")
  func parts() throws {
    let videos = try VideoFolder(["a.mp4": "h264-bframes-faststart.mp4"])
    let line = ["frames", "a.mp4", "--every", "0.1", "--json", "-o"]
    let one = try videos.run(line + ["one/"])
    let many = try videos.run(line + ["many/", "--jobs", "3"])
    #expect(one.status == 0 && many.status == 0)
    #expect(many.output == one.output.replacing("one/", with: "many/"))
    let names = try videos.names(in: "one")
    #expect(names.count == 20)
    for name in names {
      #expect(try videos.folder.text("one/\(name)") == videos.folder.text("many/\(name)"))
    }
  }

  @Test("leave out what is there, do what is not, and do not open a video for nothing")
  func resuming() throws {
    let videos = try VideoFolder(Self.sample)
    for (command, done) in [
      (["poster", "-o", "p/%s.jpg"], ["p/a.jpg"]),
      (["frames", "--at", "0", "--at", "50%", "-o", "f/%s-%d.jpg"], ["f/a-1.jpg", "f/a-2.jpg"]),
      (["frames", "--strip", "2x1", "-o", "s/", "--vtt", "s/"], ["s/a.png", "s/a.vtt"]),
    ] {
      #expect(try videos.run(command + ["a.mp4", "--skip-existing"]).status == 0)
      let before = try done.map(videos.identity)
      // A video that is gone is not missed where its pictures are there.
      try FileManager.default.moveItem(
        at: videos.url.appendingPathComponent("a.mp4"),
        to: videos.url.appendingPathComponent("away.mp4"))
      let run = try videos.run(command + ["--json", "--skip-existing", "a.mp4", "b.webm"])
      try FileManager.default.moveItem(
        at: videos.url.appendingPathComponent("away.mp4"),
        to: videos.url.appendingPathComponent("a.mp4"))
      #expect(run.status == 0, "\(run.output)")
      #expect(try done.map(videos.identity) == before)
      let lines = run.output.split(separator: "\n")
      #expect(lines[0].contains(#""skipped":true"#) && !lines[1].contains("skipped"))
      try FileManager.default.removeItem(at: videos.url.appendingPathComponent(done[0]))
      let again = try videos.run(command + ["--json", "--skip-existing", "a.mp4", "b.webm"])
      #expect(again.status == 0)
      #expect(
        FileManager.default.fileExists(atPath: videos.url.appendingPathComponent(done[0]).path))
    }
  }

  @Test("write nothing where two names are one, and say which")
  func collisions() throws {
    let videos = try VideoFolder([
      "a.mp4": "single-frame.mp4", "sub/a.mp4": "single-frame.mp4", "a.webm": "vp9.webm",
      "picture.png": "single-frame.mp4",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: videos.url.appendingPathComponent("link").path, withDestinationPath: "sub")
    for (line, words) in [
      (["poster", "a.mp4", "sub/a.mp4", "-o", "out/"], ["'a.mp4'", "'sub/a.mp4'", "out/a.png"]),
      (["poster", "a.mp4", "a.webm", "-o", "%s.jpg"], ["'a.mp4'", "'a.webm'", "%f"]),
      (["poster", "a.mp4", "a.mp4", "-o", "%f.jpg"], ["'a.mp4'", "twice"]),
      (["poster", "sub/a.mp4", "link/a.mp4", "-o", "%h/%s.jpg"], ["link/a.mp4"]),
      (["frames", "--at", "0", "a.mp4", "a.webm", "-o", "f/"], ["f/a-0001.png"]),
      (["frames", "--strip", "1x1", "a.mp4", "-o", "a.jpg", "--vtt", "a.jpg"], ["twice"]),
      (["poster", "picture.png", "-o", "./picture.png"], ["replace the video 'picture.png'"]),
    ] {
      let before = try videos.names()
      let run = try videos.run(line)
      #expect(run.status == 2, "\(line)")
      #expect(run.output.isEmpty)
      for word in words { #expect(run.errors.contains(word), "\(run.errors)") }
      #expect(run.errors.split(separator: "\n").count == 1)
      #expect(try videos.names() == before)
    }
    let apart = try videos.run(
      ["poster", "a.mp4", "a.webm", "sub/a.mp4", "-o", "%h/%f.jpg", "--quality", "50"])
    #expect(apart.status == 0, "\(apart.errors)")
    #expect(try videos.names(in: "sub") == ["a.mp4", "a.mp4.jpg"])
  }

  @Test(
    "refuse a command line that means nothing",
    arguments: [
      ["probe"], ["poster", "-o", "x.png"], ["frames", "--at", "0"], ["probe", "-0", "a.mp4"],
      ["probe", "a.mp4", "-j", "0"], ["probe", "a.mp4", "-j", "-1"], ["probe", "a.mp4", "-j", ""],
      ["probe", "a.mp4", "-j", "257"], ["probe", "a.mp4", "-j", "2x"],
      ["probe", "a.mp4", "-j", "99999999999999999999"],
      ["poster", "a.mp4", "b.mp4", "-o", "x.png"], ["poster", "--from-list", "-", "-o", "x.png"],
      ["poster", "a.mp4", "b.mp4"], ["poster", "a.mp4", "--placeholder", "--skip-existing"],
      ["frames", "a.mp4", "b.mp4", "--at", "0", "-o", "%d.png"],
      ["frames", "a.mp4", "b.mp4", "--count", "2", "-o", "%s.png"],
      ["frames", "a.mp4", "b.mp4", "--count", "2", "-o", "%s%d.png"],
      ["frames", "a.mp4", "--strip", "0x1"], ["frames", "a.mp4", "--strip", "1"],
      ["frames", "a.mp4", "--strip", "-1x2"], ["frames", "a.mp4", "--strip", "1001x1"],
      ["frames", "a.mp4", "--strip", "1x1", "--at", "0"],
      ["frames", "a.mp4", "--at", "0", "--vtt", "a.vtt"],
      ["poster", "a.mp4", "-o", "x.png", "--format", "jpeg"],
      ["poster", "a.mp4", "-o", "x.png", "--quality", "90"],
      ["poster", "a.mp4", "-o", "x.jpg", "--quality", "0"],
      ["poster", "a.mp4", "-o", "x.jpg", "--quality", "101"],
      ["poster", "a.mp4", "-o", "x.jpg", "--quality", "high"],
      ["poster", "a.mp4", "-o", "x.jpg", "--format", "gif"],
    ])
  func wrongLines(line: [String]) throws {
    let folder = try TemporaryFolder()
    let run = try showcaseProgram.run(line, in: folder.url)
    #expect(run.status == 2, "\(line)")
    #expect(run.output.isEmpty)
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    #expect(run.errors.hasPrefix("showcase: ") && run.errors.contains("(see 'showcase "))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test(
    "tell of a list that cannot be read, and what to give instead",
    arguments: [
      ("gone.txt", "there is no such file; give the path of a list of names, or '-'"),
      (".", "it is a folder; give the path of a list of names, or '-'"),
      ("pipe", "it is not a regular file; give '-' and redirect standard input from it"),
    ])
  func unreadableList(name: String, reason: String) throws {
    let folder = try TemporaryFolder()
    let run = try showcaseProgram.shell(
      "mkfifo pipe; timeout 20 $PROGRAM probe --from-list \(name)", in: folder.url)
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors == "showcase: cannot read the list \(name): \(reason)\n")
  }

  @Test("answer for ten thousand names that are not there, in order")
  func manyNames() throws {
    let names = (0..<10_000).map { "no/such/\($0).mp4" }
    let run = try showcaseProgram.run(
      ["probe", "--json", "--from-list", "-"], input: names.joined(separator: "\n"))
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 10_000)
    for (index, line) in lines.enumerated() {
      #expect(line.hasPrefix("{\"path\":\"no/such/\(index).mp4\","))
    }
  }

  @Test("end quietly when their reader goes away")
  func brokenPipe() throws {
    let names = (0..<5000).map { "no/such/\($0).mp4" }.joined(separator: "\n")
    let folder = try TemporaryFolder()
    try folder.write(names, to: "list")
    let run = try showcaseProgram.shell(
      "$PROGRAM probe --json -j 4 --from-list list | head -n 1; exit ${PIPESTATUS[0]}",
      in: folder.url)
    #expect(run.status == 141)
    #expect(run.errors.isEmpty)
    let ignored = try showcaseProgram.shell(
      "trap '' PIPE; $PROGRAM probe --json -j 4 --from-list list | head -n 1", in: folder.url)
    #expect(ignored.status == 0 && ignored.errors.isEmpty)
  }

  @Test("tell each file that cannot be written, and write the others")
  func unwritable() throws {
    let videos = try VideoFolder([
      "a.mp4": "single-frame.mp4", "b.mp4": "single-frame.mp4", "out/a.jpg/x": "x-text-named.mp4",
    ])
    let run = try videos.run(["poster", "--json", "a.mp4", "b.mp4", "-o", "out/%s.jpg"])
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.first.map(String.init) == #"{"video":"a.mp4","error":{"kind":"cannotWrite","#
        + #""message":"out/a.jpg: cannot write: Is a directory"}}"#)
    #expect(try videos.names(in: "out") == ["a.jpg", "b.jpg"])
  }

  @Test("keep what they did of a video that fails on the way")
  func partial() throws {
    let videos = try VideoFolder([
      "a.mp4": "single-frame.mp4", "out/a-2.png/x": "x-text-named.mp4",
    ])
    let run = try videos.run(
      ["frames", "--count", "3", "-o", "out/%s-%d.png", "--json", "--from-list", "-"],
      input: "a.mp4")
    #expect(run.status == 1)
    let object = try run.json
    #expect(object["pictures"]?.elements.compactMap { $0["path"]?.string } == ["out/a-1.png"])
    #expect(
      object["error"]?["message"]?.string == "out/a-2.png: cannot write: Is a directory")
  }

  @Test("work under GNU parallel, which gives each run some of the names")
  func underParallel() throws {
    try Self.requireParallel()
    let names = (1...9).map { "clip \($0).mp4" }
    let videos = try VideoFolder(
      Dictionary(uniqueKeysWithValues: names.map { ($0, "single-frame.mp4") })
        .merging(["bad.mp4": "x-empty.mp4"]) { own, _ in own })
    let lists = try showcaseProgram.shell(
      """
      find . -name '*.mp4' -print0 | sort -z \
      | parallel --null --pipe -N 4 --keep-order --jobs 2 \
      "$PROGRAM" poster --from-list - --null -o posters/ --format webp --json --jobs 1
      """, in: videos.url)
    // Parallel's own code is the number of runs that failed.
    #expect(lists.status == 1, "\(lists.errors)")
    let objects = try lists.output.split(separator: "\n")
      .map { try JSONTree.read(Array($0.utf8)).root }
    #expect(
      objects.compactMap { $0["video"]?.string } == ["./bad.mp4"] + names.map { "./\($0)" })
    #expect(try videos.names(in: "posters") == names.map { $0.dropLast(4) + ".webp" })
    let single = try showcaseProgram.shell(
      "parallel --jobs 2 \"$PROGRAM\" frames {} --at 0 -o {.}.jpg ::: clip*.mp4", in: videos.url)
    #expect(single.status == 0, "\(single.errors)")
    #expect(try videos.names().filter { $0.hasSuffix(".jpg") }.count == 9)
  }

  @Test("work under GNU parallel as README has it, also when the line is run again")
  func asInReadme() throws {
    try Self.requireParallel()
    let readme = CaseFolders.beside(#filePath, "../../../README.md").standardizedFileURL
    let text = String(decoding: try Data(contentsOf: readme), as: UTF8.self)
    let after = try #require(text.components(separatedBy: "<!-- parallel -->\n```sh\n").last)
    let line = try #require(after.components(separatedBy: "```").first)
    let names = (1...3).map { "videos/\($0).mp4" }
    let videos = try VideoFolder(
      Dictionary(uniqueKeysWithValues: names.map { ($0, "single-frame.mp4") }))
    for isSkipped in [false, true] {
      let run = try showcaseProgram.shell(
        "PATH=${PROGRAM%/*}:$PATH; \(line)", in: videos.url)
      #expect(run.status == 0, "\(run.errors)")
      let lines = try videos.folder.text("posters.jsonl").split(separator: "\n")
      #expect(lines.count == 3)
      #expect(lines.allSatisfy { $0.contains("skipped") == isSkipped })
    }
    #expect(try videos.names(in: "posters") == ["1.webp", "2.webp", "3.webp"])
  }

  private static func requireParallel() throws {
    let answer = try showcaseProgram.shell("parallel --version")
    try #require(
      answer.output.hasPrefix("GNU parallel"),
      "GNU parallel is missing; README's test command installs it")
  }
}
