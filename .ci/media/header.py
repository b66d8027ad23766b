#!/usr/bin/env python3
"""Draws media/header.mp4: a car on a coast road at dusk, 352 frames that loop without a seam.

    python3 .ci/media/header.py media            the film
    python3 .ci/media/header.py --frame 40 F.png  one frame, to look at

Every layer is a strip as wide as its whole travel (or that divided by a whole number), every
flicker and sway a sine with a whole number of turns, and the sound is made of whole periods: so
the frame after the last one is the first one. 352 frames are also 550 AAC frames at 48 kHz.
Debian: python3-cairo python3-numpy ffmpeg.
"""

import math
import os
import random
import subprocess
import sys
import tempfile

import cairo
import numpy

from drawing import glow, mix, outline, rgb, vertical, wheel

W, H, FPS, FRAMES = 1920, 1080, 30, 352
HORIZON, ROAD, RATE = 560, 880, 48000
TURN = 2 * math.pi


def surface(width, height, transparent=True):
    kind = cairo.FORMAT_ARGB32 if transparent else cairo.FORMAT_RGB24
    return cairo.ImageSurface(kind, width, height)


def pixels(image):
    """The rows of a surface as an array that shares its memory."""
    flat = numpy.ndarray((image.get_height(), image.get_stride() // 4, 4), numpy.uint8, image.get_data())
    return flat[:, : image.get_width()]


class Strip:
    """A layer that repeats sideways and moves `speed` pixels to the left in each frame."""

    def __init__(self, speed, repeats, top, height):
        travel = speed * FRAMES
        assert travel % repeats == 0
        self.speed, self.width, self.top = speed, travel // repeats, top
        self.image = surface(self.width, height)

    def draw(self, paint):
        """Runs `paint` at three places, so that what crosses an edge comes in at the other."""
        for shift in (-self.width, 0, self.width):
            c = cairo.Context(self.image)
            c.translate(shift, 0)
            paint(c)
        return self

    def blurred(self, length):
        """Smears the strip along its way, as the shutter of a camera would."""
        area = pixels(self.image)
        wide = numpy.concatenate([area[:, -length:], area], axis=1).astype(numpy.uint32)
        sums = numpy.cumsum(wide, axis=1)
        area[:] = ((sums[:, length:] - sums[:, :-length]) // length).astype(numpy.uint8)
        self.image.mark_dirty()
        return self

    def show(self, c, frame):
        c.save()
        pattern = cairo.SurfacePattern(self.image)
        pattern.set_extend(cairo.EXTEND_REPEAT)
        pattern.set_filter(cairo.FILTER_NEAREST)
        pattern.set_matrix(cairo.Matrix(x0=(frame * self.speed) % self.width, y0=-self.top))
        c.rectangle(0, self.top, W, self.image.get_height())
        c.set_source(pattern)
        c.fill()
        c.restore()


def ridge(width, height, seed, rough=1.0, waves=(1, 2, 3, 5, 8, 13)):
    """A periodic line of hills: (x, y) with y between 0 and height."""
    dice = random.Random(seed)
    parts = [(k, dice.random() * TURN, (1 / k) ** 0.9 * (0.6 + dice.random() * 0.8)) for k in waves]
    total = sum(p[2] for p in parts)
    points = []
    for x in range(-8, width + 9, 4):
        share = sum(a * math.sin(TURN * k * x / width + p) for k, p, a in parts) / total
        points.append((x, height * (0.5 - 0.62 * share * rough)))
    return points


def below(c, points, floor):
    c.move_to(points[0][0], floor)
    for x, y in points:
        c.line_to(x, y)
    c.line_to(points[-1][0], floor)
    c.close_path()


def sky():
    """What stands still: sky, stars, sun, cloud bands, the calm sea below."""
    image = surface(W, H, transparent=False)
    c = cairo.Context(image)
    c.set_source(
        vertical(
            0, HORIZON,
            (0, rgb("#1b1f4a")), (0.30, rgb("#45377a")), (0.55, rgb("#91488a")),
            (0.76, rgb("#e0657a")), (0.90, rgb("#ff9a63")), (1, rgb("#ffcf7d")),
        )
    )
    c.rectangle(0, 0, W, HORIZON)
    c.fill()
    dice = random.Random(5)
    for _ in range(120):
        x, y = dice.random() * W, dice.random() ** 1.7 * 300
        c.arc(x, y, 0.6 + dice.random() * 1.1, 0, TURN)
        c.set_source_rgba(1, 1, 1, (0.75 - y / 420) * (0.4 + 0.6 * dice.random()))
        c.fill()
    for radius, strength in ((760, 0.42), (360, 0.5), (170, 0.6)):
        glow(c, 1290, HORIZON - 34, radius, "#ffd58a", strength, 0.8)
    c.arc(1290, HORIZON - 34, 74, 0, TURN)
    c.set_source(vertical(HORIZON - 108, HORIZON + 10, (0, rgb("#fff6d0")), (1, rgb("#ffb45e"))))
    c.fill()
    for _ in range(46):
        x, y = dice.random() * W, 110 + dice.random() * 380
        length, thick = 130 + dice.random() * 420, 3 + dice.random() * 13
        lit = max(0.0, (y - 110) / 380)
        colour = mix("#6a4c92", "#ffb27e", lit * 0.9)
        for puff in range(7):
            share = puff / 6 * 2 - 1
            c.save()
            c.translate(x + share * length * 0.4, y + dice.uniform(-0.5, 0.5) * thick)
            c.scale(length * 0.30, thick * (1.1 - abs(share) * 0.7))
            c.arc(0, 0, 1, 0, TURN)
            c.restore()
            c.set_source_rgba(*rgb(colour, 0.14))
            c.fill()
    c.rectangle(0, HORIZON, W, H - HORIZON)
    c.set_source(
        vertical(
            HORIZON, ROAD,
            (0, rgb("#f5a56f")), (0.10, rgb("#c96c7b")), (0.34, rgb("#7d4b84")),
            (0.7, rgb("#3f3a70")), (1, rgb("#25284f")),
        )
    )
    c.fill()
    c.save()
    c.rectangle(0, HORIZON, W, H - HORIZON)
    c.clip()
    glow(c, 1290, HORIZON, 300, "#ffdf9c", 0.75, 1.1)
    glow(c, 1290, HORIZON, 700, "#ff9d6b", 0.35, 0.4)
    c.restore()
    # A fixed grain breaks the bands that eight bits would show; being still, it costs few bytes.
    area = pixels(image)[:, :, :3]
    grain = numpy.random.default_rng(3).integers(-1, 2, (H, W, 1))
    area[:] = numpy.clip(area.astype(numpy.int16) + grain, 0, 255).astype(numpy.uint8)
    image.mark_dirty()
    return image


def glints():
    """The sparks on the sea: place, size, how often they flash in the loop, and when."""
    dice = random.Random(11)
    sparks = []
    for _ in range(420):
        depth = dice.random() ** 1.5
        y = HORIZON + 4 + depth * (ROAD - HORIZON - 30)
        near_sun = dice.random() < 0.62
        x = dice.gauss(1290, 46 + depth * 130) if near_sun else dice.random() * W
        sparks.append((x, y, 8 + depth * 40 * dice.random() + 8, 1.2 + depth * 2.4,
                       dice.choice((3, 4, 5, 6, 7)), dice.random() * TURN, 0.85 if near_sun else 0.32))
    return sparks


def show_glints(c, sparks, frame):
    for x, y, length, thick, turns, phase, strength in sparks:
        light = math.sin(TURN * turns * frame / FRAMES + phase)
        if light <= 0.05:
            continue
        sway = 5 * math.sin(TURN * 2 * frame / FRAMES + phase)
        c.save()
        c.translate(x + sway, y)
        c.scale(length * (0.5 + light / 2), thick)
        c.arc(0, 0, 1, 0, TURN)
        c.restore()
        c.set_source_rgba(*rgb("#ffe2a8", strength * light * light))
        c.fill()


def headlands():
    strip = Strip(2, 1, HORIZON - 120, 124)
    hills = [(x, max(24, y)) for x, y in ridge(strip.width, 130, 21)]

    def paint(c):
        below(c, hills, 124)
        c.set_source(vertical(10, 124, (0, rgb("#7a4a86")), (0.8, rgb("#b5637f")), (1, rgb("#d87f78"))))
        c.fill()

    return strip.draw(paint)


def cliffs():
    """Nearer capes with a lighthouse and villages, whose windows are lit."""
    strip = Strip(6, 1, HORIZON - 150, 260)
    width, dice = strip.width, random.Random(40)
    line = ridge(width, 190, 8, rough=1.3, waves=(1, 2, 3, 4, 7, 11, 17, 29))
    line = [(x, y + 40) for x, y in line]

    def height(x):
        return line[min(len(line) - 1, max(0, int((x % width + 8) / 4)))][1]

    houses = []
    for centre in (300, 330, 1180, 1240, 1700):
        for _ in range(6):
            houses.append((centre + dice.uniform(-90, 90), dice.uniform(16, 28), dice.uniform(12, 22), dice.random()))
    trees = [(dice.random() * width, dice.uniform(22, 46)) for _ in range(46)]

    def paint(c):
        below(c, line, 262)
        c.set_source(vertical(20, 190, (0, rgb("#3d2d5f")), (0.75, rgb("#5a3b6c")), (1, rgb("#8a5078"))))
        c.fill()
        for x, tall in trees:
            foot = height(x) + 5
            if foot > 165:
                continue
            c.move_to(x - tall * 0.13, foot)
            c.curve_to(x - tall * 0.2, foot - tall * 0.5, x - 2, foot - tall, x, foot - tall)
            c.curve_to(x + 2, foot - tall, x + tall * 0.2, foot - tall * 0.5, x + tall * 0.13, foot)
            c.set_source_rgba(*rgb("#2c2350"))
            c.fill()
        for x, w, h, lamp in houses:
            foot = height(x) + 8
            if foot > 170:
                continue
            outline(c, [(x, foot, 0), (x, foot - h, 0), (x + w / 2, foot - h - 8, 0), (x + w, foot - h, 0), (x + w, foot, 0)])
            c.set_source_rgba(*rgb("#46315f"))
            c.fill()
            if lamp > 0.25:
                c.rectangle(x + w * 0.3, foot - h * 0.75, w * 0.2, h * 0.3)
                c.rectangle(x + w * 0.62, foot - h * 0.75, w * 0.2, h * 0.3)
                c.set_source_rgba(*rgb("#ffd98a"))
                c.fill()
        x = 820
        foot = height(x) + 6
        outline(c, [(x - 12, foot, 0), (x - 7, foot - 84, 0), (x + 7, foot - 84, 0), (x + 12, foot, 0)])
        c.set_source(vertical(foot - 84, foot, (0, rgb("#f3d7c6")), (1, rgb("#a5708c"))))
        c.fill()
        for band in (18, 50):
            outline(c, [(x - 10.6, foot - band, 0), (x - 9.5, foot - band - 17, 0), (x + 9.5, foot - band - 17, 0), (x + 10.6, foot - band, 0)])
            c.set_source_rgba(*rgb("#b34a5e"))
            c.fill()
        c.rectangle(x - 9, foot - 88, 18, 4)
        c.rectangle(x - 6, foot - 106, 12, 4)
        c.set_source_rgba(*rgb("#2c2350"))
        c.fill()
        c.rectangle(x - 5, foot - 102, 10, 14)
        c.set_source_rgba(*rgb("#fff3c0"))
        c.fill()
        glow(c, x, foot - 95, 60, "#fff0b8", 0.8)

    strip.draw(paint)
    # The capes end in the water: their foot fades into its haze.
    area = pixels(strip.image)
    fade = numpy.clip((205 - numpy.arange(area.shape[0])) / 46, 0, 1)[:, None, None]
    area[:] = (area * fade).astype(numpy.uint8)
    strip.image.mark_dirty()
    return strip


def pine(c, x, foot, tall, lean):
    """An umbrella pine, as they stand along that sea."""
    c.set_line_width(tall * 0.05)
    c.set_source_rgba(*rgb("#1d1733"))
    c.move_to(x, foot)
    c.curve_to(x + lean * 0.2, foot - tall * 0.4, x + lean, foot - tall * 0.6, x + lean, foot - tall * 0.9)
    c.stroke()
    for side in (-1, 1):
        c.set_line_width(tall * 0.025)
        c.move_to(x + lean * 0.7, foot - tall * 0.58)
        c.curve_to(x + lean, foot - tall * 0.7, x + lean + side * tall * 0.2, foot - tall * 0.72, x + lean + side * tall * 0.25, foot - tall * 0.86)
        c.stroke()
    dice = random.Random(int(x))
    for _ in range(34):
        angle, far = dice.random() * TURN, math.sqrt(dice.random())
        cx = x + lean + math.cos(angle) * far * tall * 0.40
        cy = foot - tall * 0.92 + math.sin(angle) * far * tall * 0.10
        c.save()
        c.translate(cx, cy)
        c.scale(tall * dice.uniform(0.07, 0.13), tall * dice.uniform(0.045, 0.07))
        c.arc(0, 0, 1, 0, TURN)
        c.restore()
        c.set_source_rgba(*rgb(dice.choice(("#1d1733", "#241b3d", "#2b2046"))))
        c.fill()
    for _ in range(14):
        cx = x + lean + dice.uniform(-0.34, 0.4) * tall
        c.save()
        c.translate(cx, foot - tall * dice.uniform(0.97, 1.03))
        c.scale(tall * 0.07, tall * 0.014)
        c.arc(0, 0, 1, 0, TURN)
        c.restore()
        c.set_source_rgba(*rgb("#b8586a", 0.30))
        c.fill()


def bank():
    """The grassy edge above the sea with pines: the middle distance."""
    strip = Strip(11, 1, 370, 470)
    dice, width = random.Random(77), 11 * FRAMES
    line = [(x, 390 + y * 0.5) for x, y in ridge(width, 90, 3, waves=(2, 3, 5, 9, 14))]
    pines = [(180, 330, 30), (760, 270, -26), (905, 350, 24), (1640, 300, 34), (2300, 370, -34), (2440, 260, 20), (3050, 320, 28), (3560, 280, -20)]
    bushes = [(dice.random() * width, dice.uniform(16, 46)) for _ in range(90)]

    def paint(c):
        for x, tall, lean in pines:
            pine(c, x, 434, tall, lean)
        below(c, line, 470)
        c.set_source(vertical(380, 470, (0, rgb("#3a2747")), (0.3, rgb("#271d3a")), (1, rgb("#181429"))))
        c.fill()
        for x, size in bushes:
            y = line[min(len(line) - 1, int((x + 8) / 4))][1] + 6
            for part in (-0.6, 0.0, 0.55):
                c.arc(x + part * size, y, size * (0.52 - abs(part) * 0.24), math.pi, TURN)
                c.close_path()
            c.set_source_rgba(*rgb("#231a36"))
            c.fill()

    return strip.draw(paint).blurred(5)


def road():
    """Guard rail, asphalt, lane marks: all that passes at the speed of the car."""
    strip = Strip(18, 3, 770, 310)
    width = strip.width
    posts = width // 176

    def paint(c):
        c.rectangle(0, 78, width, 240)
        c.set_source(vertical(78, 310, (0, rgb("#4b3a5c")), (0.14, rgb("#3a3050")), (0.5, rgb("#2b2642")), (1, rgb("#1c1a30"))))
        c.fill()
        c.rectangle(0, 96, width, 5)
        c.set_source_rgba(*rgb("#f0c9a6", 0.8))
        c.fill()
        for index in range(posts):
            x = index * width / posts
            c.rectangle(x + 40, 234, 96, 9)
            c.set_source_rgba(*rgb("#f4dcb4", 0.9))
            c.fill()
            c.rectangle(x - 6, 6, 12, 78)
            c.set_source(vertical(6, 84, (0, rgb("#a58aa0")), (1, rgb("#4d3b5c"))))
            c.fill()
            c.arc(x, 4, 5, 0, TURN)
            c.set_source_rgba(*rgb("#ff7d5c"))
            c.fill()
        for y, tall in ((18, 22), (40, 12)):
            c.rectangle(0, y, width, tall)
            c.set_source(vertical(y, y + tall, (0, rgb("#f2c3a4")), (0.25, rgb("#b88aa0")), (0.6, rgb("#6e567f")), (1, rgb("#483a5e"))))
            c.fill()

    strip.draw(paint)
    dice = random.Random(9)
    c = cairo.Context(strip.image)
    for _ in range(1500):
        c.rectangle(dice.random() * width, 104 + dice.random() * 205, 2 + dice.random() * 5, 1.4)
        c.set_source_rgba(*rgb(dice.choice(("#584a6c", "#16142a")), 0.35))
        c.fill()
    return strip.blurred(16)


def reeds():
    """Grass so near to the camera that it is only a dark blur."""
    strip = Strip(36, 4, 930, 150)
    dice, width = random.Random(15), strip.width
    blades = []
    for tuft in (260, 1100, 1350, 2300, 2900):
        for _ in range(46):
            blades.append((tuft + dice.gauss(0, 60), dice.uniform(40, 135), dice.uniform(-36, 50)))

    def paint(c):
        for x, tall, lean in blades:
            c.move_to(x - 4, 156)
            c.curve_to(x, 150 - tall * 0.6, x + lean * 0.5, 150 - tall * 0.9, x + lean, 150 - tall)
            c.curve_to(x + lean * 0.5 + 5, 150 - tall * 0.8, x + 8, 150 - tall * 0.5, x + 6, 156)
            c.set_source_rgba(*rgb("#0d0b1a", 0.9))
            c.fill()

    return strip.draw(paint).blurred(30)


CAR_X, CAR_SCALE, WHEEL = 470, 1.9, 39
WHEELS = [(118, 236), (404, 236)]


def car_body():
    """The shell of the car, drawn from the side, without wheels: 530 x 290 units."""
    image = surface(round(560 * CAR_SCALE), round(300 * CAR_SCALE))
    c = cairo.Context(image)
    c.scale(CAR_SCALE, CAR_SCALE)
    paint = "#d5322f"
    shape = [(28, 176, 24), (40, 158, 10), (92, 150, 30), (150, 98, 40), (196, 88, 40), (268, 90, 44), (338, 148, 24),
             (470, 160, 60), (514, 196, 26), (516, 226, 10), (506, 244, 10), (36, 244, 10), (22, 226, 14)]
    outline(c, shape)
    c.set_source(
        vertical(
            88, 246,
            (0, rgb("#ff9d7a")), (0.18, rgb("#f06050")), (0.42, rgb("#f2685a")), (0.50, rgb(paint)),
            (0.75, rgb("#9c1f33")), (1, rgb("#4a1430")),
        )
    )
    c.fill_preserve()
    c.save()
    c.clip()
    outline(c, [(x, y + 3, r) for x, y, r in shape])
    c.set_line_width(5)
    c.set_source_rgba(*rgb("#ffd9a8", 0.65))
    c.stroke()
    c.rectangle(0, 234, 560, 20)
    c.set_source_rgba(*rgb("#16101f", 0.85))
    c.fill()
    c.restore()
    for pane in (
        [(120, 146, 8), (160, 106, 16), (200, 99, 10), (208, 99, 3), (208, 147, 3)],
        [(219, 99, 3), (262, 101, 24), (318, 145, 6), (312, 149, 4), (219, 148, 3)],
    ):
        outline(c, pane)
        c.set_source(vertical(98, 148, (0, rgb("#2a2450")), (0.6, rgb("#7a4a80")), (1, rgb("#f2a177"))))
        c.fill_preserve()
        c.save()
        c.clip()
        if pane[0][0] > 200:
            c.arc(246, 124, 12, 0, TURN)
            c.rectangle(240, 132, 12, 10)
            c.set_source_rgba(*rgb("#1a1330"))
            c.fill()
            outline(c, [(222, 160, 0), (226, 140, 10), (262, 138, 12), (276, 160, 0)])
            c.fill()
            c.arc(286, 144, 14, math.pi, TURN)
            c.set_line_width(3)
            c.stroke()
        left = pane[0][0]
        for start, wide, alpha in ((30, 16, 0.22), (56, 6, 0.16)):
            outline(c, [(left + start + 24, 96, 0), (left + start + wide + 24, 96, 0), (left + start + wide, 150, 0), (left + start, 150, 0)])
            c.set_source_rgba(1, 0.9, 0.8, alpha)
            c.fill()
        c.restore()
        outline(c, pane)
        c.set_line_width(2.4)
        c.set_source_rgba(*rgb("#f0d9c9", 0.85))
        c.stroke()
    for line, width, colour, alpha in (
        ([(213, 100, 0), (211, 232, 10), (312, 232, 20), (326, 156, 0)], 1.6, "#3a0a18", 0.6),
        ([(34, 182, 0), (250, 178, 0), (508, 192, 0)], 3, "#ffc9a0", 0.75),
        ([(34, 214, 0), (510, 218, 0)], 2, "#e8d5d0", 0.35),
    ):
        outline(c, line, closed=False)
        c.set_line_width(width)
        c.set_source_rgba(*rgb(colour, alpha))
        c.stroke()
    for x, y, w, h, colour in (
        (226, 168, 26, 5, "#f3e2d8"), (318, 136, 18, 11, "#7f1a2c"), (496, 218, 34, 11, "#dccbd0"), (12, 216, 34, 11, "#dccbd0"),
    ):
        outline(c, [(x, y, 4), (x + w, y, 4), (x + w, y + h, 4), (x, y + h, 4)])
        c.set_source(vertical(y, y + h, (0, rgb(mix(colour, "#ffffff", 0.3))), (1, rgb(mix(colour, "#2a1a3a", 0.45)))))
        c.fill()
    outline(c, [(22, 180, 5), (34, 178, 5), (38, 198, 5), (20, 202, 5)])
    c.set_source_rgba(*rgb("#ff3b3b"))
    c.fill()
    c.save()
    c.translate(500, 186)
    c.scale(10, 12)
    c.arc(0, 0, 1.25, 0, TURN)
    c.set_source_rgba(*rgb("#e8d5d0"))
    c.fill()
    c.arc(0, 0, 0.98, 0, TURN)
    c.set_source_rgba(*rgb("#fffbe6"))
    c.fill()
    c.restore()
    for x, y in WHEELS:
        c.arc(x, y - 4, WHEEL + 7, math.pi, TURN)
        c.line_to(x + WHEEL + 7, y + 8)
        c.line_to(x - WHEEL - 7, y + 8)
        c.close_path()
        c.set_source_rgba(*rgb("#0c0914"))
        c.fill()
    return image


def wheel_images():
    """Sixteen turns of a wheel, each smeared over the time that the shutter is open."""
    size, images = round(WHEEL * CAR_SCALE * 2 + 6), []
    step = TURN / 5 * 3 / 16
    for index in range(16):
        total = numpy.zeros((size, size, 4), numpy.float32)
        for part in range(8):
            image = surface(size, size)
            wheel(cairo.Context(image), size / 2, size / 2, WHEEL * CAR_SCALE, "five",
                  step * (index + part / 16), "#d9c4c2")
            total += pixels(image)
        result = surface(size, size)
        pixels(result)[:] = numpy.round(total / 8).astype(numpy.uint8)
        result.mark_dirty()
        images.append(result)
    return images


def show_car(c, body, wheels, frame):
    time = TURN * frame / FRAMES
    bob = 2.2 * math.sin(time * 22) + 1.3 * math.sin(time * 37 + 1)
    tilt = 0.0022 * math.sin(time * 15 + 0.6)
    left, top = CAR_X, ROAD + 46 - 274 * CAR_SCALE
    for radius, strength in ((560, 0.8), (460, 0.6)):
        glow(c, left + 265 * CAR_SCALE, top + 276 * CAR_SCALE, radius, "#07050f", strength, 0.06)
    lamp_x, lamp_y = left + 502 * CAR_SCALE, top + 188 * CAR_SCALE + bob
    beam = cairo.LinearGradient(lamp_x, 0, lamp_x + 620, 0)
    beam.add_color_stop_rgba(0, *rgb("#fff0c0", 0.5))
    beam.add_color_stop_rgba(0.4, *rgb("#ffe6ae", 0.16))
    beam.add_color_stop_rgba(1, *rgb("#ffe6ae", 0.0))
    outline(c, [(lamp_x, lamp_y - 8, 0), (lamp_x + 640, lamp_y - 46, 0), (lamp_x + 640, lamp_y + 190, 0), (lamp_x, lamp_y + 12, 0)])
    c.set_source(beam)
    c.fill()
    glow(c, lamp_x + 330, ROAD + 44, 330, "#ffe3a6", 0.42, 0.11)
    for x, y in WHEELS:
        image = wheels[frame % 16]
        half = image.get_width() / 2
        jolt = 1.0 * math.sin(time * 37 + x)
        c.set_source_surface(image, round(left + x * CAR_SCALE - half), round(top + y * CAR_SCALE - half + jolt))
        c.paint()
    c.save()
    c.translate(left + 265 * CAR_SCALE, top + 240 * CAR_SCALE + bob)
    c.rotate(tilt)
    c.set_source_surface(body, -265 * CAR_SCALE, -240 * CAR_SCALE)
    c.paint()
    c.restore()
    for x, y in WHEELS:
        image = wheels[frame % 16]
        half = image.get_width() / 2
        c.set_source_surface(image, round(left + x * CAR_SCALE - half), round(top + y * CAR_SCALE - half))
        c.paint()
    glow(c, lamp_x, lamp_y, 120, "#fff3c8", 0.9)
    glow(c, left + 28 * CAR_SCALE, top + 190 * CAR_SCALE + bob, 90, "#ff4a3a", 0.75)


GULLS = [(1500, 250, 1.0, 0.0), (1590, 290, 0.8, 1.3), (1420, 306, 0.7, 2.4), (420, 200, 0.6, 0.7)]


def show_gulls(c, frame):
    time = TURN * frame / FRAMES
    c.set_source_rgba(*rgb("#2a2146", 0.9))
    for x, y, size, phase in GULLS:
        cx = x + 60 * math.sin(time + phase)
        cy = y + 14 * math.sin(time * 2 + phase)
        flap = 10 * math.sin(time * 14 + phase) * (0.5 + 0.5 * math.sin(time * 2 + phase))
        c.set_line_width(3.4 * size)
        c.set_line_cap(cairo.LINE_CAP_ROUND)
        for side in (-1, 1):
            c.move_to(cx, cy)
            c.curve_to(cx + side * 8 * size, cy - (9 + flap) * size, cx + side * 18 * size, cy - (9 + flap) * size,
                       cx + side * 28 * size, cy + (flap * 0.5 - 2) * size)
            c.stroke()


class Film:
    """All that is drawn once, and the one method that puts a frame together."""

    def __init__(self):
        self.sky, self.sparks = sky(), glints()
        self.far = [headlands(), cliffs()]
        self.bank, self.road, self.reeds = bank(), road(), reeds()
        self.body, self.wheels = car_body(), wheel_images()

    def frame(self, number):
        image = surface(W, H, transparent=False)
        c = cairo.Context(image)
        c.set_source_surface(self.sky)
        c.paint()
        self.far[0].show(c, number)
        show_glints(c, self.sparks, number)
        self.far[1].show(c, number)
        show_gulls(c, number)
        self.bank.show(c, number)
        self.road.show(c, number)
        show_car(c, self.body, self.wheels, number)
        self.reeds.show(c, number)
        return image


def sound():
    """Engine and sea in stereo, shaped as a spectrum: so it has the loop as its period."""
    count = FRAMES * RATE // FPS
    dice, time = numpy.random.default_rng(1), numpy.arange(count) / count
    turns = numpy.arange(count // 2 + 1)
    hertz = turns * RATE / count

    def noise(low, high, slope):
        shape = (hertz > low) * (hertz < high) / numpy.maximum(hertz, 1) ** slope
        wave = numpy.fft.irfft(shape * numpy.exp(1j * dice.random(turns.size) * TURN), count)
        return wave / numpy.abs(wave).max()

    wobble = 1.6 * numpy.sin(TURN * 3 * time) + 0.7 * numpy.sin(TURN * 7 * time + 1)
    engine = sum(
        numpy.sin(TURN * 616 * k * time + k * wobble + k * k) / (1 + 0.9 * k) * (1.3 if k % 2 == 0 else 1)
        for k in range(1, 12)
    )
    throb = 1 + 0.25 * numpy.sin(TURN * 308 * time + wobble / 2)
    channels = []
    for phase in (0.0, 1.4):
        swell = 0.55 + 0.45 * numpy.sin(TURN * 2 * time + phase) * numpy.sin(TURN * time + phase / 2)
        sea = noise(180, 7000, 0.75) * swell
        tyres = noise(60, 900, 0.6)
        channels.append(0.15 * engine * throb + 0.5 * sea + 0.30 * tyres)
    both = numpy.stack(channels, axis=1)
    return (both / numpy.abs(both).max() * 0.6 * 32767).astype("<i2")


def film(folder):
    maker = Film()
    with tempfile.TemporaryDirectory() as scratch:
        track = os.path.join(scratch, "sound.pcm")
        sound().tofile(track)
        tags = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"]
        command = [
            "ffmpeg", "-v", "error", "-y",
            "-f", "rawvideo", "-pix_fmt", "bgra", "-s", f"{W}x{H}", "-r", str(FPS), "-i", "-",
            "-f", "s16le", "-ar", str(RATE), "-ac", "2", "-i", track,
            "-vf", "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p",
            "-c:v", "libx264", "-profile:v", "high", "-preset", "slow", "-crf", "21",
            "-maxrate", "2600k", "-bufsize", "5200k", "-g", "60", "-keyint_min", "30", *tags,
            "-c:a", "aac", "-b:a", "96k", "-movflags", "+faststart", "-fflags", "+bitexact",
            "-map_metadata", "-1", os.path.join(folder, "header.mp4"),
        ]
        with subprocess.Popen(command, stdin=subprocess.PIPE) as encoder:
            for number in range(FRAMES):
                image = maker.frame(number)
                image.flush()
                encoder.stdin.write(image.get_data())
            encoder.stdin.close()
        if encoder.returncode:
            sys.exit(encoder.returncode)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--frame"]:
        Film().frame(int(sys.argv[2])).write_to_png(sys.argv[3])
    else:
        film(sys.argv[1] if len(sys.argv) > 1 else "media")
