"""Shared drawing steps: colours, rounded outlines, gradients, wheels. Needs python3-cairo."""

import math

import cairo


def rgb(text, alpha=1.0):
    """The colour of '#rrggbb' as the four numbers that cairo takes."""
    return (*(int(text[i : i + 2], 16) / 255 for i in (1, 3, 5)), alpha)


def mix(a, b, share):
    """The colour that lies `share` of the way from a to b, both '#rrggbb'."""
    pairs = zip(rgb(a)[:3], rgb(b)[:3])
    return "#" + "".join(f"{round(255 * (x + (y - x) * share)):02x}" for x, y in pairs)


def outline(c, points, closed=True):
    """A polygon whose corners (x, y, radius) are rounded; a radius is cut to half an edge."""
    count = len(points)
    for index, (x, y, *rest) in enumerate(points):
        radius = rest[0] if rest else 0
        if not closed and index in (0, count - 1):
            (c.move_to if index == 0 else c.line_to)(x, y)
            continue
        before, after = points[index - 1], points[(index + 1) % count]
        ends = []
        for other in (before, after):
            length = math.hypot(other[0] - x, other[1] - y) or 1
            share = min(radius, length / 2) / length
            ends.append((x + (other[0] - x) * share, y + (other[1] - y) * share))
        (ax, ay), (bx, by) = ends
        (c.move_to if index == 0 else c.line_to)(ax, ay)
        k = 0.6
        c.curve_to(ax + (x - ax) * k, ay + (y - ay) * k, bx + (x - bx) * k, by + (y - by) * k, bx, by)
    if closed:
        c.close_path()


def vertical(y0, y1, *stops):
    """A gradient from y0 down to y1 through (place, colour) stops."""
    gradient = cairo.LinearGradient(0, y0, 0, y1)
    for place, colour in stops:
        gradient.add_color_stop_rgba(place, *colour)
    return gradient


def glow(c, x, y, radius, colour, strength, flat=1.0):
    """A soft round light, or with flat < 1 a soft lying ellipse."""
    c.save()
    c.translate(x, y)
    c.scale(1, flat)
    gradient = cairo.RadialGradient(0, 0, 0, 0, 0, radius)
    red, green, blue, _ = rgb(colour)
    for step in range(9):
        place = step / 8
        gradient.add_color_stop_rgba(place, red, green, blue, strength * (1 - place) ** 2)
    c.set_source(gradient)
    c.arc(0, 0, radius, 0, 2 * math.pi)
    c.fill()
    c.restore()


def wheel(c, x, y, radius, style="five", turn=0.0, rim="#c9ced6"):
    """A tyre with its rim; `turn` is the angle in radians."""
    c.save()
    c.translate(x, y)
    c.scale(radius, radius)
    c.arc(0, 0, 1, 0, 2 * math.pi)
    c.set_source_rgba(*rgb("#17181c"))
    c.fill()
    c.arc(0, 0, 0.93, 0, 2 * math.pi)
    c.set_source_rgba(*rgb("#2a2c33"))
    c.set_line_width(0.05)
    c.stroke()
    c.arc(0, 0, 0.66, 0, 2 * math.pi)
    c.set_source(vertical(-0.66, 0.66, (0, rgb(mix(rim, "#000000", 0.45))), (1, rgb(mix(rim, "#000000", 0.65)))))
    c.fill()
    c.rotate(turn)
    light = vertical(-0.66, 0.66, (0, rgb(mix(rim, "#ffffff", 0.35))), (1, rgb(mix(rim, "#000000", 0.12))))
    if style == "five":
        for spoke in range(5):
            c.save()
            c.rotate(spoke * 2 * math.pi / 5)
            outline(c, [(-0.13, 0, 0), (-0.08, -0.62, 0.04), (0.08, -0.62, 0.04), (0.13, 0, 0)])
            c.set_source_rgba(*rgb(rim))
            c.fill()
            c.restore()
    elif style == "disc":
        c.arc(0, 0, 0.5, 0, 2 * math.pi)
        c.set_source(light)
        c.fill()
        c.arc(0, 0, 0.36, 0, 2 * math.pi)
        c.set_source_rgba(*rgb(mix(rim, "#000000", 0.25)))
        c.set_line_width(0.035)
        c.stroke()
    elif style == "steel":
        c.arc(0, 0, 0.56, 0, 2 * math.pi)
        c.set_source(light)
        c.fill()
        for hole in range(8):
            angle = hole * math.pi / 4
            c.arc(0.4 * math.cos(angle), 0.4 * math.sin(angle), 0.075, 0, 2 * math.pi)
            c.set_source_rgba(*rgb("#24262c"))
            c.fill()
    elif style == "wire":
        c.set_line_width(0.035)
        c.set_source_rgba(*rgb(mix(rim, "#ffffff", 0.2)))
        for spoke in range(14):
            angle = spoke * math.pi / 7
            c.move_to(0.1 * math.cos(angle + 0.5), 0.1 * math.sin(angle + 0.5))
            c.line_to(0.62 * math.cos(angle), 0.62 * math.sin(angle))
            c.stroke()
    c.arc(0, 0, 0.63, 0, 2 * math.pi)
    c.set_source(light)
    c.set_line_width(0.07)
    c.stroke()
    c.arc(0, 0, 0.15, 0, 2 * math.pi)
    c.set_source(light)
    c.fill()
    c.restore()
