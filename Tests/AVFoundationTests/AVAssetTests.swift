import AVFoundation
import Testing
import UIKit
import VideoHeader

@Suite("An asset")
struct AVAssetTests {
  @Test("tells what its file is")
  func file() async throws {
    let asset = AVURLAsset(url: MediaFile.header)
    #expect(asset.url == MediaFile.header)
    #expect(abs(asset.duration.seconds - 11.734) < 0.001)
    #expect(asset.isPlayable)
    let (duration, isPlayable) = try await asset.load(.duration, .isPlayable)
    #expect(duration == asset.duration)
    #expect(isPlayable)
    let video = try #require(try await asset.loadTracks(withMediaType: .video).first)
    #expect(try await video.load(.naturalSize) == CGSize(width: 1920, height: 1080))
    #expect(try await video.load(.nominalFrameRate) == 30)
    #expect(asset.tracks(withMediaType: .audio).count == 1)
    #expect(try await asset.load(.tracks).count == 2)
  }

  @Test(
    "turns its stored picture into the one that is shown",
    arguments: [
      "rotate-0.mp4", "rotate-90.mp4", "rotate-270.mp4", "flip-horizontal.mp4", "sar-4-3.mp4",
    ])
  @MainActor func transform(name: String) async throws {
    let asset = AVAsset(url: MediaFile.sample(name))
    let track = try #require(asset.tracks(withMediaType: .video).first)
    let transform = try await track.load(.preferredTransform)
    let shown = CGRect(origin: .zero, size: track.naturalSize).applying(transform)
    #expect(shown.origin == .zero)
    #expect(shown.size == AVPlayerItem(asset: asset).presentationSize)
    #expect((transform == .identity) == ["rotate-0.mp4", "sar-4-3.mp4"].contains(name))
  }

  @Test("answers for a file that is not there, and says why when loaded")
  func missing() async {
    let asset = AVAsset(url: MediaFile.missing)
    #expect(asset.duration == .zero)
    #expect(!asset.isPlayable)
    #expect(asset.tracks(withMediaType: .video).isEmpty)
    let error = await #expect(throws: VideoError.self) { try await asset.load(.duration) }
    #expect(error?.kind == .notFound)
  }
}
