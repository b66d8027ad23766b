#!/usr/bin/env python3
"""Draws media/car1.png ... car7.png: seven cars, 512 x 512, from outlines given here.

    python3 .ci/media/cars.py media        (Debian: python3-cairo)
"""

import math
import sys

import cairo

from drawing import glow, mix, outline, rgb, vertical, wheel

SIDE, SCALE, GROUND = 512, 4, 372


def body(c, points, paint, sill=None):
    """The painted shell: lit from above, a bright shoulder, a darker belly."""
    top, bottom = min(p[1] for p in points), max(p[1] for p in points)
    outline(c, points)
    c.set_source(
        vertical(
            top, bottom,
            (0.0, rgb(mix(paint, "#ffffff", 0.38))),
            (0.38, rgb(mix(paint, "#ffffff", 0.08))),
            (0.62, rgb(paint)),
            (1.0, rgb(mix(paint, "#0a0a1e", 0.42))),
        )
    )
    c.fill_preserve()
    c.save()
    c.clip()
    c.set_line_width(5)
    outline(c, [(x, y + 2.5, *r) for x, y, *r in points])
    c.set_source_rgba(1, 1, 1, 0.30)
    c.stroke()
    if sill:
        c.rectangle(0, sill, SIDE, 60)
        c.set_source_rgba(*rgb("#14151c", 0.75))
        c.fill()
    c.restore()


def glass(c, points, slant=26):
    """One pane, with the sky in it and two slanting streaks of light."""
    top, bottom = min(p[1] for p in points), max(p[1] for p in points)
    left, right = min(p[0] for p in points), max(p[0] for p in points)
    outline(c, points)
    c.set_source(vertical(top, bottom, (0, rgb("#24364f")), (0.55, rgb("#3d5d80")), (1, rgb("#86a9c6"))))
    c.fill_preserve()
    c.save()
    c.clip()
    for start, width, alpha in ((0.22, 0.16, 0.26), (0.45, 0.06, 0.20)):
        x, w = left + (right - left) * start, (right - left) * width
        outline(c, [(x + slant, top, 0), (x + slant + w, top, 0), (x + w, bottom, 0), (x, bottom, 0)])
        c.set_source_rgba(1, 1, 1, alpha)
        c.fill()
    c.restore()
    outline(c, points)
    c.set_line_width(2.2)
    c.set_source_rgba(*rgb("#10131c", 0.85))
    c.stroke()


def seam(c, *points, width=1.6, shade="#000000", alpha=0.34):
    """A thin line: the edge of a door, a crease."""
    outline(c, points, closed=False)
    c.set_line_width(width)
    c.set_source_rgba(*rgb(shade, alpha))
    c.stroke()


def slab(c, x, y, w, h, colour, radius=3):
    """A small rounded plate: handle, lamp, bumper."""
    outline(c, [(x, y, radius), (x + w, y, radius), (x + w, y + h, radius), (x, y + h, radius)])
    c.set_source(vertical(y, y + h, (0, rgb(mix(colour, "#ffffff", 0.3))), (1, rgb(mix(colour, "#000000", 0.15)))))
    c.fill()


def arches(c, places, radius):
    """The dark hollows the wheels stand in."""
    for x, y in places:
        c.arc(x, y, radius, math.pi, 2 * math.pi)
        c.line_to(x + radius, y + 8)
        c.line_to(x - radius, y + 8)
        c.close_path()
        c.set_source_rgba(*rgb("#0e0f15"))
        c.fill()


def lamp(c, x, y, rx, ry, colour="#fff3c4"):
    """A round or oval lamp in a chrome ring."""
    c.save()
    c.translate(x, y)
    c.scale(rx, ry)
    c.arc(0, 0, 1.25, 0, 2 * math.pi)
    c.set_source_rgba(*rgb("#dfe4ea"))
    c.fill()
    c.arc(0, 0, 0.95, 0, 2 * math.pi)
    c.set_source(vertical(-1, 1, (0, rgb("#ffffff")), (1, rgb(colour))))
    c.fill()
    c.restore()


def wheels(c, places, radius, style, turn, rim="#c9ced6"):
    for x, y in places:
        wheel(c, x, y, radius, style, turn, rim)


def hatchback(c, turn=0.0):
    paint, feet = "#e8443a", [(142, 334), (366, 334)]
    body(c, [(62, 250, 16), (84, 232, 12), (112, 176, 22), (142, 160, 26), (262, 160, 40), (330, 222, 26),
             (424, 240, 34), (452, 276, 16), (454, 330, 12), (440, 344, 10), (70, 344, 10), (58, 316, 10)], paint, 328)
    glass(c, [(104, 222, 8), (124, 180, 14), (146, 173, 12), (196, 173, 3), (196, 225, 3)])
    glass(c, [(208, 173, 3), (256, 173, 26), (308, 222, 6), (300, 226, 4), (208, 226, 3)])
    seam(c, (202, 228), (204, 318, 8), (300, 318, 14), (312, 232))
    seam(c, (66, 262), (430, 262), width=3, shade="#ffffff", alpha=0.22)
    slab(c, 216, 246, 26, 6, mix(paint, "#000000", 0.3))
    slab(c, 296, 214, 18, 13, mix(paint, "#000000", 0.12), 6)
    slab(c, 430, 256, 22, 20, "#fff0bd", 8)
    slab(c, 62, 244, 16, 30, "#b3122a", 6)
    slab(c, 434, 306, 22, 14, "#2a2d35", 5)
    slab(c, 54, 304, 22, 14, "#2a2d35", 5)
    arches(c, feet, 46)
    wheels(c, feet, 39, "five", turn)


def van(c, turn=0.0):
    paint, feet = "#2fa89a", [(136, 334), (378, 334)]
    body(c, [(50, 158, 34), (74, 130, 26), (380, 130, 50), (432, 200, 30), (460, 254, 26), (462, 332, 14),
             (446, 346, 10), (58, 346, 12), (48, 330, 10)], paint, 332)
    c.save()
    outline(c, [(50, 158, 34), (74, 130, 26), (380, 130, 50), (432, 200, 30), (446, 222, 10), (48, 222, 0)])
    c.clip()
    c.rectangle(0, 0, SIDE, SIDE)
    c.set_source(vertical(126, 224, (0, rgb("#ffffff")), (1, rgb("#e7e2d2"))))
    c.fill()
    c.restore()
    seam(c, (48, 223), (446, 223), width=4, shade="#e8edf0", alpha=0.95)
    for x in (72, 152, 232):
        glass(c, [(x, 154, 9), (x + 68, 154, 9), (x + 68, 208, 9), (x, 208, 9)], 18)
    glass(c, [(314, 154, 9), (370, 154, 24), (408, 204, 6), (402, 208, 4), (314, 208, 6)], 18)
    seam(c, (146, 226), (146, 318), (226, 318), (226, 226))
    seam(c, (306, 226), (306, 322, 6), (338, 322))
    slab(c, 240, 240, 24, 6, "#e8edf0")
    slab(c, 312, 240, 22, 6, "#e8edf0")
    lamp(c, 444, 264, 9, 13)
    slab(c, 50, 244, 10, 34, "#c62636", 4)
    slab(c, 432, 312, 38, 14, "#e8edf0", 6)
    slab(c, 42, 312, 26, 14, "#e8edf0", 6)
    arches(c, feet, 44)
    wheels(c, feet, 37, "disc", turn, "#e6e9ee")


def roadster(c, turn=0.0):
    paint, feet = "#f2b632", [(134, 338), (382, 338)]
    c.arc(232, 226, 15, 0, 2 * math.pi)
    c.set_source_rgba(*rgb("#5b3a2a"))
    c.fill()
    slab(c, 176, 222, 24, 52, "#7a3b22", 10)
    outline(c, [(214, 268, 4), (218, 246, 14), (246, 244, 14), (258, 268, 4)])
    c.set_source_rgba(*rgb("#f2efe6"))
    c.fill()
    c.arc(230, 222, 15, math.pi * 1.02, math.pi * 2.02)
    c.set_source_rgba(*rgb("#c33b3b"))
    c.fill()
    body(c, [(44, 284, 26), (66, 262, 22), (128, 250, 34), (172, 256, 10), (184, 268, 6), (262, 268, 6), (272, 252, 10),
             (398, 262, 60), (462, 300, 24), (466, 330, 10), (452, 346, 10), (62, 346, 10), (44, 326, 12)], paint, 334)
    c.set_line_width(5)
    c.set_source_rgba(*rgb("#2a2d35"))
    c.move_to(284, 254)
    c.line_to(256, 212)
    c.stroke()
    outline(c, [(288, 253, 0), (259, 211, 3), (263, 209, 3), (300, 252, 0)])
    c.set_source_rgba(*rgb("#a9c6dd", 0.55))
    c.fill()
    seam(c, (186, 274), (192, 326, 10), (268, 326, 10), (276, 262))
    seam(c, (58, 290), (200, 284), (448, 294), width=3, shade="#ffffff", alpha=0.35)
    slab(c, 200, 288, 24, 6, "#fff4d6")
    lamp(c, 440, 286, 12, 11)
    lamp(c, 56, 292, 6, 8, "#c4182d")
    slab(c, 446, 318, 28, 11, "#dfe4ea", 5)
    slab(c, 36, 316, 28, 11, "#dfe4ea", 5)
    arches(c, feet, 42)
    wheels(c, feet, 36, "wire", turn, "#dfe4ea")


def pickup(c, turn=0.0):
    paint, feet = "#3f74c9", [(132, 328), (386, 328)]
    body(c, [(42, 236, 6), (212, 236, 4), (212, 226, 4), (226, 164, 14), (244, 156, 16), (310, 156, 30), (350, 222, 16), (446, 232, 26),
             (464, 258, 10), (464, 326, 8), (452, 338, 8), (48, 338, 8), (42, 326, 6)], paint, 324)
    c.rectangle(46, 228, 164, 10)
    c.set_source_rgba(*rgb("#20242e"))
    c.fill()
    for x, h in ((70, 22), (108, 34), (150, 26)):
        slab(c, x, 236 - h - 8, 34, h, "#b9854c", 3)
        seam(c, (x + 3, 236 - h / 2 - 8), (x + 31, 236 - h / 2 - 8))
    glass(c, [(228, 218, 5), (240, 176, 8), (250, 170, 6), (268, 170, 3), (268, 220, 3)], 14)
    glass(c, [(278, 170, 3), (304, 170, 18), (332, 218, 5), (328, 221, 4), (278, 221, 3)], 16)
    seam(c, (220, 238), (222, 318, 8), (330, 318, 10), (340, 228))
    seam(c, (216, 236), (216, 330))
    seam(c, (46, 262), (456, 262), width=3, shade="#ffffff", alpha=0.25)
    seam(c, (46, 292), (456, 292), width=9, shade="#f5efe0", alpha=0.75)
    slab(c, 232, 246, 28, 7, "#e4e9ef")
    slab(c, 330, 210, 16, 16, "#20242e", 5)
    slab(c, 446, 246, 18, 26, "#fff0bd", 6)
    slab(c, 42, 250, 10, 32, "#c4182d", 3)
    slab(c, 440, 312, 36, 16, "#dfe4ea", 5)
    slab(c, 34, 312, 30, 16, "#dfe4ea", 5)
    arches(c, feet, 52)
    wheels(c, feet, 45, "steel", turn)


def beetle(c, turn=0.0):
    paint, feet = "#9ccb6a", [(146, 334), (368, 334)]
    def shell():
        c.move_to(58, 320)
        c.curve_to(58, 254, 88, 224, 126, 206)
        c.curve_to(150, 158, 192, 136, 244, 136)
        c.curve_to(300, 136, 330, 164, 350, 210)
        c.curve_to(404, 216, 440, 244, 450, 318)
        c.line_to(450, 332)
        c.line_to(60, 332)
        c.close_path()
    shell()
    c.set_source(vertical(136, 334, (0, rgb(mix(paint, "#ffffff", 0.45))), (0.45, rgb(mix(paint, "#ffffff", 0.1))),
                          (0.7, rgb(paint)), (1, rgb(mix(paint, "#0a1a10", 0.4)))))
    c.fill()
    c.save()
    shell()
    c.clip()
    shell()
    c.set_line_width(9)
    c.set_source_rgba(1, 1, 1, 0.26)
    c.stroke()
    c.restore()
    for x in (146, 368):
        c.arc(x, 328, 62, math.pi, 2 * math.pi)
        c.close_path()
        c.set_source(vertical(266, 330, (0, rgb(mix(paint, "#ffffff", 0.35))), (1, rgb(mix(paint, "#0a1a10", 0.35)))))
        c.fill_preserve()
        c.set_line_width(2)
        c.set_source_rgba(0, 0, 0, 0.25)
        c.stroke()
    slab(c, 196, 322, 124, 14, "#3a4a3a", 5)
    glass(c, [(148, 212, 10), (172, 172, 34), (216, 152, 20), (230, 151, 3), (230, 214, 3)], 20)
    glass(c, [(242, 151, 3), (282, 152, 40), (318, 184, 34), (334, 212, 8), (242, 214, 3)], 20)
    seam(c, (236, 150), (236, 318, 4), (310, 318, 24), (336, 222))
    seam(c, (90, 236), (402, 236), width=3, shade="#f6fff0", alpha=0.6)
    slab(c, 248, 244, 24, 6, "#e8edf0")
    lamp(c, 424, 268, 11, 14)
    lamp(c, 82, 272, 6, 9, "#c4182d")
    slab(c, 430, 312, 42, 11, "#e8edf0", 5)
    slab(c, 38, 312, 42, 11, "#e8edf0", 5)
    arches(c, feet, 42)
    wheels(c, feet, 38, "disc", turn, "#f0ead8")


def bus(c, turn=0.0):
    paint, feet = "#e2703a", [(112, 342), (330, 342)]
    body(c, [(34, 116, 22), (458, 112, 30), (474, 150, 12), (478, 340, 10), (468, 352, 8), (40, 352, 8), (32, 340, 6)], paint, 338)
    slab(c, 110, 104, 92, 12, "#d8d3c6", 5)
    slab(c, 286, 104, 76, 12, "#d8d3c6", 5)
    c.rectangle(34, 236, 442, 26)
    c.set_source(vertical(236, 262, (0, rgb("#fbf3df")), (1, rgb("#e6d8b8"))))
    c.fill()
    for index in range(5):
        x = 46 + index * 66
        glass(c, [(x, 142, 8), (x + 58, 142, 8), (x + 58, 222, 8), (x, 222, 8)], 20)
    glass(c, [(382, 142, 6), (426, 142, 6), (426, 334, 4), (382, 334, 4)], 12)
    seam(c, (404, 142), (404, 334), width=3, shade="#0c1018", alpha=0.8)
    glass(c, [(438, 142, 8), (466, 144, 12), (470, 230, 6), (438, 230, 8)], 8)
    slab(c, 214, 120, 150, 16, "#1c2030", 4)
    for index in range(14):
        c.rectangle(224 + index * 9.5, 125, 6 if index % 4 else 3, 6)
        c.set_source_rgba(*rgb("#ffcf57"))
        c.fill()
    slab(c, 466, 290, 12, 24, "#fff0bd", 5)
    slab(c, 32, 286, 9, 32, "#c4182d", 3)
    slab(c, 462, 326, 22, 14, "#2a2d35", 4)
    slab(c, 472, 158, 14, 34, "#20242e", 5)
    seam(c, (44, 290), (372, 290), width=2, shade="#ffffff", alpha=0.3)
    arches(c, feet, 38)
    wheels(c, feet, 32, "steel", turn)


def truck(c, turn=0.0):
    paint, feet = "#8a5bc4", [(92, 340), (166, 340), (404, 340)]
    slab(c, 30, 316, 430, 20, "#262933", 4)
    outline(c, [(28, 112, 8), (316, 112, 8), (316, 312, 4), (28, 312, 4)])
    c.set_source(vertical(112, 312, (0, rgb("#ffffff")), (0.5, rgb("#eceef2")), (1, rgb("#b9bfcb"))))
    c.fill()
    for x in range(52, 316, 24):
        seam(c, (x, 118), (x, 306), alpha=0.10)
    c.save()
    c.rectangle(28, 112, 288, 200)
    c.clip()
    for offset, colour in ((0, paint), (26, "#f2b632"), (46, "#e8443a")):
        outline(c, [(28, 262 + offset - 40, 0), (200, 232 + offset - 40, 60), (316, 150 + offset, 0), (316, 170 + offset, 0),
                    (206, 250 + offset - 40, 60), (28, 284 + offset - 40, 0)])
        c.set_source_rgba(*rgb(colour, 0.9))
        c.fill()
    c.restore()
    body(c, [(328, 168, 14), (336, 150, 14), (398, 146, 26), (440, 222, 12), (474, 244, 18), (480, 330, 10),
             (468, 342, 8), (328, 342, 4)], paint, 328)
    glass(c, [(346, 166, 8), (392, 164, 18), (424, 222, 6), (418, 228, 5), (346, 228, 5)], 20)
    seam(c, (338, 168), (338, 322, 8), (362, 322))
    seam(c, (338, 262), (470, 262), width=3, shade="#ffffff", alpha=0.3)
    slab(c, 346, 244, 26, 7, "#e4e9ef")
    slab(c, 426, 196, 12, 34, "#20242e", 5)
    slab(c, 320, 118, 10, 190, "#8d94a1", 4)
    slab(c, 462, 264, 16, 24, "#fff0bd", 6)
    slab(c, 446, 316, 42, 16, "#dfe4ea", 5)
    slab(c, 26, 300, 10, 20, "#c4182d", 3)
    arches(c, [(404, 340)], 42)
    wheels(c, feet, 33, "steel", turn)


# Each car with the two colours of the wall behind it.
CARS = [
    (hatchback, "#fde3d3", "#f6b49a"),
    (van, "#d9f1ee", "#98d3cb"),
    (roadster, "#dcebfa", "#9fc4e8"),
    (pickup, "#fdeecb", "#f3cd7f"),
    (beetle, "#f3e3f6", "#d3aede"),
    (bus, "#dff0e0", "#a3cfa9"),
    (truck, "#e3e6fa", "#adb5e6"),
]


def scene(draw, light, dark):
    """One car on a floor before a softly lit wall, drawn large and scaled down."""
    big = cairo.ImageSurface(cairo.FORMAT_RGB24, SIDE * SCALE, SIDE * SCALE)
    c = cairo.Context(big)
    c.scale(SCALE, SCALE)
    c.set_source(vertical(0, 352, (0, rgb(light)), (1, rgb(dark))))
    c.paint()
    glow(c, 256, 170, 280, "#ffffff", 0.55)
    c.rectangle(0, 352, SIDE, SIDE)
    c.set_source(vertical(352, SIDE, (0, rgb(mix(dark, "#30304a", 0.18))), (1, rgb(mix(dark, "#ffffff", 0.18)))))
    c.fill()
    for radius, strength in ((300, 0.75), (215, 0.7)):
        glow(c, 256, GROUND, radius, "#15152a", strength, 0.075)
    draw(c)
    small = cairo.ImageSurface(cairo.FORMAT_RGB24, SIDE, SIDE)
    c = cairo.Context(small)
    c.scale(1 / SCALE, 1 / SCALE)
    c.set_source_surface(big)
    c.get_source().set_filter(cairo.FILTER_BEST)
    c.get_source().set_extend(cairo.EXTEND_PAD)
    c.paint()
    return small


if __name__ == "__main__":
    folder = sys.argv[1] if len(sys.argv) > 1 else "media"
    for number, (draw, light, dark) in enumerate(CARS, 1):
        scene(draw, light, dark).write_to_png(f"{folder}/car{number}.png")
