public import Foundation

/// How an app's sound mixes with others': accepted without effect, since no sound is ever heard here.
public final class AVAudioSession: NSObject, Sendable {
  /// What the sound is for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The platform's name.
    public let rawValue: String

    /// Creates a category from the platform's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sound that others may go on beside, silenced by the phone's switch.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sound that silences others.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sound that is what the app is for.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
  }

  /// What a category is used for.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The platform's name.
    public let rawValue: String

    /// Creates a mode from the platform's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// A film's sound.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
  }

  /// How a category behaves towards others.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Others go on.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Others go on more quietly.
    public static let duckOthers = CategoryOptions(rawValue: 2)
  }

  /// What happens to others at the end.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Others hear that they may go on.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  private static let shared = AVAudioSession()

  private override init() {}

  /// The app's only session.
  public class func sharedInstance() -> AVAudioSession { shared }

  /// Accepted without effect; never throws, and is marked so because code that compiles for a phone says `try`.
  public func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws {}

  /// Accepted without effect; never throws.
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}
