"""Low seating round a room, lattice screens, a coffee set and lanterns."""

import math

import numpy as np

from .. import light
from ..meshes import body, box, drum, lathe, rod, tube
from ..surfaces import glowing, paint
from .cushions import cushion
from .furniture import _smoothed


def seat_run(length, fabric, back_fabric, base, piping, seats, depth=0.78, seed=50):
    """A run of floor seats along x, their backs at +depth/2: plinth, seat cushions, upright back cushions."""
    box((length, depth - 0.06, 0.10), (0, 0.02, 0.05), base, 0.006)
    each = length / seats
    for number in range(seats):
        x = (number - (seats - 1) / 2) * each
        cushion(
            (each - 0.006, depth, 0.22),
            (x, -0.01, 0.21),
            fabric,
            0.05,
            (0.004, 0.014, 0.022),
            0.006,
            0.008,
            piping,
            seed=seed + number,
            cells=52,
        )
        cushion(
            (each - 0.02, 0.19, 0.44),
            (x, depth / 2 - 0.13, 0.535),
            back_fabric,
            0.065,
            (0.008, 0.035, 0.014),
            0.009,
            rotation=(-0.16, 0, 0.01 * (-1) ** number),
            piping=piping,
            seed=seed + 20 + number,
            cells=52,
        )


def arm_block(at, fabric, piping, seed=70):
    """The elbow rest between two guests."""
    cushion(
        (0.24, 0.62, 0.19), at, fabric, 0.06, (0.014, 0.01, 0.016), 0.006, piping=piping, seed=seed, cells=44
    )


def lattice(columns, rows, pitch, at, wood, bar=0.012, thick=0.026):
    """
    A wooden screen of eight-pointed stars, each two squares laid across each other, that touch at their
    tips; `at` is its lower middle, facing −y.
    """
    points, faces = [], []
    reach = pitch / 2
    for column in range(columns):
        for row in range(rows):
            x, z = (column - (columns - 1) / 2) * pitch, (row + 0.5) * pitch
            for number, turn in enumerate((0, math.pi / 4)):
                tips = [
                    (x + reach * math.cos(turn + a), z + reach * math.sin(turn + a))
                    for a in np.arange(4) * math.pi / 2
                ]
                # Halved joints: no two bars share a face, which would flicker.
                for start, end in zip(tips, tips[1:] + tips[:1]):
                    _prism(points, faces, _bar(start, end, bar), thick - 0.003 * number)
    body("lattice", points, faces, wood, at, smooth=False)


def _bar(start, end, width):
    way = np.subtract(end, start)
    side = np.array([-way[1], way[0]]) / np.linalg.norm(way) * width / 2
    return [tuple(np.add(p, s)) for p, s in ((start, side), (end, side), (end, -side), (start, -side))]


def _prism(points, faces, outline, thick):
    start, count = len(points), len(outline)
    points += [(x, -thick / 2, z) for x, z in outline] + [(x, thick / 2, z) for x, z in outline]
    faces.append([start + i for i in range(count)])
    faces.append([start + count + i for i in reversed(range(count))])
    faces += [
        [start + i, start + (i + 1) % count, start + count + (i + 1) % count, start + count + i]
        for i in range(count)
    ]


def coffee_set(at, brass, porcelain):
    """A dallah and three cups without handles on a tray."""
    x, y, z = at
    lathe(
        [(0, 0), (0.2, 0), (0.215, 0.004), (0.222, 0.016), (0.216, 0.018), (0.208, 0.008), (0, 0.006)],
        at,
        brass,
    )
    pot = [
        (0, 0),
        (0.05, 0),
        (0.062, 0.012),
        (0.066, 0.05),
        (0.05, 0.10),
        (0.03, 0.135),
        (0.028, 0.155),
        (0.042, 0.185),
        (0.046, 0.20),
        (0.03, 0.225),
        (0.012, 0.25),
        (0.008, 0.275),
        (0.012, 0.285),
        (0, 0.295),
    ]
    lathe(_smoothed(pot, 90), (x - 0.05, y + 0.03, z + 0.008), brass)
    spout = [(0.04, 0, 0.12), (0.075, 0, 0.15), (0.115, 0, 0.20), (0.13, 0, 0.225)]
    tube(spout, [0.014, 0.012, 0.009, 0.006], brass, at=(x - 0.05, y + 0.03, z + 0.008))
    handle = [(-0.045 - 0.05 * math.sin(t), 0, 0.185 - 0.06 * t) for t in np.linspace(0, math.pi * 0.8, 16)]
    tube(handle, 0.006, brass, at=(x - 0.05, y + 0.03, z + 0.008))
    for cup_x, cup_y in ((0.08, -0.07), (0.13, 0.02), (0.0, -0.11)):
        lathe(
            [(0, 0), (0.016, 0), (0.024, 0.02), (0.031, 0.048), (0.028, 0.048), (0.02, 0.02), (0, 0.006)],
            (x + cup_x, y + cup_y, z + 0.008),
            porcelain,
            48,
        )


def lantern(at, iron, size=0.2, height=0.46, watts=2.2, hanging=None):
    """An open iron lantern with a candle bulb, standing on `at` or hanging from the height `hanging`."""
    x, y, z = at
    half, bar = size / 2, 0.006
    for level in (0.01, height * 0.72):
        for sx, sy, wx, wy in (
            (0, -half, size, bar),
            (0, half, size, bar),
            (-half, 0, bar, size),
            (half, 0, bar, size),
        ):
            box((wx + bar, wy + bar, bar * 2), (x + sx, y + sy, z + level), iron, 0.001)
    for sx in (-half, half):
        for sy in (-half, half):
            box((bar * 1.6, bar * 1.6, height * 0.72), (x + sx, y + sy, z + height * 0.36), iron, 0.001)
            rod((x + sx, y + sy, z + height * 0.72), (x, y, z + height * 0.95), bar * 0.8, bar * 0.7, iron)
    box((size, size, 0.006), (x, y, z + 0.006), iron, 0.001)
    drum(0.03, 0.1, (x, y, z + 0.012), paint((0.78, 0.70, 0.56), "wax"), 0.004)
    flame = lathe(
        [(0, 0), (0.011, 0.012), (0.013, 0.024), (0.007, 0.045), (0, 0.06)],
        (x, y, z + 0.118),
        glowing((1, 0.56, 0.22), 38),
        24,
    )
    flame.lightgroup = "lamps"
    light.bulb((x, y, z + 0.2), watts, (1, 0.6, 0.3), 0.03)
    if hanging:
        drum(0.004, hanging - z - height * 0.95, (x, y, z + height * 0.95), iron, 0)
