import CLibav

extension Demuxer {
  /// Opens the decoder of a track.
  ///
  /// The native VP9 decoder leaves out the transparency that WebM keeps beside the picture; libvpx's
  /// reads it (media rule 5.4).
  func decoder(of track: VideoTrack, threads: Int) throws(VideoError) -> MediaDecoder {
    guard let parameters = unsafe stream(track.index)?.pointee.codecpar else {
      throw VideoError(.noVideoTrack, during: .decoding, "the video track is gone")
    }
    let preferred =
      unsafe hasSeparateAlpha(track.index) && parameters.pointee.codec_id == AV_CODEC_ID_VP9
      ? "libvpx-vp9" : nil
    return try unsafe MediaDecoder(
      parameters: parameters, timeBase: track.rawTimeBase, preferred: preferred, threads: threads,
      limits: limits, libav)
  }

  /// Whether Matroska says that transparency is kept beside the picture.
  func hasSeparateAlpha(_ index: Int) -> Bool { tag("alpha_mode", of: index) == "1" }

  /// The bytes of an attached picture, which the demuxer holds (`AVStream.attached_pic`).
  func cover(_ index: Int) throws(VideoError) -> [UInt8] {
    let covers = StreamSummary(of: self).covers
    guard covers.indices.contains(index), let stream = unsafe stream(covers[index]) else {
      throw VideoError(.noFrames, during: .choosingTrack, "there is no such attached picture")
    }
    let packet = try Packet(libav)
    try unsafe packet.share(&stream.pointee.attached_pic)
    return packet.bytes
  }

  /// A stream's tag of that name.
  func tag(_ name: String, of index: Int) -> String? {
    guard let stream = unsafe stream(index),
      let entry = unsafe libav.call.pointee.av_dict_get(stream.pointee.metadata, name, nil, 0)
    else { return nil }
    return unsafe Libav.name(entry.pointee.value)
  }

  /// Whether the container came with an index of a stream's samples: a seek by it lands where it should.
  func hasIndex(_ index: Int) -> Bool {
    guard Container.hasIndex(Container.name(of: self)), let stream = unsafe stream(index) else {
      return false
    }
    return unsafe libav.call.pointee.avformat_index_get_entries_count(stream) > 0
  }

  /// The decoding time of the last key frame at or before a tick by the container's index; nil where there
  /// is no index or no such frame.
  func indexedKeyFrame(stream index: Int, atOrBefore ticks: Int64) -> Int64? {
    guard let stream = unsafe stream(index),
      unsafe libav.call.pointee.avformat_index_get_entries_count(stream) > 0,
      let entry = unsafe libav.call.pointee.avformat_index_get_entry_from_timestamp(
        stream, ticks, AVSEEK_FLAG_BACKWARD)
    else { return nil }
    return VideoTrack.known(unsafe entry.pointee.timestamp)
  }
}

/// What other streams a container has.
struct StreamSummary {
  /// The streams with sound, the one flagged default first.
  private(set) var audio: [Int] = []
  /// The attached pictures.
  private(set) var covers: [Int] = []

  var hasAudio: Bool { !audio.isEmpty }
  var hasCover: Bool { !covers.isEmpty }

  init(of demuxer: Demuxer) {
    var preferred: Int?
    for index in 0..<demuxer.streamCount {
      guard let stream = unsafe demuxer.stream(index),
        let parameters = unsafe stream.pointee.codecpar
      else { continue }
      let disposition = unsafe stream.pointee.disposition
      switch unsafe parameters.pointee.codec_type {
      case AVMEDIA_TYPE_AUDIO:
        audio.append(index)
        if preferred == nil, disposition & AV_DISPOSITION_DEFAULT != 0 { preferred = index }
      case AVMEDIA_TYPE_VIDEO where disposition & AV_DISPOSITION_ATTACHED_PIC != 0:
        covers.append(index)
      default: break
      }
    }
    if let preferred { audio = [preferred] + audio.filter { $0 != preferred } }
  }
}
