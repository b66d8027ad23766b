import VideoHeader

print("VideoHeader")
