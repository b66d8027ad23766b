// This is how apps write it.
// swift-format-ignore-file
import UIKit

protocol Reusable: AnyObject {
    static var reuseIdentifier: String { get }
}

extension Reusable {
    static var reuseIdentifier: String { return String(describing: self) }
}

extension UICollectionReusableView: Reusable {}

/// A card whose texts are stacked and pinned by constraints.
final class CardCell: UICollectionViewCell {
    private let titleLabel: UILabel = {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }()
    private lazy var bodyLabel = UILabel()
    private lazy var stackView = UIStackView(arrangedSubviews: [titleLabel, bodyLabel])

    override var isSelected: Bool {
        didSet { contentView.backgroundColor = isSelected ? .systemGray4 : .secondarySystemBackground }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        bodyLabel.numberOfLines = 0
        bodyLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 15))
        stackView.axis = .vertical
        stackView.spacing = 4
        stackView.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stackView)
        contentView.layer.cornerRadius = 12
        contentView.layer.cornerCurve = .continuous
        contentView.layer.masksToBounds = true
        contentView.layer.borderColor = UIColor.separator.cgColor
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stackView.topAnchor.constraint(equalTo: margins.topAnchor),
            stackView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            stackView.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel.text = nil
        bodyLabel.text = nil
    }

    func configure(title: String, body: String) {
        titleLabel.text = title
        bodyLabel.text = body
    }
}

/// A feed of cards that size themselves, with a pinned title, as apps write it.
public final class FeedViewController: UIViewController {

    public enum Section: Hashable { case main }

    public struct Card: Hashable {
        let id = UUID()
        public let title: String
        let body: String

        public init(title: String, body: String) {
            self.title = title
            self.body = body
        }
    }

    public private(set) lazy var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: makeLayout())
    public private(set) lazy var dataSource = makeDataSource()
    public var opened: Card?

    override public func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.delegate = self
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])
    }

    public func show(_ cards: [Card], animated: Bool = true) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Card>()
        snapshot.appendSections([.main])
        snapshot.appendItems(cards)
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let columns = environment.traitCollection.horizontalSizeClass == .regular ? 2 : 1
            let itemSize = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(100))
            let item = NSCollectionLayoutItem(layoutSize: itemSize)
            let groupSize = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 8
            return section
        }
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Card> {
        let registration = UICollectionView.CellRegistration<CardCell, Card> { cell, _, card in
            cell.configure(title: card.title, body: card.body)
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            collectionView, indexPath, card in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: card)
        }
    }
}

extension FeedViewController: UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        opened = dataSource.itemIdentifier(for: indexPath)
    }
}
