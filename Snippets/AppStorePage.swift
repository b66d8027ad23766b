// A page like a store's, written for UIKit with a compositional layout and a diffable data source,
// and run on Linux: built, laid out on a phone, scrolled, tapped and turned. It prints what a
// phone's console would, and where everything is.
#if os(Linux)
  import UIKit

  // MARK: Models

  struct Shelf: Decodable, Hashable {
    let id: Int
    let type: String
    let title: String
    let subtitle: String
    let items: [App]
  }

  struct App: Decodable, Hashable {
    let id: Int
    let tagline: String
    let name: String
    let subheading: String
    let image: String
    let iap: Bool
  }

  // MARK: Cells

  @MainActor
  protocol SelfConfiguringCell: UICollectionViewCell {
    static var reuseIdentifier: String { get }
    func configure(with app: App)
  }

  @MainActor
  func pinned(_ view: UIView, to superview: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
      view.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
    ])
  }

  final class FeaturedCell: UICollectionViewCell, SelfConfiguringCell {
    static let reuseIdentifier = "FeaturedCell"
    let tagline = UILabel()
    let name = UILabel()
    let subtitle = UILabel()
    let imageView = UIImageView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      let separator = UIView()
      separator.backgroundColor = .quaternaryLabel
      separator.heightAnchor.constraint(equalToConstant: 1).isActive = true
      tagline.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 12, weight: .bold))
      tagline.textColor = .systemBlue
      name.font = .preferredFont(forTextStyle: .title2)
      name.textColor = .label
      subtitle.font = .preferredFont(forTextStyle: .title2)
      subtitle.textColor = .secondaryLabel
      imageView.layer.cornerRadius = 5
      imageView.clipsToBounds = true
      imageView.contentMode = .scaleAspectFit
      let stack = UIStackView(arrangedSubviews: [separator, tagline, name, subtitle, imageView])
      stack.axis = .vertical
      stack.setCustomSpacing(10, after: separator)
      stack.setCustomSpacing(10, after: subtitle)
      pinned(stack, to: contentView)
    }

    required init?(coder: NSCoder) {
      fatalError("made by the page alone")
    }

    func configure(with app: App) {
      tagline.text = app.tagline.uppercased()
      name.text = app.name
      subtitle.text = app.subheading
      imageView.image = UIImage(named: app.image)
    }
  }

  final class MediumCell: UICollectionViewCell, SelfConfiguringCell {
    static let reuseIdentifier = "MediumCell"
    let name = UILabel()
    let subtitle = UILabel()
    let imageView = UIImageView()
    let button = UIButton(type: .custom)

    override init(frame: CGRect) {
      super.init(frame: frame)
      name.font = .preferredFont(forTextStyle: .headline)
      subtitle.font = .preferredFont(forTextStyle: .subheadline)
      subtitle.textColor = .secondaryLabel
      imageView.layer.cornerRadius = 15
      imageView.clipsToBounds = true
      imageView.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      button.setImage(UIImage(systemName: "icloud.and.arrow.down"), for: .normal)
      button.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      let texts = UIStackView(arrangedSubviews: [name, subtitle])
      texts.axis = .vertical
      let row = UIStackView(arrangedSubviews: [imageView, texts, button])
      row.alignment = .center
      row.spacing = 10
      pinned(row, to: contentView)
    }

    required init?(coder: NSCoder) {
      fatalError("made by the page alone")
    }

    func configure(with app: App) {
      name.text = app.name
      subtitle.text = app.subheading
      imageView.image = UIImage(named: app.image)
    }
  }

  final class SmallCell: UICollectionViewCell, SelfConfiguringCell {
    static let reuseIdentifier = "SmallCell"
    let name = UILabel()
    let imageView = UIImageView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      name.font = .preferredFont(forTextStyle: .title2)
      imageView.layer.cornerRadius = 5
      imageView.clipsToBounds = true
      imageView.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      let row = UIStackView(arrangedSubviews: [imageView, name])
      row.alignment = .center
      row.spacing = 20
      pinned(row, to: contentView)
    }

    required init?(coder: NSCoder) {
      fatalError("made by the page alone")
    }

    func configure(with app: App) {
      name.text = app.name
      imageView.image = UIImage(named: app.image)
    }
  }

  final class ShelfHeader: UICollectionReusableView {
    static let reuseIdentifier = "ShelfHeader"
    let title = UILabel()
    let subtitle = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      let separator = UIView()
      separator.backgroundColor = .quaternaryLabel
      separator.heightAnchor.constraint(equalToConstant: 1).isActive = true
      title.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
      subtitle.textColor = .secondaryLabel
      let stack = UIStackView(arrangedSubviews: [separator, title, subtitle])
      stack.axis = .vertical
      stack.setCustomSpacing(10, after: separator)
      pinned(stack, to: self)
    }

    required init?(coder: NSCoder) {
      fatalError("made by the page alone")
    }

    // The page keeps the height that its layout estimates.
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes
    }
  }

  // MARK: The page

  final class AppsViewController: UIViewController, UICollectionViewDelegate {
    private let shelves: [Shelf]
    private(set) var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Shelf, App>?
    private(set) var timesAsked = 0

    init(shelves: [Shelf]) {
      self.shelves = shelves
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      fatalError("made by the program alone")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView = UICollectionView(
        frame: view.bounds, collectionViewLayout: createCompositionalLayout())
      collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      collectionView.backgroundColor = .systemBackground
      collectionView.delegate = self
      view.addSubview(collectionView)
      collectionView.register(
        ShelfHeader.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: ShelfHeader.reuseIdentifier)
      collectionView.register(
        FeaturedCell.self, forCellWithReuseIdentifier: FeaturedCell.reuseIdentifier)
      collectionView.register(
        MediumCell.self, forCellWithReuseIdentifier: MediumCell.reuseIdentifier)
      collectionView.register(
        SmallCell.self, forCellWithReuseIdentifier: SmallCell.reuseIdentifier)
      createDataSource()
      reloadData()
    }

    private func configure<Cell: SelfConfiguringCell>(
      _ cellType: Cell.Type, with app: App, for indexPath: IndexPath
    ) -> Cell {
      guard
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: cellType.reuseIdentifier, for: indexPath) as? Cell
      else { fatalError("unable to dequeue \(cellType)") }
      cell.configure(with: app)
      return cell
    }

    private func createDataSource() {
      dataSource = UICollectionViewDiffableDataSource<Shelf, App>(collectionView: collectionView) {
        [unowned self] _, indexPath, app in
        switch shelves[indexPath.section].type {
        case "mediumTable": return configure(MediumCell.self, with: app, for: indexPath)
        case "smallTable": return configure(SmallCell.self, with: app, for: indexPath)
        default: return configure(FeaturedCell.self, with: app, for: indexPath)
        }
      }
      dataSource?.supplementaryViewProvider = { [unowned self] collectionView, kind, indexPath in
        let header = collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: ShelfHeader.reuseIdentifier, for: indexPath)
        let shelf = dataSource?.sectionIdentifier(for: indexPath.section)
        (header as? ShelfHeader)?.title.text = shelf?.title
        (header as? ShelfHeader)?.subtitle.text = shelf?.subtitle
        return header
      }
    }

    private func reloadData() {
      var snapshot = NSDiffableDataSourceSnapshot<Shelf, App>()
      snapshot.appendSections(shelves)
      for shelf in shelves { snapshot.appendItems(shelf.items, toSection: shelf) }
      dataSource?.apply(snapshot)
    }

    // MARK: Layout

    private func createCompositionalLayout() -> UICollectionViewLayout {
      let layout = UICollectionViewCompositionalLayout { [unowned self] index, _ in
        timesAsked += 1
        switch shelves[index].type {
        case "mediumTable": return createMediumTableSection()
        case "smallTable": return createSmallTableSection()
        default: return createFeaturedSection()
        }
      }
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = 20
      layout.configuration = configuration
      return layout
    }

    private func createFeaturedSection() -> NSCollectionLayoutSection {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.93), heightDimension: .estimated(350)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPagingCentered
      return section
    }

    private func createMediumTableSection() -> NSCollectionLayoutSection {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.33)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.93), heightDimension: .fractionalWidth(0.55)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPagingCentered
      section.boundarySupplementaryItems = [createSectionHeader()]
      return section
    }

    private func createSmallTableSection() -> NSCollectionLayoutSection {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.2)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.93), heightDimension: .estimated(200)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.boundarySupplementaryItems = [createSectionHeader()]
      return section
    }

    private func createSectionHeader() -> NSCollectionLayoutBoundarySupplementaryItem {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.93), heightDimension: .estimated(80)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      collectionView.deselectItem(at: indexPath, animated: true)
      guard let app = dataSource?.itemIdentifier(for: indexPath) else { return }
      print("Selected \(app.name)\(app.iap ? ", with in-app purchases" : "")")
    }
  }

  // MARK: The program

  func show(_ name: String, _ frame: CGRect) {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
      String(format: "%.4f", Double($0))
    }
    print("\(name): \(numbers.joined(separator: " "))")
  }

  @MainActor
  func showItems(of page: AppsViewController) {
    let view: UICollectionView = page.collectionView
    for section in 0..<view.numberOfSections {
      for item in 0..<view.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        if let attributes = view.layoutAttributesForItem(at: path) {
          show("item \(section),\(item)", attributes.frame)
        }
      }
    }
    print("content: \(Int(view.contentSize.width)) wide")
    print("provider asked \(page.timesAsked) times")
  }

  let media = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("media")
  SimulatedDevice.current = SimulatedDevice(size: CGSize(width: 414, height: 896), scale: 3)
  SimulatedDevice.current.imageFolders = [media]

  do {
    let data = try Data(contentsOf: media.appendingPathComponent("appstore.json"))
    let page = AppsViewController(shelves: try JSONDecoder().decode([Shelf].self, from: data))
    page.tabBarItem = UITabBarItem(title: "Apps", image: nil, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers =
      [page]
      + ["Games", "Arcade", "Search"].enumerated().map { number, title in
        let empty = UIViewController()
        empty.tabBarItem = UITabBarItem(title: title, image: nil, tag: number + 1)
        return empty
      }
    let window = SimulatedDevice.show(tabs)
    print("tabs: \((tabs.tabBar.items ?? []).compactMap(\.title).joined(separator: ", "))")

    print("== as it appears")
    showItems(of: page)
    let first = IndexPath(item: 0, section: 0)
    if let cell = page.collectionView.cellForItem(at: first) as? FeaturedCell {
      show("image", cell.imageView.frame)
      print("\(cell.tagline.text ?? "") / \(cell.name.text ?? "") / \(cell.subtitle.text ?? "")")
    }
    page.collectionView.simulateTap(at: first)

    print("== scrolled")
    page.collectionView.scrollToItem(
      at: IndexPath(item: 2, section: 3), at: .centeredVertically, animated: false)
    print("offset \(Int(page.collectionView.contentOffset.y))")
    let kind = UICollectionView.elementKindSectionHeader
    let titles = page.collectionView.visibleSupplementaryViews(ofKind: kind)
      .compactMap { ($0 as? ShelfHeader)?.title.text }
    print("titles: \(titles.joined(separator: ", "))")
    page.collectionView.simulateTap(at: IndexPath(item: 2, section: 3))

    print("== turned")
    SimulatedDevice.rotate()
    showItems(of: page)
    withExtendedLifetime(window) {}
  } catch {
    print("cannot show the page: \(error)")
  }
#endif
