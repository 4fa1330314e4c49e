"""The bedroom: a linen bed, pale boards, morning through a sheer curtain."""

from kit import light
from kit.decoration.objects import books, picture, pot
from kit.decoration.paintings import horizon
from kit.decoration.plants import branches
from kit.floors.wooden_floor import oak, planks
from kit.furnishing.bedding import bed
from kit.furnishing.drapery import curtain
from kit.furnishing.furniture import plinth, table_lamp
from kit.furnishing.seating import tub_chair
from kit.meshes import box, rod, standing
from kit.shell import skirting, wall, window
from kit.surfaces import ceramic, lacquered_iron, leaf, paint, paper, plaster, wood
from kit.textiles import boucle, cloth, lampshade, sheer

LEFT, RIGHT, NEAR, FAR, HIGH = -3.1, 3.5, -6.6, 2.7, 2.8
EXTENT = (LEFT, RIGHT, NEAR, FAR)
WINDOW = (-2.4, 1.5, 0.1, 2.5)


def furnish():
    _shell()
    _bed()
    _corner()
    light.sky(5)
    light.sun(7, 30, 14)
    light.portal((LEFT - 0.26, (WINDOW[0] + WINDOW[1]) / 2, 1.3), (1, 0, 0), (3.9, 2.4))
    light.panel((0.9, NEAR + 0.15, 1.75), (0, 1, 0), (3.4, 1.9), 90, (0.94, 0.96, 1))


def _shell():
    walls, trim = plaster((0.76, 0.715, 0.655)), paint((0.78, 0.75, 0.70))
    planks(
        (LEFT - 0.3, RIGHT + 0.3, NEAR - 0.3, FAR + 0.3),
        oak((0.47, 0.355, 0.24), spread=0.11, roughness=0.46, grain_strength=0.45),
        0.22,
        along="y",
    )
    box((14, 14, 0.1), (0, -2, -0.07), paint((0.14, 0.10, 0.06), "subfloor"), 0)
    box((10, 12, 0.1), (0, -2, HIGH + 0.05), paint((0.83, 0.82, 0.80), "ceiling", 0.9), 0)
    wall("left", LEFT, (NEAR, FAR), HIGH, walls, [WINDOW])
    wall("right", RIGHT, (NEAR, FAR), HIGH, walls)
    wall("back", FAR, (LEFT - 0.3, RIGHT + 0.3), HIGH, walls)
    wall("front", NEAR, (LEFT - 0.3, RIGHT + 0.3), HIGH, walls)
    window("left", LEFT, WINDOW, trim, 4, (1.95,))
    skirting("back", FAR, (LEFT, RIGHT), trim)
    skirting("left", LEFT, (WINDOW[1], FAR), trim)
    drape = sheer((0.82, 0.79, 0.73), through=0.46)
    curtain((LEFT + 0.16, -0.15), (LEFT + 0.16, 1.95), 0.012, 2.62, drape, 17, 0.045, seed=9)
    curtain((LEFT + 0.16, -3.0), (LEFT + 0.16, -2.0), 0.012, 2.62, drape, 8, 0.045, seed=5)
    rod((LEFT + 0.16, -3.2, 2.635), (LEFT + 0.16, 2.05, 2.635), 0.012, 0.012, lacquered_iron())


def _bed():
    timber = wood((0.40, 0.29, 0.185), "oak", variation=0.12)
    linen = cloth((0.74, 0.70, 0.63), "sheet", 300, 0.0007, 0.04)
    duvet = cloth((0.66, 0.605, 0.52), "duvet", 280, 0.0008, 0.05)
    blanket = cloth((0.36, 0.27, 0.19), "blanket", 150, 0.0035, 0.1)
    pillows = [linen, cloth((0.58, 0.52, 0.44), "pillowcase", 280, 0.0008, 0.05)]
    with standing((0.42, 1.48)):
        bed(
            1.8,
            2.1,
            timber,
            cloth((0.52, 0.46, 0.375), "headboard", 130, 0.003),
            linen,
            duvet,
            blanket,
            pillows,
        )
    lamp_foot = ceramic((0.60, 0.53, 0.44), "lamp-foot", 0.5)
    covers = [cloth(c, "cover", 600, 0.0002) for c in ((0.24, 0.13, 0.09), (0.60, 0.56, 0.48))]
    for side, x in ((-1, 0.42 - 1.36), (1, 0.42 + 1.36)):
        with standing((x, 2.36)):
            plinth(0.48, 0.42, 0.46, timber, 0.008)
            box((0.44, 0.006, 0.17), (0, -0.212, 0.31), timber, 0.002)
            table_lamp((0.06 * side, 0.06, 0.46), lamp_foot, lampshade(), 3.6, 0.48, 0.155)
            if side > 0:
                books(
                    (-0.08, -0.08, 0.46),
                    lambda n: covers[n % 2],
                    paper(),
                    [(0.2, 0.14, 0.024), (0.18, 0.13, 0.018)],
                    30,
                )
            else:
                pot("cylinder", (0.13, -0.08, 0.46), ceramic((0.30, 0.22, 0.16), "clay", 0.6), 0.42)
    picture((0.42, FAR, 1.72), (1.5, 0.72), wood((0.40, 0.29, 0.185), "frame", "z"), horizon)


def _corner():
    with standing((-1.98, 1.0), 38):
        tub_chair(boucle((0.58, 0.51, 0.42)), wood((0.13, 0.075, 0.045), "walnut", "z", 0.38))
    with standing((2.86, 2.2)):
        pot("jar", (0, 0, 0), ceramic((0.42, 0.33, 0.25), "tall-jar", 0.65), 1.45)
        branches(
            (0, 0, 0.52),
            wood((0.15, 0.11, 0.07), "stem", "z"),
            leaf((0.20, 0.15, 0.085), "dry-leaf"),
            8,
            1.0,
            (0.06, 0.018),
            0.5,
            21,
        )
