"""The morning living room: a linen sofa opposite the light, oak laid in herringbone."""

from kit import light
from kit.decoration.objects import books, picture, pot
from kit.decoration.paintings import stones
from kit.decoration.plants import olive_tree
from kit.floors.wooden_floor import herringbone, oak
from kit.furnishing.drapery import curtain
from kit.furnishing.furniture import floor_lamp, round_table, side_table, table_lamp
from kit.furnishing.seating import scatter_pillow, sofa, tub_chair
from kit.meshes import box, rod, standing
from kit.shell import skirting, wall, window
from kit.surfaces import ceramic, lacquered_iron, leaf, metal, paint, paper, plaster, wood
from kit.textiles import boucle, cloth, lampshade, sheer

LEFT, RIGHT, NEAR, FAR, HIGH = -3.0, 4.3, -6.8, 2.5, 2.9
EXTENT = (LEFT, RIGHT, NEAR, FAR)
WINDOW = (-2.5, 1.25, 0.12, 2.55)


def furnish():
    _shell()
    _seats()
    _tables()
    _wall_pieces()
    _light()


def _shell():
    walls, trim = plaster((0.79, 0.755, 0.70)), paint((0.80, 0.78, 0.74))
    herringbone((LEFT - 0.3, RIGHT + 0.3, NEAR - 0.3, FAR + 0.3), oak(grain_strength=0.7))
    box((14, 14, 0.1), (0, -2, -0.07), paint((0.12, 0.08, 0.05), "subfloor"), 0)
    box((10, 12, 0.1), (0.6, -2, HIGH + 0.05), paint((0.83, 0.82, 0.80), "ceiling", 0.9), 0)
    wall("left", LEFT, (NEAR, FAR), HIGH, walls, [WINDOW])
    wall("right", RIGHT, (NEAR, FAR), HIGH, walls)
    wall("back", FAR, (LEFT - 0.3, RIGHT + 0.3), HIGH, walls)
    wall("front", NEAR, (LEFT - 0.3, RIGHT + 0.3), HIGH, walls)
    window("left", LEFT, WINDOW, trim)
    skirting("back", FAR, (LEFT, RIGHT), trim)
    skirting("left", LEFT, (WINDOW[1], FAR), trim)
    drape = sheer((0.80, 0.77, 0.71))
    curtain((LEFT + 0.14, 0.62), (LEFT + 0.14, 1.74), 0.015, 2.72, drape, 8, 0.045)
    curtain((LEFT + 0.14, -3.0), (LEFT + 0.14, -2.2), 0.015, 2.72, drape, 6, 0.045, seed=5)
    rod((LEFT + 0.14, -3.2, 2.735), (LEFT + 0.14, 1.85, 2.735), 0.012, 0.012, lacquered_iron())


def _seats():
    linen, walnut = cloth((0.52, 0.465, 0.39), "linen"), wood((0.13, 0.072, 0.042), "walnut", "z", 0.38, 0.25)
    with standing((0.2, 1.76)):
        sofa(2.36, linen, walnut, cloth((0.47, 0.42, 0.35), "piping"))
        cream, clay = cloth((0.72, 0.67, 0.58), "cream", 120, 0.004), cloth((0.34, 0.31, 0.25), "clay")
        rust = cloth((0.26, 0.135, 0.085), "rust", variation=0.12)
        scatter_pillow(0.52, (-0.80, -0.16, 0.475), 16, 12, cream, 3, 0.036)
        scatter_pillow(0.44, (-0.50, -0.30, 0.475), 27, -12, rust, 7, 0.03)
        scatter_pillow(0.50, (0.76, -0.17, 0.475), 17, -14, clay, 12, 0.034)
    with standing((2.02, 0.42), -50):
        tub_chair(boucle((0.66, 0.60, 0.50)), walnut)


def _tables():
    frame = wood((0.36, 0.235, 0.135), "oak", variation=0.12)
    dark = ceramic((0.10, 0.075, 0.06), "clay", 0.55)
    covers = [
        cloth(c, "cover", 600, 0.0002) for c in ((0.52, 0.46, 0.37), (0.17, 0.10, 0.07), (0.62, 0.58, 0.5))
    ]
    with standing((-0.18, 0.62)):
        round_table(0.41, 0.36, frame)
        books(
            (-0.1, 0.04, 0.36), lambda n: covers[n % 3], paper(), [(0.3, 0.23, 0.03), (0.25, 0.19, 0.022)], 20
        )
        pot("bowl", (0.17, -0.06, 0.36), dark, 1.1)
    with standing((1.86, 1.86)):
        side_table(0.235, 0.526, wood((0.13, 0.072, 0.042), "walnut"), lacquered_iron())
        table_lamp((-0.02, 0.03, 0.526), ceramic((0.46, 0.40, 0.33), "lamp-foot", 0.5), lampshade(), 3.2)
        books((0.1, -0.13, 0.526), lambda n: covers[2], paper(), [(0.15, 0.11, 0.02)], 40)
    with standing((2.82, 1.98)):
        pot("planter", (0, 0, 0), ceramic((0.55, 0.49, 0.41), "planter", 0.7), 1.05)
        olive_tree((0, 0, 0.34), wood((0.16, 0.13, 0.095), "bark", "z", 0.8), leaf())


def _wall_pieces():
    picture((0.62, FAR, 1.66), (0.98, 1.24), wood((0.36, 0.235, 0.135), "frame", "z"), stones)
    with standing((-1.5, 2.06)):
        floor_lamp(1.58, lacquered_iron(), metal((0.52, 0.40, 0.22)), lampshade())


def _light():
    light.sky(5)
    light.sun(8, 33, 20)
    light.portal((LEFT - 0.26, (WINDOW[0] + WINDOW[1]) / 2, 1.335), (1, 0, 0), (3.75, 2.43))
    light.panel((0.9, NEAR + 0.15, 1.75), (0, 1, 0), (3.4, 1.9), 110, (0.92, 0.96, 1))
