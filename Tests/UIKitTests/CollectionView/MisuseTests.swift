import Testing
import UIKit

/// What UIKit raises an exception for stops the program here.
@Suite("Mistakes in a collection view's program stop it")
struct MisuseTests {
  @Test("a cell of an identifier that nothing is registered for")
  func unregistered() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        _ = view.dequeueReusableCell(
          withReuseIdentifier: "none", for: IndexPath(item: 0, section: 0))
      }
    }
  }

  @Test("scrolling to an item that is not there")
  func unknownItem() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
      }
    }
  }

  @Test("an update whose numbers do not fit the data source")
  func wrongCounts() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 0),
          collectionViewLayout: UICollectionViewFlowLayout())
        let source = Fixed()
        view.dataSource = source
        view.layoutIfNeeded()
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
  }

  @Test("a cell that was not dequeued")
  func foreignCell() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100),
          collectionViewLayout: UICollectionViewFlowLayout())
        let source = Fixed()
        view.dataSource = source
        view.layoutIfNeeded()
      }
    }
  }

  @Test("a registration that is made for each cell")
  func registrationInProvider() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100),
          collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
          let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
            _, _, _ in
          }
          return $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot)
      }
    }
  }

  @Test("a decoration that nothing is registered for")
  func unregisteredDecoration() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
        let section = NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        )
        section.decorationItems = [.background(elementKind: "ground")]
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100),
          collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = Dequeuing()
        view.dataSource = source
        view.layoutIfNeeded()
      }
    }
  }

  @Test("a class that is no cell is registered as one")
  func wrongClass() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(NSObject.self, forCellWithReuseIdentifier: "object")
      }
    }
  }
}

private final class Fixed: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

private final class Dequeuing: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
