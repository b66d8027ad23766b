import Foundation

/// Shows a layout over the whole screen, with as many items as are asked for. Its cells are empty:
/// they have nothing to measure and take the size they are given (flow rule F1).
@MainActor
final class EntryController: UIViewController, UICollectionViewDataSource {
  private let layout: UICollectionViewLayout
  private let counts: [Int]

  private static let identifier = "entry"

  /// How many items there are where nothing is said: one section of ten.
  static let standardCounts = [10]

  init(_ layout: UICollectionViewLayout, counts: [Int]?) {
    self.layout = layout
    self.counts = counts ?? Self.standardCounts
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
    // The bare layout: what covers the screen is the sections' business.
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.identifier)
    view.dataSource = self
    self.view = view
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.identifier, for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: Self.identifier)
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.identifier, for: indexPath)
  }
}
