public import Foundation

/// A picture as far as layout needs to know it: its name and its size. Pixels are not decoded.
///
/// A value that never changes, free to use anywhere.
public final class UIImage: NSObject, Sendable {
  /// The size in pt.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// Whether it is a symbol of the platform.
  public let isSymbolImage: Bool
  /// The name it was asked by; nil for one made of data. UIKit has no such property.
  public let name: String?
  /// How a symbol is drawn.
  public let symbolConfiguration: SymbolConfiguration?
  /// How its colours are used.
  public let renderingMode: RenderingMode

  init(
    name: String?, size: CGSize, scale: CGFloat, isSymbolImage: Bool = false,
    configuration: SymbolConfiguration? = nil, renderingMode: RenderingMode = .automatic
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.isSymbolImage = isSymbolImage
    symbolConfiguration = configuration
    self.renderingMode = renderingMode
    super.init()
  }

  /// Creates an empty picture.
  public override convenience init() { self.init(name: nil, size: .zero, scale: 1) }

  /// Finds a picture by name in ``SimulatedDevice/imageFolders`` and the main bundle's resources.
  ///
  /// The name may have an ending; without one `.png`, `.jpg`, `.jpeg` and `.webp` are tried, each
  /// also with `@3x` and `@2x`. A name that leads out of the folder finds nothing.
  ///
  /// - Parameter name: The file's name, with folders below the searched one at most.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a picture by name in a bundle; nil looks where ``init(named:)`` does.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let folders =
      bundle.map { $0.resourceURL.map { [$0] } ?? [] }
      ?? SimulatedDevice.current.imageFolders + [Bundle.main.resourceURL].compactMap { $0 }
    guard let file = ImageFileSearch(folders: folders).file(named: name) else { return nil }
    self.init(name: name, file: file)
  }

  /// Finds a picture at a path.
  public convenience init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    self.init(name: nil, file: URL(fileURLWithPath: path))
  }

  /// Reads the size of a PNG, JPEG or WebP picture.
  public convenience init?(data: Data) {
    guard let size = PictureSize(Array(data.prefix(PictureSize.headerLimit))) else { return nil }
    self.init(
      name: nil, size: CGSize(width: size.width, height: size.height), scale: 1)
  }

  private convenience init?(name: String?, file: URL) {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
    let header = (try? handle.read(upToCount: PictureSize.headerLimit)) ?? Data()
    try? handle.close()
    guard let size = PictureSize(Array(header)) else { return nil }
    let stem = file.deletingPathExtension().lastPathComponent
    let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    self.init(
      name: name,
      size: CGSize(width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale),
      scale: scale)
  }

  /// Creates a symbol of the platform; every name that is not empty is taken for known.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol of the platform in a size: a square a little higher than the letters beside it.
  public convenience init?(systemName name: String, withConfiguration: SymbolConfiguration?) {
    guard !name.isEmpty else { return nil }
    let points = withConfiguration?.pointSize ?? 17
    let side = (points * 1.2).rounded(.up)
    self.init(
      name: name, size: CGSize(width: side, height: side), scale: 3, isSymbolImage: true,
      configuration: withConfiguration)
  }

  /// How a picture's colours are used.
  public enum RenderingMode: Int, Sendable {
    /// As the place asks.
    case automatic = 0
    /// As they are.
    case alwaysOriginal
    /// As a stencil for the tint.
    case alwaysTemplate
  }

  /// The picture with its colours used in a way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      name: name, size: size, scale: scale, isSymbolImage: isSymbolImage,
      configuration: symbolConfiguration, renderingMode: renderingMode)
  }

  /// The picture itself: colours are not drawn.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// The picture itself: colours are not drawn.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  /// How a symbol is drawn.
  public final class SymbolConfiguration: NSObject, Sendable {
    /// The size of the letters beside it, in pt.
    let pointSize: CGFloat

    /// Creates a configuration for letters of a size in pt.
    public init(pointSize: CGFloat) {
      self.pointSize = pointSize.isFinite && pointSize > 0 ? pointSize : 17
      super.init()
    }

    /// Creates a configuration for letters of a size in pt and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize)
    }

    /// Creates a configuration for letters of a size in pt, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize * scale.factor)
    }

    /// Creates a configuration for letters of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
    }

    /// Creates a configuration for running text in a scale.
    public convenience init(scale: SymbolScale) { self.init(pointSize: 17 * scale.factor) }

    /// Creates a configuration of running text's size in a weight.
    public convenience init(weight: SymbolWeight) { self.init(pointSize: 17) }
  }

  /// How heavy a symbol is.
  public enum SymbolWeight: Int, Sendable {
    /// As the letters beside it.
    case unspecified = 0
    /// The lightest.
    case ultraLight
    /// Thin.
    case thin
    /// Light.
    case light
    /// Regular.
    case regular
    /// Medium.
    case medium
    /// Semibold.
    case semibold
    /// Bold.
    case bold
    /// Heavy.
    case heavy
    /// The heaviest.
    case black
  }

  /// How large a symbol is beside letters.
  public enum SymbolScale: Int, Sendable {
    /// The usual.
    case `default` = -1
    /// Not said.
    case unspecified = 0
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large

    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .large: 1.25
      case .default, .unspecified, .medium: 1
      }
    }
  }
}
