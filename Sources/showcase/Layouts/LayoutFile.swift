import Foundation
import JSONText
import ListLayout

/// Reads and solves layout documents, naming the file in whatever goes wrong.
enum LayoutFile {
  /// Groups may nest as deep as the solver takes them, three values of JSON for each.
  private static let limits = JSONLimits(nesting: 256)

  /// The document in a file, or on standard input for `-`.
  ///
  /// - Throws: `CommandFailure` with the file, the place in it, what is wrong and what to do.
  static func read(_ name: String) throws(CommandFailure) -> LayoutDocument {
    let bytes = try InputFile.bytes(name)
    // Read twice: the first reading knows lines and columns, and refuses what is too large before
    // the second, which knows types, puts it together.
    do throws(JSONProblem) {
      _ = try JSONTree.read(bytes, limits: limits)
    } catch {
      throw CommandFailure("\(shown(name)):\(error)")
    }
    do throws(LayoutDocumentError) {
      return try LayoutDocument(json: Data(bytes))
    } catch {
      throw CommandFailure("\(shown(name)): \(error)")
    }
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

extension DirectionalEdgeInsets {
  /// The edges of a device, which are the same at both sides.
  fileprivate init(_ edges: Device.Edges) {
    self.init(
      top: edges.top, leading: edges.left, bottom: edges.bottom, trailing: edges.right)
  }
}
