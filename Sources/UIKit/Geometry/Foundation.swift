// UIKit brings Foundation along: code that imports UIKit alone names CGFloat, IndexPath and Date.
@_exported public import Foundation
