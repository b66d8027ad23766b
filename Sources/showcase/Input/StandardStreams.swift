import Foundation

/// Keeps descriptors 0 to 2 from being given to files.
///
/// A program may be started with one of them closed. The first file it opens would then take that
/// number, and what is meant for the user would be written into the file.
enum StandardStreams {
  /// Fills closed ones with a stand-in that refuses: reading from the input and writing to the
  /// outputs fail as they would have failed before.
  static func reserve() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      // Descriptors are handed out lowest first, so this one gets the number that is free.
      _ = unsafe open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
