import Foundation

/// What posters, probes and frames cost, by whole processes: `showcase` against the same calls of libav in plain C
/// (`video-floor`), and against the programs that people use for this.
struct PosterSubject: Subject {
  static let name = "posters"
  static let summary = "showcase probe, poster and frames against a floor in C and other programs"

  func run(_ report: inout Report) {
    guard let studio = PosterStudio(), let short = studio.film(groupOf: 30),
      let long = studio.film(groupOf: 250)
    else { return }
    report.run(studio.probe(short))
    report.run(studio.poster(short, "GOP 30"))
    report.run(studio.poster(long, "GOP 250"))
    report.run(studio.batch(short))
    report.run(studio.exactFrame(long))
    report.run(studio.keyStrip(short))
    report.run(studio.exactStrip(long))
  }
}

/// The programs and films of the contests.
private struct PosterStudio {
  private let showcase: String
  private let floor: String
  /// Where films are kept from run to run, and pictures written.
  private let folder: String

  /// Finds the programs, or says how they are made.
  init?() {
    guard let showcase = Programs.showcase, let floor = Programs.own("video-floor") else {
      return nil
    }
    self.showcase = showcase
    self.floor = floor
    folder = Programs.workshop.path
    guard
      (try? FileManager.default.createDirectory(
        atPath: folder + "/out", withIntermediateDirectories: true)) != nil
    else {
      print("posters: \(folder) cannot be made")
      return nil
    }
  }

  private var output: String { folder + "/out" }

  /// A minute of moving picture with noise, 1920 x 1080, 30 frames a second, H.264 at 7 Mbit/s with a key frame every
  /// so many frames; made by ffmpeg on the first run, which takes minutes.
  func film(groupOf count: Int) -> String? {
    let path = "\(folder)/gop\(count).mp4"
    if unsafe access(path, R_OK) == 0 { return path }
    print("posters: making \(path)")
    let unfinished = path + ".part.mp4"
    let made = ChildProcess.run(
      [
        "ffmpeg", "-v", "error", "-y", "-f", "lavfi", "-i",
        "testsrc2=size=1920x1080:rate=30:duration=60",
      ]
        + ["-vf", "noise=alls=12:allf=t", "-c:v", "libx264", "-preset", "veryfast", "-b:v", "7M"]
        + [
          "-g", "\(count)", "-keyint_min", "\(count)", "-sc_threshold", "0", "-pix_fmt", "yuv420p",
        ]
        + ["-movflags", "+faststart", unfinished])
    guard made?.succeeded == true, unsafe rename(unfinished, path) == 0 else {
      print("posters: ffmpeg cannot make the film: install ffmpeg")
      return nil
    }
    return path
  }

  /// The headers alone.
  func probe(_ film: String) -> ProcessContest {
    var contest = ProcessContest("probe, 60 s of 1080p H.264")
    addStarts(to: &contest)
    contest.add("ffprobe, no file", ["ffprobe", "-version"])
    contest.add("floor in C", [floor, "probe", film], start: "floor in C, no file")
    contest.add("showcase", [showcase, "probe", film], start: "showcase, no file")
    contest.add(
      "ffprobe", ["ffprobe", "-v", "error", "-show_format", "-show_streams", film],
      start: "ffprobe, no file")
    contest.claim("showcase", atMost: 1.15, of: "floor in C")
    contest.claim("showcase", atMost: 0.4, of: "ffprobe")
    contest.claim("showcase", atMost: 0.1, of: "ffprobe", .net)
    contest.claim("showcase", atMost: 1.3, of: "floor in C", .memory)
    return contest
  }

  /// One key frame, 640 px wide, as JPEG.
  func poster(_ film: String, _ kind: String) -> ProcessContest {
    var contest = ProcessContest("poster, key frame, \(kind)")
    addStarts(to: &contest)
    contest.add("ffmpegthumbnailer, no file", ["ffmpegthumbnailer", "-v"])
    contest.add("ffmpeg, no file", ["ffmpeg", "-version"])
    contest.add(
      "floor in C", [floor, "poster", film, output + "/floor.jpg"], start: "floor in C, no file")
    contest.add(
      "showcase", [showcase, "poster", film, "-o", output + "/own.jpg", "--size", "640x640"],
      start: "showcase, no file")
    contest.add(
      "ffmpegthumbnailer", ["ffmpegthumbnailer", "-i", film, "-o", output + "/t.jpg", "-s", "640"],
      start: "ffmpegthumbnailer, no file")
    contest.add(
      "ffmpeg",
      ["ffmpeg", "-v", "error", "-y", "-noaccurate_seek", "-ss", "6", "-i", film, "-frames:v", "1"]
        + ["-vf", "scale=640:-1", output + "/f.jpg"], start: "ffmpeg, no file")
    contest.claim("showcase", atMost: 1.1, of: "floor in C")
    for rival in ["ffmpegthumbnailer", "ffmpeg"] {
      contest.claim("showcase", atMost: 0.5, of: rival)
      contest.claim("showcase", atMost: 1.0 / 3, of: rival, .net)
    }
    contest.claim("showcase", atMost: 1.3, of: "floor in C", .memory)
    return contest
  }

  /// Fifty files in one process against a process for each.
  func batch(_ film: String) -> ProcessContest {
    var contest = ProcessContest("posters of 50 files", mostRounds: 2)
    let files = (1...50).map { number in
      let path = "\(folder)/film\(number).mp4"
      unsafe symlink(film, path)
      return path
    }
    contest.add(
      "showcase", [showcase, "poster"] + files + ["-o", output + "/", "--size", "640x640"])
    contest.add(
      "ffmpegthumbnailer, 50 processes",
      ["sh", "-c", "for f; do ffmpegthumbnailer -i \"$f\" -o \(output)/t.jpg -s 640; done", "sh"]
        + files)
    contest.claim("showcase", atMost: 0.25, of: "ffmpegthumbnailer, 50 processes")
    return contest
  }

  /// The frame 6 s after a key frame, on two threads both.
  func exactFrame(_ film: String) -> ProcessContest {
    var contest = ProcessContest("exact frame, 6 s into a GOP of 250")
    let time = "14.333"
    contest.add("floor in C", [floor, "exact", film, time, "2", output + "/floor.jpg"])
    contest.add(
      "showcase", frames(film, ["--at", time, "-o", output + "/own.jpg"]))
    contest.claim("showcase", atMost: 1.05, of: "floor in C")
    contest.claim("showcase", atMost: 1.3, of: "floor in C", .memory)
    return contest
  }

  /// Sixty key frames of a minute.
  func keyStrip(_ film: String) -> ProcessContest {
    var contest = ProcessContest("60 key frames, GOP 30")
    contest.add("floor in C", [floor, "key-strip", film, "60", output])
    contest.add(
      "showcase", frames(film, ["--count", "60", "--nearest", "-o", output + "/own-%04d.jpg"]))
    contest.claim("showcase", atMost: 1.1, of: "floor in C")
    contest.claim("showcase", atMost: 1.3, of: "floor in C", .memory)
    return contest
  }

  /// Sixty exact frames of a minute, for which the floor seeks each time.
  func exactStrip(_ film: String) -> ProcessContest {
    var contest = ProcessContest("60 exact frames, GOP 250", mostRounds: 1)
    contest.add("floor in C, a seek each", [floor, "exact-strip", film, "60", "2", output])
    contest.add("showcase", frames(film, ["--count", "60", "-o", output + "/own-%04d.jpg"]))
    contest.claim("showcase", atMost: 0.3, of: "floor in C, a seek each")
    contest.claim("showcase", atMost: 1.3, of: "floor in C, a seek each", .memory)
    return contest
  }

  private func frames(_ film: String, _ options: [String]) -> [String] {
    [showcase, "frames", film, "--size", "640x640"] + options
  }

  /// What a process costs that starts, loads libav and does nothing.
  private func addStarts(to contest: inout ProcessContest) {
    contest.add("floor in C, no file", [floor, "load"])
    contest.add("showcase, no file", [showcase, "probe", "/nowhere"], until: .any)
  }
}
