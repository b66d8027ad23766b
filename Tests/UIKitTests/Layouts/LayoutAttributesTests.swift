import Foundation
import Testing

@testable import UIKit

@Suite("Layout attributes")
@MainActor
struct LayoutAttributesTests {
  private func cell(_ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: 3, section: 1))
    attributes.frame = frame
    return attributes
  }

  @Test("a frame that is set is got, to the last bit")
  func frame() {
    let frame = CGRect(x: 0.1, y: 106.55, width: 1.0 / 3, height: 7.7)
    #expect(cell(frame).frame == frame)
    #expect(cell(frame).indexPath == IndexPath(item: 3, section: 1))
  }

  @Test("centre, size and bounds follow the frame, and move it")
  func parts() {
    let attributes = cell(CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(attributes.center == CGPoint(x: 60, y: 45))
    attributes.size = CGSize(width: 50, height: 10)
    #expect(attributes.frame == CGRect(x: 35, y: 40, width: 50, height: 10))
    attributes.center.x += 5
    #expect(attributes.frame.origin.x == 40)
    attributes.bounds.size.height = 20
    #expect(attributes.frame == CGRect(x: 40, y: 35, width: 50, height: 20))
  }

  @Test("a transform changes the frame about its centre, and leaves size and bounds")
  func transform() {
    let attributes = cell(CGRect(x: 10, y: 20, width: 100, height: 50))
    attributes.transform = CGAffineTransform(scaleX: 0.5, y: 2)
    #expect(attributes.frame == CGRect(x: 35, y: -5, width: 50, height: 100))
    #expect(attributes.size == CGSize(width: 100, height: 50))
    attributes.frame = CGRect(x: 0, y: 0, width: 25, height: 100)
    #expect(attributes.frame == CGRect(x: 0, y: 0, width: 25, height: 100))
    #expect(attributes.size == CGSize(width: 50, height: 50))
    attributes.transform3D = CATransform3DIdentity
    #expect(attributes.frame == CGRect(x: -12.5, y: 25, width: 50, height: 50))
  }

  @Test("a copy of a subclass is of that class and is changed apart")
  func copies() throws {
    let attributes = Fading(
      forSupplementaryViewOfKind: "badge", with: IndexPath(item: 0, section: 2))
    attributes.depth = 4
    attributes.alpha = 0.5
    attributes.zIndex = 7
    let copy = try #require(attributes.copy() as? Fading)
    #expect(copy == attributes && copy.hash == attributes.hash)
    #expect(copy.representedElementKind == "badge")
    #expect(copy.representedElementCategory == .supplementaryView)
    copy.depth = 5
    #expect(copy != attributes && attributes.depth == 4)
  }

  @Test("equal attributes differ once anything does", arguments: 0..<5)
  func equality(change: Int) {
    let attributes = cell(CGRect(x: 1, y: 2, width: 3, height: 4))
    let other = cell(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(attributes == other)
    switch change {
    case 0: other.frame.origin.x = 0
    case 1: other.alpha = 0
    case 2: other.zIndex = 1
    case 3: other.isHidden = true
    default: other.transform = CGAffineTransform(rotationAngle: 1)
    }
    #expect(attributes != other)
  }
}

private final class Fading: UICollectionViewLayoutAttributes {
  var depth = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? Fading)?.depth = depth
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Fading, super.isEqual(object) else { return false }
    return MainActor.assumeIsolated { depth == other.depth }
  }
}
