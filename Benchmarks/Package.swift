// swift-tools-version: 6.2
import PackageDescription

// As strict as the package that is measured; a package of its own, so that nobody who uses the
// libraries builds their benchmarks.
let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .treatWarning("DeprecatedDeclaration", as: .warning),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
]

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "vitrine", path: "..")],
  targets: [
    // Counts what malloc is asked for: a figure that does not wobble as time does.
    .target(name: "CAllocations"),
    // What any program costs that does nothing but be linked to Foundation.
    .executableTarget(name: "empty", swiftSettings: settings),
    // What libav itself costs. Only this target links libav; the others need no header of it.
    .executableTarget(
      name: "video-floor",
      linkerSettings: ["avformat", "avcodec", "swscale", "avutil"].map { .linkedLibrary($0) }),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CAllocations",
        .product(name: "ListModel", package: "vitrine"),
        .product(name: "ListLayout", package: "vitrine"),
        .product(name: "ListScreen", package: "vitrine"),
        .product(name: "ListSnapshot", package: "vitrine"),
        .product(name: "TerminalFront", package: "vitrine"),
        .product(name: "TerminalKit", package: "vitrine"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
