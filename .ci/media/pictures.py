#!/usr/bin/env python3
"""Draws media/app1.png ... app12.png, the signs of a store's apps, and media/photo1.png ... photo12.png, views of one
country at different hours: 256 x 256 each, from shapes given here.

    python3 .ci/media/pictures.py media        (Debian: python3-cairo)
"""

import math
import random
import sys

import cairo

from drawing import glow, mix, outline, rgb, vertical

SIDE = 256
WHITE = "#ffffff"


def fill(c, colour, alpha=1.0):
    c.set_source_rgba(*rgb(colour, alpha))
    c.fill()


def stroke(c, colour, width, alpha=1.0):
    c.set_source_rgba(*rgb(colour, alpha))
    c.set_line_width(width)
    c.set_line_cap(cairo.LINE_CAP_ROUND)
    c.set_line_join(cairo.LINE_JOIN_ROUND)
    c.stroke()


def disc(c, x, y, radius, colour, alpha=1.0):
    c.arc(x, y, radius, 0, 2 * math.pi)
    fill(c, colour, alpha)


def ground(c, top, bottom):
    """The whole square, shaded from top to bottom."""
    c.rectangle(0, 0, SIDE, SIDE)
    c.set_source(vertical(0, SIDE, (0, rgb(top)), (1, rgb(bottom))))
    c.fill()


# The signs: each draws over a ground of its own two colours.


def waves(c):
    for index in range(4):
        y = 96 + 38 * index
        c.move_to(-10, y)
        for x in range(-10, 300, 64):
            c.curve_to(x + 16, y - 26, x + 48, y - 26, x + 64, y)
        c.line_to(SIDE, SIDE)
        c.line_to(0, SIDE)
        fill(c, WHITE, 0.22)
    disc(c, 186, 62, 26, "#ffe9b0")


def lantern(c):
    glow(c, 128, 132, 120, "#fff2c0", 0.9)
    outline(c, [(84, 70, 22), (172, 70, 22), (184, 186, 26), (72, 186, 26)])
    fill(c, "#fff6dc")
    for x in (104, 128, 152):
        c.move_to(x, 76)
        c.line_to(128 + (x - 128) * 1.25, 180)
        stroke(c, "#d98a4b", 4, 0.7)
    outline(c, [(96, 52, 8), (160, 52, 8), (160, 72, 8), (96, 72, 8)])
    fill(c, "#7a3b2a")
    c.arc(128, 44, 16, math.pi, 2 * math.pi)
    stroke(c, "#7a3b2a", 6)


def loaf(c):
    outline(c, [(46, 120, 60), (210, 120, 60), (216, 190, 24), (40, 190, 24)])
    c.set_source(vertical(90, 190, (0, rgb("#f3c27c")), (1, rgb("#b96f35"))))
    c.fill()
    for x in (84, 124, 164):
        c.move_to(x, 148)
        c.curve_to(x + 6, 134, x + 22, 128, x + 30, 130)
        stroke(c, "#fff1d6", 8)


def mushroom(c):
    outline(c, [(106, 130, 10), (150, 130, 10), (158, 214, 20), (98, 214, 20)])
    fill(c, "#f6ead6")
    c.move_to(44, 142)
    c.curve_to(52, 30, 204, 30, 212, 142)
    c.curve_to(170, 158, 86, 158, 44, 142)
    fill(c, "#d8433b")
    for x, y, radius in ((96, 96, 14), (150, 80, 17), (178, 118, 10), (124, 128, 8), (70, 128, 8)):
        disc(c, x, y, radius, "#fbeee0")


def boat(c):
    c.move_to(128, 44)
    c.line_to(128, 168)
    stroke(c, "#4a2d1e", 7)
    for points, colour in (
        ([(136, 52, 6), (206, 150, 10), (136, 150, 4)], WHITE),
        ([(120, 66, 6), (120, 150, 4), (64, 150, 10)], "#ffd9a0"),
    ):
        outline(c, points)
        fill(c, colour)
    outline(c, [(44, 168, 8), (212, 168, 8), (176, 208, 22), (80, 208, 22)])
    fill(c, "#7b2f2a")
    c.rectangle(0, 208, SIDE, 48)
    fill(c, WHITE, 0.25)


def drop(c):
    c.move_to(128, 36)
    c.curve_to(150, 84, 190, 116, 190, 154)
    c.curve_to(190, 236, 66, 236, 66, 154)
    c.curve_to(66, 116, 106, 84, 128, 36)
    fill(c, "#1c2340")
    c.arc(128, 156, 40, 0.6 * math.pi, 0.95 * math.pi)
    stroke(c, "#7f90d8", 12)


def bus(c):
    outline(c, [(36, 78, 26), (220, 78, 26), (224, 190, 20), (32, 190, 20)])
    fill(c, "#f4c33c")
    for x in (56, 112, 168):
        outline(c, [(x, 98, 8), (x + 40, 98, 8), (x + 40, 136, 8), (x, 136, 8)])
        fill(c, "#23304d")
    for x in (80, 176):
        disc(c, x, 192, 22, "#1b1d26")
        disc(c, x, 192, 9, "#c9ced6")


def orrery(c):
    disc(c, 128, 128, 24, "#ffd35c")
    for radius, angle, size, colour in ((54, 0.6, 9, "#ff9d7a"), (80, 2.7, 12, "#8fd0ff"), (106, 4.6, 10, "#e0b4ff")):
        c.arc(128, 128, radius, 0, 2 * math.pi)
        stroke(c, WHITE, 2.5, 0.5)
        disc(c, 128 + radius * math.cos(angle), 128 + radius * math.sin(angle), size, colour)


def kettle(c):
    c.arc(128, 112, 58, math.pi, 2 * math.pi)
    stroke(c, "#2d2b33", 11)
    c.move_to(172, 150)
    c.curve_to(206, 140, 206, 112, 226, 106)
    stroke(c, "#d4dae3", 16)
    c.arc(122, 158, 58, 0, 2 * math.pi)
    c.set_source(vertical(100, 216, (0, rgb("#f2f5f9")), (1, rgb("#9aa6b5"))))
    c.fill()
    disc(c, 122, 96, 10, "#2d2b33")


def bird(c):
    c.move_to(64, 150)
    c.curve_to(66, 92, 128, 66, 168, 96)
    c.line_to(206, 104)
    c.line_to(174, 118)
    c.curve_to(172, 176, 116, 200, 78, 184)
    c.line_to(40, 206)
    fill(c, "#2f4a6d")
    c.move_to(92, 146)
    c.curve_to(112, 122, 140, 130, 150, 150)
    c.curve_to(128, 172, 100, 168, 92, 146)
    fill(c, "#5f83ad")
    disc(c, 158, 104, 5, WHITE)


def contour(c):
    for index in range(6):
        c.save()
        c.translate(128, 134)
        c.rotate(0.35 * index)
        c.scale(1.0, 0.72)
        c.arc(0, 0, 112 - 19 * index, 0, 2 * math.pi)
        c.restore()
        stroke(c, WHITE, 5, 0.35 + 0.12 * index)
    disc(c, 128, 134, 8, "#ffdf6b")


def cairn(c):
    for y, width, height, colour in (
        (206, 150, 42, "#6c7280"), (164, 118, 38, "#8b93a3"), (128, 92, 32, "#737b8b"),
        (98, 64, 28, "#a3abb9"), (74, 36, 22, "#858d9d"),
    ):
        left = 128 - width / 2
        outline(c, [(left, y - height, 16), (left + width, y - height, 16), (left + width, y, 18), (left, y, 18)])
        fill(c, colour)


SIGNS = [
    (waves, "#2aa5c7", "#0b4a78"), (lantern, "#46306f", "#c2523f"), (loaf, "#fbe7c3", "#e8b26b"),
    (mushroom, "#bfe0a8", "#3f7f52"), (boat, "#8fd3f0", "#2e78a8"), (drop, "#f7f3e6", "#cfc4a3"),
    (bus, "#32406b", "#141a33"), (orrery, "#27205a", "#0c0a26"), (kettle, "#ffb199", "#e2604f"),
    (bird, "#ffe3a6", "#f59a6a"), (contour, "#3fae7f", "#146050"), (cairn, "#dfe7ef", "#a9bccd"),
]


# The views: a sky, its light, ranges of hills one before the other, and what stands on the last.


def ridge(seed, base, height):
    """A line of hills from left to right, as y by x."""
    source = random.Random(seed)
    waves = [(height / (n + 1), source.uniform(0.6, 1.4) * (n + 1), source.uniform(0, 6.3)) for n in range(4)]
    return [base - sum(a * math.sin(f * x / SIDE * 3.1 + p) for a, f, p in waves) for x in range(0, SIDE + 8, 8)]


def hills(c, seed, base, height, colour, haze):
    ys = ridge(seed, base, height)
    c.move_to(0, SIDE)
    for index, y in enumerate(ys):
        c.line_to(8 * index, y)
    c.line_to(SIDE, SIDE)
    c.set_source(vertical(base - height, SIDE, (0, rgb(mix(colour, haze, 0.25))), (1, rgb(colour))))
    c.fill()
    return ys


def firs(c, seed, ys, colour):
    source = random.Random(seed)
    for _ in range(18):
        x = source.uniform(4, SIDE - 4)
        y, height = ys[int(x) // 8] + 6, source.uniform(18, 40)
        for part in range(3):
            top, width = y - height + part * height / 4, height * (0.16 + 0.08 * part)
            c.move_to(x, top)
            c.line_to(x + width, top + height / 2.4)
            c.line_to(x - width, top + height / 2.4)
            fill(c, colour)


def lake(c, sky, light):
    c.rectangle(0, 196, SIDE, 60)
    c.set_source(vertical(196, SIDE, (0, rgb(mix(sky, WHITE, 0.3))), (1, rgb(mix(sky, "#000000", 0.35)))))
    c.fill()
    for index in range(7):
        c.move_to(light - 34 + 5 * index, 204 + 7 * index)
        c.line_to(light + 34 - 4 * index, 204 + 7 * index)
        stroke(c, WHITE, 2, 0.45)


def house(c, ys, x, lit):
    y = ys[x // 8] + 4
    c.rectangle(x, y - 26, 40, 26)
    fill(c, "#e9dcc6")
    outline(c, [(x - 6, y - 24, 0), (x + 20, y - 46, 0), (x + 46, y - 24, 0)])
    fill(c, "#8a3b32")
    for left in (x + 7, x + 24):
        c.rectangle(left, y - 18, 9, 10)
        fill(c, "#ffd976" if lit else "#4b5a70")


def stars(c, seed):
    source = random.Random(seed)
    for _ in range(60):
        disc(c, source.uniform(0, SIDE), source.uniform(0, 150), source.uniform(0.5, 1.6), WHITE, source.uniform(0.4, 1))


#       sky above, sky below, light (x, y, radius, colour), land, what else
VIEWS = [
    ("#2f6fb5", "#cfe6f7", (196, 56, 22, "#fff6cf"), "#3f7d4c", {"firs"}),
    ("#4a2a6b", "#ff9e6b", (128, 150, 34, "#ffe08a"), "#3a2742", {"lake"}),
    ("#0b1033", "#2c3f78", (186, 60, 18, "#f2f0dc"), "#131a35", {"stars", "house"}),
    ("#8fb8cf", "#f3e9d8", (70, 80, 26, "#ffffff"), "#8c9a6a", {"house"}),
    ("#f7b0a0", "#fff0d0", (60, 120, 30, "#fff8e0"), "#b06a5a", {"firs"}),
    ("#1d4e6b", "#8fd0c8", (200, 90, 20, "#eafff4"), "#1f5a4f", {"lake", "firs"}),
    ("#c8d3dc", "#f4f7fa", (128, 60, 24, "#ffffff"), "#dfe7ee", {"firs"}),
    ("#e0813a", "#ffe2a0", (190, 140, 38, "#fff3bf"), "#7a3f22", set()),
    ("#101a2c", "#5a3f66", (60, 56, 14, "#f6f1d5"), "#1c1830", {"stars", "lake"}),
    ("#55a0dd", "#e8f6ff", (60, 50, 24, "#fffbe0"), "#d9b84a", {"house"}),
    ("#6a86a8", "#d8cfe0", (150, 110, 24, "#fff4f4"), "#56507a", {"firs", "lake"}),
    ("#20304f", "#e5734f", (90, 164, 30, "#ffd27a"), "#2a2030", {"house", "stars"}),
]


def view(c, number):
    top, bottom, (x, y, radius, light), land, more = VIEWS[number]
    ground(c, top, bottom)
    if "stars" in more:
        stars(c, number)
    glow(c, x, y, radius * 4, light, 0.6)
    disc(c, x, y, radius, light)
    ys = []
    for layer in range(3):
        base, height = 150 + 26 * layer, 26 - 5 * layer
        colour = mix(bottom, land, (0.45, 0.7, 1.0)[layer])
        if layer == 2 and "lake" in more:
            lake(c, bottom, x)
            base, height = 232, 12
        ys = hills(c, 31 * number + layer, base, height, colour, bottom)
    if "firs" in more:
        firs(c, number, ys, mix(land, "#0a1410", 0.45))
    if "house" in more:
        house(c, ys, 40 + 53 * number % 150, "stars" in more)


def save(path, draw):
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, SIDE, SIDE)
    draw(cairo.Context(surface))
    surface.write_to_png(path)


def sign(c, number):
    draw, top, bottom = SIGNS[number]
    ground(c, top, bottom)
    draw(c)


def main(folder):
    for number in range(12):
        save(f"{folder}/app{number + 1}.png", lambda c: sign(c, number))
        save(f"{folder}/photo{number + 1}.png", lambda c: view(c, number))


main(sys.argv[1])
