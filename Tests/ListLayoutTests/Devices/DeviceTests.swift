import ListLayout
import Testing

@Suite("Device presets")
struct DeviceTests {
  @Test("are found by name, and turned ones exchange their sides", arguments: Device.presets)
  func named(device: Device) throws {
    #expect(Device.named(device.name) == device)
    #expect(device.landscape.width == device.height)
    #expect(device.landscape.height == device.width)
    #expect(device.landscape.scale == device.scale)
    #expect(device.layoutMargins.left == device.margin)
  }

  @Test("a phone with a notch keeps both sides clear when turned, one without keeps nothing")
  func landscape() throws {
    let notch = try #require(Device.named("iphone-13-mini")).landscape.safeArea
    #expect(notch == Device.Edges(top: 0, left: 50, bottom: 21, right: 50))
    let plain = try #require(Device.named("iphone-se-2")).landscape.safeArea
    #expect(plain == Device.Edges(top: 0, left: 0, bottom: 0, right: 0))
    let tablet = try #require(Device.named("ipad-mini-6"))
    #expect(tablet.landscape.safeArea == tablet.safeArea)
  }

  @Test("an unknown name is nil")
  func unknown() { #expect(Device.named("nokia-3310") == nil) }
}
