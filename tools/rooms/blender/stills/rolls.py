"""Finished rugs, rolled and leaning by the door of the workshop."""

import math

import numpy as np
from kit import light
from kit.meshes import box, tube
from kit.pile import rolled_rug, wool
from kit.shell import skirting, wall, window
from kit.surfaces import paint, plaster, wood
from kit.textiles import cloth
from kit.wooden_floor import oak, planks
from kit.yarn import hank_color, yarn_cone

CAMERA = {"at": (0.25, -4.3, 1.25), "target": (0.2, 0.5, 0.98), "focalMm": 44, "fStop": 5.6}
RUGS = (
    (-0.78, 1.85, 0.145, 7, ("#9E3B2C", "#E6DAC4", "#2B3A4E")),
    (-0.36, 2.10, 0.16, -4, ("#E9E0CF", "#C98B4B", "#5E6A3C")),
    (0.10, 1.70, 0.13, 3, ("#1D2845", "#34568B", "#D8C29A")),
    (0.48, 1.95, 0.15, -8, ("#DCC39B", "#5A4235", "#9A3F2C")),
)


def furnish():
    walls = plaster((0.74, 0.69, 0.61))
    planks((-3, 3, -4, 1.2), oak((0.33, 0.225, 0.135), grain_strength=0.6), 0.18, along="x")
    box((12, 12, 0.1), (0, 0, -0.07), paint((0.1, 0.07, 0.04), "subfloor"), 0)
    wall("back", 0.85, (-3, 3), 2.9, walls)
    wall("left", -2.0, (-5, 0.85), 2.9, walls, [(-2.2, -0.4, 0.3, 2.5)])
    window("left", -2.0, (-2.2, -0.4, 0.3, 2.5), paint((0.7, 0.66, 0.6)), 2, (1.4,))
    skirting("back", 0.85, (-2, 3), paint((0.72, 0.68, 0.61)))
    pile_wool = wool()
    cord = cloth((0.62, 0.55, 0.43), "cord", 500, 0.0006)
    for x, length, radius, slant, codes in RUGS:
        _leaning(x, length, radius, slant, [np.array(hank_color(code)) for code in codes], pile_wool, cord)
    _crate()
    light.sky(2)
    light.sun(5, 34, 18)
    light.portal((-2.26, -1.3, 1.4), (1, 0, 0), (1.8, 2.2))
    light.panel((0.8, -4.6, 1.7), (0, 1, 0), (2.4, 1.8), 16)


def _crate():
    """What was left over from them."""
    box((0.62, 0.36, 0.40), (1.22, 0.45, 0.20), wood((0.34, 0.23, 0.14), "crate"), 0.006)
    for x, y, code in ((-0.19, 0.02, "#9E3B2C"), (-0.02, -0.05, "#E6DAC4"), (0.14, 0.04, "#34568B")):
        yarn_cone((1.22 + x, 0.45 + y, 0.40), hank_color(code), x * 900, seed=int(x * 100) + 40)


def _leaning(x, length, radius, slant, colors, material, cord):
    """A roll standing on its end, its head against the wall."""
    back = math.asin((0.62 - radius) / length)
    rotation = (-back, math.radians(slant), 0)

    def color_at(points):
        wave = points[:, 0] + 0.09 * np.sin(points[:, 1] * 7 + x * 5)
        band = np.mod(np.floor(wave / 0.17 + x * 3), 5).astype(int)
        return np.array([colors[0], colors[1], colors[0], colors[2], colors[1]])[band]

    foot = (x, 0.2, 0.02)
    rolled_rug(length, radius, color_at, material, foot, rotation, seed=int(x * 10) + 20)
    for share in (0.24, 0.72):
        ring = [
            ((radius + 0.006) * math.cos(a), (radius + 0.006) * math.sin(a), length * share)
            for a in np.linspace(0, 2 * math.pi, 60, endpoint=False)
        ]
        tube(ring, 0.0035, cord, True, foot, rotation)
