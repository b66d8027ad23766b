import CLibav

/// libav's functions, found in its shared libraries when they are first asked for.
///
/// Sendable: the table is written once, before the first `Libav` exists, and never changed or freed.
@safe struct Libav: @unchecked Sendable {
  private let table: UnsafePointer<CLibavFunctions>

  /// The functions, to be called with `unsafe`.
  var call: UnsafePointer<CLibavFunctions> { unsafe table }

  /// Opens the libraries on the first call.
  ///
  /// - Throws: `libraryMissing`, which names the package to install.
  static func load() throws(VideoError) -> Libav { try loaded.get() }

  private static let loaded: Result<Libav, VideoError> = {
    var reason: UnsafePointer<CChar>?
    guard let table = unsafe clibav_load(&reason) else {
      let cause = unsafe reason.map { unsafe String(cString: $0) } ?? "not found"
      return .failure(
        VideoError(
          .libraryMissing, during: .loading,
          "libav cannot be loaded (\(cause)): install \(packages)"))
    }
    unsafe clibav_send_log(table, AV_LOG_WARNING) { level, line in
      unsafe VideoLog.receive(level: level, line: String(cString: line))
    }
    return unsafe .success(Libav(table: table))
  }()

  /// What Debian and its kin call the libraries of the headers we were built with.
  private static let packages =
    "libavformat\(LIBAVFORMAT_VERSION_MAJOR) libavcodec\(LIBAVCODEC_VERSION_MAJOR) "
    + "libavutil\(LIBAVUTIL_VERSION_MAJOR) libswscale\(LIBSWSCALE_VERSION_MAJOR)"

  /// Turns a result code below zero into an error of the closed set.
  ///
  /// - Parameters:
  ///   - code: What a function of libav returned.
  ///   - stage: The step it belongs to.
  ///   - kind: The kind where the code does not say more.
  ///   - subject: What was tried, to begin the message.
  /// - Returns: The code, from 0.
  /// - Throws: An error of that kind with libav's reason.
  @discardableResult
  func check(
    _ code: Int32, during stage: VideoError.Stage, as kind: VideoError.Kind = .invalidData,
    _ subject: String
  ) throws(VideoError) -> Int32 {
    guard code < 0 else { return code }
    throw VideoError(kind, during: stage, "\(subject): \(reason(for: code))", code: code)
  }

  /// libav's own words for a code.
  func reason(for code: Int32) -> String {
    let length = 128
    return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: length) { buffer in
      guard let base = buffer.baseAddress else { return "code \(code)" }
      unsafe buffer.initialize(repeating: 0)
      _ = unsafe call.pointee.av_strerror(code, base, length)
      return unsafe String(cString: base)
    }
  }

  /// A name that libav keeps for a constant, nil for none.
  static func name(_ text: UnsafePointer<CChar>?) -> String? {
    unsafe text.map { unsafe String(cString: $0) }
  }
}
