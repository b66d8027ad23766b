/// A file that imports AVFoundation sees Foundation too, as it does on Apple's systems.
@_exported public import Foundation
