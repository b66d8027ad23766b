// A grid of photos in a pattern that repeats, written for UIKit with a compositional layout and run
// on Linux: before it the same cells in a plain flow layout, after it a carousel. It prints where
// everything is.
#if os(Linux)
  import UIKit

  final class PhotoCell: UICollectionViewCell {
    static let identifier = "PhotoCell"
    let imageView = UIImageView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      imageView.contentMode = .scaleAspectFill
      imageView.clipsToBounds = true
      imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      imageView.frame = contentView.bounds
      contentView.addSubview(imageView)
    }

    required init?(coder: NSCoder) {
      fatalError("made by the grid alone")
    }

    override func prepareForReuse() {
      super.prepareForReuse()
      imageView.image = nil
    }
  }

  final class PhotosViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    let collectionView: UICollectionView
    private let count: Int

    init(count: Int, layout: UICollectionViewLayout) {
      self.count = count
      collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      fatalError("made by the program alone")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(collectionView)
      collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
      collectionView.dataSource = self
      collectionView.delegate = self
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      collectionView.frame = view.bounds
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: PhotoCell.identifier, for: indexPath)
      (cell as? PhotoCell)?.imageView.image = UIImage(named: "photo\(indexPath.item % 12 + 1)")
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      print("Selected photo \(indexPath.item)")
    }
  }

  @MainActor
  enum Layouts {
    private static func item(
      _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutItem {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
      item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
      return item
    }

    /// One photo; a row of one photo and a column of two; a row of three.
    static func mosaic() -> UICollectionViewLayout {
      let third = NSCollectionLayoutDimension.fractionalHeight(1 / 3)
      let whole = NSCollectionLayoutDimension.fractionalWidth(1)
      let pair = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)),
        subitem: item(whole, .fractionalHeight(0.5)), count: 2)
      let middle = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: whole, heightDimension: third),
        subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1)), pair])
      let triple = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: whole, heightDimension: third),
        subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 3)
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(widthDimension: whole, heightDimension: .absolute(600)),
        subitems: [item(whole, third), middle, triple])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    /// One photo a page, the next one peeping in.
    static func carousel() -> UICollectionViewLayout {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.95), heightDimension: .absolute(200)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .paging
      return UICollectionViewCompositionalLayout(section: section)
    }
  }

  func show(_ name: String, _ frame: CGRect) {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
      String(format: "%.4f", Double($0))
    }
    print("\(name): \(numbers.joined(separator: " "))")
  }

  @MainActor
  func showItems(of screen: PhotosViewController) {
    let view = screen.collectionView
    for item in 0..<view.numberOfItems(inSection: 0) {
      let path = IndexPath(item: item, section: 0)
      if let attributes = view.layoutAttributesForItem(at: path) {
        show("item 0,\(item)", attributes.frame)
      }
    }
  }

  SimulatedDevice.current = SimulatedDevice(size: CGSize(width: 414, height: 896), scale: 3)
  SimulatedDevice.current.imageFolders = [
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("media")
  ]

  print("== twenty photos in a plain flow layout")
  let plain = PhotosViewController(count: 20, layout: UICollectionViewFlowLayout())
  let first = SimulatedDevice.show(plain)
  showItems(of: plain)

  print("== seventy photos in the pattern")
  let grid = PhotosViewController(count: 70, layout: Layouts.mosaic())
  let second = SimulatedDevice.show(grid)
  showItems(of: grid)
  grid.collectionView.scrollToItem(
    at: IndexPath(item: 69, section: 0), at: .bottom, animated: false)
  print("in sight: \(grid.collectionView.indexPathsForVisibleItems.map(\.item))")
  grid.collectionView.simulateTap(at: IndexPath(item: 69, section: 0))

  print("== a carousel")
  grid.collectionView.setCollectionViewLayout(Layouts.carousel(), animated: false)
  grid.collectionView.scrollToItem(
    at: IndexPath(item: 3, section: 0), at: .left, animated: false)
  print("in sight: \(grid.collectionView.indexPathsForVisibleItems.map(\.item))")

  print("== the pattern where reading goes from right to left")
  SimulatedDevice.change { $0.layoutDirection = .rightToLeft }
  grid.collectionView.setCollectionViewLayout(Layouts.mosaic(), animated: false)
  for item in 0..<7 {
    let path = IndexPath(item: item, section: 0)
    if let attributes = grid.collectionView.layoutAttributesForItem(at: path) {
      show("mirrored 0,\(item)", attributes.frame)
    }
  }
#endif
