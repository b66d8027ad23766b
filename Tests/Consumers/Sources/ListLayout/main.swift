import ListLayout

for device in Device.presets { print(device.name) }
