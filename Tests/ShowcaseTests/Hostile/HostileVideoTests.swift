import Foundation
import JSONText
import Testing
import _TestSupport

/// Hostile and broken files, given to the real program (media rules 8.1-8.4).
///
/// `VITRINE_FUZZ_COUNT` says how many broken files are made, 500 if absent, from the seed
/// `VITRINE_FUZZ_SEED` on; `VITRINE_FUZZ_PROGRAM` names another build of the program, and
/// `VITRINE_FUZZ_MEMORY` the megabytes it may take, 0 for any number.
@Suite("Hostile videos")
struct HostileVideoTests {
  private static let variables = ProcessInfo.processInfo.environment
  private static let media = CaseFolders.beside(#filePath, "../../VideoHeaderTests/Media")
    .standardizedFileURL
  private static let program = MeasuredProgram(
    program: variables["VITRINE_FUZZ_PROGRAM"].map { URL(fileURLWithPath: $0) }
      ?? showcaseProgram.url)
  private static let limits: HostileLimits = {
    var limits = HostileLimits()
    if let memory = variables["VITRINE_FUZZ_MEMORY"].flatMap(Double.init) {
      limits.peakMemory = memory
      // A program whose memory says nothing is slow as well.
      if memory == 0 { limits.processorTime = 20 }
    }
    return limits
  }()
  private static let count = variables["VITRINE_FUZZ_COUNT"].flatMap(Int.init) ?? 500
  private static let firstSeed = variables["VITRINE_FUZZ_SEED"].flatMap(Int.init) ?? 1
  private static let perProcess = 25

  /// What is asked of each file, as a batch asks it.
  private static let questions = [
    ["probe", "--json"], ["poster", "--json", "-o", "posters/", "--size", "64x64"],
    ["frames", "--json", "--at", "50%", "-o", "frames/%s-%d.png"],
  ]

  private static let mutator = Result { try VideoMutator(folder: media) }

  private static let hostile: [URL] = {
    let folders = [media] + (CaseFolders.extra("media").map { [$0] } ?? [])
    return folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasPrefix("x-") }.sorted().map(folder.appendingPathComponent)
    }
  }()

  @Test("there are hostile files")
  func areThere() { #expect(Self.hostile.count >= 15) }

  @Test("each is answered or refused in time and memory", arguments: hostile, questions)
  func hostileFile(file: URL, question: [String]) throws {
    let folder = try TemporaryFolder()
    let run = try Self.program.run(
      question + ["--", file.path], seconds: 60, in: folder.url)
    #expect(Self.limits.fault(in: run) == nil)
    #expect(run.result.errors.split(separator: "\n").count <= 1, "\(run.result.errors)")
  }

  @Test(
    "mutants of good files are answered or refused in time and memory",
    arguments: stride(from: firstSeed, to: firstSeed + count, by: perProcess).map {
      $0..<min($0 + perProcess, firstSeed + count)
    })
  func mutants(seeds: Range<Int>) throws {
    let folder = try TemporaryFolder()
    let mutator = try Self.mutator.get()
    let mutants = seeds.map { mutator.mutant(seed: $0) }
    for mutant in mutants {
      try Data(mutant.bytes).write(
        to: folder.url.appendingPathComponent("\(mutant.seed).mp4"))
    }
    let list = mutants.map { "\($0.seed).mp4\n" }.joined()
    for question in Self.questions {
      let run = try Self.program.run(
        question + ["--from-list", "-", "--jobs", "1"], input: list, seconds: 300, in: folder.url)
      let lines = run.result.output.split(separator: "\n")
      let fault = Self.limits.fault(in: run)
      if fault == nil, lines.count == mutants.count { continue }
      // The batch may have been too much where none of its files was: each has a process to itself.
      var culprits = 0
      for mutant in mutants {
        let alone = try Self.program.run(
          question + ["\(mutant.seed).mp4"], seconds: 60, in: folder.url)
        guard let fault = Self.limits.fault(in: alone) else { continue }
        culprits += 1
        let kept = FileManager.default.temporaryDirectory
          .appendingPathComponent("vitrine-seed-\(mutant.seed).mp4")
        try Data(mutant.bytes).write(to: kept)
        Issue.record(
          "\(question) of seed \(mutant.seed), from \(mutant.source), kept as \(kept.path): \(fault)"
        )
      }
      let isOnlyLarge = run.exitCode.map { [0, 1].contains($0) } ?? false
      if culprits == 0, !isOnlyLarge || lines.count != mutants.count {
        Issue.record(
          "\(question[0]) of seeds \(seeds) together: \(fault ?? "answers for \(lines.count)")")
      }
    }
  }

  @Test("a mutant is the same from the same seed, and another from another")
  func determinism() throws {
    let mutator = try Self.mutator.get()
    #expect(mutator.sources.count >= 30)
    let count = mutator.sources.count
    #expect(mutator.mutant(seed: 7).bytes == mutator.mutant(seed: 7).bytes)
    #expect(mutator.mutant(seed: 7).bytes != mutator.mutant(seed: 7 + count).bytes)
    #expect(mutator.mutant(seed: 7).bytes != mutator.sources[7].bytes)
  }
}
