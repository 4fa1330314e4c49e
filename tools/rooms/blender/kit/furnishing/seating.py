"""Sofas, chairs, stools and benches, each standing on the floor of its own frame, facing −y."""

import math

import numpy as np

from ..fields import fbm
from ..meshes import body, rod, tube
from .cushions import cushion, pillow


def sofa(width, fabric, legs, piping=None, depth=0.94, seats=2, seed=11):
    """A loose-cushion sofa; its back stands at +depth/2."""
    inner = width - 0.36
    cushion(
        (width - 0.08, depth - 0.08, 0.17),
        (0, 0, 0.205),
        fabric,
        0.035,
        (0.004, 0.008, 0.004),
        0.003,
        seed=seed,
    )
    for side in (-1, 1):
        arm = (side * (width / 2 - 0.1), 0, 0.345)
        cushion((0.2, depth, 0.45), arm, fabric, 0.07, (0.014, 0.012, 0.018), 0.005, seed=seed + 5 + side)
        for end in (-0.38, 0.38):
            foot = side * (width / 2 - 0.1)
            rod((foot, end * depth / 0.94, 0.14), (foot * 1.01, end * 1.03, 0), 0.023, 0.015, legs)
    back = (0, depth / 2 - 0.11, 0.48)
    cushion((inner + 0.06, 0.22, 0.5), back, fabric, 0.07, (0, 0.015, 0.014), 0.005, seed=seed + 8)
    each = inner / seats
    for number in range(seats):
        x = (number - (seats - 1) / 2) * each
        seat = (x, -0.09, 0.375)
        cushion(
            (each - 0.008, depth - 0.18, 0.18),
            seat,
            fabric,
            0.055,
            (0.006, 0.024, 0.028),
            0.0055,
            0.014,
            piping,
            seed=seed + 11 + number,
            cells=56,
        )
        rest = (x, depth / 2 - 0.27, 0.64)
        cushion(
            (each - 0.02, 0.21, 0.44),
            rest,
            fabric,
            0.08,
            (0.012, 0.05, 0.024),
            0.009,
            rotation=(-0.19, 0, 0.012 * (-1) ** number),
            seed=seed + 21 + number,
            cells=60,
        )


def scatter_pillow(size, at, lean, turn, fabric, seed, chop=0.045):
    """A pillow leaning back by `lean` degrees from upright, its foot edge at `at`."""
    rise = size / 2 * math.cos(math.radians(lean)) * 0.95
    back = size / 2 * math.sin(math.radians(lean))
    middle = (at[0], at[1] + back, at[2] + rise)
    pillow(
        size,
        size * 0.98,
        0.22,
        middle,
        (math.radians(90 - lean), 0.04, math.radians(turn)),
        fabric,
        seed,
        chop,
    )


def tub_chair(fabric, legs, width=0.82, seed=31):
    """A low armchair: one thick band bent round a cushion."""
    _bent_band(width / 2 - 0.09, 0.17, 0.27, 0.70, fabric, seed)
    cushion(
        (width - 0.3, width - 0.24, 0.2),
        (0, -0.05, 0.36),
        fabric,
        0.09,
        (0.02, 0.02, 0.03),
        0.008,
        0.012,
        seed=seed + 1,
        cells=52,
    )
    cushion(
        (width - 0.26, width - 0.26, 0.16),
        (0, 0, 0.22),
        fabric,
        0.07,
        (0.01, 0.01, 0.004),
        0.003,
        seed=seed + 2,
    )
    for x in (-1, 1):
        for y in (-1, 1):
            rod((x * 0.26, y * 0.24, 0.17), (x * 0.28, y * 0.26, 0), 0.02, 0.014, legs)


def _bent_band(radius, thick, arm_height, back_height, fabric, seed, steps=120, ring=48):
    """A padded band from the right front round the back to the left front, lower towards the arms."""
    sweep = np.linspace(math.radians(-38), math.radians(218), steps)
    turn = np.linspace(0, 2 * math.pi, ring, endpoint=False)
    points = []
    foot = 0.15
    for index, angle in enumerate(sweep):
        share = index / (steps - 1)
        to_back = max(0.0, math.sin(math.pi * share)) ** 1.1
        top = arm_height + 0.28 + (back_height - arm_height - 0.28) * to_back
        end = min(1, (0.5 - abs(share - 0.5)) / 0.045)
        squeeze = math.sqrt(max(0.0, 1 - (1 - end) ** 2))
        half_up, half_out = (top - foot) / 2 * (0.55 + 0.45 * squeeze), thick / 2 * squeeze
        for t in turn:
            c, s = math.cos(t), math.sin(t)
            out = half_out * math.copysign(abs(c) ** 0.7, c)
            up = (foot + top) / 2 + half_up * math.copysign(abs(s) ** 0.55, s)
            lean = 0.10 * to_back * (up - foot)
            reach = radius + out + lean
            points.append((reach * math.cos(angle), reach * math.sin(angle), up))
    points = np.array(points)
    away = points - np.array([0, 0, 0.45])
    away /= np.linalg.norm(away, axis=1, keepdims=True)
    points += away * (0.008 * fbm(points, 4, seed) + 0.003 * fbm(points, 12, seed + 1))[:, None]
    faces = [
        (i * ring + j, i * ring + (j + 1) % ring, (i + 1) * ring + (j + 1) % ring, (i + 1) * ring + j)
        for i in range(steps - 1)
        for j in range(ring)
    ]
    faces += [list(range(ring)), list(range((steps - 1) * ring, steps * ring))[::-1]]
    return body("band", points, faces, fabric)


def dining_chair(wood, seat, width=0.52):
    """A round-backed chair with a corded seat."""
    half, front, back = width / 2 - 0.04, -0.2, 0.19
    for side in (-1, 1):
        rod((side * half * 0.96, front, 0.45), (side * half * 1.05, front - 0.02, 0), 0.018, 0.013, wood)
        post = [
            (side * half * 0.82, back + 0.05, 0),
            (side * half * 0.84, back, 0.3),
            (side * half * 0.98, back - 0.02, 0.52),
            (side * half * 1.04, back - 0.06, 0.70),
        ]
        tube(_curve(post), np.linspace(0.013, 0.015, 24), wood)
        rod((side * half, front, 0.27), (side * half * 0.84, back, 0.27), 0.009, 0.009, wood)
    rail = [
        (
            math.cos(a) * (half * 1.09),
            back - 0.07 + max(0.0, math.sin(a)) * 0.17 - (0.12 if math.sin(a) < -0.1 else 0),
            0.705 + 0.03 * max(0.0, math.sin(a)),
        )
        for a in np.linspace(math.radians(-14), math.radians(194), 40)
    ]
    tube(rail, 0.0165, wood)
    for side in (-0.5, 0.5):
        rod((side * 0.15, back, 0.44), (side * 0.2, back + 0.085, 0.725), 0.009, 0.009, wood)
    cushion(
        (width - 0.07, 0.43, 0.035), (0, -0.01, 0.447), seat, 0.016, (0, 0, -0.008), 0.001, seed=3, cells=30
    )


def _curve(points, steps=24):
    points = np.array(points, float)
    at = np.linspace(0, len(points) - 1, steps)
    line = np.stack([np.interp(at, range(len(points)), points[:, axis]) for axis in range(3)], 1)
    padded = np.pad(line, ((3, 3), (0, 0)), "edge")
    return np.stack([np.convolve(padded[:, axis], np.ones(7) / 7, "valid") for axis in range(3)], 1)
