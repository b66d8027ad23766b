// A table whose first row nests a collection, with a video above it, written for UIKit and run on
// Linux: built, laid out on a phone, scrolled, tapped and turned. It prints what a phone's console
// would, and where everything is.
#if os(Linux)
  import AVFoundation
  import UIKit

  // MARK: Models

  struct ListRow {
    let title: String
  }

  struct Tile {
    let title: String
    let imageName: String
  }

  enum CellModel {
    case collectionView(models: [Tile], rows: Int)
    case list(models: [ListRow])
  }

  // MARK: Cells

  final class TileCell: UICollectionViewCell {
    static let identifier = "TileCell"
    let imageView = UIImageView()
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.textAlignment = .center
      imageView.contentMode = .scaleAspectFill
      contentView.addSubview(imageView)
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let size = contentView.bounds.size
      label.frame = CGRect(x: 5, y: size.height - 50, width: size.width - 10, height: 50)
      imageView.frame = CGRect(x: 5, y: 5, width: size.width - 10, height: size.height - 5 - 50)
    }

    override func prepareForReuse() {
      super.prepareForReuse()
      label.text = nil
      imageView.image = nil
    }

    func configure(with tile: Tile) {
      label.text = tile.title
      imageView.image = UIImage(named: tile.imageName)
    }
  }

  @MainActor
  protocol CollectionRowDelegate: AnyObject {
    func collectionRow(_ row: CollectionRow, didSelect tile: Tile)
  }

  final class CollectionRow: UITableViewCell, UICollectionViewDataSource, UICollectionViewDelegate {
    static let identifier = "CollectionRow"
    weak var delegate: CollectionRowDelegate?
    private var tiles: [Tile] = []
    let collectionView: UICollectionView

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 170, height: 170)
      layout.sectionInset = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
      collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      collectionView.showsHorizontalScrollIndicator = false
      collectionView.register(TileCell.self, forCellWithReuseIdentifier: TileCell.identifier)
      collectionView.dataSource = self
      collectionView.delegate = self
      contentView.addSubview(collectionView)
    }

    required init?(coder: NSCoder) {
      fatalError("made by the table alone")
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      collectionView.frame = contentView.bounds
    }

    func configure(with tiles: [Tile]) {
      self.tiles = tiles
      collectionView.reloadData()
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      tiles.count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: TileCell.identifier, for: indexPath)
      (cell as? TileCell)?.configure(with: tiles[indexPath.item])
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      collectionView.deselectItem(at: indexPath, animated: true)
      delegate?.collectionRow(self, didSelect: tiles[indexPath.item])
    }
  }

  // MARK: The screen

  final class CarsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate,
    CollectionRowDelegate
  {
    let tableView = UITableView(frame: .zero, style: .grouped)
    private let models: [CellModel]
    private let video: URL?
    private(set) var player: AVPlayer?
    private var playerLayer: AVPlayerLayer?

    init(models: [CellModel], video: URL?) {
      self.models = models
      self.video = video
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      fatalError("made by the program alone")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      tableView.register(CollectionRow.self, forCellReuseIdentifier: CollectionRow.identifier)
      tableView.dataSource = self
      tableView.delegate = self
      view.addSubview(tableView)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      tableView.frame = view.bounds
      guard tableView.tableHeaderView?.bounds.width != view.bounds.width else { return }
      tableView.tableHeaderView = header(side: view.bounds.width)
    }

    /// A square that shows the video at once, silently; nothing where there is no video.
    private func header(side: CGFloat) -> UIView? {
      guard let video else { return nil }
      let player = self.player ?? AVPlayer(url: video)
      player.volume = 0
      let header = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
      let layer = AVPlayerLayer(player: player)
      layer.frame = header.bounds
      layer.videoGravity = .resizeAspectFill
      header.layer.addSublayer(layer)
      player.play()
      self.player = player
      playerLayer = layer
      return header
    }

    var videoFrame: CGRect? { playerLayer?.videoRect }

    func numberOfSections(in tableView: UITableView) -> Int {
      models.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      switch models[section] {
      case .list(let rows): return rows.count
      case .collectionView: return 1
      }
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      switch models[indexPath.section] {
      case .list(let rows):
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row].title
        return cell
      case .collectionView(let tiles, _):
        let cell = tableView.dequeueReusableCell(
          withIdentifier: CollectionRow.identifier, for: indexPath)
        if let row = cell as? CollectionRow {
          row.configure(with: tiles)
          row.delegate = self
        }
        return cell
      }
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      switch models[indexPath.section] {
      case .list: return 50
      case .collectionView(_, let rows): return 180 * CGFloat(rows)
      }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      guard case .list(let rows) = models[indexPath.section] else { return }
      print("Selected list item: \(rows[indexPath.row].title)")
    }

    func collectionRow(_ row: CollectionRow, didSelect tile: Tile) {
      print("Selected \(tile.title)")
    }
  }

  // MARK: The program

  func show(_ name: String, _ frame: CGRect) {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
      String(format: "%.4f", Double($0))
    }
    print("\(name): \(numbers.joined(separator: " "))")
  }

  let media = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("media")
  SimulatedDevice.current = SimulatedDevice(size: CGSize(width: 414, height: 896), scale: 3)
  SimulatedDevice.current.imageFolders = [media]

  let models: [CellModel] = [
    .collectionView(
      models: (1...7).map { Tile(title: "Car \($0)", imageName: "car\($0)") }, rows: 2),
    .list(models: ["First thing", "Second thing", "Third thing"].map { ListRow(title: $0) }),
  ]
  let file = media.appendingPathComponent("header.mp4")
  let isThere = FileManager.default.fileExists(atPath: file.path)
  let screen = CarsViewController(models: models, video: isThere ? file : nil)
  let window = SimulatedDevice.show(screen)
  let table = screen.tableView

  print("== as it appears")
  if let header = table.tableHeaderView {
    show("header", header.frame)
  } else {
    print("no header")
  }
  if let frame = screen.videoFrame {
    show("video", frame)
    print("volume \(screen.player?.volume ?? 1), rate \(screen.player?.rate ?? 0)")
  }
  let nested = IndexPath(row: 0, section: 0)
  show("row 0,0", table.rectForRow(at: nested))
  if let row = table.cellForRow(at: nested) as? CollectionRow {
    for item in 0..<row.collectionView.numberOfItems(inSection: 0) {
      let path = IndexPath(item: item, section: 0)
      if let attributes = row.collectionView.layoutAttributesForItem(at: path) {
        show("item 0,\(item)", attributes.frame)
      }
    }
    if let tile = row.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? TileCell {
      show("image", tile.imageView.frame)
      show("label", tile.label.frame)
    }
    row.collectionView.simulateTap(at: IndexPath(item: 2, section: 0))
  }

  print("== scrolled to the last row")
  let last = IndexPath(row: 2, section: 1)
  table.scrollToRow(at: last, at: .bottom, animated: false)
  show("row 1,2", table.rectForRow(at: last))
  let shown = (table.indexPathsForVisibleRows ?? []).map { "\($0.section),\($0.row)" }
  print("in sight: \(shown.joined(separator: " "))")
  table.simulateTap(at: last)

  print("== turned")
  SimulatedDevice.rotate()
  show("table", table.frame)
  if let header = table.tableHeaderView { show("header", header.frame) }
  show("row 0,0", table.rectForRow(at: nested))
#endif
