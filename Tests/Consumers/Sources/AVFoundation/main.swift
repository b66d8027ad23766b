import AVFoundation
import UIKit

let player = AVPlayer(playerItem: nil)
player.volume = 0
let layer = AVPlayerLayer(player: player)
layer.videoGravity = .resizeAspectFill
layer.frame = CGRect(x: 0, y: 0, width: 414, height: 414)
print(layer.frame.width, player.volume)
