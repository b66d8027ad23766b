import Foundation

// Foundation is used, or the linker would leave it out.
print(Date.distantPast.timeIntervalSince1970 < 0)
