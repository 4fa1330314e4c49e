"""The room beside the terrace: doors folded back, sun through a pergola, limestone that runs outside."""

import numpy as np

from kit import light
from kit.decoration.objects import books, pot
from kit.decoration.plants import branches, olive_tree
from kit.floors.stone_floor import limestone, slabs
from kit.furnishing.cushions import bolster, cushion
from kit.furnishing.drapery import curtain
from kit.furnishing.furniture import floor_lamp, round_table
from kit.furnishing.majlis_seating import lantern
from kit.furnishing.seating import scatter_pillow, tub_chair
from kit.meshes import box, rod, standing
from kit.shell import wall
from kit.surfaces import ceramic, lacquered_iron, leaf, metal, paint, paper, plaster, wood
from kit.textiles import cloth, cord, lampshade, sheer

LEFT, RIGHT, NEAR, FAR, HIGH = -3.3, 3.4, -6.8, 2.4, 3.1
EXTENT = (LEFT, RIGHT, NEAR, FAR)
DOORS = (-1.75, 2.55, 0.0, 2.62)
OUTSIDE = FAR + 4.4


def furnish():
    _shell()
    _terrace()
    _daybed()
    _inside()
    light.sky(5, seen=0.3)
    light.sun(11, 31, 246, width=0.9)
    light.portal(((DOORS[0] + DOORS[1]) / 2, FAR + 0.3, 1.31), (0, -1, 0), (4.3, 2.6))
    light.panel((0.3, NEAR + 0.15, 1.9), (0, 1, 0), (3.6, 2.0), 120, (0.95, 0.97, 1))


def _shell():
    walls = plaster((0.735, 0.675, 0.585), "lime", 0.006, 0.06)
    stone = limestone((0.575, 0.50, 0.405), spread=0.045, roughness=0.4)
    slabs((LEFT - 0.3, RIGHT + 0.3, NEAR - 0.3, OUTSIDE + 0.2), stone, (0.9, 0.9), 0.0)
    box((10, 9.6, 0.1), (0, FAR - 4.6, HIGH + 0.05), paint((0.80, 0.76, 0.69), "ceiling", 0.9), 0)
    wall("left", LEFT, (NEAR, FAR), HIGH, walls)
    wall("right", RIGHT, (NEAR, FAR), HIGH, walls)
    wall("back", FAR, (LEFT - 0.3, RIGHT + 0.3), HIGH, walls, [DOORS])
    wall("front", NEAR, (LEFT - 0.3, RIGHT + 0.3), HIGH, walls)
    bronze = paint((0.075, 0.055, 0.04), "bronze", 0.36)
    # The leaves stand folded against both ends of the opening.
    for x in (DOORS[0] + 0.05, DOORS[0] + 0.14, DOORS[1] - 0.05, DOORS[1] - 0.14):
        for y in (0.26, 0.94):
            box((0.045, 0.05, 2.6), (x, FAR + y, 1.3), bronze, 0.003)
        for level in (0.06, 0.95, 2.57):
            box((0.04, 0.7, 0.05), (x, FAR + 0.6, level), bronze, 0.003)
    drape = sheer((0.80, 0.76, 0.68), through=0.5)
    curtain((DOORS[0] - 0.55, FAR - 0.12), (DOORS[0] + 0.12, FAR - 0.12), 0.012, 2.8, drape, 15, 0.035, seed=4)
    curtain((DOORS[1] - 0.1, FAR - 0.12), (DOORS[1] + 0.55, FAR - 0.12), 0.012, 2.8, drape, 15, 0.035, seed=7)
    rod((DOORS[0] - 0.7, FAR - 0.12, 2.82), (DOORS[1] + 0.7, FAR - 0.12, 2.82), 0.012, 0.012, bronze)


def _terrace():
    white = plaster((0.72, 0.66, 0.57), "parapet", 0.006)
    teak = wood((0.19, 0.115, 0.065), "teak", "x", 0.5)
    box((8, 0.2, 0.86), (0.3, OUTSIDE, 0.43), white, 0.01)
    for number in range(5):
        box((6.4, 0.07, 0.13), (0.4, FAR + 0.6 + number * 0.86, 2.86), teak, 0.004)
    for x in (-2.6, 3.4):
        box((0.13, 0.13, 2.8), (x, OUTSIDE - 0.35, 1.4), teak, 0.006)
    box((6.6, 0.1, 0.16), (0.4, OUTSIDE - 0.35, 2.72), teak, 0.006)
    reed = wood((0.36, 0.255, 0.14), "reed", "z", 0.6)
    for number, x in enumerate(np.linspace(1.25, 3.3, 96)):
        rod((x, OUTSIDE - 0.2, 0.86), (x + 0.004, OUTSIDE - 0.2, 2.25 + 0.03 * np.sin(number * 2.3)), 0.01, 0.008, reed, segments=8)
    for level in (1.15, 1.95):
        box((2.1, 0.02, 0.03), (2.28, OUTSIDE - 0.225, level), reed, 0.002)
    bark = wood((0.16, 0.13, 0.095), "bark", "z", 0.8)
    for x, y, scale, high, seed in ((-1.25, 2.3, 1.35, 1.6, 5), (0.35, 3.6, 1.15, 1.4, 12), (-2.5, 3.7, 1.2, 1.5, 21)):
        with standing((x, FAR + y)):
            pot("planter", (0, 0, 0), ceramic((0.42, 0.23, 0.13), "terracotta", 0.75), scale)
            olive_tree((0, 0, 0.34 * scale), bark, leaf(), high, 0.8, seed)
    with standing((2.2, FAR + 2.9), 20):
        box((1.5, 0.46, 0.06), (0, 0, 0.4), teak, 0.006)
        for side in (-0.62, 0.62):
            box((0.06, 0.4, 0.38), (side, 0, 0.19), teak, 0.004)
        cushion((1.42, 0.44, 0.08), (0, 0, 0.47), cloth((0.60, 0.53, 0.43), "outdoor", 160, 0.002), 0.03, seed=5)


def _daybed():
    teak = wood((0.19, 0.115, 0.065), "teak-bed", "y", 0.46)
    with standing((-2.72, 0.75)):
        box((0.92, 2.1, 0.1), (0, 0, 0.24), teak, 0.008)
        for x in (-0.38, 0.38):
            for y in (-0.95, 0.95):
                box((0.07, 0.07, 0.2), (x, y, 0.1), teak, 0.005)
        linen = cloth((0.66, 0.60, 0.50), "linen", 190, 0.0015)
        cushion((0.88, 2.04, 0.18), (0, 0, 0.38), linen, 0.06, (0.004, 0.02, 0.02), 0.004, seed=6)
        bolster(0.13, 0.8, (0, 0.86, 0.58), cloth((0.30, 0.115, 0.06), "rust", 150, 0.003), 0, 4)
        with standing((0, 0, 0), 90):
            for at, size, color, seed in (
                ((-0.5, 0.24, 0.46), 0.5, (0.07, 0.145, 0.15), 3),
                ((0.05, 0.24, 0.46), 0.46, (0.62, 0.50, 0.36), 8),
                ((0.5, 0.24, 0.46), 0.5, (0.50, 0.27, 0.10), 11),
            ):
                scatter_pillow(size, at, 22, 4, cloth(color, "pillow", 140, 0.003), seed, 0.03)


def _inside():
    rattan = cord((0.44, 0.31, 0.17), "rattan")
    with standing((1.95, 0.95), -42):
        tub_chair(rattan, wood((0.13, 0.075, 0.045), "walnut", "z", 0.4))
        scatter_pillow(0.4, (0, 0.04, 0.45), 22, 3, cloth((0.66, 0.60, 0.50), "pale", 190, 0.0015), 6, 0.03)
    with standing((-1.72, 0.35)):
        round_table(0.24, 0.46, wood((0.19, 0.115, 0.065), "teak-top"))
        covers = [cloth(c, "cover", 600, 0.0002) for c in ((0.07, 0.145, 0.15), (0.60, 0.5, 0.36))]
        books((-0.05, 0.02, 0.46), lambda n: covers[n % 2], paper(), [(0.22, 0.16, 0.022), (0.2, 0.14, 0.018)], 22)
        pot("bowl", (0.1, -0.1, 0.46), ceramic((0.10, 0.17, 0.18), "glaze", 0.35), 0.8)
    with standing((2.85, 1.95)):
        pot("jar", (0, 0, 0), ceramic((0.46, 0.27, 0.155), "tall-jar", 0.7), 1.7)
        branches((0, 0, 0.62), wood((0.15, 0.11, 0.07), "stem", "z"), leaf((0.13, 0.15, 0.075)), 9, 0.9, (0.055, 0.018), 0.6, 17)
    iron = lacquered_iron()
    lantern((2.35, 1.75, 0), iron, 0.22, 0.5, 1.5)
    lantern((DOORS[0] - 0.3, FAR - 0.35, 0), iron, 0.2, 0.44, 1.3)
    lantern((0.9, FAR + 1.2, 0), iron, 0.22, 0.5, 1.6)
    with standing((-2.75, 2.02)):
        floor_lamp(1.58, iron, metal((0.46, 0.33, 0.16)), lampshade((0.82, 0.74, 0.6)), 7)
