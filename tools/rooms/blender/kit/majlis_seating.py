"""Low seating round a room, lattice screens, a coffee set and lanterns."""

import math

import numpy as np

from . import light
from .cushions import cushion
from .furniture import _smoothed
from .meshes import body, box, drum, lathe, rod, tube
from .surfaces import glowing, paint


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


def lattice(width, height, at, wood, pitch=0.085, bar=0.011, thick=0.022):
    """A wooden screen of crossed diagonals, knots where they meet; `at` is its lower middle, facing −y."""
    bars, knots = [], []
    reach = width + height
    for number in range(int(-reach / pitch), int(reach / pitch) + 1):
        for way in (-1, 1):
            line = _clipped(number * pitch, way, width, height)
            if line:
                bars.append(line)
    count_x, count_z = int(width / pitch) + 1, int(height / pitch) + 1
    for i in range(count_x * 2 + 1):
        for j in range(count_z * 2 + 1):
            if (i + j) % 2:
                continue
            x, z = -width / 2 + i * pitch / 2, j * pitch / 2
            if abs(x) < width / 2 - 0.01 and 0.01 < z < height - 0.01:
                knots.append((x, z))
    points, faces = [], []
    for (x0, z0), (x1, z1) in bars:
        way = np.array([x1 - x0, z1 - z0])
        side = np.array([-way[1], way[0]]) / np.linalg.norm(way) * bar / 2
        _prism(
            points,
            faces,
            [
                (x0 + side[0], z0 + side[1]),
                (x1 + side[0], z1 + side[1]),
                (x1 - side[0], z1 - side[1]),
                (x0 - side[0], z0 - side[1]),
            ],
            thick * 0.7,
        )
    for x, z in knots:
        ring = [
            (x + bar * 1.35 * math.cos(a), z + bar * 1.35 * math.sin(a))
            for a in np.linspace(0, 2 * math.pi, 8, endpoint=False)
        ]
        _prism(points, faces, ring[::-1], thick)
    body("lattice", points, faces, wood, at, smooth=False)


def _clipped(offset, way, width, height):
    """The diagonal z = way·x + offset inside the screen."""
    ends = []
    for x in (-width / 2, width / 2):
        z = way * x + offset
        if 0 <= z <= height:
            ends.append((x, z))
    for z in (0, height):
        x = (z - offset) / way
        if -width / 2 < x < width / 2:
            ends.append((x, z))
    return ends[:2] if len(ends) >= 2 and math.dist(*ends[:2]) > 0.01 else None


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
