public import Foundation
public import UIKit

/// A property whose value is loaded, of whatever type.
public class AVPartialAsyncProperty<Root> {
  fileprivate init() {}
}

/// A property whose value is loaded: `try await asset.load(.duration)`.
///
/// Sendable: its function is, and does not change.
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
  fileprivate let value: @Sendable (Root) throws -> Value

  fileprivate init(_ value: @escaping @Sendable (Root) throws -> Value) { self.value = value }
}

extension AVPartialAsyncProperty where Root: AVAsset {
  /// How long the file is.
  public static var duration: AVAsyncProperty<Root, CMTime> {
    AVAsyncProperty { try $0.metadata().playingTime }
  }

  /// Whether there is something to play.
  public static var isPlayable: AVAsyncProperty<Root, Bool> {
    AVAsyncProperty { try $0.metadata().isPlayable }
  }

  /// The moving picture that is shown and the sound that would be heard.
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> {
    AVAsyncProperty { AVAssetTrack.tracks(of: try $0.metadata()) }
  }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
  /// The picture's size as it is stored, in px.
  public static var naturalSize: AVAsyncProperty<Root, CGSize> {
    AVAsyncProperty { $0.naturalSize }
  }

  /// How the stored picture is turned and mirrored to be shown.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    AVAsyncProperty { $0.preferredTransform }
  }

  /// Frames a second.
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> {
    AVAsyncProperty { $0.nominalFrameRate }
  }
}

/// What has properties that are loaded.
public protocol AVAsynchronousKeyValueLoading: Sendable {}

extension AVAsset: AVAsynchronousKeyValueLoading {}
extension AVAssetTrack: AVAsynchronousKeyValueLoading {}

extension AVAsynchronousKeyValueLoading {
  /// Loads a property, off the caller's actor.
  ///
  /// - Parameter property: Which.
  /// - Returns: Its value.
  /// - Throws: `VideoError` for a file that can not be read.
  @concurrent public func load<Value: Sendable>(
    _ property: AVAsyncProperty<Self, Value>
  ) async throws -> Value {
    try property.value(self)
  }

  /// Loads two properties, off the caller's actor.
  ///
  /// - Parameters:
  ///   - first: One.
  ///   - second: The other.
  /// - Returns: Their values.
  /// - Throws: `VideoError` for a file that can not be read.
  @concurrent public func load<First: Sendable, Second: Sendable>(
    _ first: AVAsyncProperty<Self, First>, _ second: AVAsyncProperty<Self, Second>
  ) async throws -> (First, Second) {
    (try first.value(self), try second.value(self))
  }
}
