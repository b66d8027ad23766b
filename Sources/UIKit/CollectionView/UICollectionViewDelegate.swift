/// What a collection view tells; so far the name that layouts' delegates refine.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: AnyObject {}
