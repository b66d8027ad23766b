import CommandLineTable
import JSONText

/// `showcase diff`: what changed between two lists, or what comes of a case.
enum DiffCommand: Command {
  static let staged = OptionSpecification(
    "staged", "Print the way in stages too, one kind of change at a time.")

  static let specification = CommandSpecification(
    "diff", "Print what changed between two lists, or what comes of a case file.",
    discussion: [
      """
      BEFORE and AFTER are screen documents, or states: [["SECTION", ["ITEM", ...]], ...]. The steps
      are the fewest that lead from one to the other: deletes and the sources of moves in the
      indices of BEFORE, inserts and the targets of moves in those of AFTER.
      """,
      """
      CASE is a case file of any kind (snapshot, sequence, section, apply, script, section-script), a
      pack of them or an array; of several each is answered in order. What a case refuses is told on
      standard error, the answer shows what stands all the same, and the exit code is 1.
      """,
      "With --json one object a case and line; errors are objects on standard error then:",
      .verbatim(
        """
        {"state", "changes": {"deletedSections", "insertedSections", "movedSections",
          "deletedItems", "insertedItems", "movedItems", "reloadedSections",
          "reloadedItems", "reconfiguredItems"}, "operationCount"}
        sequence: {"state", "changes": {"deletes", "inserts", "moves"},
                  "operationCount"}
        section:  {"outline", "visible", "items"}
        apply:    beside the first, of the last step, {"states", "operationsPerStep",
                  "selection", "anchor", "outlines"}
        scripts:  {"steps": [{"state"} or {"outline", "visible"} or {"error", "id"}]}
        --staged: beside the first, {"stages": [{"kind", "changes", "state"}],
                  "carriedItems"}
        {"error": {"kind", "id", "at", "message"}}
        """),
    ],
    operands: [
      OperandSpecification(
        "BEFORE|CASE", .one, "What was, or a case file; '-' reads standard input."),
      OperandSpecification("AFTER", .optional, "What is."),
    ],
    options: [staged, SharedOptions.json],
    examples: [
      .init("showcase diff monday.json tuesday.json", "What Tuesday's screen changed."),
      .init("showcase diff --json --staged case.json", "The stages of a case, for programs."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let isJSON = arguments.has(SharedOptions.json)
    var status = ExitStatus.done
    for answer in try answers(arguments, isJSON: isJSON, console) {
      if isJSON {
        if let json = answer.json { try console.line(json.text()) }
      } else {
        for line in answer.lines { try console.line(line) }
      }
      if let refusal = answer.refusal {
        status = .failed
        tell(refusal, isJSON: isJSON, console)
      }
    }
    return status
  }

  /// The answers to what the operands name, worked out one by one as they are asked for.
  private static func answers(
    _ arguments: ParsedArguments, isJSON: Bool, _ console: Console
  ) throws -> AnySequence<DiffAnswer> {
    let isStaged = arguments.has(staged)
    do throws(DiffRefusal) {
      if arguments.operands.count == 2 {
        let before = try DiffInput.list(arguments.operands[0])
        let after = try DiffInput.list(arguments.operands[1])
        return AnySequence([.changes(from: before, to: after, isStaged: isStaged)])
      }
      let cases = try DiffInput.cases(arguments.operands[0])
      return AnySequence(
        cases.lazy.map { $0.answer(isStaged: isStaged, isNamed: cases.count > 1) })
    } catch {
      return AnySequence([DiffAnswer(refusal: error)])
    }
  }

  private static func tell(_ refusal: DiffRefusal, isJSON: Bool, _ console: Console) {
    if isJSON {
      console.diagnostic(refusal.json.text())
    } else {
      console.note(refusal.line)
    }
  }
}
