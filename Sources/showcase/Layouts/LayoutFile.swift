import Foundation
import JSONText
import ListLayout
import ListScreen

/// Reads and solves layout documents, naming the file in whatever goes wrong.
enum LayoutFile {
  /// Groups may nest as deep as the solver takes them, three values of JSON for each.
  private static let limits = JSONLimits(nesting: 256)

  /// The document in a file, or on standard input for `-`.
  ///
  /// - Parameters:
  ///   - name: The file.
  ///   - options: What is asked of a screen document, whose sections have the layouts that the
  ///     document gives for the width.
  /// - Returns: The document.
  /// - Throws: `CommandFailure` with the file, the place in it, what is wrong and what to do.
  static func read(
    _ name: String, _ options: LayoutOptions
  ) throws(CommandFailure) -> LayoutDocument {
    let bytes = try InputFile.bytes(name, as: .layoutDocument)
    // Read twice: the first reading knows lines and columns, and refuses what is too large before
    // the second, which knows types, puts it together.
    let tree: JSONTree
    do throws(JSONProblem) {
      tree = try JSONTree.read(bytes, limits: limits)
    } catch {
      throw CommandFailure("\(shown(name)):\(error)")
    }
    if isScreen(tree) { return try screenLayout(name, bytes, options) }
    do throws(LayoutDocumentError) {
      return try LayoutDocument(json: Data(bytes))
    } catch {
      throw CommandFailure("\(shown(name)): \(error)")
    }
  }

  /// Whether the text is a screen document: an object with a format, or the data of a store's page.
  private static func isScreen(_ tree: JSONTree) -> Bool {
    tree.root.kind == .array || tree.root["format"] != nil
  }

  /// The layout of a screen document, on the phone that `rows` of a page shows it on.
  private static func screenLayout(
    _ name: String, _ bytes: [UInt8], _ options: LayoutOptions
  ) throws(CommandFailure) -> LayoutDocument {
    let folder = (name as NSString).deletingLastPathComponent
    let reading = ScreenDocument.read(bytes, folder: folder.isEmpty ? "." : folder)
    guard let document = reading.document else {
      let reason =
        reading.diagnostics.first?.line(file: shown(name)) ?? "\(shown(name)): no document"
      throw CommandFailure(reason)
    }
    let screen = Screen(document)
    let (width, height, scale) = (414.0, 896.0, 3.0)
    let environment = CollectionLayoutEnvironment(
      width: options.width(of: (width, height)), height: height, scale: scale)
    return LayoutDocument(
      container: .init(width: width, height: height), scale: scale,
      sections: screen.sections.map {
        .init(itemCount: $0.items.count, layout: $0.layout(in: environment))
      }, configuration: screen.configuration)
  }

  /// Solves a document that was read from the file `name`.
  ///
  /// - Throws: `CommandFailure` with the element that cannot be laid out.
  static func solve(
    _ document: LayoutDocument, _ name: String
  ) throws(CommandFailure) -> ResolvedLayout {
    do throws(LayoutError) {
      return try document.resolve()
    } catch {
      throw CommandFailure("\(shown(name)): \(error)")
    }
  }

  static func shown(_ name: String) -> String {
    name == InputFile.standardInput ? "standard input" : name
  }
}

extension LayoutOptions {
  /// How wide a screen of a size is once the options have changed it.
  fileprivate func width(of size: (width: Double, height: Double)) -> Double {
    if let device = viewport?.device { return isLandscape ? device.landscape.width : device.width }
    let width = viewport?.width ?? size.width
    return isLandscape ? max(width, viewport?.height ?? size.height) : width
  }
}

extension LayoutDocument {
  /// The document on the screen, and read the way, that the options say; what they leave out stays
  /// as the document has it.
  func changed(by options: LayoutOptions) -> LayoutDocument {
    var document = self
    if let viewport = options.viewport {
      if let device = viewport.device {
        document.show(on: options.isLandscape ? device.landscape : device)
      } else {
        document.container.width = viewport.width
        if let height = viewport.height { document.container.height = height }
      }
    }
    if options.isLandscape, options.viewport?.device == nil {
      let (width, height) = (document.container.width, document.container.height)
      document.container = .init(width: max(width, height), height: min(width, height))
    }
    if !options.hasSafeArea {
      document.safeArea = nil
      document.layoutMargins = nil
    }
    if let scale = options.scale { document.scale = scale }
    if let direction = options.direction { document.layoutDirection = direction }
    if let offset = options.offset { document.contentOffset = offset }
    return document
  }

  private mutating func show(on device: Device) {
    container = .init(width: device.width, height: device.height)
    scale = device.scale
    safeArea = DirectionalEdgeInsets(device.safeArea)
    layoutMargins = DirectionalEdgeInsets(device.layoutMargins)
  }
}
