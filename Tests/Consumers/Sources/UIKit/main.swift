import UIKit

// Layout code as an app has it, in a view of a phone's size.
let size = NSCollectionLayoutSize(
  widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
let layout = UICollectionViewCompositionalLayout { _, environment in
  let columns = environment.container.effectiveContentSize.width > 600 ? 4 : 2
  let item = NSCollectionLayoutItem(layoutSize: size)
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: columns)
  return NSCollectionLayoutSection(group: group)
}

final class Cells: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

let view = UICollectionView(
  frame: CGRect(x: 0, y: 0, width: 414, height: 896), collectionViewLayout: layout)
let cells = Cells()
view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
view.dataSource = cells
view.layoutIfNeeded()
for path in view.indexPathsForVisibleItems.sorted() {
  print(path.item, view.cellForItem(at: path)?.frame ?? .zero)
}
