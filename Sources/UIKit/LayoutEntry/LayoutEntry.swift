import Foundation
import ListLayout

/// Answers a layout request with a section, a layout, a view controller or a function that makes one:
/// the whole of the program that `showcase layout --swift` builds.
///
/// The program's first argument is the request as JSON. The answer is a layout document in the file
/// that the request names; the status is 1, with a line on standard error, where there is none.
@_spi(LayoutEntry)
@MainActor
public enum LayoutEntry {
  /// Answers with a section.
  public static func answer(_ section: @autoclosure () -> NSCollectionLayoutSection?) {
    answer { section() }
  }

  /// Answers with what a function makes.
  public static func answer(_ make: () -> NSCollectionLayoutSection?) {
    run { request in
      try EntryStage(request) {
        let section = make()
        return EntryController(
          UICollectionViewCompositionalLayout { _, _ in section }, counts: request.counts)
      }.document(request)
    }
  }

  /// Answers with what a function makes of the environment.
  public static func answer(
    _ make: @escaping (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) {
    answer { _, environment in make(environment) }
  }

  /// Answers with what a function makes for each section.
  public static func answer(_ make: @escaping (Int) -> NSCollectionLayoutSection?) {
    answer { section, _ in make(section) }
  }

  /// Answers with a section provider.
  public static func answer(
    _ make:
      @escaping (Int, any NSCollectionLayoutEnvironment) ->
      NSCollectionLayoutSection?
  ) {
    answer { () -> UICollectionViewLayout in
      UICollectionViewCompositionalLayout { make($0, $1) }
    }
  }

  /// Answers with a layout that a function makes.
  public static func answer(_ make: () -> UICollectionViewLayout) {
    run { request in
      try EntryStage(request) { EntryController(make(), counts: request.counts) }
        .document(request)
    }
  }

  /// Answers with a layout.
  public static func answer(_ layout: @autoclosure () -> UICollectionViewLayout) {
    answer { layout() }
  }

  /// Answers with what a view controller shows that a function makes: its first collection view, or
  /// the rows of its first table.
  public static func answer(_ make: () -> UIViewController) {
    run { request in try EntryStage(request, make).document(request) }
  }

  /// Answers with what a view controller shows.
  public static func answer(_ controller: @autoclosure () -> UIViewController) {
    answer { controller() }
  }

  /// Reads the request, writes the answer, or says what stands in the way.
  static func run(_ answer: (LayoutRequest) throws -> LayoutDocument) {
    do {
      let request = try request()
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      try encoder.encode(try answer(request)).write(to: URL(fileURLWithPath: request.output))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  private static func request() throws -> LayoutRequest {
    guard CommandLine.arguments.count == 2 else { throw EntryError.noRequest }
    return try JSONDecoder().decode(
      LayoutRequest.self, from: Data(CommandLine.arguments[1].utf8))
  }
}

/// Why there is no answer.
enum EntryError: Error, CustomStringConvertible {
  case noRequest
  case noView
  case noFrames(String)

  var description: String {
    switch self {
    case .noRequest: "the program takes one argument, a layout request; run it by showcase layout"
    case .noView: "the view controller shows no list; name a section or a layout"
    case .noFrames(let problem): problem
    }
  }
}
