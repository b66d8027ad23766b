import Foundation
import Testing

@testable import UIKit

@Suite("Transforms")
struct TransformTests {
  @Test("a transform and after it another take a point where both take it one by one")
  func concatenation() {
    let turn = CGAffineTransform(rotationAngle: 0.7)
    let move = CGAffineTransform(translationX: 3, y: -4)
    let point = CGPoint(x: 2, y: 5)
    let both = point.applying(turn.concatenating(move))
    let oneByOne = point.applying(turn).applying(move)
    #expect(abs(both.x - oneByOne.x) < 1e-12 && abs(both.y - oneByOne.y) < 1e-12)
  }

  @Test("translatedBy, scaledBy and rotated come before what is there")
  func order() {
    let transform = CGAffineTransform.identity.translatedBy(x: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 2))
    let quarter = CGAffineTransform(scaleX: 2, y: 1).rotated(by: .pi / 2)
    let point = CGPoint(x: 1, y: 0).applying(quarter)
    #expect(abs(point.x) < 1e-12 && abs(point.y - 1) < 1e-12)
  }

  @Test("a transform and its inverse change nothing, and one without an inverse stays")
  func inversion() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let back = CGPoint(x: 4, y: -9).applying(transform).applying(transform.inverted())
    #expect(abs(back.x - 4) < 1e-12 && abs(back.y + 9) < 1e-12)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("a rectangle turned by a quarter changes its sides")
  func rectangle() {
    let turned = CGRect(x: 0, y: 0, width: 10, height: 20)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.minX + 20) < 1e-9 && abs(turned.width - 20) < 1e-9)
    #expect(abs(turned.minY) < 1e-9 && abs(turned.height - 10) < 1e-9)
  }

  @Test("flat transforms go into three dimensions and back, product for product")
  func threeDimensions() {
    let a = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let b = CGAffineTransform(rotationAngle: 0.3)
    let product = CATransform3DConcat(
      CATransform3DMakeAffineTransform(a), CATransform3DMakeAffineTransform(b))
    #expect(CATransform3DIsAffine(product))
    #expect(CATransform3DGetAffineTransform(product) == a.concatenating(b))
    var deep = CATransform3DMakeRotation(0.5, 0, 1, 0)
    deep.m34 = -1 / 500
    #expect(!CATransform3DIsAffine(deep))
    let turned = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.5, 0, 0, 2))
    #expect(abs(turned.b - sin(0.5)) < 1e-12)
  }
}
