import CommandLineTable

/// The options that mean the same in every command that takes them.
enum SharedOptions {
  static let viewport = OptionSpecification(
    "viewport", value: "W|WxH|DEVICE",
    "The screen's size in points, or a device by name: \(Viewport.deviceNames).")
  static let json = OptionSpecification("json", "Print JSON.")
  static let strict = OptionSpecification("strict", "Take warnings for errors.")
  static let media = OptionSpecification(
    "media", value: "DIR",
    "The folder of the bundled files; VITRINE_MEDIA names one too.")
}
