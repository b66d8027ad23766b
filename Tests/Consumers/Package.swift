// swift-tools-version: 6.2
import PackageDescription

// A program that takes one library of the package and nothing else, as its users do:
//     PRODUCT=ListModel swift run --package-path Tests/Consumers consumer
// Each library's program is the folder of its name in Sources.
let product = Context.environment["PRODUCT"] ?? "ListModel"

// UIKit's names are for Linux: on Apple's systems `import UIKit` finds the system's own module. A package
// with layout code says so in one line:
//     .product(name: "UIKit", package: "vitrine", condition: .when(platforms: [.linux]))
let condition: TargetDependencyCondition? =
  product == "UIKit" ? .when(platforms: [.linux]) : nil

let package = Package(
  name: "consumers",
  dependencies: [.package(name: "vitrine", path: "../..")],
  targets: [
    .executableTarget(
      name: "consumer",
      dependencies: [.product(name: product, package: "vitrine", condition: condition)],
      path: "Sources/\(product)",
      swiftSettings: [.treatAllWarnings(as: .error)])
  ],
  swiftLanguageModes: [.v6]
)
