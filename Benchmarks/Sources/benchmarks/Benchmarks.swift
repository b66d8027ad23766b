/// `swift run -c release --package-path Benchmarks benchmarks [--list] [--rounds N] [SUBJECT...]`
///
/// Runs the subjects named, or all. Exits with 1 when contenders disagree about an answer or an
/// operation allocates more than its limit, with 2 when the command line is wrong.
@main
struct Benchmarks {
  /// Every subject; one line each, in the order they are run.
  static var subjects: [any Subject.Type] {
    [
      // The first, while this process is small: a child's memory counts from its parent's.
      PosterSubject.self,
      HeightsSubject.self,
      DamageSubject.self,
      LayoutSubject.self,
      SceneSubject.self,
      BrowserSubject.self,
      SnapshotSubject.self,
      StartSubject.self,
      VideoSubject.self,
    ]
  }

  static func main() {
    let subjects = Self.subjects
    switch CommandLineChoice(CommandLine.arguments.dropFirst(), subjects: subjects) {
    case .list:
      for subject in subjects { print("\(subject.name): \(subject.summary)") }
    case .wrong(let reason):
      print("benchmarks: \(reason)")
      exitProcess(2)
    case .run(let chosen, let rounds):
      var report = Report(rounds: rounds)
      for subject in chosen {
        report.begin(subject)
        subject.init().run(&report)
      }
      report.finish()
      exitProcess(report.failures.isEmpty ? 0 : 1)
    }
  }
}
