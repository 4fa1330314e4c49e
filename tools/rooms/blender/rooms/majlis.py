"""A Dubai majlis: low seats on three sides, lattice windows, lanterns, terrazzo."""

from kit import light
from kit.decoration.objects import pot
from kit.floors.stone_floor import limestone, slabs
from kit.furnishing.cushions import bolster
from kit.furnishing.furniture import round_table
from kit.furnishing.majlis_seating import arm_block, coffee_set, lantern, lattice, seat_run
from kit.furnishing.seating import scatter_pillow
from kit.meshes import box, standing
from kit.shell import arched_wall, wall
from kit.surfaces import ceramic, lacquered_iron, metal, paint, plaster, wood
from kit.textiles import cloth

LEFT, RIGHT, NEAR, FAR, HIGH = -3.0, 3.0, -6.8, 2.6, 3.4
EXTENT = (LEFT, RIGHT, NEAR, FAR)
ARCHES = [(-2.3, -1.2), (-0.55, 0.55), (1.2, 2.3)]
SILL, HEAD = 0.95, 2.75


def furnish():
    _shell()
    _seats()
    _lights_and_coffee()
    light.sky(5, seen=0.16)
    light.sun(7, 24, 250, width=0.8)
    light.portal((0, FAR + 0.5, 1.85), (0, -1, 0), (4.8, 1.9))
    light.panel((0, NEAR + 0.15, 1.9), (0, 1, 0), (3.6, 2.0), 70, (0.95, 0.96, 1))
    light.panel((LEFT + 0.05, -4.6, 1.8), (1, 0, 0), (2.4, 2.4), 70, (1, 0.96, 0.9))


def _shell():
    walls = plaster((0.62, 0.51, 0.385), "lime", 0.008, 0.07)
    slabs(
        (LEFT - 0.3, RIGHT + 0.3, NEAR - 0.3, FAR + 0.3),
        limestone((0.50, 0.42, 0.325), spread=0.05, roughness=0.36),
        (1.2, 0.6),
        0.5,
    )
    box((10, 12, 0.1), (0, -2, HIGH + 0.05), paint((0.70, 0.62, 0.50), "ceiling", 0.9), 0)
    wall("left", LEFT, (NEAR, FAR), HIGH, walls)
    wall("right", RIGHT, (NEAR, FAR), HIGH, walls)
    wall("front", NEAR, (LEFT - 0.3, RIGHT + 0.3), HIGH, walls)
    edges = [LEFT - 0.3, -0.875, 0.875, RIGHT + 0.3]
    teak = wood((0.115, 0.062, 0.034), "teak", "z", 0.45)
    for number, (left, right) in enumerate(ARCHES):
        arched_wall(FAR, (edges[number], edges[number + 1]), HIGH, (left, right, HEAD), walls, None)
        box((right - left, 0.23, SILL), ((left + right) / 2, FAR + 0.115, SILL / 2), walls, 0)
        with standing(((left + right) / 2, FAR + 0.15)):
            lattice(6, 10, (right - left) / 6, (0, 0, SILL - 0.015), teak)
    for beam in range(6):
        box((RIGHT - LEFT, 0.13, 0.16), (0, NEAR + 1.2 + beam * 1.6, HIGH - 0.08), teak, 0.01)


def _seats():
    wool = cloth((0.54, 0.465, 0.36), "seat", 150, 0.003)
    back = cloth((0.49, 0.415, 0.315), "back", 150, 0.003)
    piping = cloth((0.12, 0.075, 0.05), "piping")
    russet = cloth((0.20, 0.085, 0.055), "russet", 140, 0.003)
    olive = cloth((0.13, 0.125, 0.085), "olive", 140, 0.003)
    base = wood((0.115, 0.062, 0.034), "plinth")
    with standing((0, FAR - 0.41)):
        seat_run(4.4, wool, back, base, piping, 4)
        scatter_pillow(0.46, (-1.72, -0.12, 0.33), 26, 14, russet, 5, 0.03)
        scatter_pillow(0.46, (1.78, -0.12, 0.33), 26, -12, olive, 8, 0.03)
        arm_block((0, -0.06, 0.43), back, piping)
    for side, x in ((1, LEFT + 0.41), (-1, RIGHT - 0.41)):
        with standing((x, 0.42), 90 * side):
            seat_run(2.7, wool, back, base, piping, 2, seed=80 + side)
            arm_block((0, -0.06, 0.43), back, piping, 90 + side)
            bolster(0.1, 0.5, (0.98 * side * -1, 0.12, 0.43), russet if side > 0 else olive, 78, 4)
    for x in (LEFT + 0.41, RIGHT - 0.41):
        box((0.78, 0.78, 0.31), (x, FAR - 0.41, 0.155), base, 0.01)


def _lights_and_coffee():
    brass, iron = metal((0.55, 0.40, 0.20), roughness=0.26), lacquered_iron()
    porcelain = ceramic((0.78, 0.75, 0.69), "porcelain", 0.25, 0)
    with standing((-1.62, 0.1)):
        round_table(0.24, 0.36, wood((0.115, 0.062, 0.034), "stool"), 4, 0.024, 0.02, 0.018)
        coffee_set((0, 0, 0.36), brass, porcelain)
    for x in (LEFT + 0.41, RIGHT - 0.41):
        pot("jar", (x, FAR - 0.42, 0.31), ceramic((0.36, 0.25, 0.165), "jar", 0.7), 1.25)
    for x, y, drop in ((-2.3, 0.5, 1.72), (2.3, 0.5, 1.72), (-0.875, 1.5, 2.0), (0.875, 1.5, 2.0)):
        lantern((x, y, drop), iron, 0.2, 0.46, 5, HIGH)
