import Foundation
import Testing
import _TestSupport

@testable import showcase

@Suite("showcase layout --swift", .serialized)
struct SwiftLayoutTests {
  /// Kept between runs, beside the tests themselves, so that only a first run builds everything.
  private static let cache = BuiltProgram("layout-entries").url

  private static let source = """
    import UIKit

    enum Layouts {
      static func grid(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let columns = environment.container.effectiveContentSize.width > 600 ? 4 : 2
        let item = NSCollectionLayoutItem(
          layoutSize: .init(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
          subitem: item, count: columns)
        return NSCollectionLayoutSection(group: group)
      }

      static func list(_ appearance: UICollectionLayoutListConfiguration.Appearance)
        -> UICollectionViewLayout
      {
        .list(appearance)
      }
    }

    extension UICollectionViewLayout {
      static func list(_ appearance: UICollectionLayoutListConfiguration.Appearance)
        -> UICollectionViewLayout
      {
        UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: appearance))
      }
    }

    final class Stairs: UICollectionViewFlowLayout {
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForItem(at: indexPath)
        attributes?.frame.origin.y += 5 * CGFloat(indexPath.item)
        return attributes
      }
    }

    final class Shelf: UIViewController, UICollectionViewDataSource {
      override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewCompositionalLayout { _, environment in
          Layouts.grid(environment: environment)
        }
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = self
        view.addSubview(list)
      }

      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    """

  private func layout(
    _ arguments: [String], source: String = source, environment: [String: String] = [:]
  ) throws -> BuiltProgram.Result {
    let folder = try TemporaryFolder()
    let file = try folder.write(source, to: "Layouts.swift")
    return try showcaseProgram.run(
      ["layout", "--swift", file.path] + arguments,
      environment: ["XDG_CACHE_HOME": Self.cache.path].merging(environment) { $1 })
  }

  @Test("prints the frames of a function that makes a section, on the screen asked for")
  func section() throws {
    let phone = try layout(["--entry", "Layouts.grid", "--counts", "3,1"])
    #expect(
      phone.output == """
        element    x    y  width  height  z
        0,0        0    0    207     100  0
        0,1      207    0    207     100  0
        0,2        0  100    207     100  0
        1,0        0  200    207     100  0
        content 414 x 300

        """, "\(phone.errors)")
    #expect(phone.status == 0)
    let tablet = try layout([
      "--entry", "Layouts.grid", "--counts", "4", "--viewport", "ipad-mini-6", "--no-safe-area",
      "--item", "0,3",
    ])
    #expect(tablet.output.contains("0,3      558  0    186     100  0"), "\(tablet)")
  }

  @Test("takes an expression, and the changes a subclass makes to its frames")
  func expressions() throws {
    let list = try layout(["--entry", "Layouts.list(.plain)", "--counts", "2", "--json"])
    #expect(list.output.hasPrefix(#"{"items":{"0,0":[0,0,414,44],"0,1":[0,44,414,44]}"#), "\(list)")
    let stairs = try layout(["--entry", "Stairs", "--counts", "3", "--viewport", "320x480"])
    #expect(stairs.output.contains("0,2          135  10     50      50"), "\(stairs)")
  }

  @Test("lays out what a view controller shows, with its own data source")
  func controller() throws {
    let run = try layout(["--entry", "Shelf", "--viewport", "iphone-13-mini", "--item", "0,2"])
    #expect(run.output.contains("0,2      0  100  187.3333     100"), "\(run)")
  }

  @Test("shows what the compiler says, in the file's own name, and fails")
  func compileErrors() throws {
    let broken = Self.source.replacingOccurrences(of: ".fractionalHeight(1)", with: ".whole(1)")
    let run = try layout(["--entry", "Layouts.grid"], source: broken)
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.errors.contains("Layouts.swift:8:"), "\(run.errors)")
    #expect(run.errors.contains("has no member 'whole'"), "\(run.errors)")
    #expect(run.errors.hasSuffix("Layouts.swift: does not compile\n"), "\(run.errors)")
    let missing = try layout(["--entry", "Layouts.gird"])
    #expect(missing.status == 1 && missing.errors.contains("--entry:1:"), "\(missing.errors)")
    #expect(missing.errors.contains("has no member 'gird'"), "\(missing.errors)")
  }

  @Test("says what is missing: the checkout, the toolchain, the file")
  func missing() throws {
    let folder = try TemporaryFolder()
    let moved = folder.url.appendingPathComponent("showcase")
    try FileManager.default.copyItem(at: showcaseProgram.url, to: moved)
    let file = try folder.write(Self.source, to: "Layouts.swift")
    let elsewhere = try BuiltProgram(at: moved).run([
      "layout", "--swift", file.path, "--entry", "x",
    ])
    #expect(elsewhere.status == 1)
    #expect(elsewhere.errors.contains("clone the package and name its folder in VITRINE_CHECKOUT"))
    let wrong = try BuiltProgram(at: moved).run(
      ["layout", "--swift", file.path, "--entry", "x"],
      environment: ["VITRINE_CHECKOUT": folder.url.path])
    #expect(wrong.status == 1 && wrong.errors.contains("VITRINE_CHECKOUT: no checkout of vitrine"))
    let bare = try layout(["--entry", "Stairs"], environment: ["PATH": "/nonexistent"])
    #expect(bare.status == 1 && bare.errors.contains("no 'swift' on PATH"), "\(bare.errors)")
    let nothing = try showcaseProgram.run(
      ["layout", "--swift", "/nonexistent.swift", "--entry", "x"],
      environment: ["XDG_CACHE_HOME": Self.cache.path])
    #expect(nothing.errors.contains("/nonexistent.swift: cannot be read as Swift source"))
  }

  @Test(
    "refuses options that do not go together",
    arguments: [
      (["--swift", "a.swift"], "option '--swift' needs '--entry'"),
      (["a.json", "--entry", "x"], "option '--entry' is for Swift sources"),
      (["a.json", "--counts", "3"], "option '--counts' is for Swift sources"),
      (["--swift", "a.swift", "--entry", "x", "--check"], "option '--check' compares documents"),
      (["--swift", "a.swift", "--entry", "x", "--counts", "3,-1"], "option '--counts': expected"),
      (["--swift", "a.swift", "--entry", "x\ny"], "option '--entry': expected a name"),
    ])
  func usage(arguments: [String], message: String) throws {
    let run = try showcaseProgram.run(["layout"] + arguments)
    #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
  }

  @Test(
    "makes a type that is named, and the owner of what belongs to a value",
    arguments: [
      ("makeGrid", "makeGrid"), ("Shop", "Shop()"), ("Shop.section", "Shop.section"),
      ("Shop.layout", "Shop().layout"), ("Shop.rows", "Shop().rows"),
      ("Shop.Page", "Shop.Page()"), ("Shop(wide: true).layout()", "Shop(wide: true).layout()"),
      ("Other.layout", "Other.layout"), (".list", ".list"),
    ])
  func entries(entry: String, expression: String) {
    let source = """
      func makeGrid() -> NSCollectionLayoutSection
      final class Shop {
        class Page: UIViewController {}
        static private func section() -> NSCollectionLayoutSection
        func layout() -> UICollectionViewLayout
        lazy var rows: NSCollectionLayoutSection =
      }
      """
    let program = EntryProgram.main(entry, in: [source])
    #expect(program.contains("LayoutEntry.answer(\(expression))"), "\(program)")
  }

  @Test("tells each of the compiler's messages once, without the build's progress")
  func messages() {
    let log = """
      [0/1] Planning build
      Building for debugging...
      [3/5] Emitting module entry
      a.swift:1:2: error: wrong
      1 | x
        | `- error: wrong
      a.swift:1:2: error: wrong
      1 | x
        | `- error: wrong
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      """
    #expect(
      CompilerMessages(log).lines == ["a.swift:1:2: error: wrong", "1 | x", "  | `- error: wrong"])
  }
}
