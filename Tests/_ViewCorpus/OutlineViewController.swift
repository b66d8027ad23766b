// This is how apps write it.
// swift-format-ignore-file
import UIKit

/// A list that opens and closes, of headers and rows with accessories, as apps write it.
public final class OutlineViewController: UIViewController {

    private typealias DataSource = UICollectionViewDiffableDataSource<Int, String>

    public private(set) var collectionView: UICollectionView!
    private var dataSource: DataSource!

    override public func viewDidLoad() {
        super.viewDidLoad()
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleHeight, .flexibleWidth]
        view.addSubview(collectionView)

        let header = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, indexPath, title in
            var content = cell.defaultContentConfiguration()
            content.text = title
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
        }
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, indexPath, title in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = title
            content.secondaryText = "Row \(indexPath.item)"
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator(), .checkmark()]
        }
        dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, title in
            if indexPath.item == 0 {
                return collectionView.dequeueConfiguredReusableCell(using: header, for: indexPath, item: title)
            } else {
                return collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: title)
            }
        }
        dataSource.reorderingHandlers.canReorderItem = { _ in true }

        var section = NSDiffableDataSourceSectionSnapshot<String>()
        section.append(["Fruit"])
        section.append(["Apple", "Pear"], to: "Fruit")
        section.expand(["Fruit"])
        dataSource.apply(section, to: 0, animatingDifferences: false)
    }
}
