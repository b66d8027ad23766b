public import Foundation

/// A transform in three dimensions, a matrix that rows are multiplied with from the left.
///
/// Core Animation has it on Apple's systems. A layout here uses its flat part alone; depth and
/// perspective are kept and given back.
public struct CATransform3D: Hashable, Sendable {
  /// Row 1.
  public var m11: CGFloat = 1
  /// Row 1.
  public var m12: CGFloat = 0
  /// Row 1.
  public var m13: CGFloat = 0
  /// Row 1.
  public var m14: CGFloat = 0
  /// Row 2.
  public var m21: CGFloat = 0
  /// Row 2.
  public var m22: CGFloat = 1
  /// Row 2.
  public var m23: CGFloat = 0
  /// Row 2.
  public var m24: CGFloat = 0
  /// Row 3.
  public var m31: CGFloat = 0
  /// Row 3.
  public var m32: CGFloat = 0
  /// Row 3.
  public var m33: CGFloat = 1
  /// Row 3; -1/distance gives perspective.
  public var m34: CGFloat = 0
  /// Row 4: the move along x.
  public var m41: CGFloat = 0
  /// Row 4: the move along y.
  public var m42: CGFloat = 0
  /// Row 4: the move along z.
  public var m43: CGFloat = 0
  /// Row 4.
  public var m44: CGFloat = 1

  /// Creates the transform that changes nothing.
  public init() {}

  /// The four rows.
  var rows: [SIMD4<CGFloat.NativeType>] {
    get {
      [
        [m11.native, m12.native, m13.native, m14.native],
        [m21.native, m22.native, m23.native, m24.native],
        [m31.native, m32.native, m33.native, m34.native],
        [m41.native, m42.native, m43.native, m44.native],
      ]
    }
    set {
      let numbers = newValue.map { row in (0..<4).map { CGFloat(row[$0]) } }
      (m11, m12, m13, m14) = (numbers[0][0], numbers[0][1], numbers[0][2], numbers[0][3])
      (m21, m22, m23, m24) = (numbers[1][0], numbers[1][1], numbers[1][2], numbers[1][3])
      (m31, m32, m33, m34) = (numbers[2][0], numbers[2][1], numbers[2][2], numbers[2][3])
      (m41, m42, m43, m44) = (numbers[3][0], numbers[3][1], numbers[3][2], numbers[3][3])
    }
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D()

/// Whether a transform changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// A move.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}

/// A change of size.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m22, t.m33) = (sx, sy, sz)
  return t
}

/// A turn by an angle in radians about an axis; none where the axis has no length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (sin(angle), cos(angle))
  let rest = 1 - c
  var t = CATransform3DIdentity
  (t.m11, t.m12, t.m13) = (x * x * rest + c, x * y * rest + z * s, x * z * rest - y * s)
  (t.m21, t.m22, t.m23) = (x * y * rest - z * s, y * y * rest + c, y * z * rest + x * s)
  (t.m31, t.m32, t.m33) = (x * z * rest + y * s, y * z * rest - x * s, z * z * rest + c)
  return t
}

/// One transform, and after it another.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let rows = b.rows
  var product = CATransform3D()
  product.rows = a.rows.map { row in
    row[0] * rows[0] + row[1] * rows[1] + row[2] * rows[2] + row[3] * rows[3]
  }
  return product
}

/// A move, and after it a transform.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// A change of size, and after it a transform.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// A turn about an axis, and after it a transform.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// A flat transform in three dimensions.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m12, t.m21, t.m22) = (m.a, m.b, m.c, m.d)
  (t.m41, t.m42) = (m.tx, m.ty)
  return t
}

/// The flat part of a transform.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// Whether a transform has no part that is not flat.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}
