"""The playroom: a coral wall over a blue dado, birch boards, a paper moon, things to build with."""

import math

import numpy as np

from kit import light
from kit.decoration.objects import books, picture
from kit.decoration.paintings import arcs
from kit.floors.wooden_floor import oak, planks
from kit.furnishing.cushions import cushion
from kit.furnishing.drapery import curtain
from kit.furnishing.furniture import round_table, sideboard
from kit.furnishing.seating import scatter_pillow
from kit.meshes import body, box, drum, lathe, rod, standing
from kit.shell import skirting, wall, window
from kit.surfaces import lacquered_iron, paint, paper, plaster, wood
from kit.textiles import cloth, cord, lampshade

LEFT, RIGHT, NEAR, FAR, HIGH = -3.2, 3.3, -6.8, 2.5, 2.85
EXTENT = (LEFT, RIGHT, NEAR, FAR)
WINDOW = (-2.4, 1.2, 0.5, 2.4)
CORAL, BLUE, MUSTARD = (0.62, 0.215, 0.13), (0.045, 0.135, 0.235), (0.60, 0.36, 0.06)
DADO = 0.98


def furnish():
    _shell()
    _back()
    _table()
    _nook()
    light.sky(5)
    light.sun(8, 36, 22)
    light.portal((LEFT - 0.26, (WINDOW[0] + WINDOW[1]) / 2, 1.45), (1, 0, 0), (3.6, 1.9))
    light.panel((0.9, NEAR + 0.15, 1.75), (0, 1, 0), (3.4, 1.9), 110, (0.94, 0.96, 1))


def _shell():
    cream, trim = plaster((0.76, 0.70, 0.60), "cream"), paint((0.78, 0.74, 0.66))
    planks(
        (LEFT - 0.3, RIGHT + 0.3, NEAR - 0.3, FAR + 0.3),
        oak((0.56, 0.435, 0.295), spread=0.09, roughness=0.44, grain_strength=0.35),
        0.16,
        along="x",
    )
    box((14, 14, 0.1), (0, -2, -0.07), paint((0.2, 0.15, 0.1), "subfloor"), 0)
    box((10, 12, 0.1), (0, -2, HIGH + 0.05), paint((0.82, 0.79, 0.73), "ceiling", 0.9), 0)
    wall("left", LEFT, (NEAR, FAR), HIGH, cream, [WINDOW])
    wall("right", RIGHT, (NEAR, FAR), HIGH, cream)
    wall("back", FAR, (LEFT - 0.3, RIGHT + 0.3), HIGH, plaster(CORAL, "coral", 0.005, 0.06))
    wall("front", NEAR, (LEFT - 0.3, RIGHT + 0.3), HIGH, cream)
    window("left", LEFT, WINDOW, trim, 3, (1.7,))
    for number in range(33):
        left = LEFT + number * 0.2
        box((0.197, 0.016, DADO), (left + 0.1, FAR - 0.008, DADO / 2), paint(BLUE, "dado", 0.42), 0.003)
    box((RIGHT - LEFT, 0.034, 0.035), (0.05, FAR - 0.017, DADO + 0.017), paint(BLUE, "rail", 0.42), 0.004)
    skirting("right", RIGHT, (NEAR, FAR), trim)
    drape = cloth((0.62, 0.40, 0.09), "mustard-linen", 260, 0.001, 0.1)
    curtain((LEFT + 0.13, 1.2), (LEFT + 0.13, 1.8), 0.012, 2.55, drape, 7, 0.05, seed=5)
    curtain((LEFT + 0.13, -3.1), (LEFT + 0.13, -2.4), 0.012, 2.55, drape, 7, 0.05, seed=6)
    rod((LEFT + 0.13, -3.2, 2.565), (LEFT + 0.13, 1.9, 2.565), 0.012, 0.012, lacquered_iron())


def _back():
    birch = wood((0.56, 0.42, 0.27), "birch", variation=0.08)
    with standing((0.95, FAR - 0.27)):
        sideboard(1.9, 0.56, 0.42, birch, paint((0.5, 0.4, 0.3), "inside"), 3)
        _blocks((-0.62, 0, 0.56))
        _ball((0.02, -0.03, 0.56), 0.115, CORAL)
        covers = [cloth(c, "cover", 600, 0.0002) for c in (BLUE, MUSTARD, (0.07, 0.2, 0.13))]
        books(
            (0.5, 0, 0.56), lambda n: covers[n % 3], paper(), [(0.3, 0.24, 0.02), (0.27, 0.22, 0.016), (0.25, 0.2, 0.02)], 12
        )
    picture((0.95, FAR, 1.72), (0.8, 1.0), birch, arcs)
    with standing((-1.75, FAR - 0.11)):
        box((1.3, 0.2, 0.028), (0, 0, 1.5), birch, 0.004)
        for side in (-0.5, 0.5):
            box((0.03, 0.18, 0.14), (side, 0, 1.42), birch, 0.003)
        _house((-0.38, 0, 1.514))
        _ball((0.1, 0, 1.514), 0.07, MUSTARD)
        _rings((0.42, 0, 1.514))
    _paper_moon((-0.55, 0.6, 1.98), 0.26)
    with standing((-2.62, 1.86)):
        _tent(cloth((0.74, 0.67, 0.54), "canvas", 220, 0.0008), birch)


def _table():
    birch = wood((0.56, 0.42, 0.27), "birch-top", variation=0.08)
    with standing((-1.55, 0.75)):
        round_table(0.42, 0.5, birch, 4)
        _blocks((0.12, 0.06, 0.5), 0.75, 9)
        box((0.3, 0.21, 0.002), (-0.14, -0.12, 0.502), paper((0.82, 0.79, 0.72), "sheet"), 0, (0, 0, 0.3))
    for x, y, color in ((-1.2, 0.12, MUSTARD), (-2.25, 0.42, BLUE), (-0.88, 1.12, (0.07, 0.2, 0.13))):
        with standing((x, y)):
            drum(0.16, 0.03, (0, 0, 0.28), paint(color, "stool", 0.38), 0.008)
            for turn in np.linspace(0.4, 0.4 + 2 * math.pi, 4)[:3]:
                foot = (0.15 * math.cos(turn), 0.15 * math.sin(turn), 0)
                rod((foot[0] * 0.7, foot[1] * 0.7, 0.285), foot, 0.015, 0.011, birch)


def _nook():
    with standing((2.45, 1.35), -62):
        cushion((1.25, 0.68, 0.2), (0, 0, 0.11), cloth((0.07, 0.19, 0.125), "green", 150, 0.003), 0.06, seed=4)
        scatter_pillow(0.46, (-0.25, 0.16, 0.2), 24, 8, cloth(MUSTARD, "yellow", 140, 0.003), 6, 0.03)
        scatter_pillow(0.4, (0.22, 0.14, 0.2), 30, -14, cloth((0.66, 0.5, 0.42), "rose", 140, 0.003), 9, 0.03)
    with standing((2.82, 2.1)):
        straw = cord((0.52, 0.40, 0.24), "basket")
        lathe([(0, 0.01), (0.2, 0), (0.235, 0.16), (0.22, 0.34), (0.205, 0.34), (0.215, 0.16), (0, 0.03)], (0, 0, 0), straw)
        _ball((0.02, 0, 0.24), 0.13, BLUE)
        _ball((-0.1, -0.07, 0.27), 0.08, (0.62, 0.5, 0.4))


def _paper_moon(middle, radius):
    """A lamp of paper on a wire, closed but for a hole at its head."""
    x, y, z = middle
    angles = np.linspace(-math.pi / 2, math.pi * 0.44, 40)
    rib = 1 + 0.006 * np.cos(np.arange(40) * math.pi)
    profile = [(radius * math.cos(a) * r, radius * math.sin(a)) for a, r in zip(angles, rib)]
    lathe(profile, middle, lampshade((0.86, 0.80, 0.70), "paper-moon"))
    drum(0.003, HIGH - z - radius * 0.9, (x, y, z + radius * 0.9), lacquered_iron(), 0)
    light.bulb(middle, 9, radius=0.05)


def _tent(canvas, poles):
    """Canvas over four poles, its front drawn aside."""
    foot, head, top = 0.58, 0.045, 1.55
    corners = [(foot * x, foot * y) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    for x, y in corners:
        rod((x, y, 0), (-x * 0.14, -y * 0.14, top * 1.14), 0.014, 0.012, poles)

    def sheet(points):
        body("canvas", points, [list(range(len(points)))], canvas, smooth=False)

    up = [(x * head / foot, y * head / foot, top) for x, y in corners]
    low = [(x * 1.02, y * 1.02, 0.02) for x, y in corners]
    for side in (1, 2, 3):
        after = (side + 1) % 4
        sheet([low[side], low[after], up[after], up[side]])
    # Two flaps, pulled to the poles.
    for left, right in ((0, 1), (1, 0)):
        start, end = np.array(low[left]), np.array(low[right])
        drawn = start + (end - start) * 0.14
        sheet([low[left], tuple(drawn), tuple((start + (end - start) * 0.32) * (1, 1, 0) + (0, 0.05, 0.72)), up[right], up[left]])


def _ball(at, radius, color):
    angles = np.linspace(-math.pi / 2, math.pi / 2, 33)
    profile = [(radius * math.cos(a), radius + radius * math.sin(a)) for a in angles]
    lathe(profile, at, cloth(color, "felt", 300, 0.001, 0.1, 0.6), 64, "ball")


def _blocks(at, scale=1.0, seed=3):
    """A tower somebody has just left."""
    x, y, z = at
    colors = (CORAL, MUSTARD, BLUE, (0.70, 0.62, 0.5), (0.07, 0.2, 0.13))
    side = 0.085 * scale
    for number, (column, level) in enumerate(((0, 0), (1, 0), (2, 0), (0.5, 1), (1.6, 1), (1, 2), (1.05, 3))):
        turn = 0.2 * math.sin(seed * 1.7 + number * 2.1)
        place = (x + (column - 1) * side * 1.08, y + 0.01 * math.sin(number), z + side * (level + 0.5))
        box((side, side, side), place, paint(colors[(number + seed) % 5], "block", 0.5), 0.004, (0, 0, turn))


def _house(at):
    x, y, z = at
    box((0.13, 0.1, 0.16), (x, y, z + 0.08), paint((0.72, 0.66, 0.56), "house", 0.5), 0.004)
    for side in (-1, 1):
        box((0.11, 0.12, 0.014), (x + side * 0.042, y, z + 0.19), paint(CORAL, "roof", 0.5), 0.003, (0, side * 0.75, 0))


def _rings(at):
    x, y, z = at
    for number, color in enumerate((BLUE, (0.07, 0.2, 0.13), MUSTARD, CORAL)):
        drum(0.07 - number * 0.012, 0.03, (x, y, z + number * 0.031), paint(color, "ring", 0.45), 0.012)
