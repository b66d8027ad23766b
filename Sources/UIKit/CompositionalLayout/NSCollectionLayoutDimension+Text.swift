import ListLayout

extension CollectionLayoutDimension {
  /// As code says it, for descriptions.
  var text: String {
    switch self {
    case .fractionalWidth(let number): "fractionalWidth(\(number))"
    case .fractionalHeight(let number): "fractionalHeight(\(number))"
    case .absolute(let number): "absolute(\(number))"
    case .estimated(let number): "estimated(\(number))"
    }
  }
}
