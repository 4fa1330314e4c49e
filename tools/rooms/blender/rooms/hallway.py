"""The hallway: limestone, an arch at its end, doors that let the sun across the floor."""

from kit import light
from kit.decoration.objects import books, picture, pot
from kit.decoration.paintings import field, horizon
from kit.decoration.plants import branches, olive_tree
from kit.floors.stone_floor import limestone, slabs
from kit.furnishing.furniture import bench, console, globe, table_lamp
from kit.furnishing.seating import scatter_pillow
from kit.meshes import box, drum, standing
from kit.shell import arched_wall, skirting, wall, window
from kit.surfaces import ceramic, lacquered_iron, leaf, metal, paint, paper, plaster, wood
from kit.textiles import cloth, lampshade

LEFT, RIGHT, NEAR, FAR, HIGH = -1.32, 1.32, -7.2, 3.4, 3.0
EXTENT = (LEFT, RIGHT, NEAR, FAR)
BEYOND = 6.4
DOORS = [(-5.5, -4.2, 0.02, 2.45), (-1.3, 0.0, 0.02, 2.45)]
GARDEN = (4.1, 5.9, 0.1, 2.5)


def furnish():
    _shell()
    _beyond()
    _along_the_walls()
    _light()


def _shell():
    walls, trim = plaster((0.76, 0.70, 0.615), variation=0.06), paint((0.74, 0.70, 0.63))
    slabs((-4, 4, NEAR - 0.3, BEYOND + 0.3), limestone(), (0.8, 0.8), 0.5)
    ceiling = paint((0.82, 0.80, 0.76), "ceiling", 0.9)
    box((RIGHT - LEFT + 0.5, FAR - NEAR + 0.4, 0.1), (0, (NEAR + FAR) / 2, HIGH + 0.05), ceiling, 0)
    box((5.7, BEYOND - FAR + 0.3, 0.1), (0, (FAR + BEYOND) / 2 + 0.2, HIGH + 0.05), ceiling, 0)
    wall("left", LEFT, (NEAR, FAR), HIGH, walls, DOORS)
    wall("right", RIGHT, (NEAR, FAR), HIGH, walls)
    arched_wall(FAR, (-3.2, 3.2), HIGH, (-0.78, 0.78, 2.42), walls, None)
    box((6.4, 0.02, HIGH), (0, FAR + 0.25, HIGH / 2 + 2.42), walls, 0)
    wall("front", NEAR, (-3, 3), HIGH, walls)
    for opening in DOORS:
        window("left", LEFT, opening, trim, 2, (0.9, 1.7), 0.045)
    skirting("right", RIGHT, (NEAR, FAR), trim)
    skirting("back", FAR, (LEFT, -0.78), trim)
    skirting("back", FAR, (0.78, RIGHT), trim)
    edges = [NEAR, *(side for start, end, _, _ in DOORS for side in (start, end)), FAR]
    for start, end in zip(edges[::2], edges[1::2]):
        skirting("left", LEFT, (start, end), trim)


def _beyond():
    """The room behind the arch, lit by a window of its own."""
    walls = plaster((0.74, 0.68, 0.59), "far-plaster")
    wall("back", BEYOND, (-3.2, 3.2), HIGH, walls)
    wall("left", -2.6, (FAR + 0.24, BEYOND), HIGH, walls, [GARDEN])
    wall("right", 2.6, (FAR + 0.24, BEYOND), HIGH, walls)
    with standing((0.12, 5.55)):
        pot("planter", (0, 0, 0), ceramic((0.42, 0.30, 0.21), "planter", 0.7), 1.1)
        olive_tree((0, 0, 0.36), wood((0.16, 0.13, 0.095), "bark", "z", 0.8), leaf(), 1.5, 0.9)


def _along_the_walls():
    oak, oak_upright = wood((0.36, 0.245, 0.15), "oak"), wood((0.36, 0.245, 0.15), "oak-upright", "z")
    walnut = wood((0.135, 0.078, 0.046), "walnut")
    with standing((RIGHT - 0.19, 1.0), -90):
        console(1.3, 0.78, 0.34, walnut, wood((0.135, 0.078, 0.046), "walnut-upright", "z"))
        table_lamp(
            (-0.42, 0, 0.78), ceramic((0.56, 0.49, 0.40), "lamp-foot", 0.5), lampshade(), 4.0, 0.5, 0.14
        )
        covers = [cloth(c, "cover", 600, 0.0002) for c in ((0.52, 0.46, 0.37), (0.22, 0.11, 0.07))]
        books(
            (0.1, 0.0, 0.78), lambda n: covers[n % 2], paper(), [(0.26, 0.2, 0.026), (0.22, 0.17, 0.02)], 95
        )
        pot("bottle", (0.42, 0.02, 0.78), ceramic((0.14, 0.105, 0.08), "clay", 0.6), 1.1)
        branches(
            (0.42, 0.02, 1.0), wood((0.15, 0.11, 0.07), "stem", "z"), leaf(), 5, 0.6, (0.05, 0.017), 0.5, 14
        )
    picture((RIGHT, 1.0, 1.62), (0.66, 0.86), wood((0.135, 0.078, 0.046), "frame", "z"), field, normal="-x")
    with standing((RIGHT - 0.24, -1.75), -90):
        bench(1.3, 0.38, 0.45, oak, oak_upright)
        scatter_pillow(0.44, (0.32, 0.0, 0.45), 22, 8, cloth((0.60, 0.54, 0.45), "oat", 140, 0.003), 5, 0.03)
    picture((RIGHT, -1.75, 1.62), (0.9, 0.6), oak, horizon, normal="-x")
    with standing((LEFT + 0.32, 2.75)):
        pot("jar", (0, 0, 0), ceramic((0.40, 0.235, 0.14), "terracotta", 0.7), 1.5)
    brass = metal((0.52, 0.40, 0.22))
    for y in (-2.9, 0.35):
        drum(0.006, 0.42, (0, y, HIGH - 0.42), lacquered_iron(), 0)
        drum(0.07, 0.02, (0, y, HIGH - 0.02), brass)
        globe((0, y, HIGH - 0.55), 0.13, 7)


def _light():
    light.sky(5, seen=0.3)
    light.sun(9, 34, 24)
    for start, end, foot, head in DOORS:
        light.portal(
            (LEFT - 0.26, (start + end) / 2, (foot + head) / 2), (1, 0, 0), (end - start, head - foot)
        )
    light.portal((-2.6 - 0.26, 5.0, 1.3), (1, 0, 0), (1.8, 2.4))
    light.panel((0, NEAR + 0.15, 1.75), (0, 1, 0), (2.2, 1.9), 55, (0.96, 0.97, 1))
    light.bulb((0.6, 4.6, 2.2), 16, radius=0.09)
