import Foundation

/// How long the program takes to start, against an empty one that is linked the same way.
struct StartSubject: Subject {
  static let name = "start"
  static let summary = "Starting showcase, against an empty program with Foundation."

  func run(_ report: inout Report) {
    guard let showcase = MeasuredProcess.showcase else {
      print("showcase is not built: swift build -c release --product showcase, then again\n")
      return
    }
    let empty = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("empty").path
    let media = MeasuredProcess.root.appendingPathComponent("media").path
    let contenders: [(name: String, program: String, arguments: [String])] = [
      ("an empty program", empty, []),
      ("showcase version", showcase, ["version"]),
      ("showcase check photos.json", showcase, ["check", "\(media)/photos.json"]),
      ("showcase show photos.json", showcase, ["show", "\(media)/photos.json"]),
      ("showcase show cars.json", showcase, ["show", "\(media)/cars.json"]),
    ]
    var times = contenders.map { _ in [Double]() }
    for round in 0..<report.rounds {
      for turn in contenders.indices {
        let index = (turn + round) % contenders.count
        guard let run = MeasuredProcess(contenders[index].program, contenders[index].arguments)
        else { return print("\(contenders[index].program) does not run\n") }
        times[index].append(run.seconds)
      }
    }
    let medians = times.map { $0.sorted()[$0.count / 2] }
    var table = TextTable(["whole process", "processor time", "times the first"])
    for (contender, median) in zip(contenders, medians) {
      table.add([
        contender.name, Figure.time(median), Figure.short(median / max(medians[0], 1e-9)),
      ])
    }
    print(table.text)
  }
}
