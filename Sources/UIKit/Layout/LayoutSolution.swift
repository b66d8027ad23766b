import Foundation
import ListLayout

/// A solved layout in UIKit's words: attributes in, attributes out.
@MainActor
struct LayoutSolution {
  /// The frames.
  var resolved: ResolvedLayout
  /// What was solved, section by section.
  let sections: [ResolvedLayout.Section]
  /// What views answered when it was solved, and since.
  private(set) var answers: LayoutMeasurements
  /// What elements are called here and there.
  let names: ElementNames
  /// The sideways sections.
  let sidewaysSections: [Int]

  init(_ description: LayoutDescription, answers: [ElementKey: MeasuredSize]) throws(LayoutError) {
    sections = description.sections
    sidewaysSections = sections.indices.filter { number in
      guard case .compositional(let value) = description.sections[number].layout else {
        return false
      }
      return value.orthogonalScrollingBehavior != .none
    }
    var measured = LayoutMeasurements()
    let names = ElementNames(sections)
    for (key, size) in answers {
      switch names.element(key.category, kind: key.kind, at: key.indexPath) {
      case .item(let path): measured.items[path] = size
      case .some(let element): measured.supplementary[element.key] = size
      case nil: break
      }
    }
    self.names = names
    self.answers = measured
    resolved = try ResolvedLayout(
      sections: sections, configuration: description.configuration,
      environment: description.environment, measured: measured)
  }

  /// Takes over how far the view and its sideways sections are scrolled.
  mutating func follow(_ host: any CollectionLayoutHost) {
    let insets = host.adjustedContentInset
    let origin = host.bounds.origin
    resolved.contentOffset = CGPoint(x: origin.x, y: origin.y)
    let direction = resolved.environment.traitCollection.layoutDirection
    let (leading, trailing) =
      direction == .leftToRight ? (insets.left, insets.right) : (insets.right, insets.left)
    // The container is narrower than the view by the insets across, so that only those along the
    // scroll direction cover anything of it.
    let isVertical = resolved.configuration.scrollDirection == .vertical
    resolved.coveredEdges = DirectionalEdgeInsets(
      top: isVertical ? Double(insets.top) : 0, leading: isVertical ? 0 : Double(leading),
      bottom: isVertical ? Double(insets.bottom) : 0, trailing: isVertical ? 0 : Double(trailing))
    for section in sidewaysSections {
      resolved.orthogonalOffsets[section] =
        host.orthogonalOffset(inSection: section).map(Double.init)
        ?? resolved.orthogonalRow(inSection: section)?.initialOffset
    }
  }

  /// How far a sideways section is scrolled, in pt, as its own scroll view would say it.
  func orthogonalOffset(_ section: Int) -> CGPoint {
    let offset = CGFloat(resolved.orthogonalOffsets[section] ?? 0)
    return resolved.configuration.scrollDirection == .vertical
      ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
  }

  /// What an element's frame is moved by where it shows: cells of a sideways section by its offset.
  func shownOffset(of attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    let section = attributes.indexPath.section
    guard attributes.representedElementCategory != .decorationView,
      sidewaysSections.contains(section),
      attributes.representedElementKind.map({ !names.isBoundary($0, section) }) ?? true
    else { return .zero }
    var offset = orthogonalOffset(section)
    // Later items lie to the left of earlier ones where reading goes from right to left.
    if resolved.environment.traitCollection.layoutDirection == .rightToLeft {
      offset.x = 0 - offset.x
    }
    return offset
  }

  /// An element's attributes, of the class its layout wants.
  func attributes(
    _ place: LayoutAttributes, madeBy layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    let (category, kind, path) = names.identity(of: place.element)
    let attributes = layout.makeAttributes(category, kind: kind, at: path)
    attributes.frame = place.frame
    attributes.zIndex = place.zIndex
    let takes = resolved.takesAnswer(place.element)
    if takes.width { attributes.measuredAxes.insert(.width) }
    if takes.height { attributes.measuredAxes.insert(.height) }
    return attributes
  }

  /// Takes what a view answered.
  ///
  /// - Parameter preferred: The answer, with the frame's size as the view wants it.
  /// - Returns: What the content offset is moved by so that the reader's place stays; nil where the
  ///   answer changes nothing.
  /// - Throws: `LayoutError` where the answer makes a group unsolvable.
  mutating func measure(
    _ preferred: UICollectionViewLayoutAttributes
  ) throws(LayoutError) -> CGPoint? {
    let axes = preferred.measuredAxes
    guard !axes.isEmpty,
      let element = names.element(
        preferred.representedElementCategory, kind: preferred.representedElementKind,
        at: preferred.indexPath)
    else { return nil }
    let size = MeasuredSize(
      width: axes.contains(.width) ? Double(preferred.size.width) : nil,
      height: axes.contains(.height) ? Double(preferred.size.height) : nil)
    let change = try resolved.setMeasured(size, of: element)
    if case .item(let path) = element {
      answers.items[path] = size
    } else {
      answers.supplementary[element.key] = size
    }
    return change.movedAnything ? change.contentOffsetAdjustment : nil
  }
}
