"""The library: bottle-green walls, books to the ceiling, two chairs in oxblood by a brass lamp."""

from kit import light
from kit.decoration.objects import books, picture, pot
from kit.decoration.paintings import horizon
from kit.floors.wooden_floor import herringbone, oak
from kit.furnishing.drapery import curtain
from kit.furnishing.furniture import console, floor_lamp, side_table, table_lamp
from kit.furnishing.seating import scatter_pillow, tub_chair
from kit.furnishing.shelves import bookcase
from kit.meshes import box, drum, rod, standing
from kit.shell import skirting, wall, window
from kit.surfaces import ceramic, lacquered_iron, metal, paint, paper, plaster, wood
from kit.textiles import cloth, lampshade

LEFT, RIGHT, NEAR, FAR, HIGH = -3.3, 3.2, -6.8, 2.7, 3.15
EXTENT = (LEFT, RIGHT, NEAR, FAR)
WINDOW = (-2.3, 1.3, 0.35, 2.75)
GREEN = (0.036, 0.082, 0.058)
BINDINGS = [
    (0.125, 0.036, 0.028),
    (0.035, 0.048, 0.066),
    (0.25, 0.17, 0.085),
    (0.42, 0.365, 0.28),
    (0.045, 0.066, 0.05),
    (0.085, 0.055, 0.037),
    (0.52, 0.47, 0.38),
    (0.19, 0.10, 0.055),
    (0.32, 0.27, 0.20),
]


def furnish():
    _shell()
    _books()
    _chairs()
    _corner()
    light.sky(5)
    light.sun(9, 31, 18)
    light.portal((LEFT - 0.26, (WINDOW[0] + WINDOW[1]) / 2, 1.55), (1, 0, 0), (3.6, 2.4))
    light.panel((0.9, NEAR + 0.15, 1.75), (0, 1, 0), (3.4, 1.9), 150, (0.94, 0.96, 1))


def _shell():
    walls, trim = plaster(GREEN, "green", 0.004, 0.09), paint((0.03, 0.068, 0.048), "green-trim", 0.36)
    herringbone(
        (LEFT - 0.3, RIGHT + 0.3, NEAR - 0.3, FAR + 0.3), oak((0.155, 0.09, 0.05), roughness=0.44, grain_strength=0.6), 0.54, 0.09
    )
    box((14, 14, 0.1), (0, -2, -0.07), paint((0.06, 0.04, 0.03), "subfloor"), 0)
    box((10, 12, 0.1), (0, -2, HIGH + 0.05), paint((0.62, 0.57, 0.48), "ceiling", 0.9), 0)
    wall("left", LEFT, (NEAR, FAR), HIGH, walls, [WINDOW])
    wall("right", RIGHT, (NEAR, FAR), HIGH, walls)
    wall("back", FAR, (LEFT - 0.3, RIGHT + 0.3), HIGH, walls)
    wall("front", NEAR, (LEFT - 0.3, RIGHT + 0.3), HIGH, walls)
    window("left", LEFT, WINDOW, trim, 3, (1.95,), 0.05)
    skirting("back", FAR, (1.0, RIGHT), trim, 0.16)
    skirting("right", RIGHT, (NEAR, FAR), trim, 0.16)
    box((2.2, 0.03, 0.05), (2.1, FAR - 0.015, 0.98), trim, 0.006)
    drape = cloth((0.30, 0.155, 0.035), "velvet", 420, 0.0006, 0.16, 0.9)
    curtain((LEFT + 0.14, 1.28), (LEFT + 0.14, 1.95), 0.012, 2.9, drape, 8, 0.06, seed=3)
    curtain((LEFT + 0.14, -3.2), (LEFT + 0.14, -2.3), 0.012, 2.9, drape, 9, 0.06, seed=8)
    rod((LEFT + 0.14, -3.3, 2.92), (LEFT + 0.14, 2.05, 2.92), 0.014, 0.014, metal((0.46, 0.33, 0.16), "brass"))


def _books():
    covers = [cloth(color, "binding", 700, 0.0002, 0.1, 0.1) for color in BINDINGS]
    with standing((-1.02, FAR - 0.18)):
        bookcase(
            3.9, 2.86, 0.34, paint((0.03, 0.068, 0.048), "shelf", 0.36), covers, paper((0.6, 0.54, 0.43)), 6, 4
        )


def _chairs():
    oxblood = cloth((0.115, 0.022, 0.019), "oxblood", 300, 0.0006, 0.14, 0.5)
    walnut = wood((0.10, 0.055, 0.033), "walnut", "z", 0.38, 0.25)
    with standing((-1.72, 1.12), 32):
        tub_chair(oxblood, walnut, 0.86)
        scatter_pillow(0.4, (0.02, 0.05, 0.46), 20, 6, cloth((0.34, 0.2, 0.06), "ochre", 140, 0.003), 5, 0.03)
    with standing((0.72, 1.12), -30):
        tub_chair(oxblood, walnut, 0.86, 44)
    with standing((-0.72, 1.62)):
        side_table(0.22, 0.52, wood((0.10, 0.055, 0.033), "walnut-top"), metal((0.46, 0.33, 0.16), "brass"))
        pot("bowl", (0.05, -0.02, 0.52), ceramic((0.46, 0.40, 0.30), "cream", 0.45), 0.9)
    with standing((-2.55, 1.72)):
        floor_lamp(1.62, lacquered_iron(), metal((0.46, 0.33, 0.16)), lampshade((0.78, 0.66, 0.48)), 7)


def _corner():
    brass = metal((0.46, 0.33, 0.16), "brass")
    dark = wood((0.085, 0.047, 0.028), "mahogany", variation=0.2)
    with standing((2.15, FAR - 0.22)):
        console(1.35, 0.8, 0.36, dark, dark)
        table_lamp(
            (-0.42, 0, 0.8), ceramic((0.30, 0.045, 0.03), "glazed", 0.3), lampshade((0.8, 0.7, 0.52)), 4.5, 0.52, 0.17
        )
        pot("bottle", (0.42, 0.02, 0.8), ceramic((0.06, 0.10, 0.14), "blue-glaze", 0.32), 1.1)
        covers = [cloth(c, "cover", 600, 0.0002) for c in BINDINGS[:4]]
        books(
            (0.12, -0.02, 0.8), lambda n: covers[n % 4], paper(), [(0.27, 0.2, 0.035), (0.24, 0.18, 0.028)], 14
        )
    picture((2.15, FAR, 1.9), (1.1, 0.82), brass, horizon)
    with standing((2.75, 0.9)):
        drum(0.26, 0.38, (0, 0, 0), cloth((0.24, 0.13, 0.035), "stool", 160, 0.002), 0.05)
