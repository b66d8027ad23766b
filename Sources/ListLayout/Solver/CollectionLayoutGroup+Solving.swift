extension CollectionLayoutGroup {
  /// The list that repeats, and how often its entries are laid out, if that is given.
  var subitems: (list: [CollectionLayoutSubitem], count: Int?) {
    switch arrangement {
    case .horizontal(let subitems, let count), .vertical(let subitems, let count):
      (subitems, count)
    case .custom: ([], nil)
    }
  }

  /// The kinds of the views anchored to the group and to all in it, in layout order; a kind may come
  /// again.
  var viewKinds: [String] {
    supplementaryItems.map(\.elementKind)
      + subitems.list.flatMap { subitem in
        switch subitem {
        case .item(let item): item.supplementaryItems.map(\.elementKind)
        case .group(let nested): nested.viewKinds
        }
      }
  }

  /// Whether any item in the group, fitting or not, takes measured lengths (rule 28).
  var hasEstimatedItems: Bool {
    subitems.list.contains { subitem in
      switch subitem {
      case .item(let item): item.layoutSize.isEstimated
      case .group(let nested): nested.hasEstimatedItems
      }
    }
  }

  /// Whether measured answers change how many items the group holds (rule 33): somewhere in it a
  /// subitem estimated along the axis stands in a group of fixed length, without a count.
  var packsByMeasure: Bool {
    guard let axis else { return false }
    let (list, count) = subitems
    if count == nil, !layoutSize[axis].isEstimated,
      list.contains(where: { $0.layoutSize[axis].isEstimated })
    {
      return true
    }
    return list.contains { subitem in
      if case .group(let nested) = subitem { nested.packsByMeasure } else { false }
    }
  }
}
