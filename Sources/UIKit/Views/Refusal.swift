import Foundation

/// Stops the program over a mistake in it, where UIKit raises an exception.
///
/// Only mistakes of the program end here, never what data says.
///
/// - Parameter sentence: What was asked, what is there, what to do.
func refuse(_ sentence: String) -> Never {
  #if !DEBUG
    // A release build's precondition fails without a word.
    FileHandle.standardError.write(Data("UIKit: \(sentence)\n".utf8))
  #endif
  preconditionFailure(sentence)
}
