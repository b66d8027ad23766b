import Foundation

/// In a layout document: the object below `flow`, sizes as `[width, height]`, every key optional.
extension CollectionViewFlowLayout: Codable {
  private enum CodingKeys: String, CodingKey {
    case scrollDirection, itemSize, itemSizes, estimatedItemSize, sectionInset
    case minimumLineSpacing, minimumInteritemSpacing, headerReferenceSize, footerReferenceSize
  }

  /// Reads the keys given; the others keep UIKit's defaults.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    func read<Value: Decodable>(_ key: CodingKeys, into value: inout Value) throws {
      if let given = try keys.decodeIfPresent(Value.self, forKey: key) { value = given }
    }
    self.init()
    try read(.scrollDirection, into: &scrollDirection)
    itemSize = try keys.decodeIfPresent(CGSize.self, forKey: .itemSize)
    try read(.itemSizes, into: &itemSizes)
    estimatedItemSize = try keys.decodeIfPresent(CGSize.self, forKey: .estimatedItemSize)
    try read(.sectionInset, into: &sectionInset)
    try read(.minimumLineSpacing, into: &minimumLineSpacing)
    try read(.minimumInteritemSpacing, into: &minimumInteritemSpacing)
    try read(.headerReferenceSize, into: &headerReferenceSize)
    try read(.footerReferenceSize, into: &footerReferenceSize)
  }

  /// Writes what differs from UIKit's defaults.
  public func encode(to encoder: any Encoder) throws {
    let standard = CollectionViewFlowLayout()
    var keys = encoder.container(keyedBy: CodingKeys.self)
    func write<Value: Encodable & Equatable>(
      _ value: Value, unless usual: Value, _ key: CodingKeys
    ) throws {
      if value != usual { try keys.encode(value, forKey: key) }
    }
    try write(scrollDirection, unless: standard.scrollDirection, .scrollDirection)
    try keys.encodeIfPresent(itemSize, forKey: .itemSize)
    try write(itemSizes, unless: standard.itemSizes, .itemSizes)
    try keys.encodeIfPresent(estimatedItemSize, forKey: .estimatedItemSize)
    try write(sectionInset, unless: standard.sectionInset, .sectionInset)
    try write(minimumLineSpacing, unless: standard.minimumLineSpacing, .minimumLineSpacing)
    try write(
      minimumInteritemSpacing, unless: standard.minimumInteritemSpacing, .minimumInteritemSpacing)
    try write(headerReferenceSize, unless: standard.headerReferenceSize, .headerReferenceSize)
    try write(footerReferenceSize, unless: standard.footerReferenceSize, .footerReferenceSize)
  }
}
