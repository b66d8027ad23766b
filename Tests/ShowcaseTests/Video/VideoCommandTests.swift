import Foundation
import JSONText
import Testing
import _TestSupport

/// The media files of the video tests.
private func media(_ name: String) -> String {
  CaseFolders.beside(#filePath, "../../VideoHeaderTests/Media").standardizedFileURL
    .appendingPathComponent(name).path
}

@Suite("Video commands")
struct VideoCommandTests {
  @Test("probe prints one object with its keys in order")
  func probe() throws {
    let path = media("multi-stream.mp4")
    let run = try showcaseProgram.run(["probe", "--json", path])
    #expect(run.status == 0)
    #expect(
      run.output == """
        {"path":"\(path)","container":"mov","duration":2,"durationIsEstimate":false,\
        "startTime":0,"bitRate":123608,"video":{"codec":"h264","profile":"High",\
        "frameSize":[128,72],"codedSize":[128,72],"displaySize":[128,72],\
        "sampleAspectRatio":[1,1],"rotation":0,"mirrored":false,"frameRate":25,\
        "frameRateRational":[25,1],"declaredFrameCount":50,"pixelFormat":"yuv420p",\
        "bitsPerComponent":8,"color":{"range":null,"matrix":null,"primaries":null,\
        "transfer":null},"isHDR":false,"hasAlpha":false,"fieldOrder":"progressive"},\
        "audio":{"codec":"aac","channels":2,"sampleRate":44100},"covers":[],\
        "playback":{"muted":true,"volume":0,"loops":true,"autoplays":true,\
        "gravity":"resizeAspectFill","loopDuration":2,"headerSize":[414,414],\
        "crop":[28,0,72,72],"hasAudio":true},"warnings":[]}

        """)
  }

  @Test("probe tells what is known as an aligned table")
  func table() throws {
    let run = try showcaseProgram.run(["probe", media("sar-4-3.mp4")])
    #expect(run.status == 0)
    #expect(
      run.output.split(separator: "\n").dropFirst().joined(separator: "\n") == """
        container      mov
        duration       1.000 s
        bit rate       21 kbit/s
        video          h264, High
        size           160x90
        decoded size   120x90
        sample aspect  4:3
        frame rate     25 frames/s
        pixels         yuv420p
        colour         untagged
        audio          none
        playback       muted, loops every 1.000 s, resizeAspectFill
        """)
  }

  @Test("of several files probe tells each on a line, failures too, and ends as failed")
  func several() throws {
    let run = try showcaseProgram.run([
      "probe", "--json", media("vp9.webm"), "/nowhere/film.mp4", media("x-text-named.mp4"),
    ])
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].contains(#""container":"matroska""#))
    #expect(
      lines[1] == #"{"path":"/nowhere/film.mp4","error":{"kind":"notFound","#
        + #""message":"cannot open: No such file or directory"}}"#)
    #expect(lines[2].contains(#""error":{"kind":"not"#) || lines[2].contains("unsupportedFormat"))
    #expect(run.errors.isEmpty)
  }

  @Test(
    "a single file that fails is told on standard error alone",
    arguments: [
      ["probe", "--json", "FILE"], ["poster", "--json", "FILE", "-o", "out.png"],
      ["frames", "--json", "FILE", "--at", "1"],
    ])
  func single(line: [String]) throws {
    let folder = try TemporaryFolder()
    let path = media("x-truncated-no-moov.mp4")
    let run = try showcaseProgram.run(line.map { $0 == "FILE" ? path : $0 }, in: folder.url)
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    let error = try JSONTree.read(Array(run.errors.utf8))
    #expect(error.root["error"]?["kind"]?.string == "invalidData")
    #expect(error.root[line[0] == "probe" ? "path" : "video"]?.string == path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test("a picture that cannot be written is named in the failure of its video")
  func unwritten() throws {
    let folder = try TemporaryFolder()
    let path = media("single-frame.mp4")
    let run = try showcaseProgram.run(
      ["poster", "--json", path, "-o", "gone/p.png"], in: folder.url)
    #expect(run.status == 1)
    let error = try JSONTree.read(Array(run.errors.utf8)).root
    #expect(error["video"]?.string == path)
    #expect(error["error"]?["kind"]?.string == "cannotWrite")
    #expect(error["error"]?["message"]?.string?.hasPrefix("gone/p.png: ") == true)
  }

  @Test(
    "a path is a path, whatever it looks like",
    arguments: [
      "-dash.mp4", "--json", "-", "a:b.mp4", "pattern%03d.mp4", "%s-%d.mp4", "concat:x", "pipe:0",
      "file:x.mp4", "http:/host/x.mp4", "data:video,x", "@list", "*.mp4", "[a].mp4", "a b.mp4",
      "$(x) `y`.mp4", "'q\".mp4", "tab\t.mp4", "\u{1B}[31m.mp4", "Ä–é.mp4", "漢字",
      String(repeating: "n", count: 240),
    ])
  func oddNames(name: String) throws {
    let videos = try VideoFolder([name: "single-frame.mp4"])
    for line in [
      ["probe", "--json", "--", name], ["poster", "-o", "poster.png", "--", name],
      ["frames", "--at", "0", "-o", "frame.jpg", "--", name],
      ["frames", "--at", "0", "-o", "frames/", "--", name],
      ["frames", "--strip", "2x1", "-o", "sheet.jpg", "--vtt", "sheet.vtt", "--", name],
    ] {
      let run = try videos.run(line)
      #expect(run.status == 0, "\(line): \(run.errors)")
    }
    let list = try videos.run(
      ["frames", "--strip", "2x1", "-o", "listed/", "--json", "--from-list", "-"],
      input: name + "\0")
    #expect(list.status == 0, "\(list.errors)")
    #expect(try list.json["video"]?.string == name)
    #expect(try videos.names(in: "frames").count == 1)
    #expect(try videos.names(in: "listed").count == 1)
  }

  @Test("frames are written where they are asked for")
  func outputs() throws {
    let folder = try TemporaryFolder()
    let path = media("h264-bframes-faststart.mp4")
    let names = { try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() }
    let spread = try showcaseProgram.run(["frames", path, "--count", "2"], in: folder.url)
    #expect(spread.status == 0)
    #expect(
      try names() == ["h264-bframes-faststart-0001.png", "h264-bframes-faststart-0002.png"])
    let pattern = try showcaseProgram.run(
      ["frames", path, "--every", "0.75", "-o", "f%02d.jpg", "--json", "--size", "80x0"],
      in: folder.url)
    #expect(
      pattern.output == """
        {"requestedTime":0,"actualTime":0,"path":"f01.jpg","size":[80,45],"isDamaged":false}
        {"requestedTime":0.75,"actualTime":0.72,"path":"f02.jpg","size":[80,45],"isDamaged":false}
        {"requestedTime":1.5,"actualTime":1.48,"path":"f03.jpg","size":[80,45],"isDamaged":false}

        """)
    #expect(try names().filter { $0.hasPrefix("f0") } == ["f01.jpg", "f02.jpg", "f03.jpg"])
  }

  @Test(
    "times are seconds, clock times or shares",
    arguments: [
      ("1", 1.0), ("1.01", 1.0), ("0:01.5", 1.48), ("00:00:01.5", 1.48), ("50%", 1.0), ("0%", 0),
      ("100%", 1.96), ("9:59", 1.96), ("-3", 0),
    ])
  func times(text: String, actual: Double) throws {
    let folder = try TemporaryFolder()
    let run = try showcaseProgram.run(
      ["frames", media("h264-bframes-faststart.mp4"), "--at=\(text)", "--json"], in: folder.url)
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        #""actualTime":\#(actual == actual.rounded() ? "\(Int(actual))" : "\(actual)"),"#))
  }

  @Test(
    "a wrong command line is code 2 and writes nothing",
    arguments: [
      ["poster", "a.mp4"], ["poster", "a.mp4", "-o", "a.gif"],
      ["poster", "a.mp4", "-o", "a.png", "--size", "12"],
      ["poster", "a.mp4", "-o", "a.png", "--crop", "0:1"], ["frames", "a.mp4"],
      ["frames", "a.mp4", "--at", "1:70"], ["frames", "a.mp4", "--at", "nan"],
      ["frames", "a.mp4", "--at", "101%"], ["frames", "a.mp4", "--count", "0"],
      ["frames", "a.mp4", "--every", "0"], ["frames", "a.mp4", "--count", "2", "--every", "1"],
      ["frames", "a.mp4", "--count", "2", "-o", "one.png"],
    ])
  func wrongLines(line: [String]) throws {
    let run = try showcaseProgram.run(line)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test(
    "an image appears whole or not at all",
    arguments: [
      ("ulimit -f 1; ", "poster.png", "File too large"),
      ("", "none/poster.png", "No such file or directory; make its folder first"),
      ("", "/dev/full", "No space left"),
    ])
  func wholeOrNot(limit: String, name: String, reason: String) throws {
    let folder = try TemporaryFolder()
    // The picture has to be larger than a limit of one block.
    let path = media("poster-black-then-content.mp4")
    let target = name == "/dev/full" ? "full.png" : name
    if name == "/dev/full" {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appendingPathComponent(target).path, withDestinationPath: name)
    }
    let run = try showcaseProgram.shell(
      "\(limit)\"$PROGRAM\" poster '\(path)' -o \(target)", in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("showcase: \(target): cannot write: \(reason)"))
    #expect(run.errors.split(separator: "\n").count == 1)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(left.filter { $0 != "full.png" } == [])
  }

  @Test("the program does not link libav")
  func linked() throws {
    let run = try showcaseProgram.shell(#"ldd "$PROGRAM""#)
    #expect(run.status == 0)
    #expect(run.output.contains("libc.so"))
    for library in ["libavformat", "libavcodec", "libavutil", "libswscale"] {
      #expect(!run.output.contains(library))
    }
  }
}
