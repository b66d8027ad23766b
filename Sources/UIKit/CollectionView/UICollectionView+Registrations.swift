public import Foundation

extension UICollectionView {
  /// How cells of a class are configured with an item. It takes the place of an identifier.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell.
    public typealias Handler =
      @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let handler: Handler
    let identifier = UUID().uuidString
    /// The view whose data source made it while it was asked for a cell.
    weak var maker = UICollectionView.asking

    /// Creates a registration.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// How headers, footers or other views of a class are configured.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view.
    public typealias Handler =
      @MainActor (
        _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
      ) -> Void
    let elementKind: String
    let handler: Handler
    let identifier = UUID().uuidString
    /// The view whose data source made it while it was asked for a view.
    weak var maker = UICollectionView.asking

    /// Creates a registration for a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell configured with an item; a used one, or a new one of the registration's class. Stops the
  /// program without an item, and for a registration that is made anew for each cell, as UIKit does.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    checkMaker(registration.maker)
    if !pool.isRegistered(.cell(registration.identifier)) {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let cell = dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = cell as? Cell, let item else {
      refuse(
        "dequeueConfiguredReusableCell was given no item for \(Array(indexPath)); "
          + "pass the item of the place")
    }
    registration.handler(cell, indexPath, item)
    return cell
  }

  /// A header, a footer or another view, configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    checkMaker(registration.maker)
    let key = ReuseKey.supplementary(
      kind: registration.elementKind, registration.identifier)
    if !pool.isRegistered(key) {
      register(
        Supplementary.self, forSupplementaryViewOfKind: registration.elementKind,
        withReuseIdentifier: registration.identifier)
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: registration.identifier,
      for: indexPath)
    guard let view = view as? Supplementary else {
      refuse("a view of kind \(registration.elementKind) is no \(Supplementary.self)")
    }
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  /// A registration made while this view's data source is asked is another one each time: nothing would
  /// ever be used again.
  private func checkMaker(_ maker: UICollectionView?) {
    if maker === self {
      refuse(
        "a registration was made while the data source was asked for a view; make it once, before, "
          + "and use it for every view")
    }
  }
}
