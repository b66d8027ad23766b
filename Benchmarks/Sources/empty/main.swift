import Foundation

// Something of Foundation itself is used, as every program that knows a rectangle does: the linker would leave it out
// else, and what FoundationEssentials has alone is a fraction of it.
print(CGRect(x: 0, y: 0, width: 1, height: 1).intersection(.zero).isEmpty)
