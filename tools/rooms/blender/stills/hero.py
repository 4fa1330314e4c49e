"""What the shop opens with: one large rug in a bare, bright room, and in the evening by its lamp."""

from kit import light
from kit.decoration.objects import pot
from kit.decoration.plants import branches
from kit.floors.stone_floor import limestone, slabs
from kit.furnishing.furniture import floor_lamp, plinth
from kit.furnishing.seating import tub_chair
from kit.meshes import box, standing
from kit.rugs.laid_rug import laid_rug
from kit.shell import arched_wall, skirting, wall, window
from kit.surfaces import ceramic, lacquered_iron, leaf, metal, paint, plaster, wood
from kit.textiles import boucle, lampshade

CAMERA = {"x": 0.0, "y": -5.2, "z": 2.2, "focalMm": 32, "shiftX": 0.0, "shiftY": -0.24}
LEFT, RIGHT, NEAR, FAR, HIGH = -3.0, 3.2, -7.0, 3.4, 4.0
WINDOW = (-4.4, 0.6, 0.1, 3.0)
NICHE = (0.15, 1.15, 2.5)


def furnish(rug):
    _shell()
    laid_rug(rug, 2.5, 4.0, (0.05, 0.2), -3)
    _furniture()
    light.sky(5)
    light.sun(7, 31, 33, width=0.9)
    light.portal((LEFT - 0.26, (WINDOW[0] + WINDOW[1]) / 2, 1.55), (1, 0, 0), (5.0, 2.9))
    light.panel((0.6, NEAR + 0.15, 2.0), (0, 1, 0), (3.6, 2.4), 130, (0.95, 0.97, 1))


def _shell():
    walls, trim = plaster((0.78, 0.735, 0.67), variation=0.04), paint((0.76, 0.72, 0.66))
    slabs(
        (LEFT - 0.3, RIGHT + 0.3, NEAR - 0.3, FAR + 0.6),
        limestone((0.60, 0.54, 0.455), spread=0.03),
        (1.2, 1.2),
        0.5,
    )
    box((10, 13, 0.1), (0, -2, HIGH + 0.05), paint((0.83, 0.82, 0.80), "ceiling", 0.9), 0)
    wall("left", LEFT, (NEAR, FAR), HIGH, walls, [WINDOW])
    wall("right", RIGHT, (NEAR, FAR), HIGH, walls)
    wall("front", NEAR, (LEFT - 0.3, RIGHT + 0.3), HIGH, walls)
    arched_wall(FAR, (LEFT - 0.3, RIGHT + 0.3), HIGH, NICHE, walls, 0.38)
    window("left", LEFT, WINDOW, trim, 4, (2.2,))
    skirting("back", FAR, (LEFT, NICHE[0]), trim, 0.07)
    skirting("back", FAR, (NICHE[1], RIGHT), trim, 0.07)


def _furniture():
    with standing(((NICHE[0] + NICHE[1]) / 2, FAR + 0.2)):
        pot("jar", (0, 0, 0), ceramic((0.40, 0.235, 0.14), "terracotta", 0.7), 1.3)
    with standing((2.05, 2.35), -38):
        tub_chair(boucle((0.68, 0.62, 0.52)), wood((0.13, 0.072, 0.042), "walnut", "z", 0.38))
    with standing((2.72, 2.78)):
        floor_lamp(1.66, lacquered_iron(), metal((0.52, 0.40, 0.22)), lampshade(), 7)
    with standing((-1.75, 2.75)):
        plinth(0.5, 0.5, 0.5, plaster((0.74, 0.69, 0.62), "plinth", 0.002), 0.006)
        pot("moon", (0, 0, 0.5), ceramic((0.16, 0.12, 0.09), "clay", 0.6), 1.0)
        branches(
            (0, 0, 0.75),
            wood((0.15, 0.11, 0.07), "stem", "z"),
            leaf((0.30, 0.17, 0.10), "dry-leaf"),
            7,
            1.15,
            (0.05, 0.02),
            0.6,
            12,
        )
