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
