"""The dining room: a round table under a pendant, smoked oak boards, putty walls."""

from kit import light
from kit.decoration.objects import books, picture, pot
from kit.decoration.paintings import arcs
from kit.decoration.plants import branches
from kit.floors.wooden_floor import oak, planks
from kit.furnishing.drapery import curtain
from kit.furnishing.furniture import pedestal_table, pendant, sideboard, table_lamp
from kit.furnishing.seating import dining_chair
from kit.meshes import box, rod, standing
from kit.shell import skirting, wall, window
from kit.surfaces import ceramic, lacquered_iron, leaf, paint, paper, plaster, wood
from kit.textiles import cloth, cord, lampshade, sheer

LEFT, RIGHT, NEAR, FAR, HIGH = -3.6, 3.1, -6.8, 2.6, 3.0
EXTENT = (LEFT, RIGHT, NEAR, FAR)
WINDOW = (-2.6, 1.3, 0.1, 2.6)
TABLE = (0.0, 0.15)


def furnish():
    _shell()
    _table()
    _back()
    light.sky(5)
    light.sun(8, 36, 163)
    light.portal((RIGHT + 0.26, (WINDOW[0] + WINDOW[1]) / 2, 1.35), (-1, 0, 0), (3.9, 2.5))
    light.panel((-0.9, NEAR + 0.15, 1.75), (0, 1, 0), (3.4, 1.9), 90, (0.92, 0.96, 1))


def _shell():
    walls, trim = plaster((0.585, 0.525, 0.445), variation=0.07), paint((0.62, 0.57, 0.50))
    planks(
        (LEFT - 0.3, RIGHT + 0.3, NEAR - 0.3, FAR + 0.3),
        oak((0.26, 0.168, 0.098), spread=0.15, roughness=0.42),
        0.21,
        along="x",
    )
    box((14, 14, 0.1), (0, -2, -0.07), paint((0.08, 0.05, 0.03), "subfloor"), 0)
    box((10, 12, 0.1), (0, -2, HIGH + 0.05), paint((0.80, 0.78, 0.74), "ceiling", 0.9), 0)
    wall("left", LEFT, (NEAR, FAR), HIGH, walls)
    wall("right", RIGHT, (NEAR, FAR), HIGH, walls, [WINDOW])
    wall("back", FAR, (LEFT - 0.3, RIGHT + 0.3), HIGH, walls)
    wall("front", NEAR, (LEFT - 0.3, RIGHT + 0.3), HIGH, walls)
    window("right", RIGHT, WINDOW, paint((0.10, 0.09, 0.08), "steel"), 4, (1.0, 1.8), 0.04)
    skirting("back", FAR, (LEFT, RIGHT), trim)
    skirting("right", RIGHT, (WINDOW[1], FAR), trim)
    drape = sheer((0.74, 0.69, 0.60), through=0.34)
    curtain((RIGHT - 0.14, 0.85), (RIGHT - 0.14, 1.75), 0.012, 2.78, drape, 7, 0.05, seed=7)
    rod((RIGHT - 0.14, -3.2, 2.795), (RIGHT - 0.14, 1.9, 2.795), 0.012, 0.012, lacquered_iron())


def _table():
    ash = wood((0.40, 0.285, 0.175), "ash", variation=0.1)
    upright = wood((0.40, 0.285, 0.175), "ash-upright", "z", variation=0.1)
    seat = cord((0.60, 0.49, 0.34))
    with standing(TABLE):
        pedestal_table(0.68, 0.745, ash, upright)
        pot("moon", (0.05, 0.08, 0.745), ceramic((0.66, 0.60, 0.51), "moon-jar", 0.5), 0.86)
        branches(
            (0.05, 0.08, 0.95),
            wood((0.15, 0.11, 0.07), "stem", "z"),
            leaf((0.13, 0.14, 0.075)),
            6,
            0.55,
            (0.05, 0.02),
            0.9,
            12,
        )
        pot("bowl", (-0.28, -0.16, 0.745), ceramic((0.115, 0.09, 0.075), "clay", 0.55), 1.25)
        pendant((0, 0, 1.56), 0.33, lacquered_iron(), lampshade((0.80, 0.73, 0.62), "linen-shade"), HIGH, 10)
    for x, y, turn in ((-0.80, -0.36, 68), (0.83, -0.30, -72), (-0.60, 0.66, 138), (0.64, 0.64, 222)):
        with standing((TABLE[0] + x, TABLE[1] + y), turn):
            dining_chair(upright, seat)


def _back():
    walnut = wood((0.135, 0.078, 0.046), "walnut", variation=0.16)
    with standing((-0.55, FAR - 0.27)):
        sideboard(2.3, 0.74, 0.44, walnut, paint((0.05, 0.03, 0.02), "inside"))
        table_lamp(
            (-0.88, 0, 0.74), ceramic((0.50, 0.44, 0.36), "lamp-foot", 0.5), lampshade(), 4.5, 0.5, 0.17
        )
        pot("bottle", (0.62, 0.02, 0.74), ceramic((0.30, 0.24, 0.19), "umber", 0.6), 1.15)
        pot("cylinder", (0.83, -0.03, 0.74), ceramic((0.68, 0.63, 0.54), "pale", 0.5), 0.8)
        covers = [cloth(c, "cover", 600, 0.0002) for c in ((0.55, 0.50, 0.42), (0.24, 0.12, 0.08))]
        books((0.25, 0, 0.74), lambda n: covers[n % 2], paper(), [(0.28, 0.22, 0.028), (0.24, 0.18, 0.02)], 8)
    picture((-0.50, FAR, 1.66), (0.92, 1.14), wood((0.135, 0.078, 0.046), "frame", "z"), arcs)
