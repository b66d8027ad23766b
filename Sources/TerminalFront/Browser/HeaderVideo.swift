/// What plays above the first section of a browser: muted frames by the loop's clock.
///
/// The browser asks for a picture only while the header is in sight, says when it left, and never
/// waits: a source that has no frame yet answers nil, and the poster stays.
public protocol HeaderVideo: AnyObject {
  /// Whether it plays; one that is paused keeps its frame.
  var isPlaying: Bool { get }

  /// Plays or pauses.
  func setPlaying(_ isPlaying: Bool, at time: Duration)

  /// The frame that is due, or nil while there is none.
  ///
  /// - Parameters:
  ///   - width: Pixels across, as many as columns.
  ///   - height: Pixels down, twice as many as rows.
  ///   - time: The time of the loop's clock.
  /// - Returns: A picture of just that size.
  func picture(width: Int, height: Int, at time: Duration) -> CellPicture?

  /// When another frame is due; nil while none is to come.
  func nextChange(after time: Duration) -> Duration?

  /// When it lets go what it holds, while it is out of sight: it is to be told again then that it left
  /// the screen. nil, the default, while it holds nothing.
  var releaseTime: Duration? { get }

  /// The header left the screen: nothing is decoded until a picture is asked for again.
  func leaveScreen(at time: Duration)

  /// The process was stopped and goes on: the pause costs no frames (terminal rule 38).
  func resume(at time: Duration)
}

extension HeaderVideo {
  /// Nothing is held.
  public var releaseTime: Duration? { nil }
}

/// The pictures of a screen with the frame of its video in place of the poster.
struct HeaderPictures: PictureSource {
  let pictures: any PictureSource
  let video: any HeaderVideo
  let time: Duration

  func picture(
    named name: String, mode: PictureMode, width: Int, height: Int
  ) -> CellPicture? {
    pictures.picture(named: name, mode: mode, width: width, height: height)
  }

  func header(width: Int, height: Int) -> CellPicture? {
    video.picture(width: width, height: height, at: time)
      ?? pictures.header(width: width, height: height)
  }
}
