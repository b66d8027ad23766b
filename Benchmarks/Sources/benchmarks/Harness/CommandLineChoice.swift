/// What the command line asks for.
enum CommandLineChoice {
  case list
  case run([any Subject.Type], rounds: Int)
  case wrong(String)

  init(_ arguments: ArraySlice<String>, subjects: [any Subject.Type]) {
    var chosen: [any Subject.Type] = []
    var rounds = 9
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--list":
        self = .list
        return
      case "--rounds":
        guard let count = rest.popFirst().flatMap(Int.init), (1...1000).contains(count) else {
          self = .wrong("--rounds takes a number from 1 to 1000")
          return
        }
        rounds = count
      default:
        guard let subject = subjects.first(where: { $0.name == argument }) else {
          let names = subjects.map { $0.name }.joined(separator: ", ")
          self = .wrong("no subject '\(argument)', there are: \(names)")
          return
        }
        chosen.append(subject)
      }
    }
    self = .run(
      subjects.filter { subject in chosen.isEmpty || chosen.contains { $0 == subject } },
      rounds: rounds)
  }
}
