"""Finished rugs, rolled, tied and stacked for the carrier, their ends to the camera."""

import math

import numpy as np
from kit import light
from kit.meshes import box, tube
from kit.pile import rolled_rug, wool
from kit.surfaces import paint, plaster, wood
from kit.textiles import cloth
from kit.wooden_floor import oak, planks
from kit.yarn import hank_color

CAMERA = {"at": (0.34, -2.55, 0.92), "target": (0.0, -0.62, 0.525), "focalMm": 53, "fStop": 5.6}
BENCH = 0.24
RADIUS = 0.135
# Ground, band, and how far the roll stands out, in metres.
RUGS = (
    (-2, 0, "#DCC39B", "#9A3F2C", 0.02),
    (0, 0, "#2B3A4E", "#D8C29A", 0.06),
    (2, 0, "#E6DAC4", "#5E6A3C", 0.0),
    (-1, 1, "#8C3A2B", "#E6DAC4", 0.05),
    (1, 1, "#B98A4A", "#4A3528", 0.01),
    (0, 2, "#E9E0CF", "#34568B", 0.04),
)


def furnish():
    planks((-3, 3, -4, 2.2), oak((0.28, 0.19, 0.115), grain_strength=0.6), 0.18, along="x")
    box((12, 12, 0.1), (0, 0, -0.07), paint((0.1, 0.07, 0.04), "subfloor"), 0)
    box((8, 0.2, 3), (0, 1.5, 1.5), plaster((0.60, 0.53, 0.44)), 0)
    bench = wood((0.30, 0.20, 0.12), "bench", "y")
    for x in (-0.28, 0.0, 0.28):
        box((0.26, 1.7, 0.05), (x, 0.05, BENCH - 0.025), bench, 0.004)
    for x in (-0.34, 0.34):
        for y in (-0.6, 0.7):
            box((0.07, 0.07, BENCH - 0.05), (x, y, (BENCH - 0.05) / 2), bench, 0.004)
    pile_wool, cord = wool(), cloth((0.62, 0.55, 0.43), "cord", 500, 0.0006)
    for number, (column, row, ground, band, out) in enumerate(RUGS):
        foot = (column * RADIUS * 1.02, 0.85, BENCH + RADIUS + row * RADIUS * 1.74)
        _roll(foot, 1.52 + out, np.array([hank_color(ground), hank_color(band)]), pile_wool, cord, number)
    light.sky(0.9)
    light.sun(3.2, 34, 40, width=2)
    light.panel((-2.2, -1.6, 1.6), (0.8, 0.5, -0.4), (1.6, 1.6), 34, (0.92, 0.96, 1))


def _roll(foot, length, colors, material, cord, number):
    """A rug rolled round an axis that runs towards the camera."""

    def color_at(points):
        from_end = np.abs(points[:, 0] - length * 0.5)
        return colors[((from_end > length * 0.36) & (from_end < length * 0.43)).astype(int)]

    rotation = (math.pi / 2, 0, 0)
    rolled_rug(length, RADIUS - 0.004, color_at, material, foot, rotation, seed=number + 20)
    for share in (0.2, 0.8):
        angles = np.linspace(0, 2 * math.pi, 60, endpoint=False)
        ring = [(RADIUS * math.cos(a), RADIUS * math.sin(a), length * share) for a in angles]
        tube(ring, 0.003, cord, True, foot, rotation)
