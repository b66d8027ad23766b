public import Foundation

/// What has a place that something else may move: a cell's attributes, an item in sight.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle of the frame.
  var center: CGPoint { get set }
  /// The bounds.
  var bounds: CGRect { get }
  /// The transform about the centre.
  var transform: CGAffineTransform { get set }
}
