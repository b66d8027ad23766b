import UIKit

let size = NSCollectionLayoutSize(
  widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
let item = NSCollectionLayoutItem(layoutSize: size)
let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
print(NSCollectionLayoutSection(group: group).interGroupSpacing)
