// swift-tools-version: 6.2
import PackageDescription

// One list of settings for every Swift target, so that no module is held to less than another.
let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  // UIKit's own names include deprecated ones that layout code still calls.
  .treatWarning("DeprecatedDeclaration", as: .warning),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  // Every step the compiler cannot prove memory-safe carries the word `unsafe`.
  .strictMemorySafety(),
]

// Rounding is a call into libm in debug builds, and only Foundation or Glibc bring that along.
let linking: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings,
    linkerSettings: linking)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["_TestSupport"], exclude: exclude,
    swiftSettings: settings)
}

/// The files that `showcase` shows when it is given none, named singly: a folder copied through a
/// link would arrive empty.
let bundledFiles =
  [
    "cars.json", "appstore.json", "games.json", "arcade.json", "search.json", "behaviours.json",
    "photos.json", "photos-drawn.json", "photos-flow.json", "carousel.json", "header.mp4",
  ]
  + (1...7).map { "car\($0).png" }
  + (1...12).flatMap { ["app\($0).png", "photo\($0).png"] }

// UIKit's names stand in only where the system has none.
#if os(Linux)
  let standIns: [Target] = [
    module("UIKit", ["IndexedSums", "ListModel", "ListLayout", "ListSnapshot", "ListScreen"]),
    module("_Testing_UIKit"),
    module("AVFoundation", ["UIKit", "VideoHeader"]),
  ]
  // Layout code as apps have it, with none of our settings: it has to compile as it stands.
  let standInTests: [Target] = [
    .target(
      name: "_LayoutCorpus", dependencies: ["UIKit"], path: "Tests/_LayoutCorpus",
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    .target(
      name: "_ViewCorpus", dependencies: ["UIKit", "AVFoundation"], path: "Tests/_ViewCorpus",
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    .target(
      name: "_LayoutCorpus6", dependencies: ["UIKit"], path: "Tests/_LayoutCorpus6",
      swiftSettings: [.treatAllWarnings(as: .error)]),
    tests(
      "UIKitTests",
      [
        "UIKit", "_Testing_UIKit", "AVFoundation", "ListLayout", "_LayoutCorpus", "_LayoutCorpus6",
        "_ViewCorpus",
      ],
      exclude: ["Symbols/states.txt"]),
    tests("AVFoundationTests", ["AVFoundation", "UIKit", "VideoHeader", "_Testing_UIKit"]),
  ]
  let standInProducts: [Product] = [
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "AVFoundation", targets: ["AVFoundation"]),
  ]
#else
  let standIns: [Target] = []
  let standInTests: [Target] = []
  let standInProducts: [Product] = []
#endif

let package = Package(
  name: "vitrine",
  products: [
    .executable(name: "showcase", targets: ["showcase"]),
    .library(name: "ListModel", targets: ["ListModel"]),
    .library(name: "ListSnapshot", targets: ["ListSnapshot"]),
    .library(name: "ListLayout", targets: ["ListLayout"]),
    .library(name: "ListScreen", targets: ["ListScreen"]),
    .library(name: "VideoHeader", targets: ["VideoHeader"]),
    .library(name: "TerminalKit", targets: ["TerminalKit"]),
    .library(name: "TerminalImages", targets: ["TerminalImages"]),
    .library(name: "TerminalFront", targets: ["TerminalFront"]),
  ] + standInProducts,
  targets: [
    // Ground floor: one idea each, not products.
    module("IndexedSums"),
    module("SafeText"),
    module("JSONText", ["SafeText"]),
    module("CommandLineTable"),

    // What is on the screen, what changed, where is it.
    module("ListModel", ["IndexedSums"]),
    module("ListSnapshot"),
    module("ListLayout", ["IndexedSums"]),

    // What happens to it.
    module(
      "ListScreen", ["ListModel", "ListSnapshot", "ListLayout", "JSONText", "SafeText"],
      exclude: ["Documents/screen.schema.json"]),

    // What the header shows. libav is opened at run time: only its headers are needed to build.
    .target(name: "CLibav"),
    module("VideoHeader", ["CLibav"]),

    // How it looks in a terminal.
    .target(name: "CTerminal"),
    module("TerminalKit", ["SafeText", "CTerminal"]),

    // Pictures in characters and pixels. libchafa is opened at run time, and nothing of it is needed to
    // build.
    .target(name: "CChafa"),
    module("TerminalImages", ["TerminalKit", "CChafa"]),

    module(
      "TerminalFront", ["TerminalKit", "TerminalImages", "ListModel", "ListSnapshot", "ListScreen"]),

    .executableTarget(
      name: "showcase",
      dependencies: [
        "ListModel", "ListSnapshot", "ListLayout", "ListScreen", "VideoHeader", "TerminalKit",
        "TerminalFront", "TerminalImages",
        "CommandLineTable", "JSONText", "SafeText",
      ],
      resources: bundledFiles.map { .copy("../../media/\($0)") },
      swiftSettings: settings),

    .target(name: "_TestSupport", path: "Tests/_TestSupport", swiftSettings: settings),
    tests("IndexedSumsTests", ["IndexedSums"]),
    tests("SafeTextTests", ["SafeText"]),
    tests("JSONTextTests", ["JSONText", "SafeText"]),
    tests("CommandLineTableTests", ["CommandLineTable"]),
    tests("ListModelTests", ["ListModel"]),
    tests("ListSnapshotTests", ["ListSnapshot"], exclude: ["Cases"]),
    tests(
      "ListLayoutTests", ["ListLayout", "ListModel"], exclude: ["Cases", "Explanation/Golden"]),
    tests(
      "ListScreenTests", ["ListScreen", "ListModel", "ListSnapshot", "ListLayout", "JSONText"]),
    tests("VideoHeaderTests", ["VideoHeader", "CLibav"], exclude: ["Media"]),
    tests(
      "TerminalFrontTests",
      ["TerminalFront", "TerminalKit", "ListModel", "ListLayout", "ListScreen"]),
    // An emulator that judges what we draw, and a program on a pseudo terminal: for tests alone.
    .target(
      name: "_CTerminalJudge", path: "Tests/_CTerminalJudge",
      linkerSettings: [.linkedLibrary("vterm"), .linkedLibrary("util")]),
    .executableTarget(
      name: "_TerminalHelper", dependencies: ["TerminalKit"], path: "Tests/_TerminalHelper",
      swiftSettings: settings),
    tests("TerminalKitTests", ["TerminalKit", "_CTerminalJudge", "_TerminalHelper"]),
    tests("TerminalImagesTests", ["TerminalImages", "TerminalKit"]),
    tests("ConsumerTests", []),
    // Starts a program and counts what it costs: for tests alone.
    .executableTarget(
      name: "_MeasuredRun", path: "Tests/_MeasuredRun", swiftSettings: settings),
    tests(
      "ShowcaseTests",
      ["showcase", "CommandLineTable", "JSONText", "TerminalKit", "_MeasuredRun"],
      exclude: ["Golden", "Help", "Shown"]),
  ] + standIns + standInTests,
  swiftLanguageModes: [.v6]
)
