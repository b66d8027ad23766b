import UIKit

@MainActor
func settingsLayout() -> UICollectionViewLayout {
  var config = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
  config.headerMode = .supplementary
  config.footerMode = .supplementary
  config.showsSeparators = true
  if #available(iOS 15.0, *) {
    config.headerTopPadding = 0
  }
  config.itemSeparatorHandler = { (indexPath, sectionSeparatorConfiguration) in
    var configuration = sectionSeparatorConfiguration
    configuration.bottomSeparatorVisibility = indexPath.row == 0 ? .hidden : .visible
    configuration.bottomSeparatorInsets = .init(top: 0, leading: 60, bottom: 0, trailing: 0)
    return configuration
  }
  return UICollectionViewCompositionalLayout.list(using: config)
}

@MainActor
func mixedListLayout() -> UICollectionViewLayout {
  UICollectionViewCompositionalLayout() { sectionIndex, layoutEnvironment in
    if sectionIndex == 0 {
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: .row(180), subitems: [.filling()])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior =
        UICollectionLayoutSectionOrthogonalScrollingBehavior.paging
      return section
    }
    var configuration = UICollectionLayoutListConfiguration(
      appearance: sectionIndex == 1 ? .plain : .sidebarPlain)
    configuration.headerMode = sectionIndex == 1 ? .firstItemInSection : .none
    configuration.separatorConfiguration.topSeparatorVisibility = .hidden
    let section = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: layoutEnvironment)
    section.interGroupSpacing = 2
    section.contentInsets.leading += 8
    return section
  }
}
