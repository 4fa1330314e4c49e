"""Tables, shelves and lamps, each standing on the floor of its own frame."""

import math

import numpy as np

from .. import light
from ..meshes import box, drum, lathe, rod
from ..surfaces import glowing


def round_table(radius, height, wood, legs=3, top=0.032, splay=0.03, thick=0.023, turn=0.5):
    drum(radius, top, (0, 0, height - top), wood, 0.009)
    for number in range(legs):
        angle = 2 * math.pi * number / legs + turn
        way = np.array([math.cos(angle), math.sin(angle)])
        rod(
            (*(way * radius * 0.68), height - top),
            (*(way * (radius * 0.68 + splay)), 0),
            thick,
            thick * 0.74,
            wood,
        )


def pedestal_table(radius, height, top_material, foot_material, top=0.034):
    """A round dining table on one turned column."""
    drum(radius, top, (0, 0, height - top), top_material, 0.011, 160)
    column = [
        (0.31, 0),
        (0.315, 0.012),
        (0.30, 0.022),
        (0.21, 0.05),
        (0.13, 0.12),
        (0.10, 0.25),
        (0.098, 0.45),
        (0.12, 0.60),
        (0.20, 0.68),
        (0.27, height - top),
    ]
    lathe([(0, 0), *_smoothed(column), (0, height - top)], (0, 0, 0), foot_material)


def side_table(radius, height, top_material, iron):
    drum(radius, 0.022, (0, 0, height - 0.022), top_material, 0.006)
    drum(0.016, height - 0.03, (0, 0, 0.012), iron, 0)
    drum(0.15, 0.016, (0, 0, 0), iron, 0.004)


def plinth(width, depth, height, material, bevel=0.006):
    box((width, depth, height), (0, 0, height / 2), material, bevel)


def sideboard(width, height, depth, wood, inside, doors=4):
    """A low cupboard on a recessed foot, its doors without handles; its back at +depth/2."""
    box((width - 0.16, depth - 0.12, 0.09), (0, 0.02, 0.045), inside, 0.002)
    body_height = height - 0.09
    box((width, depth, 0.026), (0, 0, height - 0.013), wood, 0.003)
    box((width, depth, 0.026), (0, 0, 0.09 + 0.013), wood, 0.003)
    for side in (-1, 1):
        box(
            (0.026, depth, body_height - 0.052),
            (side * (width / 2 - 0.013), 0, 0.09 + body_height / 2),
            wood,
            0.003,
        )
    box((width - 0.06, depth - 0.04, body_height - 0.06), (0, 0.01, 0.09 + body_height / 2), inside, 0)
    each = (width - 0.06) / doors
    for number in range(doors):
        x = (number - (doors - 1) / 2) * each
        box(
            (each - 0.006, 0.02, body_height - 0.06),
            (x, -depth / 2 + 0.012, 0.09 + body_height / 2),
            wood,
            0.003,
        )


def bench(width, depth, height, wood, upright):
    """A plank on two slabs, the grain of which runs up."""
    box((width, depth, 0.055), (0, 0, height - 0.0275), wood, 0.006)
    _slabs((0.055, depth * 0.92, height - 0.055), width / 2 - 0.2, upright)


def console(width, height, depth, wood, upright):
    """A narrow table on two slabs."""
    box((width, depth, 0.035), (0, 0, height - 0.0175), wood, 0.004)
    _slabs((0.04, depth * 0.96, height - 0.035), width / 2 - 0.06, upright)
    box((width - 0.2, 0.022, 0.09), (0, depth / 2 - 0.06, height - 0.08), wood, 0.003)


def _slabs(size, out, material):
    for side in (-1, 1):
        box(size, (side * out, 0, size[2] / 2), material, 0.004)


def floor_lamp(height, iron, brass, shade, watts=6.0):
    drum(0.145, 0.022, (0, 0, 0), iron, 0.006)
    drum(0.0095, height - 0.1, (0, 0, 0.02), brass, 0)
    lathe([(0.215, 0), (0.165, 0.27)], (0, 0, height - 0.24), shade)
    light.bulb((0, 0, height - 0.11), watts)


def table_lamp(at, base, shade, watts=4.0, height=0.46, radius=0.15):
    """A turned foot under a drum shade, standing on `at`."""
    x, y, z = at
    foot = [
        (0, 0),
        (0.075, 0),
        (0.082, 0.01),
        (0.10, 0.07),
        (0.085, 0.14),
        (0.045, 0.20),
        (0.02, 0.23),
        (0.014, 0.27),
    ]
    lathe([*_smoothed(foot), (0, 0.27)], at, base)
    lathe([(radius, 0), (radius * 0.8, height * 0.46)], (x, y, z + height * 0.54), shade)
    light.bulb((x, y, z + height * 0.75), watts, radius=0.03)


def pendant(at, radius, cord_material, shade, ceiling, watts=9.0, depth=0.5):
    """A wide shade hanging with its lower rim at `at`; `depth` is its height over its radius."""
    x, y, z = at
    rise = radius * depth * 2
    curve = [
        (radius, 0),
        (radius * 0.97, rise * 0.18),
        (radius * 0.84, rise * 0.5),
        (radius * 0.55, rise * 0.83),
        (radius * 0.12, rise),
    ]
    lathe(_smoothed(curve), at, shade)
    drum(0.0035, ceiling - z - rise, (x, y, z + rise), cord_material, 0)
    light.bulb((x, y, z + rise * 0.45), watts, radius=0.05)


def globe(middle, radius, watts, color=(1, 0.68, 0.38)):
    """A lamp of opal glass that shines by itself, as strongly as a bulb of `watts`."""
    angles = np.linspace(-math.pi / 2, math.pi / 2, 33)
    area = 4 * math.pi * radius**2
    opal = glowing(color, watts / (math.pi * area), "opal")
    profile = [(radius * math.cos(a), radius * math.sin(a)) for a in angles]
    lathe(profile, middle, opal, 64, "globe").lightgroup = "lamps"


def _smoothed(points, steps=48):
    """A profile through which a turner's hand runs without corners (Catmull and Rom 1974)."""
    points = np.array(points, float)
    padded = np.concatenate([points[:1], points, points[-1:]])
    line = []
    for t in np.linspace(0, len(points) - 1 - 1e-9, steps):
        i = int(t)
        p0, p1, p2, p3 = padded[i : i + 4]
        s = t - i
        line.append(
            0.5
            * (
                2 * p1
                + (p2 - p0) * s
                + (2 * p0 - 5 * p1 + 4 * p2 - p3) * s**2
                + (3 * p1 - p0 - 3 * p2 + p3) * s**3
            )
        )
    line = np.array(line)
    line[:, 0] = np.maximum(line[:, 0], 0)
    return [tuple(point) for point in line]
